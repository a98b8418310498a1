internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// States are told apart by something other than colour.
  static let stateNotColorOnly = CheckSignature(
    "state-not-color-only",
    parameters: CueThresholds.parameters,
    cases: ColorOnlyFinding.cases + ["unstated"],
    evidence: ColorOnlyFinding.evidence,
    terms: ColorOnlyFinding.terms
  ).deciding { context, verdicts in
    guard context.component.kind != .chart else { return }
    let table = context.facts[LookTable.self]
    let order = StateOrder(context.facts, table)
    let thresholds = CueThresholds(context.parameters)
    // Where something is drawn of steps whose states are not known, nobody can say what it tells.
    if table.looks.count < 2, let fact = context.component.missingState,
      context.component.parts.contains(where: { $0.role == .node && $0.state == nil })
    {
      let ask = Ask(context, describing: true, of: context.facts.root)
      verdicts.add(ask.unknown(fact, as: "unstated"), to: ask)
    }
    let likeness = StateLikeness(context.facts, table, order, thresholds)
    let areMany = table.looks.count > LookTable.few
    var alike =
      areMany
      ? AlikeLooks(ofMany: table) { first, second, variant, isLost in
        isLost || likeness.isConfused(first, second, in: variant)
      } : AlikeLooks(table)
    LookPairs(table, in: context.facts).judge(&verdicts, namingAll: true) { first, second, add in
      for (variant, difference, seen) in table.tellings(first, second, thresholds) {
        if seen == .lost || seen == .nothingDiffers {
          let isLost = seen == .lost
          if !areMany, isLost || likeness.isConfused(first, second, in: variant) {
            alike.join(first, second, in: variant, isLost: isLost)
          }
          continue
        }
        var telling = seen
        if telling == .colorAlone || telling == .uncertainAlone {
          if order.mayTell(first, from: second, in: variant, thresholds) {
            telling = .unknown(["whether people conclude it from the place in the row"], .fail)
          } else if context.component.showsValue(in: table.variants[variant], thresholds) {
            telling = .unknown(["whether people conclude it from the value"], .fail)
          }
        }
        let finding = ColorOnlyFinding(
          pair: LookPair(table: table, first: first, second: second, variant: variant),
          difference: difference,
          telling: telling,
          thresholds: thresholds,
          context: context
        )
        add(variant, finding)
      }
    }
    for verdict in alike.verdicts(context) { verdicts.append(verdict) }
  }
}
