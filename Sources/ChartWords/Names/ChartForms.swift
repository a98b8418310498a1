package import A11yModel

/// The forms of charts by the words of their parts.
package enum ChartForms {
  private static let wholes: Set<String> = ["chart", "graph"]

  /// What a whole chart has besides its marks: MUI’s `ChartsAxis-line` is no line chart.
  private static let surroundings: Set<String> = ["title", "axis", "tick", "legend", "grid"]

  /// Whether a phrase says of which form a whole chart is, as `bar-graph` does.
  package static func isStated(_ phrase: IdiomPhrase) -> Bool {
    guard phrase.has(anyOf: wholes), phrase.words.count > 1, !phrase.has(anyOf: surroundings) else {
      return false
    }
    return phrase.words.contains { byWord[$0] != nil }
  }

  /// The form of the chart that a phrase says; nil for another.
  package static func stated(_ phrase: IdiomPhrase) -> Chart.Form? {
    let kinds = phrase.words.compactMap { byWord[$0] }
    return kinds.contains { $0.form == nil } ? nil : kinds.first?.form
  }

  /// The form that a phrase is typical of; nil where it is of none, or is about a whole chart.
  ///
  /// - Parameters:
  ///   - phrase: what a part is called.
  ///   - isInSeries: whether the part belongs to a series.
  /// - Returns: the form; what fills a series is an area.
  package static func form(of phrase: IdiomPhrase, isInSeries: Bool) -> Chart.Form? {
    guard !phrase.has(anyOf: wholes) else { return nil }
    if phrase.has("fill") { return isInSeries ? .area : nil }
    let kinds = phrase.words.compactMap { byWord[$0] }
    let forms = kinds.compactMap(\.form)
    // ApexCharts’ `pie-area`, `bar-area` and `candlestick-area` are no areas below lines.
    if let own = forms.first(where: { $0 == .bar || $0.isWhole }) { return own }
    return forms == [.area] && kinds.count > 1 ? nil : forms.first
  }

  /// All of the words.
  static let words = Set(byWord.keys)

  private static let byWord: [String: ChartKind] = forms.mapValues { .form($0) }.merging(
    others.map { ($0, .other) }
  ) { form, _ in form }.merging(["heat": .heatMap, "heatmap": .heatMap, "treemap": .treemap]) { $1 }

  private static let others = [
    "box", "funnel", "gauge", "radar", "sunburst", "quadrant", "spider", "polar",
    "candlestick", "sankey", "solidgauge",
  ]

  private static let forms: [String: Chart.Form] = [
    "bar": .bar, "column": .bar, "histogram": .bar, "stackedbar": .bar, "horizontalbar": .bar,
    "rangebar": .bar, "line": .line, "curve": .line, "area": .area, "pie": .pie, "slice": .pie,
    "wedge": .pie,
    "sector": .pie, "arc": .pie, "donut": .donut, "doughnut": .donut, "scatter": .scatter,
    "dot": .scatter, "bubble": .scatter, "symbol": .scatter,
  ]
}
