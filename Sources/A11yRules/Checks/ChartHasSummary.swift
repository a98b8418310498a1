internal import A11yModel
internal import Claims
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What is heard of a chart as a whole says what it shows, and a statistic of its data: the first
  /// two of the four levels of Lundgard and Satyanarayan.
  static let chartHasSummary = CheckSignature(
    "chart-has-summary",
    formerly: "chart-summary",
    words: SummaryTemplate.lists + SummaryVariables.lists + ["en-subjective", "trend"],
    restingOn: [.form, .marks],
    doubts: ["statistics"],
    cases: ["enough", "language", "silent", "type", "unknown"],
    evidence: ["announcement", "levels", "subjective", "summary"],
    terms: ["heard", "lack", "texts"]
  ).whole { ask in
    guard let chart = ask.component.chart, let tree = ask.facts.trees.first,
      isJudged(chart, tree, ask.facts)
    else { return .outOfScope }
    let levels = ask.memo.value { SummaryLevels(ask.facts, ask.parameters, chart) }
    let particulars: Particulars = [
      "announcement": levels.quotable.joined(separator: ", "), "levels": levels.told,
      "subjective": levels.subjective.isEmpty ? nil : levels.subjective,
    ]
    guard let lack = levels.lack else { return ask.holds(particulars) }
    let (finding, missing) = doubt(lack, levels, ask)
    return ask.fails(
      as: levels.remedy,
      particulars + [
        "summary": ask.memo.value { SuggestedSummary(ask, chart) }.text,
        "heard": levels.quoted ?? "no summary of the chart",
        "texts": max(levels.quotable.count, 1), "lack": lack.text,
      ],
      unless: missing,
      likely: finding == "language" ? .none : .fail
    ) { verdict in
      verdict.saying = finding ?? (levels.quotable.isEmpty ? "silent" : nil)
      if levels.lacksOnlyRightKind { verdict.matter = .kindOfChart }
    }
  }

  /// Whether there is anything to sum up: not where there are no data, nor where the chart is hidden,
  /// for what stands in its place has a rule of its own.
  private static func isJudged(
    _ chart: Chart,
    _ tree: AccessibilityTree,
    _ facts: ComponentFacts
  ) -> Bool {
    if chart.marks.isEmpty, facts.isComplete.contains(.data) { return false }
    switch tree.exposures.first {
    case .hidden, .decorative: return false
    default: return true
    }
  }

  /// The case of what is in doubt, and the facts that are missing.
  private static func doubt(
    _ lack: SummaryLevels.Lack,
    _ levels: SummaryLevels,
    _ ask: Ask
  ) -> (finding: String?, missing: [String]) {
    let unknown = unknownTexts(ask)
    if !unknown.isEmpty { return ("unknown", unknown) }
    if let fact = levels.unknownLanguage { return ("language", [fact]) }
    guard lack.isPartial, ask.profile.doubted == "statistics" else { return (nil, []) }
    return ("enough", ["whether the chart is understood without that"])
  }

  /// What may be said beyond what is known.
  private static func unknownTexts(_ ask: Ask) -> [String] {
    guard let root = ask.facts.trees.first?.elements[0], let chart = ask.component.chart else {
      return []
    }
    let missing = [
      root.label.missing, root.value.missing, root.hint.missing, chart.missingSummary,
      ask.facts.doubt("what else is said of the chart"),
    ]
    return missing.compactMap(\.self)
  }
}

/// A summary that would do; nil where none can be written.
private struct SuggestedSummary: Sendable {
  let text: String?

  init(_ ask: Ask, _ chart: Chart) {
    guard let figures = ask.facts[ChartFigures.self], figures.missing == nil else {
      text = nil
      return
    }
    text = SummaryTemplate(ask.facts, ask.parameters)?.summary(of: chart, figures)
  }
}
