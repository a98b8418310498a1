internal import A11yModel
package import Language
package import Listening

/// A mark’s category as it is spoken: as written, spelt out, or as the time or date it abbreviates.
package final class SpokenCategory: Sendable {
  let category: String
  let words: Words

  /// Its words one by one.
  let own: [Word]
  private let language: SpokenLanguage
  private var isEnglish: Bool { language.isEnglish }

  /// Whether any character of it is a number.
  package let holdsNumber: Bool

  /// The word that it is, where that is a number and nothing else.
  let number: Word?

  package init(_ category: String, _ language: SpokenLanguage) {
    self.category = category
    words = Words(category)
    let own = words.list
    self.own = own
    self.language = language
    holdsNumber = TextBytes.holdsNumber(category)
    number = own.count == 1 && own[0].allSatisfy(.number) ? own[0] : nil
  }

  /// What its picture is called, where it is nothing else.
  private var picture: PictureName? { words.isWordless ? PictureName(category) : nil }

  /// Whether it is made of pictures alone.
  package var isPicture: Bool { picture != nil }

  /// Whether words say it.
  package func isSaid(in said: Words) -> Bool {
    guard !words.isEmpty, !said.contains(words) else { return true }
    let spoken = said.list
    return picture?.isSaid(in: spoken) ?? false || abbreviated.range(in: spoken) != nil
      || Self.clock(own, in: spoken) != nil || Self.period(own, in: spoken) != nil
      || date?.isSaid(in: spoken) ?? false || isSaidGrouped(in: spoken)
      || PlaceCode(category)?.range(in: spoken) != nil
  }

  /// Whether it is said where spaces between the digits are other than those it is written with.
  private func isSaidGrouped(in spoken: [Word]) -> Bool {
    guard holdsNumber else { return false }
    let grouped = SpokenNumber.grouped(spoken)
    return grouped.count < spoken.count && grouped.range(of: own) != nil
      || own.count > 1 && spoken.range(of: SpokenNumber.grouped(own)) != nil
  }

  /// Whether words that are not known here may say it: those for a picture, those of another
  /// language, which spell out what it abbreviates, or those that tell a time from the day on which
  /// they are heard.
  package func mayBeSaid(in said: Words) -> Bool {
    let spoken = said.list
    if isPicture {
      return spoken.contains { $0.allSatisfy(.letter) && !UnitVocabulary.isUnit($0) }
    }
    if isToldFromToday(in: said) { return true }
    guard !isEnglish else { return false }
    return abbreviated.mayBeSpelt(in: spoken)
      || PlaceCode(category) != nil && spoken.contains { $0.count > 3 && $0.allSatisfy(.letter) }
  }

  /// What must be known to tell whether texts say it; nil where they do not.
  package func doubt(in texts: [Words]) -> String? {
    if texts.contains(where: isToldFromToday) { return "on which day it is heard" }
    return texts.contains(where: mayBeSaid) ? "what ‘\(category)’ is called in the language" : nil
  }

  /// Whether it is a time, and words tell one by how far it is from the day on which they are heard:
  /// “today”, “2 days ago”.
  private func isToldFromToday(in said: Words) -> Bool {
    RelativeDate.isTold(in: said, language) && isTime
  }

  /// Whether it is a date, a day of the week, a month, a year, one of its parts, or a time of day.
  private var isTime: Bool {
    if date != nil || CalendarNames.isName(category) { return true }
    if let year = number?.integer, (1900...2100).contains(year) { return true }
    return NumberedPeriod.all(in: own, withShortYears: true).contains { $0.range == own.indices }
      || SpokenClock.all(in: own).contains { $0.range == own.indices }
  }

  /// What is left of words without those that say it.
  func removed(from spoken: [Word]) -> [Word] {
    var rest = spoken
    let range = rest.range(of: own)
    // What is joined to it stays.
    if range == nil, words.isUnspaced, let others = rest.removing(lettersOf: own) { return others }
    if let range = range ?? Self.clock(own, in: rest) ?? abbreviated.range(in: rest)
      ?? Self.period(own, in: rest) ?? PlaceCode(category)?.range(in: rest)
    {
      rest.removeSubrange(range)
    } else {
      date?.remove(from: &rest)
    }
    return rest
  }

  private var abbreviated: AbbreviatedWords {
    AbbreviatedWords(own, writtenAs: category, language)
  }

  /// The date that it is.
  var date: SpokenDate? { SpokenDate(category, own, language) }

  /// Where words tell the quarter, half or week that others are.
  private static func period(_ own: [Word], in spoken: [Word]) -> Range<Int>? {
    NumberedPeriod.all(in: own, withShortYears: true).first { $0.range == own.indices }.flatMap {
      period in
      NumberedPeriod.all(in: spoken).first(where: period.isSaid)?.range
    }
  }

  /// Where words tell the time of day that others are.
  private static func clock(_ own: [Word], in spoken: [Word]) -> Range<Int>? {
    SpokenClock.all(in: own).first { $0.range == own.indices }.flatMap { clock in
      SpokenClock.all(in: spoken).first(where: clock.matches)?.range
    }
  }
}

/// Categories one after another, most of which are the one before.
package struct CategoryReader {
  private let marks: [Mark]

  /// The number of each mark's category, and the categories in the component's language.
  private let numbers: [Int32]
  private let spoken: [SpokenCategory]
  private let tag: String?

  private var name = ""
  private var language: SpokenLanguage?
  private var last: SpokenCategory?

  package init(_ facts: ComponentFacts) {
    marks = facts.marks
    numbers = facts[CategoryNumbers.self].numbers
    spoken = facts[SpokenCategory.self]
    tag = facts.languageTag
  }

  /// The category of a mark in a language; nil where it has none.
  package mutating func category(ofMark mark: Int, _ language: SpokenLanguage) -> SpokenCategory? {
    let number = Int(numbers[mark])
    if number < 0 { return nil }
    if number < spoken.count, language.tag == tag { return spoken[number] }
    return marks[mark].category.map { category($0, language) }
  }

  /// The category of a name that is spoken in a language.
  mutating func category(_ name: String, _ language: SpokenLanguage) -> SpokenCategory {
    if let last, self.name == name, let known = self.language,
      known === language || known.tag == language.tag
    {
      return last
    }
    let category = SpokenCategory(name, language)
    (self.name, self.language, last) = (name, language, category)
    return category
  }
}

extension SpokenCategory: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> [SpokenCategory] {
    (facts.component.chart?.categories ?? []).map { SpokenCategory($0, facts.spokenLanguage) }
  }
}
