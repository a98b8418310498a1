internal import XML

extension SummaryReader {
  /// A clause, or several that say one thing.
  struct Part {
    var text: String
    var sentence: Int
    var isBehindColon: Bool
    var tokens: [SummaryToken]

    /// A word of a clause beside it that may make it a statement about something else.
    var qualifier: String?

    /// Whether it or a clause before it in its sentence tells how the values go.
    var isInChange = false

    /// Whether it holds a statistic, a number or a name, and is no mere heading.
    var isStatement: Bool {
      tokens.contains { token in
        switch token {
        case .figure, .names: true
        case .phrase(let kind): SummaryClaim.statistics.contains(kind) || kind == .aside
        case .known, .unknown: false
        }
      }
    }

    var statistics: [Int] {
      tokens.indices.filter { Self.statistic(tokens[$0]) != nil }
    }

    static func statistic(_ token: SummaryToken) -> SummaryClaim.Kind? {
      switch token {
      case .phrase(.highest): .highest
      case .phrase(.lowest): .lowest
      case .phrase(.total): .total
      case .phrase(.mean): .mean
      default: nil
      }
    }

    func holds(_ kind: SummaryWords.Kind) -> Bool { tokens.contains(.phrase(kind)) }

    /// What may say of which data the clauses beside it are: the last word that is not understood of
    /// one that begins like “on weekdays” or “per person”, or all of one like “compared to last week”;
    /// nil of a statement or a heading.
    var ownQualifier: String? {
      let isOfChange = tokens.first == .phrase(.change) && !unknown.isEmpty
      if tokens.first == .phrase(.than) || isOfChange, figures.isEmpty, categories.isEmpty {
        return Excerpt.of(text)
      }
      guard !isStatement, !holds(.chart), let first = tokens.first,
        first == .phrase(.by) || first == .phrase(.filler)
      else { return nil }
      return unknown.last
    }

    /// Whether a number stands right before a name.
    var isNumbered: Bool {
      zip(tokens, tokens.dropFirst()).contains { token, next in
        if case .figure = token, case .names = next { true } else { false }
      }
    }

    var figures: [SummaryFigure] { Self.figures(tokens[...]) }
    var categories: [String] { Self.categories(tokens[...]) }

    static func figures(_ tokens: ArraySlice<SummaryToken>) -> [SummaryFigure] {
      tokens.compactMap { if case .figure(let figure) = $0 { figure } else { nil } }
    }

    static func categories(_ tokens: ArraySlice<SummaryToken>) -> [String] {
      tokens.flatMap { token -> [String] in
        if case .names(let names) = token { names.compactMap(\.category) } else { [] }
      }
    }

    var series: [Int] {
      tokens.flatMap { token -> [Int] in
        if case .names(let names) = token { names.compactMap(\.series) } else { [] }
      }
    }

    var unknown: [String] {
      // “49 hours per week” is another number than that of each day.
      [qualifier].compactMap(\.self) + (holds(.by) ? ["per"] : [])
        + tokens.compactMap { if case .unknown(let word) = $0 { word } else { nil } }
    }
  }
}
