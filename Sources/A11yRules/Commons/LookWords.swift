/// Words for what things look like, and where they are.
struct LookWords: Sendable {
  let colors: Set<String>
  let shapes: Set<String>

  /// Words such as “left”, which are about a place only beside a word for a mark.
  let places: Set<String>

  /// Words for marks: “bar”, “slice”, “circle”.
  let marks: Set<String>

  /// The first word that tells a look or a place.
  func word(in words: [String]) -> String? {
    words.indices.first { index in
      let word = words[index]
      let next = words[(index + 1)...].first ?? ""
      // “Square metres” are a unit.
      if word == "square", UnitVocabulary.isUnit(next) { return false }
      if colors.contains(word) || shapes.contains(word) { return true }
      // “2 left” counts; “left bar” and “on the left” point.
      guard places.contains(word) else { return false }
      return marks.contains(next) || words[..<index].suffix(2).elementsEqual(["on", "the"])
        || words[..<index].suffix(2).elementsEqual(["at", "the"])
    }.map { words[$0] }
  }
}
