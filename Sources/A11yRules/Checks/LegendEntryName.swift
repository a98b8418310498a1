internal import A11yModel

extension Check {
  /// Each entry of a legend that is met names its series, and says whether it is shown where it
  /// can be switched.
  static let legendEntryName = Check("legend-entry-name", restingOn: [.series, .legend]) {
    context,
    verdicts in
    guard let chart = context.component.chart, let key = context.facts[LegendKey.self],
      !key.isHidden,
      let tree = context.facts.trees.first
    else { return }
    let usesSelection = LegendLine.usesSelection(key.entries.compactMap(\.element), tree)
    for entry in key.entries {
      guard let element = entry.element else { continue }
      let name = entry.series.flatMap { chart.series[$0].name.value } ?? entry.name.value
      let line = LegendLine(element, tree, usesSelection: usesSelection)
      var verdict = Verdict(
        .passed,
        Target(
          entry.series.flatMap { context.facts.source(of: .series($0)) } ?? entry.source,
          at: tree.elements[line.culprit].source
        )
      )
      if let flaw = line.flaw(name) {
        verdict.message = flaw.message
        verdict.remedy = flaw.remedy
        verdict.result =
          flaw.missing.isEmpty ? .failed : .cantTell(flaw.missing, likely: .none)
      }
      verdict.evidence = [Evidence("announcement", .text(line.announcement.text))]
      if line.isOperable {
        verdict.impact = .serious
        verdict.conditions = ["operable"]
      }
      verdicts.append(verdict)
    }
  }
}
