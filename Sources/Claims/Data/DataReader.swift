internal import A11yModel
internal import ChartSpeech
package import Language
internal import Listening
internal import Support

/// Reads what texts in one language claim of the data of one chart.
package struct DataReader: Sendable {
  let tag: String?
  package let vocabulary: ClaimWords
  let names: DataNames

  /// Nil where nobody knows it, or there is none.
  let unit: ValueUnit?

  /// The words of titles: what the chart is of.
  let subjects: Set<String>

  /// Whether a number that may be a year is one of the values, or is none and a category.
  let areYearsValues: Bool
  private let areYearsNames: Bool

  /// The values that are not whole, which data write with a point in every language.
  let partValues: Set<Double>

  /// Whether its language sets commas before decimals and nothing else.
  let setsCommas: Bool

  init(_ facts: ComponentFacts, _ chart: Chart, _ tag: String?, _ vocabulary: ClaimWords) {
    self.tag = tag
    self.vocabulary = vocabulary
    names = tag == facts.languageTag ? facts[DataNames.self] : DataNames(chart, tag)
    unit = facts[ValueUnit.self].flatMap { $0.isNone ? nil : $0 }
    setsCommas = !SpokenLanguage(tag).numbers.decimals.contains(NumberStyle.point)
    var (areYears, parts) = (false, Set<Double>())
    for mark in chart.marks {
      guard let value = mark.value.value else { continue }
      areYears = areYears || TextDate.years.contains(value)
      if setsCommas, value != value.rounded() { parts.insert(value) }
    }
    (areYearsValues, partValues) = (areYears, parts)
    let holdYears = chart.categories.contains {
      $0.utf8.count == 4 && Double($0).map(TextDate.years.contains) ?? false
    }
    areYearsNames = holdYears && !areYears
    subjects = Set(
      facts.chartSubjects(vocabulary, tag).flatMap { TextTokens($0, tag).words.map(\.text) }
    )
  }

  /// What a text says, token by token.
  func items(of text: String) -> [ClaimItem] { items(of: TextTokens(Self.withSigns(text), tag)) }

  func items(of tokens: TextTokens) -> [ClaimItem] {
    var items: [(item: ClaimItem, start: Int)] = []
    let dates = names.areDates ? tokens.dates : []
    var index = 0
    // Where a sign may stand that belongs to a value.
    var start = 0
    while index < tokens.count {
      let (item, range) = item(at: index, of: tokens, dates, from: start)
      while let last = items.last, last.start >= range.lowerBound { items.removeLast() }
      items.append((item, range.lowerBound))
      if item.value != nil || item.isName { start = range.upperBound }
      index = range.upperBound
    }
    return withDates(items.map(\.item))
  }

  // MARK: one place

  private func item(
    at index: Int,
    of tokens: TextTokens,
    _ dates: [TextDate],
    from start: Int
  ) -> (ClaimItem, Range<Int>) {
    let word = tokens.text(index..<(index + 1))
    let phrase = vocabulary.phrase(at: index, of: tokens)
    if index > 0, let series = names.shortSeries(word),
      [.series, .oneSeries, .line].contains(vocabulary.phrase(at: index - 1, of: tokens)?.kind)
    {
      return (.names([.series(series)]), index..<(index + 1))
    }
    let named = names.names(at: index, of: tokens)
    for date in dates where date.range.lowerBound == index && date.range.count > named?.length ?? 0
    {
      let days = names.names(of: date, in: tokens)
      if !days.isEmpty { return (.names(days), date.range) }
      // Another day than those of the data.
      if date.day != nil, date.month != nil {
        return (.unknown(tokens.text(date.range)), date.range)
      }
    }
    let isFigure = tokens.tokens[index].isFigure
    if let named, !(isFigure && named.length == 1) || isPlace(index, of: tokens) {
      let range = index..<(index + named.length)
      // A category called “Total” leaves open what is meant.
      guard let phrase, phrase.length >= named.length else { return (.names(named.names), range) }
      let isFiller = ClaimWords.fillers.contains(phrase.kind)
      return (.word(isFiller ? .filler : .aside), index..<(index + phrase.length))
    }
    if let (value, range) = value(at: index, of: tokens, from: start) {
      // “A third of” something is how values are to each other.
      if value.value.share != nil, value.value.units.isEmpty, value.value.total == nil {
        return (.word(.than), range)
      }
      guard let named, areYearsNames, value.mayBeYear else {
        var value = value
        value.category = named?.names.lazy.compactMap(\.category).first
        return (.value(value), range)
      }
      return (.names(named.names), index..<(index + 1))
    }
    if isFigure { return (.word(.aside), index..<(index + 1)) }
    if let phrase {
      return item(of: phrase, at: index, of: tokens)
    }
    let length = unit?.length(in: tokens, at: index) ?? 0
    if length > 0 { return (.known, index..<(index + length)) }
    let isKnown =
      subjects.contains(word)
      || !(tokens.tokens[index].record?.units.isEmpty ?? true) && !isPeriod(at: index, of: tokens)
    return (isKnown ? .known : .unknown(word), index..<(index + 1))
  }

  private func item(
    of phrase: (kind: ClaimWords.Kind, length: Int),
    at index: Int,
    of tokens: TextTokens
  ) -> (ClaimItem, Range<Int>) {
    let end = index + phrase.length
    let isBehindFigure = index > 0 && tokens.tokens[index - 1].isFigure
    var kind = phrase.kind
    switch kind {
    // “Most orders in June”, and not “most orders were returned”.
    case .most:
      let length = unit?.length(in: tokens, at: end) ?? 0
      let next = end + max(length, 1)
      guard length > 0 || end < tokens.count && subjects.contains(tokens.text(end..<(end + 1))),
        next >= tokens.count || names.names(at: next, of: tokens) != nil
          || ClaimWords.fillers.contains(vocabulary.phrase(at: next, of: tokens)?.kind ?? .most)
      else { return (.unknown(tokens.text(index..<(index + 1))), index..<(index + 1)) }
      kind = .highest
    // “Courbes” are a line chart, and “2 courbes” two series.
    case .line where phrase.length == 1 && isBehindFigure: kind = .series
    // “9 hours at most” and “at most 9 hours” bound all values; “at least 8 hours on 3 days” does not.
    case .atMost, .atLeast:
      let isBehind = end == tokens.count && tokens.tokens[..<index].contains(where: \.isFigure)
      let isBefore =
        index == 0 && end < tokens.count
        && value(at: end, of: tokens, from: end)?.range.upperBound == tokens.count
      if !isBehind, !isBefore { kind = .aside }
    case .timeTo:
      let isBetween =
        index > 0 && end < tokens.count && isOfTime(index - 1, tokens) && isOfTime(end, tokens)
      kind = isBetween ? .to : .filler
    // “A total of over 70 orders”.
    case .by
    where end < tokens.count
      && value(at: end, of: tokens, from: end).map { $0.value.relation != .other } ?? false:
      kind = .than
    case .by: return (.counter(tokens.text(index..<end)), index..<end)
    default: break
    }
    return (.word(kind), index..<end)
  }

  private func isOfTime(_ index: Int, _ tokens: TextTokens) -> Bool {
    let token = tokens.tokens[index]
    return token.isFigure || token.record.map { $0.month > 0 || $0.weekday > 0 } ?? false
  }

  /// Whether a number is the name of a category and no value: “at 10:15”, “in minute 2”.
  private func isPlace(_ index: Int, of tokens: TextTokens) -> Bool {
    if tokens.text(index..<(index + 1)).contains(":") {
      return !(unit.map { $0.units.isOfTime } ?? false)
    }
    guard index > 0, index < 2 || !tokens.tokens[index - 2].isFigure,
      let units = tokens.tokens[index - 1].record?.units, units.isOfTime
    else { return false }
    return !(unit?.units.intersection(units).isEmpty == false)
  }

  /// Whether a word tells which time is meant, as in “highest of the year”; the one in “highest day”
  /// says what is counted.
  private func isPeriod(at index: Int, of tokens: TextTokens) -> Bool {
    guard index > 1, let record = tokens.tokens[index].record, record.units.isOfTime,
      let kind = vocabulary.phrase(at: index - 1, of: tokens)?.kind
    else { return false }
    let isNamed = index + 1 < tokens.count && names.names(at: index + 1, of: tokens) != nil
    return ClaimWords.fillers.contains(kind) && !isNamed
  }

  /// “Friday 13”, “May 3 to 9”, “2019–21”: a number beside a month, and one at the other end of a span.
  private func withDates(_ items: [ClaimItem]) -> [ClaimItem] {
    var items = items
    for index in items.indices {
      guard var value = items[index].value, value.relation == .bare else { continue }
      let isDay = (1...31).contains(value.value.number) && value.value.tolerance == 0.5
      let isOfMonth = [index - 1, index + 1].contains { isOfCalendar($0, items) }
      let isBehindName =
        index > 1 && items[index - 1].kind == .to && !items[index - 2].categories.isEmpty
        && !items[..<(index - 2)].contains { $0.value != nil }
        && !(items[(index + 1)...].first { !$0.isFiller }.map { !$0.categories.isEmpty } ?? false)
      let isBeforeName =
        index + 2 < items.count && items[index + 1].kind == .to
        && !items[index + 2].categories.isEmpty
      guard isDay && isOfMonth || isBehindName || isBeforeName else { continue }
      (value.relation, value.isDate) = (.other, true)
      items[index] = .value(value)
    }
    return items
  }

  /// Whether an item is a month, or a category that is one or a day of the week.
  private func isOfCalendar(_ index: Int, _ items: [ClaimItem]) -> Bool {
    guard items.indices.contains(index) else { return false }
    switch items[index] {
    case .names(let names):
      return names.compactMap(\.category).contains { category in
        TextTokens(category, tag).wholeDates.contains {
          ($0.month != nil || $0.weekday != nil) && $0.day == nil && $0.year == nil
        }
      }
    case .unknown(let word):
      // “3 to 9 may vary” speaks of no month.
      if word == "may", index + 1 < items.count {
        if items[index + 1].unknown != nil || items[index + 1].kind == .ranges { return false }
      }
      return TextTokens(word, tag).tokens.first?.record.map { $0.month > 0 } ?? false
    default: return false
    }
  }

  /// The text with words for the signs that tell changes and limits: “+2 hours”, “> 8 hours”.
  private static func withSigns(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { signs[$0] != nil }) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isBehindNumber = index > 0 && scalars[index - 1].properties.numericType != nil
      let next = scalars[(index + 1)...].first { $0 != " " }
      if let word = signs[scalar], !isBehindNumber, next?.properties.numericType != nil {
        result.append(contentsOf: " \(word.text) ".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static let signs: [Unicode.Scalar: Word] = [
    "+": ClaimWords.plus, "↑": ClaimWords.change, "↓": ClaimWords.change, "↗": ClaimWords.change,
    "↘": ClaimWords.change, "▲": ClaimWords.change, "▼": ClaimWords.change,
    "△": ClaimWords.change, "▽": ClaimWords.change, "<": ClaimWords.limit, ">": ClaimWords.limit,
    "≤": ClaimWords.limit, "≥": ClaimWords.limit,
  ]
}
