internal import Language

/// What states mean, by the words that languages have for them.
struct StateMeaning {
  private let tables: [LanguageTable]
  private let languages: SpokenLanguages

  private static let all = ["completed", "current", "upcoming", "error", "unavailable"]

  /// - Parameter language: the language of texts; names in a source are in English.
  init(_ language: String) {
    let primary = String(language.prefix { $0 != "-" })
    let tags = primary == "en" ? ["en"] : ["en", primary]
    tables = tags.compactMap(LanguageTable.of)
    languages = SpokenLanguages(tags)
  }

  /// The meaning that a name or a text says and nothing besides; nil where it says none.
  func meaning(of name: String) -> String? {
    let words = Words(Self.spaced(name)).list
    guard !words.isEmpty else { return nil }
    return Self.all.first { meaning in
      tables.contains { table in
        table.words(forState: meaning).contains { Words($0).list == words }
          || table.words(deniedOfState: meaning).contains {
            Words.places(of: Words($0).list, .denied, in: words, languages) == [words.indices]
          }
      }
    }
  }

  /// A name of the source as words: `inProgress` as “in Progress”.
  private static func spaced(_ name: String) -> String {
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(character == "_" ? " " : character)
    }
    return text
  }
}
