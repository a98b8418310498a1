internal import A11yModel

extension Check {
  /// States are told apart by something other than colour.
  static let stateNotColorOnly = Check(
    "state-not-color-only",
    parameters: CueThresholds.parameters
  ) { context, verdicts in
    guard context.component.kind != .chart else { return }
    let table = LookTable(context.component)
    let order = StateOrder(context.component, table)
    let thresholds = CueThresholds(context)
    LookPairs(table, in: context.component).judge(&verdicts) { first, second in
      table.judgedVariants(of: [first, second]).compactMap { variant -> Verdict? in
        let difference = table.difference(first, second, in: variant, thresholds)
        var telling = difference.telling(hasHue: table.hasHue(first, second), thresholds)
        if telling == .colorAlone || telling == .faintAlone {
          if let likely = order.telling(first, from: second, in: variant, thresholds) {
            telling = .unknown(["whether people conclude it from the place in the row"], likely)
          } else if context.showsValue(in: table.variants[variant], thresholds) {
            telling = .unknown(["whether people conclude it from the value"], .fail)
          }
        }
        let target = Target(table.looks[second].source)
        let report = ColorOnlyReport(
          names: (table.looks[first].name, table.looks[second].name),
          difference: difference,
          telling: telling,
          hasHue: table.hasHue(first, second),
          thresholds: thresholds
        )
        guard var verdict = report.verdict(target) else { return nil }
        verdict.variant = table.variants[variant]
        verdict.state = "\(table.looks[first].name), \(table.looks[second].name)"
        if verdict.result != .passed {
          verdict.cause =
            telling == .colorAlone
            ? context.causeOfColorAlone : context.cause(table.looks[first], table.looks[second])
        }
        return verdict
      }
    }
  }
}

extension CheckContext {
  /// Whether a progress says in figures how far it is.
  fileprivate func showsValue(in variant: Variant, _ thresholds: CueThresholds) -> Bool {
    component.kind == .progress
      && component.parts.contains { part in
        guard part.kind == .text,
          !part.content.isDisjoint(with: [.data("value"), .data("percent")]),
          let coat = component.rendering(of: part)[variant]?.fill
        else { return false }
        return Cue.Visibility(coat, minimum: thresholds.contrast) == .seen
      }
  }
}

extension [TextRun] {
  fileprivate func isDisjoint(with runs: [TextRun]) -> Bool { !contains(where: runs.contains) }
}
