internal import Language
internal import Support

extension SummaryReader {
  /// A clause, or several that say one thing.
  struct Part {
    var text: String
    var sentence: Int
    var isBehindColon: Bool
    var isInBrackets: Bool
    var tokens: [SummaryToken]

    /// A word of a clause beside it that may make it a statement about something else.
    var qualifier: String?

    /// Whether it or a clause before it in its sentence says what kind of chart it is, with no statistic
    /// in between.
    var isOfKind = false

    /// Whether it or a clause before it in its sentence tells how the values go.
    var isInChange = false

    /// Whether a clause before it in its sentence says that it is about a span of the data.
    var isOfPart = false

    /// The series that a clause before it is headed by: those of “South: 3 points, highest 4”; empty where
    /// it is not known which series that is.
    var heading: [Int]?

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
      case .phrase(.extreme): .extreme
      case .phrase(.atMost): .bound(isUpper: true)
      case .phrase(.atLeast): .bound(isUpper: false)
      case .phrase(.total): .total
      case .phrase(.mean): .mean
      case .phrase(.median): .median
      default: nil
      }
    }

    func holds(_ kind: ClaimWords.Kind) -> Bool {
      switch kind {
      case .range: tokens.contains(.phrase(.range)) || tokens.contains(.phrase(.ranges))
      default: tokens.contains(.phrase(kind))
      }
    }

    /// Whether a word of it tells how the values go.
    var holdsChange: Bool { tokens.contains(where: \.isChange) }

    /// What may say of which data the clauses beside it are: the last word that is not understood of
    /// one that begins like “on weekdays” or “per person”, or all of one like “compared to last week”;
    /// nil of a statement or a heading.
    var ownQualifier: String? {
      let isOfChange = (tokens.first?.isChange ?? false) && !unknown.isEmpty
      if tokens.first == .phrase(.than) || isOfChange, figures.isEmpty, categories.isEmpty {
        return Excerpt.of(text)
      }
      guard !isStatement, !holds(.chart), let first = tokens.first,
        first == .phrase(.by) || first.isFiller
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

    /// “5 to 9 hours”, “from 5 hours to 9 hours”, “between 5 and 9”.
    static func range(_ tokens: ArraySlice<SummaryToken>) -> Range? {
      let isExact = tokens.contains(.phrase(.ranges))
      let isNamed = isExact || [.range, .from].contains { tokens.contains(.phrase($0)) }
      for index in tokens.indices.dropFirst(2) {
        guard case .figure(let first) = tokens[index - 2], case .figure(let second) = tokens[index],
          tokens[index - 1] == .phrase(.to)
            || (isNamed && tokens[index - 1].isFiller
              && tokens[..<(index - 2)].contains(where: \.leadsRange))
        else { continue }
        return Range(
          first: first.sharing(second),
          second: second,
          isNamed: isNamed,
          isExact: isExact
        )
      }
      return nil
    }

    /// Two numbers, and where they stand.
    struct Range {
      var first: SummaryFigure
      var second: SummaryFigure

      /// Whether a word says that it is one.
      var isNamed: Bool

      /// Whether it says that values are at both ends.
      var isExact: Bool

      /// Whether it may say of what times the values are: “2019 to 2023”, “May 3 to 9”.
      var mayBeOfTime: Bool {
        second.endsYears(from: first) || (first.isDate && second.isDate)
      }
    }

    // MARK: spans

    /// Where the two times stand that a span is between, as that of “from 2019 to 2021”; nil where there
    /// is none.
    var span: (first: Int, last: Int)? {
      for index in tokens.indices.dropFirst() {
        let isBetween = tokens[index] == .phrase(.and) && tokens[..<index].contains(.phrase(.range))
        guard tokens[index] == .phrase(.to) || isBetween, isTime(tokens[index - 1]),
          let next = tokens[(index + 1)...].firstIndex(where: { !$0.isFiller }),
          isTime(tokens[next])
        else { continue }
        return (index - 1, next)
      }
      return nil
    }

    private func isTime(_ token: SummaryToken) -> Bool {
      switch token {
      case .names(let names): names.contains { $0.category != nil }
      case .figure(let figure): figure.isDate
      default: false
      }
    }

    /// Whether it says nothing but of which span something is told.
    var isOfSpan: Bool {
      guard let span, statistics.isEmpty, !isOfKind else { return false }
      return tokens.indices.allSatisfy { index in
        if index == span.first || index == span.last { return true }
        switch tokens[index] {
        case .known, .phrase(.to), .phrase(.from), .phrase(.range): return true
        default: return tokens[index].isFiller
        }
      }
    }

    /// Whether it gives a range of one series, as what stands before it says: “Deep: 2 to 4”.
    var isOfSeriesAlone: Bool {
      guard case .names(let names)? = tokens.first else { return false }
      return names.contains { $0.series != nil } && series.count == 1 && categories.isEmpty
        && tokens.count == 4
    }

    typealias End = (figure: SummaryFigure, category: String)

    /// “From 12 in January to 45 in June”: the values of two categories.
    static func ends(_ tokens: ArraySlice<SummaryToken>) -> (first: End, second: End)? {
      let sides = tokens.split(separator: .phrase(.to))
      let ends = sides.compactMap { side -> End? in
        let (figures, categories) = (Self.figures(side), Self.categories(side))
        guard figures.count == 1, categories.count == 1 else { return nil }
        return (figures[0], categories[0])
      }
      guard sides.count == 2, ends.count == 2, ends[1].figure.isOfValues else { return nil }
      return ((ends[0].figure.sharing(ends[1].figure), ends[0].category), ends[1])
    }
  }
}
