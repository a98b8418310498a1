/// What a language says with words: one place for all of its files, made when a text of it is first read.
package final class LanguageTable: Sendable {
  /// The primary language.
  package let tag: String

  /// Whether words for numbers are set together to one: “zweitausend”.
  package let makesCompounds: Bool

  /// Whether ones stand before tens: “einundzwanzig”.
  package let setsOnesFirst: Bool

  /// Whether eighty is four times twenty: “quatre-vingts”.
  let countsByTwenties: Bool

  /// Whether the article is the word for one as well, so that hundred and thousand need none.
  let hasArticleOfOne: Bool

  /// Whether the word for “of” loses its vowel before another, as “d’” does.
  let elidesOf: Bool

  private let words: WordIndex

  /// What is said for a state, its plain word first: “abgeschlossen” for “completed”.
  private let states: [String: [String]]

  init(_ text: LanguageText) {
    tag = text.tag
    (makesCompounds, setsOnesFirst) = (text.makesCompounds, text.setsOnesFirst)
    countsByTwenties = text.countsByTwenties
    words = text.words
    var elided = "d"
    elidesOf = elided.withUTF8 { text.words[$0]?.kinds.contains(.of) ?? false }
    states = text.states
    hasArticleOfOne = text.words.records.contains {
      $0.kinds.isSuperset(of: [.article, .cardinal])
    }
  }

  /// What a word is, or words with a space between; nil where no file of the language has it.
  package func record(of words: UnsafeBufferPointer<UInt8>) -> WordRecord? {
    self.words[words]
  }

  package func record(of words: String) -> WordRecord? {
    var words = words
    return words.withUTF8(record)
  }

  /// The longest name of a unit; nil where there are several units, or none.
  func longestName(of units: UnitSet) -> String? {
    guard units.count == 1 else { return nil }
    return words.longest { $0.units == units }
  }

  /// What is said for a state by its name in the dialect, the plain word first.
  package func words(forState state: String) -> [String] { states[state] ?? [] }

  /// What is denied of a state by its name: what is not done, or not even begun, is still to come.
  package func words(deniedOfState state: String) -> [String] {
    state == "upcoming" ? words(forState: "completed") + words(forState: "begun") : []
  }
}

extension LanguageTable {
  /// The language of a tag; nil where its words are not known as a whole.
  package static func of(_ tag: String?) -> LanguageTable? {
    guard let primary = tag.map(primary), tags.contains(primary) else { return nil }
    return EmbeddedLanguages.table(primary)
  }

  /// What is known of the words of a language, if only those for a thousand or an hour; where nobody gives
  /// it, the words of English.
  static func reading(_ tag: String?) -> LanguageTable {
    EmbeddedLanguages.table(tag.map(primary) ?? "en") ?? common
  }

  private static func primary(of tag: String) -> String { tag.prefix { $0 != "-" }.lowercased() }

  package static var english: LanguageTable { EmbeddedLanguages.table("en") ?? common }

  /// What is the same in all languages, for those that have no files.
  package static var common: LanguageTable { EmbeddedLanguages.common }

  /// The primary languages whose words are known as a whole, in order.
  package static var tags: [String] { EmbeddedLanguages.tags }
}
