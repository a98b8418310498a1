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
  package mutating func add(_ text: SummaryText, _ words: [Word], _ vocabulary: ClaimWords) {
    var index = 0
    while index < words.count {
      guard let (kind, length) = vocabulary.phrase(at: index, of: words) else {
        index += 1
        continue
      }
      let said = words[index..<(index + length)]
      if ClaimWords.types.contains(kind) {
        if Self.fits(kind, chart) {
          right = right ?? said.joined
        } else if wrong == nil {
          wrong = (said.joined, text)
        }
      } else if kind == .chart, chart.form == nil {
        right = right ?? said.joined
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

extension SummaryReader {
  /// The clause in which a text calls a chart what it is not, where it calls it so and does not speak of
  /// another: “Pie chart of seven categories” of bars, not “Unlike the pie chart, …”.
  package func wrongKind(_ kinds: NamedKinds, _ chart: Chart) -> String? {
    guard kinds.right == nil, let (said, text) = kinds.wrong, chart.form != nil,
      !chart.isRecognized
    else { return nil }
    let phrase = Words(said).list
    // “Bar and line chart” is both, and what else there is may be drawn with bars and lines.
    guard !phrase.contains(where: { $0 == "and" }), !isOther(phrase) else { return nil }
    for clause in SummaryClause.all(in: text.text, language) {
      let start = clause.words.indices.first { clause.words[$0...].starts(with: phrase) }
      guard let start else { continue }
      let before = tokens(of: Array(clause.words[..<start]))
      let isCalled = before.allSatisfy { token in
        switch token {
        case .known, .names: true
        default: token.isFiller
        }
      }
      guard isCalled, !parts(of: [clause]).contains(where: { $0.holds(.aside) }) else { return nil }
      return clause.text
    }
    return nil
  }

  private func isOther(_ phrase: [Word]) -> Bool {
    vocabulary.phrase(at: 0, of: phrase)?.kind == .otherChart
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
