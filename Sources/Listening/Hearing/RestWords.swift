package import Language

/// The words that make what is left of a number: “3 GB left”, “noch 3 Minuten”, “残り7冊”.
package enum RestWords {
  /// Whether one stands right behind a number, up to the next, or before the first in a clause.
  package static func stand(beside range: Range<Int>, in words: [Word]) -> Bool {
    if stand(behind: words[range.upperBound...]) { return true }
    guard !words[..<range.lowerBound].contains(where: { $0.begins(with: .number) }) else {
      return false
    }
    let before = words[..<range.lowerBound].suffix(2)
    return before.contains(where: leading.contains) || before.last.map(lastBefore.contains) ?? false
  }

  /// Whether one stands among words before the next number.
  private static func stand(behind words: some Collection<Word>) -> Bool {
    let words = Array(words.prefix { !$0.begins(with: .number) })
    return words.contains(where: following.contains)
      || words.indices.contains { index in
        words[index] == "to"
          && words[(index + 1)...].first { $0 != "the" }.map(goals.contains) ?? false
      }
  }

  /// Those that may stand behind their number.
  private static let following: WordSet = [
    "left", "remaining", "remain", "remains", "free", "available", "until",
    "übrig", "verbleibend", "verbleiben", "frei", "verfügbar", "restant", "restante", "restants",
    "restantes", "disponibles", "libres", "rimanente", "rimanenti", "resterend", "kvar",
    "återstår", "tilbage", "igjen", "jäljellä", "осталось", "залишилося", "残り", "剩余", "剩餘",
    "남음", "متبقية", "متبق",
  ]

  /// Those that may stand before their number, with a word between: “remaining time: 3 minutes”.
  private static let leading: WordSet = [
    "remaining", "noch", "verbleibend", "verbleibende", "reste", "restant", "restants", "quedan",
    "queda", "faltan", "falta", "restan", "mancano", "manca", "restano", "rimangono", "faltam",
    "restam", "nog", "återstår", "zostało", "pozostało", "zbývá", "осталось", "залишилося",
    "残り", "剩余", "剩餘", "还剩", "還剩", "남은",
  ]

  /// Those that stand right before it: “time left: 3 minutes”; a left knee is none.
  private static let lastBefore: WordSet = ["left", "free", "available"]

  /// What is still to come: “3 kilometers to go”.
  private static let goals: WordSet = [
    "go", "finish", "complete", "completion", "end", "full", "goal",
  ]
}
