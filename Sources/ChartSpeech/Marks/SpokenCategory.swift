internal import A11yModel
package import Language
package import Listening
internal import Support

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
  package let number: Word?

  package init(_ category: String, _ language: SpokenLanguage) {
    self.category = category
    words = Words(category)
    let own = words.list
    self.own = own
    self.language = language
    holdsNumber = TextBytes.holdsNumber(category)
    number = own.count == 1 && own[0].allSatisfy(.number) ? own[0] : nil
    plain = Lazily { [words] in TextTokens(words, language) }
    forms = Lazily { Forms(category, language.tag) }
  }

  /// Its words alone, as what is heard has them.
  private let plain: Lazily<TextTokens>

  /// How it may be said, made where it is first looked for.
  private let forms: Lazily<Forms>

  private struct Forms: Sendable {
    let tokens: TextTokens
    let dates: [TextDate]
    let value: TextValue?
    let short: AbbreviatedWords
    let code: PlaceCode?

    init(_ category: String, _ tag: String?) {
      tokens = TextTokens(category, tag)
      (dates, value) = (tokens.wholeDates, tokens.wholeValue)
      short = AbbreviatedWords(tokens, writtenAs: category)
      code = PlaceCode(category)
    }
  }

  /// What its picture is called, where it is nothing else.
  private var picture: PictureName? { words.isWordless ? PictureName(category) : nil }

  /// Whether it is made of pictures alone.
  package var isPicture: Bool { picture != nil }

  /// Whether words say it.
  package func isSaid(in said: Words) -> Bool {
    guard !words.isEmpty, !said.contains(words) else { return true }
    if let picture { return picture.isSaid(in: said.list) }
    let heard = TextTokens(said, language)
    return place(in: heard) != nil || isDateInUnknownWords(heard)
  }

  /// Where it is said among tokens; nil where it is not.
  func place(in heard: TextTokens) -> Range<Int>? {
    heard.range(of: plain.value) ?? date(in: heard) ?? value(in: heard)
      ?? (words.isUnspaced ? nil : forms.value.short.range(in: heard))
      ?? forms.value.code?.range(in: heard.words)
  }

  private func date(in heard: TextTokens) -> Range<Int>? {
    let own = forms.value.dates
    return own.isEmpty
      ? nil : heard.dates(withPairs: true).first { date in own.contains(where: date.says) }?.range
  }

  /// “18 to 24 years” says “18–24”, and “10,000” says “10k”.
  private func value(in heard: TextTokens) -> Range<Int>? {
    guard let own = forms.value.value else { return nil }
    return heard.values.first { value in
      let isSame =
        own.numbers.contains(value.number) && value.upTo == own.upTo && value.isLeast == own.isLeast
        && value.total == own.total
      let isOpen = own.upTo != nil || own.isLeast
      return isSame
        && (own.units.isEmpty
          ? value.units.isEmpty || isOpen : !own.units.intersection(value.units).isEmpty)
    }?.range
  }

  /// Whether the day of a date is heard beside words of a language whose months are not known.
  private func isDateInUnknownWords(_ heard: TextTokens) -> Bool {
    guard let tag = language.tag, LanguageTable.of(tag) == nil else { return false }
    let spoken = heard.words
    return spoken.contains { $0.allSatisfy(.letter) }
      && forms.value.dates.contains { date in
        date.day.map { day in spoken.contains { $0.number == day } } ?? false
      }
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
    return forms.value.short.mayBeSpelt(in: TextTokens(said, language))
      || forms.value.code != nil && spoken.contains { $0.count > 3 && $0.allSatisfy(.letter) }
  }

  /// What must be known to tell whether texts say it; nil where they do not.
  package func doubt(in texts: [Words]) -> String? {
    if texts.contains(where: isToldFromToday) { return "on which day it is heard" }
    return texts.contains(where: mayBeSaid) ? "what ‘\(category)’ is called in the language" : nil
  }

  /// Whether it is a time, and words tell one by how far it is from the day on which they are heard:
  /// “today”, “2 days ago”.
  private func isToldFromToday(in said: Words) -> Bool {
    RelativeDate.isTold(in: said, language) && !forms.value.dates.isEmpty
  }

  /// What is left of tokens without those that say it.
  func removed(from heard: TextTokens) -> TextTokens {
    place(in: heard).map(heard.removing) ?? heard
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
  package mutating func category(_ name: String, _ language: SpokenLanguage) -> SpokenCategory {
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
