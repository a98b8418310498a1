/// Words that are heard nowhere, as far as has been listened.
struct LostWords: Sendable {
  private(set) var words: Set<String>

  /// All that were looked for.
  private let wanted: WordSet

  /// How many of them are numbers, which may be written otherwise where they are heard.
  private var numbers: Int

  init(_ words: Set<String>) {
    self.words = words
    wanted = WordSet(words)
    numbers = words.count(where: Self.mayBeNumber)
  }

  /// A number is compared as digits, behind a sign where it is negative, or as what is too long.
  private static func mayBeNumber(_ word: String) -> Bool {
    word == "inf" || word == "nan" || word.first.map { $0.isNumber || $0 == "-" } ?? false
  }

  /// Takes out a word that is heard.
  mutating func remove(_ word: String) {
    if words.remove(word) != nil, Self.mayBeNumber(word) { numbers -= 1 }
  }

  /// Takes out all words that are heard.
  mutating func remove(_ heard: Words, _ meaning: MeaningfulWords) {
    guard numbers > 0 || heard.mayHold(wanted) else { return }
    heard.forEachWord { word in
      if word.begins(with: .number), !word.isPlainNumber {
        if numbers > 0 { remove(meaning.form(of: word)) }
      } else if wanted.contains(word) {
        remove(word.text)
      }
    }
  }
}
