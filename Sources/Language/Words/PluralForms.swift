/// English plurals that take more than an “s” behind the word.
enum PluralForms {
  /// The other forms of a word: “people” of “person”, “person” of “people”.
  static func others(of word: String) -> [String] {
    if let others = irregular[word] { return others }
    if word.count > 3, word.hasSuffix("ies") { return [String(word.dropLast(3)) + "y"] }
    guard word.count > 2, word.hasSuffix("y"), let before = word.dropLast().last,
      !"aeiou".contains(before)
    else { return [] }
    return [String(word.dropLast()) + "ies"]
  }

  /// Each word with the others of its group.
  private static let irregular: [String: [String]] = Dictionary(
    groups.flatMap { group in
      let words = group.split(separator: " ").map(String.init)
      return words.map { word in (word, words.filter { $0 != word }) }
    }
  ) { $0 + $1 }

  private static let groups = [
    "person people persons", "child children", "man men", "woman women", "foot feet",
    "tooth teeth", "goose geese", "mouse mice", "ox oxen", "die dice", "penny pennies pence",
    "half halves", "leaf leaves", "life lives", "loaf loaves", "shelf shelves", "knife knives",
    "wolf wolves", "calf calves", "datum data", "medium media", "criterion criteria",
    "analysis analyses", "crisis crises", "index indices indexes", "vertex vertices",
    "salesperson salespeople", "passerby passersby",
  ]
}
