internal import A11yModel
internal import ChartSpeech
internal import Listening
internal import RuleCatalogue

extension Check {
  /// What a hidden legend tells the eye, the marks or the summary tell the ear.
  static let legendHiddenHasEquivalent = CheckSignature(
    "legend-hidden-has-equivalent",
    formerly: "legend-hidden",
    restingOn: [.marks, .series, .legend],
    cases: ["entries", "summary"],
    evidence: ["announcement", "marks", "series"]
  ).one(of: LegendKey.self) { key, ask in
    guard let chart = ask.component.chart, key.isHidden, !chart.series.isEmpty,
      ask.facts.trees.first?.isForPeople ?? false
    else { return .outOfScope }
    let speech = SeriesSpeech(ask.facts, key)
    guard !speech.untold.isEmpty else {
      guard speech.told.isEmpty else { return ask.holds() }
      let fact = key.entries.lazy.compactMap(\.name.missing).first
      return fact.map { ask.unknown($0, as: "entries", likely: .fail) } ?? .outOfScope
    }
    let marks = speech.untold.reduce(0) { $0 + $1.silentMarks }
    return ask.fails(
      as: marks == 0 ? "summary" : nil,
      [
        "series": speech.untold.map(\.name), "marks": marks,
        "announcement": speech.untold.lazy.compactMap(\.announcement).first ?? "",
      ],
      unless: Set(speech.untold.flatMap(\.missing)).sorted(),
      likely: .none
    ) { $0.sites = ask.facts.sitesOfMarks }
  }
}

extension AccessibilityTree {
  /// Whether the component is meant to be met; where all of it is hidden, the legend is the least
  /// of it.
  fileprivate var isForPeople: Bool {
    switch exposures.first {
    case .hidden, .decorative, nil: false
    default: true
    }
  }
}
