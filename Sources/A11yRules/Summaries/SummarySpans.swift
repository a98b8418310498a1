internal import A11yModel
internal import Language

/// Where a part of the data begins and ends that a summary speaks of, by the names of categories:
/// “from 2019 to 2023”.
struct SummarySpan: Hashable, Sendable {
  var first: String
  var last: String
}

extension SummaryReader {
  /// Gives numbers that begin or end a span the names of their categories: the 23 of “2019–23”, the 7 of
  /// “May 3 to 7”, the 3 of “3 to 7 May”.
  ///
  /// Where the data have no such category, the number is still that of a year or a day.
  func nameEnds(in tokens: inout [SummaryToken]) {
    for index in tokens.indices.dropFirst().dropLast() where tokens[index] == .phrase(.to) {
      switch (tokens[index - 1], tokens[index + 1]) {
      case (.names(let names), .figure(let figure)):
        guard !isValue(at: index + 1, of: tokens),
          let name = names.lazy.compactMap(\.category).first
        else { continue }
        tokens[index + 1] = end(figure, of: name, isLast: true) ?? tokens[index + 1]
      case (.figure(let figure), .names(let names)):
        guard let name = names.lazy.compactMap(\.category).first else { continue }
        tokens[index - 1] = end(figure, of: name, isLast: false) ?? tokens[index - 1]
      default: continue
      }
    }
  }

  /// Whether a number behind “to” is a value: that of a category, as in “to 23 in 2023”, or one that
  /// another is set against, as in “12 in 2019 to 23”.
  private func isValue(at index: Int, of tokens: [SummaryToken]) -> Bool {
    let behind = tokens[(index + 1)...].drop(while: \.isFiller)
    if tokens[..<(index - 2)].contains(where: { if case .figure = $0 { true } else { false } }) {
      return true
    }
    if case .names? = behind.first, behind.startIndex > index + 1 { return true }
    return false
  }

  /// What a number at the other end of a span is; nil where it is none.
  private func end(
    _ figure: SummaryFigure,
    of name: String,
    isLast: Bool
  ) -> SummaryToken? {
    guard figure.relation == .bare || figure.relation == .other, figure.scale == nil,
      figure.duration == nil,
      let number = figure.readings.first(where: { $0.tolerance == 0.5 }).flatMap({
        Int(exactly: $0.value)
      })
    else { return nil }
    let words = Words(NumberParting.parted(name)).list
    for place in words.indices {
      guard let own = words[place].integer, words[place].allSatisfy(.number),
        let other = Self.whole(number, beside: own, isLast ? (>) : (<))
      else { continue }
      var others = words
      others[place] = Word(String(other))
      guard let found = names.names(at: 0, of: others), found.length == others.count,
        found.names.contains(where: { $0.category != nil })
      else { continue }
      return .names(found.names)
    }
    guard Self.mayEnd(number, words, isLast ? (>) : (<)) else { return nil }
    var date = figure
    (date.relation, date.isDate) = (.other, true)
    return .figure(date)
  }

  /// A number in the order of another: of years, the last two digits may stand for them.
  private static func whole(
    _ number: Int,
    beside other: Int,
    _ isInOrder: (Int, Int) -> Bool
  ) -> Int? {
    if isInOrder(number, other) { return number }
    guard SummaryFigure.years.contains(Double(other)), number < 100 else { return nil }
    let year = other - other % 100 + number
    return isInOrder(year, other) ? year : nil
  }

  /// Whether a number may be the other end of a span of years or of days of a month.
  private static func mayEnd(
    _ number: Int,
    _ words: [Word],
    _ isInOrder: (Int, Int) -> Bool
  ) -> Bool {
    if words.count == 1, words[0].length == 4, let year = words[0].integer,
      SummaryFigure.years.contains(Double(year))
    {
      return whole(number, beside: year, isInOrder).map { $0 / 100 == year / 100 } ?? false
    }
    return NamedDate.all(in: words).contains { date in
      date.range == words.indices
        && date.day.map { isInOrder(number, $0) && (1...31).contains(number) } ?? false
    }
  }

  /// Whether a word for “to” that has other meanings stands between two times: “du 3 au 7 mai”.
  func isBetweenTimes(_ index: Int, _ words: [Word]) -> Bool {
    guard index > 0, index + 1 < words.count else { return false }
    func isName(_ word: Word) -> Bool {
      CalendarNames.month(word) != nil || CalendarNames.weekday(word) != nil
    }
    let next = words[index + 1]
    if isName(words[index - 1]) { return isName(next) || next.allSatisfy(.number) }
    return words[index - 1].allSatisfy(.number) && next.allSatisfy(.number)
  }
}

extension SummaryReader.Part {
  /// The span between two names in some tokens, and where those stand.
  static func span(
    in tokens: ArraySlice<SummaryToken>
  ) -> (span: SummarySpan, places: [Int])? {
    for index in tokens.indices.dropFirst() {
      let isBetween = tokens[index] == .phrase(.and) && tokens[..<index].contains(.phrase(.range))
      guard tokens[index] == .phrase(.to) || isBetween, let first = category(tokens[index - 1]),
        let next = tokens[(index + 1)...].firstIndex(where: { !$0.isFiller }),
        let last = category(tokens[next])
      else { continue }
      return (SummarySpan(first: first, last: last), [index - 1, next])
    }
    return nil
  }

  private static func category(_ token: SummaryToken) -> String? {
    if case .names(let names) = token { names.lazy.compactMap(\.category).first } else { nil }
  }

  /// The categories in some tokens besides those that a span begins and ends with.
  static func categoriesBesideSpan(_ tokens: ArraySlice<SummaryToken>) -> [String] {
    let places = span(in: tokens)?.places ?? []
    return tokens.indices.filter { !places.contains($0) }.flatMap { categories(tokens[$0...$0]) }
  }

  /// Whether it says nothing but of which span something is told.
  var isOfSpan: Bool {
    figures.isEmpty && statistics.isEmpty && categories.count == 2
      && Self.span(in: tokens[...]) != nil
      && tokens.allSatisfy { token in
        switch token {
        case .names, .known, .phrase(.to), .phrase(.from), .phrase(.range): true
        default: token.isFiller
        }
      }
  }
}

extension ChartFigures {
  /// The categories of a span; all where there is none, or its ends are not known.
  func categories(in span: SummarySpan?) -> [String] {
    guard let span, let first = order.firstIndex(of: span.first),
      let last = order.firstIndex(of: span.last)
    else { return order }
    return Array(order[min(first, last)...max(first, last)])
  }

  /// The scopes that a statement about some series, and about a span of the categories, may mean.
  func scopes(of series: [Int], in span: SummarySpan?) -> [Scope] {
    let all = scopes(of: series)
    let categories = categories(in: span)
    guard categories.count < order.count else { return all }
    return all.compactMap { scope in
      var part = Scope(series: scope.series, isOfSums: scope.isOfSums)
      for category in categories {
        let values = values(of: category, in: scope.series.map { [$0] } ?? []) ?? []
        if scope.isOfSums {
          if !values.isEmpty { part.add(values.reduce(0, +), category) }
        } else {
          for value in values { part.add(value, category) }
        }
      }
      return part.count > 0 ? part : nil
    }
  }
}
