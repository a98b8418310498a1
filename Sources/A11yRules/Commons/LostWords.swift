/// Words that are heard nowhere, as far as has been listened.
struct LostWords: Sendable {
  private(set) var words: Set<String>

  /// All that were looked for.
  private let wanted: WordSet

  /// Whether any of them is a number, which may be written otherwise where it is heard.
  private let holdsNumbers: Bool

  init(_ words: Set<String>) {
    self.words = words
    wanted = WordSet(words)
    // A number is compared as digits, behind a sign where it is negative, or as what is too long.
    holdsNumbers = words.contains { word in
      word == "inf" || word == "nan" || word.first.map { $0.isNumber || $0 == "-" } ?? false
    }
  }

  /// Takes out a word that is heard.
  mutating func remove(_ word: String) { words.remove(word) }

  /// Takes out all words that are heard.
  mutating func remove(_ heard: Words, _ meaning: HeardWords) {
    guard holdsNumbers || heard.mayHold(wanted) else { return }
    heard.forEachWord { word in
      if word.begins(with: .number) {
        if holdsNumbers { words.remove(meaning.form(of: word)) }
      } else if wanted.contains(word) {
        words.remove(word.text)
      }
    }
  }
}
