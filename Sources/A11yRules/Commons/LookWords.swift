/// Words for what things look like, and where they are.
struct LookWords: Sendable {
  private let kinds: WordTable<Kind>
  private let marks: WordSet

  /// What a word tells.
  private enum Kind {
    /// A colour or a shape.
    case look
    /// A place, beside a word for a mark: “left”.
    case place
  }

  /// - Parameters:
  ///   - looks: words for colours and shapes.
  ///   - places: words such as “left”, which are about a place only beside a word for a mark.
  ///   - marks: words for marks: “bar”, “slice”, “circle”.
  init(looks: [String], places: [String], marks: [String]) {
    kinds = WordTable(looks.map { ($0, .look) } + places.map { ($0, .place) })
    self.marks = WordSet(marks)
  }

  /// The first word that tells a look or a place.
  func word(in words: [Word]) -> Word? {
    words.indices.first { index in
      guard let kind = kinds[words[index]] else { return false }
      let next = index + 1 < words.count ? words[index + 1] : nil
      // “Square metres” are a unit.
      if words[index] == "square", next.map(UnitVocabulary.isUnit) ?? false { return false }
      if kind == .look || next.map(marks.contains) ?? false { return true }
      // “2 left” counts; “left bar” and “on the left” point.
      return index > 1 && words[index - 1] == "the"
        && Self.prepositions.contains(words[index - 2])
    }.map { words[$0] }
  }

  private static let prepositions: WordSet = ["on", "at"]
}
