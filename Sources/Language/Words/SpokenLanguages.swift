/// The languages in which something is said, as far as its words can be read.
package struct SpokenLanguages: Hashable, Sendable {
  /// Whether some of it is English, or may be, where nobody gave the language.
  package var mayBeEnglish: Bool

  /// Whether all of it is English.
  package var isEnglish: Bool

  /// Whether nobody gave the language of any of it.
  package var isOpen: Bool

  /// The primary languages that are given.
  package var primaries: Set<String>

  /// The primary languages in which words are read: English where some of it may be, then the others.
  package let tags: [String]

  /// - Parameter primary: the primary languages of what is said; nil for one that nobody gave.
  package init(_ primary: some Collection<String?>) {
    mayBeEnglish = primary.contains { $0 == nil || $0 == "en" }
    isEnglish = primary.allSatisfy { $0 == "en" }
    isOpen = primary.allSatisfy { $0 == nil }
    primaries = Set(primary.compactMap(\.self))
    tags = (mayBeEnglish ? ["en"] : []) + primaries.filter { $0 != "en" }.sorted()
  }

  /// The first of them; nil where nobody gives one.
  package var tag: String? { isOpen ? nil : tags.first }

  /// Up to this number, and no further, words are read for the number of one of several things.
  package static let mostSpelt = 99

  /// Whether all words are known that spell out numbers up to one in any of them.
  package func knowNumbers(upTo number: Int) -> Bool {
    if isEnglish { return true }
    return !isOpen && number <= Self.mostSpelt
      && primaries.allSatisfy { LanguageTable.of($0) != nil }
      && (!mayBeEnglish || primaries.contains("en"))
  }
}

/// A language of what is said, as far as its words and numbers can be read.
package final class SpokenLanguage: Sendable {
  /// Nil where nobody tells.
  package let tag: String?

  /// The language without its region; nil where nobody tells.
  package let primary: String?

  /// Whether English words may be what is said: it is the language, or nobody tells.
  package let isEnglish: Bool

  /// How its texts are read.
  let reading: TextReading

  /// How numbers are written in it.
  package var numbers: NumberStyle { reading.style }

  package init(_ tag: String?) {
    self.tag = tag
    primary = tag.map(LanguageTag.primary)
    isEnglish = primary.map { $0 == "en" } ?? true
    reading = .of(tag)
  }

  /// Whether English words may be what is said.
  package static func isEnglish(_ tag: String?) -> Bool {
    tag.map { LanguageTag.primary($0) == "en" } ?? true
  }
}

/// The languages of one text after another, most of which are in the language of the one before.
package struct LanguageReader {
  private var last: SpokenLanguage

  /// - Parameter language: that of most of them.
  package init(_ language: SpokenLanguage) { last = language }

  /// The language of a tag.
  package mutating func language(_ tag: String?) -> SpokenLanguage {
    if tag != last.tag { last = SpokenLanguage(tag) }
    return last
  }
}
