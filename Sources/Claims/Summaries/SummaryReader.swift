internal import A11yModel
package import Language
internal import Listening
internal import Support

/// Reads the words of summaries of one chart in one language.
package struct SummaryReader: Sendable {
  package let language: SpokenLanguage
  package let vocabulary: ClaimWords
  let names: DataNames
  let unit: String?
  let spokenUnit: SpokenUnit?
  let facts: ComponentFacts

  /// The categories, and those of them that are dates.
  private let categories: [SpokenCategory]
  private let dates = Once<[(category: String, date: SpokenDate)]>()

  /// The words of titles: what the chart is of.
  private let subjects: Set<Word>

  /// Whether a number that may be a year is none of the values.
  private let areYearsNames: Bool

  /// Whether any value is below nothing.
  let mayBeNegative: Bool

  /// Whether such a number is one of the values.
  let areYearsValues: Bool

  /// The values that are not whole, which “3.5” may be where decimals have a comma.
  let partValues: Set<Double>

  init(_ facts: ComponentFacts, _ chart: Chart, _ tag: String?, _ vocabulary: ClaimWords) {
    self.facts = facts
    language = facts.spokenLanguage(of: tag)
    self.vocabulary = vocabulary
    names = facts[DataNames.self]
    categories = facts[SpokenCategory.self]
    let unit = facts.valueUnit.value.flatMap { Words($0) == Words("none") ? nil : $0 }
    self.unit = unit
    spokenUnit = unit.map(SpokenUnit.named)
    mayBeNegative = chart.marks.contains { $0.value.value.map { $0 < 0 } ?? false }
    areYearsValues = chart.marks.contains {
      $0.value.value.map(SummaryFigure.years.contains) ?? false
    }
    partValues =
      language.isEnglish
      ? []
      : Set(chart.marks.compactMap(\.value.value).filter { $0 != $0.rounded() })
    areYearsNames = !areYearsValues && chart.categories.contains { Self.mayBeYear($0) }
    subjects = Set(facts.chartSubjects(vocabulary).flatMap { Words($0).list })
  }

  private static func mayBeYear(_ category: String) -> Bool {
    category.utf8.count == 4 && Double(category).map(SummaryFigure.years.contains) ?? false
  }

  /// The tokens of a clause.
  func tokens(of words: [Word]) -> [SummaryToken] {
    var tokens: [SummaryToken] = []
    let spelled = Numeral.all(in: words, language.primary)
    let dates = NamedDate.all(in: words).filter { $0.day != nil }
    var index = 0
    while index < words.count {
      let date = dates.first { $0.range.lowerBound == index }.flatMap(dated)
      let (token, length) = date ?? token(at: index, of: words, spelled)
      tokens.append(token)
      index += length
    }
    removeDates(from: &tokens)
    return tokens
  }

  func token(
    at index: Int,
    of words: [Word],
    _ spelled: [Numeral]
  ) -> (SummaryToken, Int) {
    let word = words[index]
    if mayBeNegative, MinusWords.isLoss(in: [word]) { return (.known, 1) }
    let phrase = vocabulary.phrase(at: index, of: words)
    if let series = names.shortSeries(word), isBehindSeries(index, words) {
      return (.names([.series(series)]), 1)
    }
    let isNumber = word.begins(with: .number) || isSigned(at: index, of: words)
    if let named = names.names(at: index, of: words),
      !(isNumber && named.length == 1) || isPlace(index, words)
    {
      // A category called “Total” leaves open what is meant.
      if let phrase, phrase.length >= named.length {
        return ClaimWords.fillers.contains(phrase.kind)
          ? (.phrase(.filler), phrase.length) : (.phrase(.aside), phrase.length)
      }
      return (.names(named.names), named.length)
    }
    if let phrase, phrase.kind == .most {
      let isOfSubject = isSubject(at: index + phrase.length, of: words)
      return isOfSubject ? (.phrase(.highest), phrase.length) : (.unknown(word.text), 1)
    }
    // “Courbes” are a line chart, and “2 courbes” two series.
    if phrase?.kind == .line, phrase?.length == 1, index > 0, words[index - 1].begins(with: .number)
    {
      return (.phrase(.series), 1)
    }
    if let phrase, phrase.kind == .atMost || phrase.kind == .atLeast {
      return bound(phrase.kind, at: index, length: phrase.length, of: words)
    }
    if let phrase, phrase.kind == .timeTo {
      return (.phrase(isBetweenTimes(index, words) ? .to : .filler), phrase.length)
    }
    // “5 min” is no minimum: that is read with its number.
    if let phrase {
      return (subject(phrase.kind, word, words) ?? .phrase(phrase.kind), phrase.length)
    }
    if isNumber {
      let (token, length) = figure(at: index, of: words)
      // “640 users in 2021”: a year that is a category is one.
      guard areYearsNames, case .figure(let figure) = token,
        let name = names.names(at: index, of: words),
        figure.mayBeYear || (figure.isLikeYear && isYear(at: index, of: words))
      else { return (token, length) }
      return (.names(name.names), name.length)
    }
    if let number = spelled.first(where: { $0.range.lowerBound == index }) {
      return figure(number, of: words)
    }
    if let spokenUnit, spokenUnit.lengthInAnyLanguage(in: words, at: index) > 0 {
      return (.known, spokenUnit.lengthInAnyLanguage(in: words, at: index))
    }
    let isKnown =
      UnitVocabulary.isUnit(word)
      && (!isPeriod(at: index, of: words) || isPlace(index + 1, words))
    return (subjects.contains(word) || isKnown ? .known : .unknown(word.text), 1)
  }

  /// What a word is that has a meaning and says what is measured, too: “the mean temperature rose” tells
  /// no mean.
  private func subject(
    _ kind: ClaimWords.Kind,
    _ word: Word,
    _ words: [Word]
  ) -> SummaryToken? {
    guard subjects.contains(word), [.mean, .median, .total].contains(kind) else { return nil }
    return vocabulary.isAny(of: [.change], in: words) ? .known : nil
  }

  /// Whether a word is one of titles or the unit of the values, and a name, a preposition or nothing
  /// stands behind it: “most orders in June”, not “most orders were returned”.
  private func isSubject(at index: Int, of words: [Word]) -> Bool {
    guard index < words.count else { return false }
    let length = spokenUnit?.length(in: words, at: index) ?? 0
    guard length > 0 || subjects.contains(words[index]) else { return false }
    let end = index + max(length, 1)
    return end >= words.count || isFiller(at: end, of: words)
      || names.names(at: end, of: words) != nil
  }

  /// Whether what stands beside a number of four digits makes a year of it: “the year 2021”, “in 2021
  /// revenue was”.
  private func isYear(at index: Int, of words: [Word]) -> Bool {
    if index > 0, UnitVocabulary.isPeriod(words[index - 1]) { return true }
    return index + 1 < words.count && subjects.contains(words[index + 1])
  }

  /// Whether a number is the name of a category and no value: “at 10:15”, “in minute 2”.
  private func isPlace(_ index: Int, _ words: [Word]) -> Bool {
    guard index < words.count, words[index].begins(with: .number),
      names.names(at: index, of: words) != nil
    else { return false }
    if words[index].contains(Self.colon) { return !isTime }
    guard index > 0, !(index > 1 && words[index - 2].begins(with: .number)) else { return false }
    let before = words[index - 1]
    return UnitVocabulary.isPeriod(before)
      || (before.count > 2 && TimeUnits.seconds(before) != nil && !isTime)
  }

  /// The categories that are a date.
  private func dated(_ date: NamedDate) -> (SummaryToken, Int)? {
    let dates = dates.value {
      categories.compactMap { category in category.date.map { (category.category, $0) } }
    }
    let named = dates.filter { $0.date.isSaid(by: date) }.map(\.category)
    return named.isEmpty ? nil : (.names(named.map { .category($0) }), date.range.count)
  }

  /// Whether the year that is meant stands behind a word.
  private func isBeforeYear(_ index: Int, _ words: [Word]) -> Bool {
    areYearsNames && index + 1 < words.count && words[index + 1].begins(with: .number)
      && names.names(at: index + 1, of: words) != nil
  }

  /// Whether a word for “to” that has other meanings stands between two times: “du 3 au 7 mai”.
  private func isBetweenTimes(_ index: Int, _ words: [Word]) -> Bool {
    guard index > 0, index + 1 < words.count else { return false }
    func isName(_ word: Word) -> Bool {
      CalendarNames.month(word) != nil || CalendarNames.weekday(word) != nil
    }
    let next = words[index + 1]
    if isName(words[index - 1]) { return isName(next) || next.allSatisfy(.number) }
    return words[index - 1].allSatisfy(.number) && next.allSatisfy(.number)
  }

  /// Whether a word tells which time is meant, as in “highest of the year”; the one in “highest day”
  /// says what is counted.
  private func isPeriod(at index: Int, of words: [Word]) -> Bool {
    index > 1 && UnitVocabulary.isPeriod(words[index]) && !isBeforeYear(index, words)
      && isFiller(at: index - 1, of: words)
  }

  private func isFiller(at index: Int, of words: [Word]) -> Bool {
    vocabulary.phrase(at: index, of: words).map { ClaimWords.fillers.contains($0.kind) } ?? false
  }
}
