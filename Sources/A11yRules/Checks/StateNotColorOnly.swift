internal import A11yModel
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// States are told apart by something other than colour.
  static let stateNotColorOnly = CheckSignature(
    "state-not-color-only",
    parameters: CueThresholds.parameters,
    cases: ["faint"],
    evidence: ColorOnlyReport.evidence
  ).deciding { context, verdicts in
    guard context.component.kind != .chart else { return }
    let table = context.facts[LookTable.self]
    let order = StateOrder(context.facts, table)
    let thresholds = CueThresholds(context.parameters)
    if table.looks.count < 2, let verdict = context.unstatedLooks { verdicts.append(verdict) }
    let likeness = StateLikeness(context, table, order)
    let areMany = table.looks.count > LookTable.few
    var alike =
      areMany
      ? AlikeLooks(ofMany: table) { first, second, variant, isLost in
        isLost || likeness.isConfused(first, second, in: variant)
      } : AlikeLooks(table)
    LookPairs(table, in: context.facts).judge(&verdicts) { first, second, detail, verdicts in
      let names = (table.looks[first].name, table.looks[second].name)
      let state = "\(names.0), \(names.1)"
      for (variant, difference, seen) in table.tellings(first, second, thresholds) {
        if seen == .lost || seen == .nothingDiffers {
          let isLost = seen == .lost
          if !areMany, isLost || likeness.isConfused(first, second, in: variant) {
            alike.join(first, second, in: variant, isLost: isLost)
          }
          continue
        }
        var telling = seen
        if [.colorAlone, .uncertainAlone].contains(telling) {
          if order.mayTell(first, from: second, in: variant, thresholds) {
            telling = .unknown(["whether people conclude it from the place in the row"], .fail)
          } else if context.showsValue(in: table.variants[variant], thresholds) {
            telling = .unknown(["whether people conclude it from the value"], .fail)
          }
        }
        let target = Target(table.looks[second].source)
        let report = ColorOnlyReport(
          names: names,
          difference: difference,
          telling: telling,
          hasHue: table.hasHue(first, second),
          thresholds: thresholds
        )
        guard var verdict = report.verdict(target, detail) else { continue }
        verdict.variant = table.variants[variant]
        verdict.state = state
        if verdict.result != .passed, detail != .standing {
          verdict.cause =
            telling == .colorAlone
            ? context.causeOfColorAlone : context.cause(table.looks[first], table.looks[second])
        }
        verdicts.append(verdict)
      }
    }
    for verdict in alike.verdicts(context) { verdicts.append(verdict) }
  }
}

extension CheckContext {
  /// What nobody can say where something is drawn of steps whose states are not known.
  fileprivate var unstatedLooks: Verdict? {
    guard let fact = component.missingState,
      component.parts.contains(where: { $0.role == .node && $0.state == nil })
    else { return nil }
    return Verdict(
      .cantTell([fact], likely: .none),
      facts.root,
      "whether people who cannot tell colours apart see in which state a step is depends on \(fact)"
    )
  }
}
