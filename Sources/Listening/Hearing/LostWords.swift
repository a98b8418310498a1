package import Language

/// Words that are heard nowhere, as far as has been listened.
package struct LostWords: Sendable {
  /// All that were looked for, and where each stands among them.
  private let wanted: [String]
  private let places: WordNumbers

  /// Of each, whether it is heard nowhere yet.
  private var areLost: [Bool]
  private var count: Int

  /// How many of these are numbers, which may be written otherwise where they are heard.
  private var numbers: Int

  package init(_ words: Set<String>) {
    wanted = Array(words)
    places = WordNumbers(wanted.enumerated().map { ($1, $0) })
    areLost = Array(repeating: true, count: wanted.count)
    count = wanted.count
    numbers = words.count(where: Self.mayBeNumber)
  }

  /// A number is compared as digits, behind a sign where it is negative, or as what is too long.
  private static func mayBeNumber(_ word: String) -> Bool {
    word == "inf" || word == "nan" || word.first.map { $0.isNumber || $0 == "-" } ?? false
  }

  package var isEmpty: Bool { count == 0 }

  package var words: Set<String> {
    Set(wanted.indices.lazy.filter { areLost[$0] }.map { wanted[$0] })
  }

  /// Takes out a word that is heard.
  package mutating func remove(_ word: String) {
    if let place = places[text: word] { remove(place) }
  }

  private mutating func remove(_ place: Int) {
    guard areLost[place] else { return }
    areLost[place] = false
    count -= 1
    if Self.mayBeNumber(wanted[place]) { numbers -= 1 }
  }

  /// Takes out all words that are heard.
  package mutating func remove(_ heard: Words, _ meaning: MeaningfulWords) {
    guard numbers > 0 || heard.mayHold(places) else { return }
    // The last two words, of which one may be the minus of a number.
    var last: [Word] = []
    let mayBeNegative = numbers > 0 && MinusWords.mayStand(in: heard, meaning.language.tag)
    heard.forEachWord { word in
      if mayBeNegative {
        last = last.suffix(2) + [word]
        if MinusWords.isNegative(last, at: last.count - 1, meaning.language.tag) {
          return remove("-" + meaning.form(of: word))
        }
      }
      if word.begins(with: .number), !word.isPlainNumber {
        if numbers > 0 { remove(meaning.form(of: word)) }
      } else if let place = places[word] {
        remove(place)
      }
    }
  }
}
