internal import A11yModel

/// A word or phrase of a summary, as far as it is understood.
enum SummaryToken: Hashable, Sendable {
  case phrase(SummaryWords.Kind)
  case figure(SummaryFigure)
  /// What the words may name.
  case names([DataNames.Name])
  /// A unit, or a word that stands in the titles of the chart.
  case known
  case unknown(String)
}

/// Reads the words of summaries of one chart in one language.
struct SummaryReader: Sendable {
  let language: SpokenLanguage
  let vocabulary: SummaryWords
  let names: DataNames
  let unit: String?
  let spokenUnit: SpokenUnit?

  /// The words of titles: what the chart is of.
  private let subjects: Set<Word>

  /// Whether a number that may be a year is none of the values.
  private let areYearsNames: Bool

  init(_ facts: ComponentFacts, _ chart: Chart, _ tag: String?, _ vocabulary: SummaryWords) {
    language = facts.spokenLanguage(of: tag)
    self.vocabulary = vocabulary
    names = facts.dataNames
    let unit = facts.valueUnit.value.flatMap { Words($0) == Words("none") ? nil : $0 }
    self.unit = unit
    spokenUnit = unit.map(SpokenUnit.named)
    areYearsNames =
      chart.categories.contains { Self.mayBeYear($0) }
      && !chart.marks.contains { $0.value.value.map(SummaryFigure.years.contains) ?? false }
    subjects = Set(facts.chartSubjects(vocabulary).flatMap { Words($0).list })
  }

  private static func mayBeYear(_ category: String) -> Bool {
    category.utf8.count == 4 && Double(category).map(SummaryFigure.years.contains) ?? false
  }

  /// The tokens of a clause.
  func tokens(of words: [Word]) -> [SummaryToken] {
    var tokens: [SummaryToken] = []
    let spelled = language.isEnglish ? SpelledNumber.all(in: words) : []
    var index = 0
    while index < words.count {
      let (token, length) = token(at: index, of: words, spelled)
      tokens.append(token)
      index += length
    }
    removeDates(from: &tokens)
    return tokens
  }

  /// “Friday 13”, “5 May”: a number beside a day or a month is that of a date.
  private func removeDates(from tokens: inout [SummaryToken]) {
    func isOfCalendar(_ index: Int) -> Bool {
      guard tokens.indices.contains(index), case .names(let names) = tokens[index] else {
        return false
      }
      return names.contains { CalendarNames.isName($0.category ?? "") }
    }
    for index in tokens.indices {
      guard case .figure(var figure) = tokens[index], figure.relation == .bare,
        figure.readings.contains(where: { (1...31).contains($0.value) && $0.tolerance == 0.5 }),
        isOfCalendar(index - 1) || isOfCalendar(index + 1)
      else { continue }
      figure.relation = .other
      tokens[index] = .figure(figure)
    }
  }

  private func token(
    at index: Int,
    of words: [Word],
    _ spelled: [SpelledNumber]
  ) -> (SummaryToken, Int) {
    let word = words[index]
    let phrase = vocabulary.phrase(at: index, of: words)
    let isNumber = word.begins(with: .number) || isSigned(at: index, of: words)
    if let named = names.names(at: index, of: words), !(isNumber && named.length == 1) {
      // A category called “Total” leaves open what is meant.
      if let phrase, phrase.length >= named.length {
        return phrase.kind == .filler
          ? (.phrase(.filler), phrase.length) : (.phrase(.aside), phrase.length)
      }
      return (.names(named.names), named.length)
    }
    if let phrase, phrase.kind == .most {
      let isOfSubject = isSubject(at: index + phrase.length, of: words)
      return isOfSubject ? (.phrase(.highest), phrase.length) : (.unknown(word.text), 1)
    }
    // “5 min” is no minimum: that is read with its number.
    if let phrase { return (.phrase(phrase.kind), phrase.length) }
    if isNumber {
      let (token, length) = figure(at: index, of: words)
      // “640 users in 2021”: a year that is a category is one.
      guard areYearsNames, case .figure(let figure) = token, figure.mayBeYear,
        let name = names.names(at: index, of: words)
      else { return (token, length) }
      return (.names(name.names), name.length)
    }
    if let number = spelled.first(where: { $0.range.lowerBound == index }) {
      return figure(number, of: words)
    }
    if let spokenUnit, spokenUnit.length(in: words, at: index) > 0 {
      return (.known, spokenUnit.length(in: words, at: index))
    }
    let isKnown = UnitVocabulary.isUnit(word) && !isPeriod(at: index, of: words)
    return (subjects.contains(word) || isKnown ? .known : .unknown(word.text), 1)
  }

  /// Whether a word is one of titles or the unit of the values, and a name, a preposition or nothing
  /// stands behind it: “most orders in June”, not “most orders were returned”.
  private func isSubject(at index: Int, of words: [Word]) -> Bool {
    guard index < words.count else { return false }
    let length = spokenUnit?.length(in: words, at: index) ?? 0
    guard length > 0 || subjects.contains(words[index]) else { return false }
    let end = index + max(length, 1)
    return end >= words.count || vocabulary.phrase(at: end, of: words)?.kind == .filler
      || names.names(at: end, of: words) != nil
  }

  /// Whether a word tells which time is meant, as in “highest of the year”; the one in “highest day”
  /// says what is counted.
  private func isPeriod(at index: Int, of words: [Word]) -> Bool {
    index > 1 && UnitVocabulary.isPeriod(words[index])
      && vocabulary.phrase(at: index - 1, of: words)?.kind == .filler
  }
}

extension DataNames.Name {
  var category: String? {
    if case .category(let name) = self { name } else { nil }
  }

  var series: Int? {
    if case .series(let index) = self { index } else { nil }
  }
}
