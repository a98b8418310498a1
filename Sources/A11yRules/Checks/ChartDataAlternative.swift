internal import A11yModel
internal import ChartSpeech
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The data of a chart are there for who does not see it: marks that tell their values, a table, an
  /// audio graph, or of a simple chart a text with all of them.
  static let chartDataAlternative = CheckSignature(
    "chart-data-alternative",
    formerly: "data-alternative",
    parameters: ["simple"],
    restingOn: [.marks],
    cases: ["graph", "hidden", "table"],
    evidence: ["marks", "told"],
    terms: ["lack", "name", "untold", "which"]
  ).whole { ask in
    guard let chart = ask.component.chart, !ask.facts.isDecorative, !ask.facts.isHiddenAsWhole
    else { return .outOfScope }
    let alternatives = DataAlternatives(ask.facts, chart)
    let (due, told) = (alternatives.data.due, alternatives.data.told)
    guard due > 0 else {
      // Of an image of which only the axes are known, nobody knows how many data there are, nor of a
      // chart that is described without any, unless something stands in for them.
      guard chart.marks.isEmpty, ask.facts.trees.allSatisfy({ $0.standIn == nil }) else {
        return .outOfScope
      }
      if alternatives.areOffered { return ask.holds() }
      let missing = [alternatives.missingMarks, alternatives.missing].compactMap(\.self)
      return ask.fails(unless: missing)
    }
    if told == due || alternatives.areOffered
      || due <= Int(ask.number("simple")) && alternatives.areSummedUp
    {
      return ask.holds()
    }
    let isOpen = told + alternatives.data.doubtful >= due
    let missing =
      isOpen ? alternatives.data.missing : [alternatives.missing].compactMap(\.self)
    let remedy: String? =
      switch alternatives.lack {
      case .hiddenTable: alternatives.isTableNamed ? "hidden" : "table"
      case .unnamedTable: "table"
      case .silentGraph: "graph"
      case .none: nil
      }
    return ask.fails(
      as: remedy,
      at: chart.table?.source,
      [
        "marks": due, "told": told, "untold": due - told, "lack": alternatives.lack.rawValue,
        "which": told == 0 ? "none" : due - told == 1 ? "one" : "some", "name": alternatives.name,
      ],
      unless: missing,
      likely: isOpen ? .none : .fail
    ) { verdict in
      if missing.isEmpty, alternatives.isNothingTold {
        (verdict.impact, verdict.isProof) = (.serious, true)
      }
    }
  }
}
