internal import A11yModel

/// What a clause of a summary says of the data.
struct SummaryClaim: Hashable, Sendable {
  var kind: Kind
  var figures: [SummaryFigure] = []
  var categories: [String] = []

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
    case total
    case mean
    /// From the first number to the second; whether a word says that the data range so.
    case range(isNamed: Bool)
    /// That the values went from the first number to the second.
    case change
    /// How many series there are, or else categories or marks.
    case count(ofSeries: Bool)
    /// The value of a category.
    case point
    /// How values are to each other, which is not checked.
    case comparison
  }

  /// The kinds of words that say a statistic.
  static let statistics: Set<SummaryWords.Kind> = [
    .highest, .lowest, .total, .mean, .range, .to, .than, .change,
  ]

  /// Whether it says how many there are of something.
  var isCount: Bool { if case .count = kind { true } else { false } }

  /// Whether it holds a number or a name without which it says nothing.
  var isFilled: Bool { !figures.isEmpty || !categories.isEmpty || !series.isEmpty }
}

extension SummaryReader {
  /// What the clauses of a text claim.
  func claims(in clauses: [SummaryClause]) -> [SummaryClaim] {
    var parts: [Part] = clauses.map {
      Part(
        text: $0.text,
        sentence: $0.sentence,
        isBehindColon: $0.isBehindColon,
        tokens: tokens(of: $0.words)
      )
    }
    joinColons(&parts)
    join(&parts)
    qualify(&parts)
    return parts.flatMap(claims)
  }

  /// “Highest: Sunday” is one statement, but the heading in “Bar chart of sleep: highest Sunday” is
  /// none of it.
  private func joinColons(_ parts: inout [Part]) {
    var joined: [Part] = []
    for part in parts {
      guard part.isBehindColon, var last = joined.last, last.isStatement else {
        joined.append(part)
        continue
      }
      last.text += ": " + part.text
      last.tokens += part.tokens
      joined[joined.count - 1] = last
    }
    parts = joined
  }

  /// “Highest: Sunday, 9 hours”: what a clause with a statistic lacks is in the one behind it.
  private func join(_ parts: inout [Part]) {
    var joined: [Part] = []
    for part in parts {
      guard var last = joined.last, last.sentence == part.sentence, last.statistics.count == 1,
        part.statistics.isEmpty, part.unknown.isEmpty,
        !part.tokens.contains(where: { $0 == .phrase(.to) || $0 == .phrase(.range) }),
        ![.than, .change, .aside, .marks, .series].contains(where: part.holds)
      else {
        joined.append(part)
        continue
      }
      let bringsFigure = part.figures.count == 1 && last.figures.isEmpty && part.categories.isEmpty
      let bringsCategory =
        part.categories.count == 1 && last.categories.isEmpty && part.figures.isEmpty
      let bringsSeries =
        part.series.count == 1 && last.series.isEmpty && part.figures.isEmpty
        && part.categories.count < 2
      guard bringsFigure || bringsCategory || bringsSeries else {
        joined.append(part)
        continue
      }
      last.text += ", " + part.text
      last.tokens += part.tokens
      joined[joined.count - 1] = last
    }
    parts = joined
  }

  /// “Per person, Rent is 450”: what stands in its sentence before a statement, or with “per” behind
  /// it, may make it one about something else than the data.
  private func qualify(_ parts: inout [Part]) {
    var qualifier: String?
    for index in parts.indices {
      let isBehind = index > 0 && parts[index - 1].sentence == parts[index].sentence
      if !isBehind { qualifier = nil }
      // “Orders rose, from 20 to 40.”
      parts[index].isInChange =
        parts[index].holds(.change) || (isBehind && parts[index - 1].isInChange)
      guard let own = parts[index].ownQualifier else {
        parts[index].qualifier = parts[index].qualifier ?? qualifier
        continue
      }
      qualifier = own
      if isBehind, parts[index].tokens.first == .phrase(.by) { parts[index - 1].qualifier = own }
    }
  }

  private func claims(of part: Part) -> [SummaryClaim] {
    if part.holds(.aside) { return [] }
    let (series, unknown) = (part.series, part.unknown)
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
    let range = range(in: part)
    let isOfChange = part.holds(.change) && (range == nil || !part.statistics.isEmpty)
    if part.holds(.than) || isOfChange {
      claims = [claim(.comparison, part.figures, part.categories)].filter(\.isFilled)
    } else if !part.statistics.isEmpty {
      // “Peak hours 7 to 10” are no value.
      claims = range == nil ? statistics(of: part, claim) : []
    } else if let (first, second, isNamed) = range {
      let kind: SummaryClaim.Kind = part.isInChange ? .change : .range(isNamed: isNamed)
      claims = [claim(kind, [first, second], part.categories)]
    } else if let (first, second) = ends(in: part) {
      // That the two are told side by side is a statistic; each is true or not.
      claims = [claim(.comparison, part.figures, part.categories)]
      claims += [first, second].map { claim(.point, [$0.figure], [$0.category]) }
    } else if let (figure, ofSeries) = count(in: part) {
      claims = [claim(.count(ofSeries: ofSeries), [figure], part.categories)]
    } else {
      let figures = part.figures.filter(\.isOfValues)
      if figures.count == 1, part.figures.count == 1, part.categories.count == 1 {
        claims = [claim(.point, figures, part.categories)]
        claims[0].isNumbered = part.isNumbered
      }
    }
    return claims
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
      claims.append(claim(kind, Part.figures(side), Part.categories(side)))
    }
    return claims.filter { !$0.figures.isEmpty || !$0.categories.isEmpty }
  }

  /// “5 to 9 hours”, “from 5 hours to 9 hours”, “between 5 and 9”.
  private func range(
    in part: Part
  ) -> (first: SummaryFigure, second: SummaryFigure, isNamed: Bool)? {
    let isNamed = part.holds(.range)
    for index in part.tokens.indices.dropFirst(2) {
      guard case .figure(let first) = part.tokens[index - 2],
        case .figure(let second) = part.tokens[index],
        part.tokens[index - 1] == .phrase(.to)
          || (isNamed && part.tokens[index - 1] == .phrase(.filler))
      else { continue }
      return (first.sharing(second), second, isNamed)
    }
    return nil
  }

  private typealias End = (figure: SummaryFigure, category: String)

  /// “From 12 in January to 45 in June”: the values of two categories.
  private func ends(in part: Part) -> (first: End, second: End)? {
    let sides = part.tokens.split(separator: .phrase(.to))
    let ends = sides.compactMap { side -> End? in
      let (figures, categories) = (Part.figures(side), Part.categories(side))
      guard figures.count == 1, categories.count == 1 else { return nil }
      return (figures[0], categories[0])
    }
    guard sides.count == 2, ends.count == 2, ends[1].figure.isOfValues else { return nil }
    return ((ends[0].figure.sharing(ends[1].figure), ends[0].category), ends[1])
  }

  /// “7 bars”, “2 series”.
  private func count(in part: Part) -> (figure: SummaryFigure, ofSeries: Bool)? {
    for index in part.tokens.indices.dropLast() {
      guard case .figure(let figure) = part.tokens[index], figure.duration == nil else { continue }
      switch part.tokens[index + 1] {
      case .phrase(.series): return (figure, true)
      case .phrase(.marks): return (figure, false)
      default: continue
      }
    }
    return nil
  }
}
