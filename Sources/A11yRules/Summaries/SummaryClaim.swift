internal import A11yModel
internal import Language

/// What a clause of a summary says of the data.
struct SummaryClaim: Hashable, Sendable {
  var kind: Kind
  var figures: [SummaryFigure] = []
  var categories: [String] = []

  /// The part of the data that it is about; nil where that is all of them.
  var span: SummarySpan?

  /// The series it names; indexes into the chart's.
  var series: [Int] = []

  /// The words that are not understood, without which it may mean something else.
  var unknown: [String] = []

  /// As it is written.
  var text: String

  /// Whether its number stands right before what it names, as in “1: Sunday”.
  var isNumbered = false

  /// What is said.
  enum Kind: Hashable, Sendable {
    case highest
    case lowest
    /// The highest or the lowest, by what is measured.
    case extreme
    /// What no value is above, or else below.
    case bound(isUpper: Bool)
    case total
    case mean
    case median
    /// From the first number to the second; whether a word says that the data range so.
    case range(isNamed: Bool, isExact: Bool)
    /// From what time to what time the data go.
    case extent(StatedExtent)
    /// The values of all categories in turn.
    case list
    /// How the values go.
    case trend(StatedTrend)
    /// How many series there are, or else categories or marks.
    case count(of: Counted)
    /// The value of a category, or what the name of a series stands beside.
    case point
    /// How values are to each other; nil where it is not told which ones.
    case comparison(StatedComparison?)
    /// That two values are told side by side.
    case pair
  }

  /// The kinds of words that say a statistic.
  static let statistics = SummaryWords.changes.union([
    .highest, .lowest, .extreme, .atMost, .atLeast, .total, .mean, .median, .range, .from, .to,
    .than,
  ])

  /// Whether it says how many there are of something.
  var isCount: Bool { if case .count = kind { true } else { false } }

  /// Whether it can be compared with the data only where the categories are times.
  var isOfTime: Bool {
    switch kind {
    case .trend, .extent, .count(of: .periods), .comparison: true
    default: false
    }
  }

  /// Whether it says how values are to each other.
  var isComparison: Bool { if case .comparison = kind { true } else { false } }

  /// Whether it says how the values go.
  var isOfTrend: Bool { if case .trend = kind { true } else { false } }

  /// Whether it holds a number or a name without which it says nothing.
  var isFilled: Bool { !figures.isEmpty || !categories.isEmpty || !series.isEmpty }
}

extension SummaryReader {
  /// What the clauses of a text claim.
  func claims(in clauses: [SummaryClause]) -> [SummaryClaim] { parts(of: clauses).flatMap(claims) }

  /// The clauses of a text, joined to what each of them says.
  func parts(of clauses: [SummaryClause]) -> [Part] {
    var parts: [Part] = clauses.map {
      Part(
        text: $0.text,
        sentence: $0.sentence,
        isBehindColon: $0.isBehindColon,
        isInBrackets: $0.isInBrackets,
        tokens: tokens(of: $0.words)
      )
    }
    head(&parts)
    joinColons(&parts)
    joinLists(&parts)
    joinSubjects(&parts)
    join(&parts)
    joinBrackets(&parts)
    joinLeads(&parts)
    joinRanges(&parts)
    leadSpans(&parts)
    let isAnyTrend = parts.contains(where: \.isOfTrend)
    if isAnyTrend {
      splitTrends(&parts)
      joinTrends(&parts)
    }
    qualify(&parts)
    if isAnyTrend { readTrends(&parts) }
    return parts
  }

