internal import A11yModel
internal import Language

/// What a clause of a summary says of the data.
package struct SummaryClaim: Hashable, Sendable {
  var kind: Kind
  var figures: [SummaryFigure] = []
  var categories: [String] = []

  /// The series it names; indexes into the chart's.
  var series: [Int] = []

  /// The words that are not understood, without which it may mean something else.
  package var unknown: [String] = []

  /// As it is written.
  package var text: String

  /// Whether its number stands right before what it names, as in “1: Sunday”.
  var isNumbered = false

  /// What is said.
  package enum Kind: Hashable, Sendable {
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
    /// How many series there are, or else categories or marks.
    case count(of: Counted)
    /// The value of a category, or what the name of a series stands beside.
    case point
    /// What is not compared with the data: that two values are told side by side, how values go, and how
    /// they are to each other.
    case free
  }

  /// The kinds of words that say a statistic.
  static let statistics: Set<ClaimWords.Kind> = [
    .highest, .lowest, .extreme, .atMost, .atLeast, .total, .mean, .median, .range, .from, .to,
    .than, .change,
  ]

  /// Whether it says how many there are of something.
  package var isCount: Bool { if case .count = kind { true } else { false } }

  /// Whether it can be compared with the data only where the categories are times.
  package var isOfTime: Bool {
    switch kind {
    case .extent, .count(of: .periods), .count(of: .times): true
    default: false
    }
  }

  /// Whether it holds a number or a name without which it says nothing.
  var isFilled: Bool { !figures.isEmpty || !categories.isEmpty || !series.isEmpty }
}

extension SummaryReader {
  /// What the clauses of a text claim.
  package func claims(in clauses: [SummaryClause]) -> [SummaryClaim] {
    parts(of: clauses).flatMap(claims)
  }

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
    joinSubjects(&parts)
    join(&parts)
    joinBrackets(&parts)
    joinLeads(&parts)
    joinRanges(&parts)
    qualify(&parts)
    return parts
  }

  func claims(of part: Part) -> [SummaryClaim] {
    // “From 3 in the first quarter to 6 in the fourth” is of no other data.
    let isOfEnds = part.holdsChange && part.figures.count > 1
    if part.holds(.aside), !isOfEnds { return [] }
    let (series, unknown) = (part.series.isEmpty ? part.heading ?? [] : part.series, part.unknown)
    func claim(
      _ kind: SummaryClaim.Kind,
      _ figures: [SummaryFigure],
      _ categories: [String]
    ) -> SummaryClaim {
      SummaryClaim(
        kind: kind,
        figures: figures,
        categories: categories,
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
    if part.holds(.than) || part.isInChange || part.isOfPart {
      claims = [claim(.free, part.figures, part.categories)].filter(\.isFilled)
    } else if !part.statistics.isEmpty {
      // “Peak hours 7 to 10” are no value; “weeks 3 to 5” are none of those that follow.
      guard range.map({ $0.first.relation == .other }) ?? true else { return [] }
      // What is told of a span is a statistic, and compared with nothing.
      claims =
        isOfAll(part)
        ? statistics(of: part, claim)
        : [claim(.free, part.figures, part.categories)].filter(\.isFilled)
    } else if let range {
      // “Line chart of sales, 2019 to 2023” does not say how far the sales go.
      if areYearsValues || !range.mayBeOfTime {
        let kind = SummaryClaim.Kind.range(
          isNamed: range.isNamed,
          isExact: range.isExact || part.isOfSeriesAlone
        )
        let isWhole = isOfAll(part)
        claims = [claim(isWhole ? kind : .free, [range.first, range.second], part.categories)]
      }
    } else if let (first, second) = Part.ends(part.tokens[...]) {
      // That the two are told side by side is a statistic; each is true or not.
      claims = [claim(.free, part.figures, part.categories)]
      claims += [first, second].map { claim(.point, [$0.figure], [$0.category]) }
    } else if let extent = part.extent {
      claims = [claim(.extent(extent), [], [])]
      // The time that is not known is what it is about.
      claims[0].unknown = []
    } else if let periods = part.periods {
      claims = [claim(.count(of: periods.counted), [periods.figure], [])]
      claims[0].unknown.removeAll { $0 == "per" }
    } else if !counts.isEmpty {
      claims = counts.map { claim(.count(of: $0.counted), [$0.figure], part.categories) }
      for index in claims.indices { claims[index].unknown = part.unknownOfCount }
    } else if part.span == nil {
      let figures = part.figures.filter { $0.isOfValues || isOfOtherUnit($0) }
      let isOfSeries = part.categories.isEmpty && part.series.count == 1
      if figures.count == 1, part.figures.count == 1, part.categories.count == 1 || isOfSeries {
        claims = [claim(.point, figures, part.categories)]
        claims[0].isNumbered = part.isNumbered
      } else if figures.count > 1, part.categories.count + part.series.count > 1 {
        // “Of Monday and Tuesday, 4,000 and 9,000 were on the way”: which is whose is not checked.
        claims = [claim(.free, figures, part.categories)]
      }
    }
    return claims
  }

  /// Whether it is about all of the data, and about no span of them.
  private func isOfAll(_ part: Part) -> Bool {
    guard let span = part.span else { return true }
    let ends = [span.first, span.last].map { Part.categories(part.tokens[$0...$0]).first }
    return ends == [names.categories.first, names.categories.last]
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
    _ claim: (SummaryClaim.Kind, [SummaryFigure], [String]) -> SummaryClaim
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
      // Of which span something is told is none of the names that have the value.
      let ends = part.span.map { [$0.first, $0.last] } ?? []
      let categories = side.indices.filter { !ends.contains($0) }
        .flatMap { Part.categories(side[$0...$0]) }
      claims.append(claim(kind, Part.figures(side), categories))
    }
    return claims.filter { !$0.figures.isEmpty || !$0.categories.isEmpty }
  }
}
