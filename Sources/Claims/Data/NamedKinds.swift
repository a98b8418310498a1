package import A11yModel
package import Language

/// What kinds of chart the texts of one name.
package struct NamedKinds: Sendable {
  /// The words for the kind it is, or may be called.
  private(set) var right: String?

  /// The words for a kind that it is not, with the text they stand in.
  package private(set) var wrong: (said: String, text: SummaryText)?

  private let chart: Chart

  package init(_ chart: Chart) { self.chart = chart }

  /// Adds the words for kinds in a text.
  package mutating func add(_ text: SummaryText, _ tokens: TextTokens, _ vocabulary: ClaimWords) {
    var index = 0
    while index < tokens.count {
      guard let (kind, length) = vocabulary.phrase(at: index, of: tokens) else {
        index += 1
        continue
      }
      let said = tokens.text(index..<(index + length))
      if ClaimWords.types.contains(kind) {
        if Self.fits(kind, chart) {
          right = right ?? said
        } else if wrong == nil {
          wrong = (said, text)
        }
      } else if kind == .chart, chart.form == nil {
        right = right ?? said
      }
      index += length
    }
  }

  /// Whether a chart may be called so: many call an area a line, and who can tell calls a row of dots
  /// either.
  ///
  /// What a picture was taken for may be a part of a chart of another kind.
  private static func fits(_ kind: ClaimWords.Kind, _ chart: Chart) -> Bool {
    if kind == .otherChart, chart.isRecognized { return true }
    return switch chart.form {
    case nil: true
    case .bar: kind == .bar
    case .line: kind == .line || kind == .area || kind == .scatter
    case .area: kind == .area || kind == .line
    case .pie, .donut: kind == .pie
    case .scatter: kind == .scatter || kind == .line
    }
  }
}

extension DataReader {
  /// The clause in which a text calls a chart what it is not, where it calls it so and does not speak of
  /// another: “Pie chart of seven categories” of bars, not “Unlike the pie chart, …”.
  package func wrongKind(_ kinds: NamedKinds, _ chart: Chart) -> String? {
    guard kinds.right == nil, let (said, text) = kinds.wrong, chart.form != nil,
      !chart.isRecognized
    else { return nil }
    let phrase = TextTokens(said, tag)
    // “Bar and line chart” is both, and what else there is may be drawn with bars and lines.
    guard vocabulary.phrase(at: 0, of: phrase)?.kind != .otherChart,
      !phrase.tokens.indices.contains(where: {
        vocabulary.phrase(at: $0, of: phrase).map { $0.kind == .and } ?? false
      })
    else { return nil }
    for clause in Clause.all(in: text.text, tag) {
      let own = String(text.text[clause.range])
      let tokens = TextTokens(own, tag)
      guard let start = tokens.ranges(of: phrase).first?.lowerBound else { continue }
      let before = items(of: TextTokens(tokens.text(0..<start), tag))
      let isCalled = before.allSatisfy { item in
        if case .names = item { true } else { item.isFiller }
      }
      return isCalled && !items(of: own).contains { $0.kind == .aside } ? own : nil
    }
    return nil
  }
}

extension Chart.Form {
  /// What a chart of this kind is called.
  package var name: String {
    switch self {
    case .bar: "a bar chart"
    case .line: "a line chart"
    case .area: "an area chart"
    case .pie: "a pie chart"
    case .donut: "a donut chart"
    case .scatter: "a scatter plot"
    }
  }
}