  func claims(of part: Part) -> [SummaryClaim] {
    if part.holds(.aside) { return [] }
    if !part.list.isEmpty {
      return [
        SummaryClaim(
          kind: .list,
          figures: part.list,
          series: part.series.isEmpty ? part.heading ?? [] : part.series,
          unknown: part.unknown,
          text: part.text
        )
      ]
    }
    let values = part.values
    if !values.isEmpty { return values.flatMap(claims) }
    let (series, unknown) = (part.series.isEmpty ? part.heading ?? [] : part.series, part.unknown)
    let span = Part.span(in: part.tokens[...])?.span ?? part.leadingSpan
    func claim(
      _ kind: SummaryClaim.Kind,
      _ figures: [SummaryFigure],
      _ categories: [String],
      _ span: SummarySpan? = nil
    ) -> SummaryClaim {
      SummaryClaim(
        kind: kind,
        figures: figures,
        categories: categories,
        span: span,
        series: series,
        unknown: unknown,
        text: part.text
      )
    }
    var claims: [SummaryClaim] = []
    // “Line 1 of 2 with 7 points” begins and ends nowhere.
    let counts = part.counts
    let range = Part.range(part.tokens[...]).flatMap { range in
      counts.contains { $0.figure == range.first || $0.figure == range.second } ? nil : range
    }
    if part.holds(.than) || part.isOfFactor || (part.holdsChange && !part.statistics.isEmpty) {
      let comparison = part.comparison
      // “Compared with 2022” says nothing alone.
      let kind =
        part.comparesValues ? SummaryClaim.Kind.comparison(comparison) : SummaryClaim.Kind.pair
      claims = [claim(kind, part.figures, part.categories)].filter(\.isFilled)
      for index in claims.indices where comparison != nil {
        claims[index].unknown = part.unknownOfComparison
      }
    } else if part.trend != nil {
      claims = trends(of: part)
    } else if !part.statistics.isEmpty {
      // “Peak hours 7 to 10” are no value; “weeks 3 to 5” are none of those that follow.
      claims =
        range.map { $0.first.relation == .other } ?? true
        ? statistics(of: part) { claim($0, $1, $2, Part.span(in: $3)?.span ?? span) } : []
    } else if let range {
      // “Line chart of sales, 2019 to 2023” does not say how far the sales go.
      if areYearsValues || !range.mayBeOfTime {
        let kind = SummaryClaim.Kind.range(
          isNamed: range.isNamed,
          isExact: range.isExact || part.isOfSeriesAlone
        )
        let categories = Part.categoriesBesideSpan(part.tokens[...])
        claims = [claim(kind, [range.first, range.second], categories, span)]
      }
    } else if let (first, second) = Part.ends(part.tokens[...]) {
      // That the two are told side by side is a statistic; each is true or not.
      claims = [claim(.pair, part.figures, part.categories)]
      claims += [first, second].map { claim(.point, [$0.figure], [$0.category]) }
    } else if let extent = part.extent {
      claims = [claim(.extent(extent), [], [])]
      // The time that is not known is what it is about.
      claims[0].unknown = []
    } else if let periods = part.periods {
      claims = [claim(.count(of: .periods(periods.unit)), [periods.figure], [])]
    } else if !counts.isEmpty {
      claims = counts.map { claim(.count(of: $0.counted), [$0.figure], part.categories) }
      for index in claims.indices { claims[index].unknown = part.unknownOfCount }
    } else {
      let figures = part.figures.filter { $0.isOfValues || isOfOtherUnit($0) }
      let isOfSeries = part.categories.isEmpty && part.series.count == 1
      if figures.count == 1, part.figures.count == 1, part.categories.count == 1 || isOfSeries {
        claims = [claim(.point, figures, part.categories)]
        claims[0].isNumbered = part.isNumbered
      } else if figures.count > 1, part.categories.count + part.series.count > 1 {
        // “Of Monday and Tuesday, 4,000 and 9,000 were on the way”: which is whose is not checked.
        claims = [claim(.comparison(nil), figures, part.categories)]
      }
    }
    return claims
  }

  /// Whether a number has a unit that is none of the values.
  private func isOfOtherUnit(_ figure: SummaryFigure) -> Bool {
    guard let unit, figure.relation == .other, let other = figure.otherUnit else { return false }
    return UnitKinship.areApart(other, unit)
  }

  /// Each word for a statistic with what stands in its clause, or at its sides where there are
  /// several.
  private func statistics(
    of part: Part,
    _ claim: (
      SummaryClaim.Kind, [SummaryFigure], [String], ArraySlice<SummaryToken>
    ) -> SummaryClaim
  ) -> [SummaryClaim] {
    let places = part.statistics
    guard let leading = places.first else { return [] }
    // What follows belongs to a word where the first one leads.
    let isLeading =
      Part.figures(part.tokens[..<leading]).isEmpty
      && Part.categories(part.tokens[..<leading]).isEmpty
    var claims: [SummaryClaim] = []
    for (number, place) in places.enumerated() {
      guard let kind = Part.statistic(part.tokens[place]) else { continue }
      let start = number == 0 ? 0 : places[number - 1] + 1
      let end = number + 1 < places.count ? places[number + 1] : part.tokens.count
      let before = part.tokens[start..<place]
      let behind = part.tokens[(place + 1)..<end]
      let side = places.count == 1 ? part.tokens[...] : isLeading ? behind : before
      claims.append(claim(kind, Part.figures(side), Part.categoriesBesideSpan(side), side))
    }
    return claims.filter { !$0.figures.isEmpty || !$0.categories.isEmpty }
  }
}
