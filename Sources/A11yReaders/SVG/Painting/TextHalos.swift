internal import XML

/// Texts that are the halos of others: the same letters in the same place before them, with an
/// outline.
struct TextHalos {
  /// Those that may be.
  private var outlined: [Key: Outlined] = [:]

  /// The places of those that are, and the elements that hold their characters.
  private var places: Set<Int> = []
  private var elements: Set<Int> = []

  private struct Key: Hashable {
    var text: String

    /// Half pixels.
    var x: Int
    var y: Int

    init(_ text: PlacedText) {
      self.text = text.text
      (x, y) = ((text.area.box.left * 2).step, (text.area.box.top * 2).step)
    }
  }

  private struct Outlined {
    /// A place among the texts.
    var place: Int
    var element: Int
    var group: Int?
    var inks: [Ink]
  }

  /// What lies around the letters of a text.
  ///
  /// - Parameters:
  ///   - text: what is painted.
  ///   - place: where it comes among the texts.
  ///   - outlines: its outline in each group of appearances; `none` where it has none.
  /// - Returns: its halos; those of a text under it where it has none of its own.
  mutating func halos(of text: PlacedText, at place: Int, outlined outlines: [Ink]) -> [Ink] {
    let key = Key(text)
    if let below = outlined[key], text.halos.allSatisfy(\.isClear), below.group == text.group {
      places.insert(below.place)
      if below.element != text.element.order { elements.insert(below.element) }
      outlined[key] = nil
      return below.inks
    }
    if outlines.contains(where: { !$0.isClear }) {
      outlined[key] = Outlined(
        place: place,
        element: text.element.order,
        group: text.group,
        inks: outlines
      )
    }
    return text.halos
  }

  /// Whether the characters of an element are a halo of others.
  func contains(_ element: XML.Element) -> Bool { elements.contains(element.order) }

  /// Texts but for those that are halos.
  func without(_ texts: [PlacedText]) -> [PlacedText] {
    guard !places.isEmpty else { return texts }
    return texts.indices.filter { !places.contains($0) }.map { texts[$0] }
  }
}
