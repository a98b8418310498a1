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

  /// - Parameter primary: the primary languages of what is said; nil for one that nobody gave.
  package init(_ primary: some Collection<String?>) {
    mayBeEnglish = primary.contains { $0 == nil || $0 == "en" }
    isEnglish = primary.allSatisfy { $0 == "en" }
    isOpen = primary.allSatisfy { $0 == nil }
    primaries = Set(primary.compactMap(\.self))
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
