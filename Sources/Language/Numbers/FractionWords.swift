/// Shares of a whole that words spell out: “a third of”, “die Hälfte der”, “les deux tiers des”.
package struct FractionWords: Sendable {
  /// By their first word, the other words of each and its share in percent; longest first.
  private var phrases: [Word: [(rest: [Word], share: Double)]] = [:]

  /// The words of which one stands behind it, or else before it: not of “the third highest”.
  private let behind: WordSet
  private let before: WordSet

  /// The share that stands at a place among words, in percent, and how many of them say it.
  package static func share(
    at index: Int,
    of words: [Word],
    _ language: String?
  ) -> (share: Double, length: Int)? {
    languages[language ?? "en"]?.share(at: index, of: words)
  }

  private init(_ shares: [(words: String, share: Double)], behind: WordSet, before: WordSet) {
    (self.behind, self.before) = (behind, before)
    for (text, share) in shares {
      for phrase in text.split(separator: ",") {
        let words = Words(String(phrase)).list
        phrases[words[0], default: []].append((Array(words.dropFirst()), share))
      }
    }
  }

  private func share(at index: Int, of words: [Word]) -> (share: Double, length: Int)? {
    for (rest, share) in phrases[words[index]] ?? [] where words[(index + 1)...].starts(with: rest)
    {
      let end = index + 1 + rest.count
      let isBefore = end < words.count && behind.contains(words[end])
      guard isBefore || (index > 0 && before.contains(words[index - 1])) else { continue }
      return (share, rest.count + 1)
    }
    return nil
  }

  private static let third = 100.0 / 3

  private static let languages: [String: FractionWords] = [
    "en": FractionWords(
      [
        ("half,a half,one half", 50), ("a third,one third", third), ("two thirds", 2 * third),
        ("a quarter,one quarter", 25), ("three quarters", 75), ("a fifth,one fifth", 20),
        ("two fifths", 40), ("three fifths", 60), ("four fifths", 80), ("a tenth,one tenth", 10),
      ],
      behind: ["of", "the", "are", "is", "were", "was"],
      before: ["by"]
    ),
    "de": FractionWords(
      [
        ("die hälfte,hälfte", 50), ("ein drittel", third), ("zwei drittel", 2 * third),
        ("ein viertel", 25), ("drei viertel", 75), ("ein fünftel", 20), ("zwei fünftel", 40),
        ("drei fünftel", 60), ("vier fünftel", 80), ("ein zehntel", 10),
      ],
      behind: ["der", "des", "aller", "von", "vom", "davon", "sind", "ist", "waren"],
      before: ["um"]
    ),
    "fr": FractionWords(
      [
        ("la moitié", 50), ("un tiers", third), ("les deux tiers,deux tiers", 2 * third),
        ("un quart", 25), ("les trois quarts,trois quarts", 75), ("un cinquième", 20),
        ("deux cinquièmes", 40), ("un dixième", 10),
      ],
      behind: ["des", "de", "du", "d", "sont", "est"],
      before: ["d"]
    ),
    "es": FractionWords(
      [
        ("la mitad", 50), ("un tercio", third), ("dos tercios", 2 * third), ("un cuarto", 25),
        ("tres cuartos", 75), ("un quinto", 20), ("dos quintos", 40), ("un décimo", 10),
      ],
      behind: ["de", "del", "son", "es"],
      before: ["en"]
    ),
  ]
}
