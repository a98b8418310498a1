package import Language

/// Words for what things look like, and where they are.
package struct LookWords: Sendable {
  package let colors: WordSet
  package let shapes: WordSet

  /// Words such as “left”, which are about a place only beside a word for a mark.
  package let places: WordSet

  /// Words for marks: “bar”, “slice”, “circle”.
  package let marks: WordSet

  /// - Parameter words: what a rule gives under a name.
  package init(_ words: (String) -> WordSet) {
    (colors, shapes, places, marks) =
      (words("colors"), words("shapes"), words("places"), words("marks"))
  }

  /// The first word that tells a look or a place.
  package func word(in said: Words) -> Word? {
    guard said.contains(anyOf: colors, shapes, places) else { return nil }
    let words = said.list
    return words.indices.first { index in
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : nil
      // “Square metres” are a unit.
      if word == "square", next.map(UnitVocabulary.isUnit) ?? false { return false }
      if colors.contains(word) || shapes.contains(word) { return true }
      // “2 left” counts; “left bar” and “on the left” point.
      guard places.contains(word) else { return false }
      return next.map(marks.contains) ?? false
        || (index > 1 && words[index - 1] == "the" && Self.prepositions.contains(words[index - 2]))
    }.map { words[$0] }
  }

  /// Whether all that is said is looks, places, words for marks and numbers.
  package func isAll(_ said: Words) -> Bool {
    said.list.allSatisfy { word in
      colors.contains(word) || shapes.contains(word) || places.contains(word)
        || marks.contains(word) || Self.small.contains(word) || word.begins(with: .number)
    }
  }

  /// Words that tell nothing by themselves.
  private static let small: WordSet = ["the", "a", "an", "on", "at", "of", "in", "and", "with"]

  private static let prepositions: WordSet = ["on", "at"]
}
