/// Texts that are the halos of others: the same letters in the same place before them, with an
/// outline.
struct TextHalos {
  /// Those that may be.
  private var outlined: [Key: Outlined] = [:]

  /// The places of those that are.
  private var places: Set<Int> = []

  /// The numbers of the texts that were met.
  private var numbers: [String: Int] = [:]

  private struct Key: Hashable {
    /// The number of the text.
    var text: Int

    /// Half pixels.
    var x: Int
    var y: Int

    init(_ text: PlacedText) {
      self.text = text.number
      (x, y) = ((text.area.box.left * 2).step, (text.area.box.top * 2).step)
    }
  }

  private struct Outlined {
    /// A place among the texts.
    var place: Int
    var group: Int?
    var halos: [[LetterHalo]]
  }

  /// What tells a text from others whose letters are not the same.
  mutating func number(of text: String) -> Int {
    if let known = numbers[text] { return known }
    numbers[text] = numbers.count
    return numbers.count - 1
  }

  /// What lies around the letters of a text.
  ///
  /// - Parameters:
  ///   - text: what is painted.
  ///   - place: where it comes among the texts.
  ///   - outlines: its outline in each group of appearances, where it has one.
  /// - Returns: its halos; those of a text under it where it has none of its own.
  mutating func halos(
    of text: PlacedText,
    at place: Int,
    outlined outlines: [[LetterHalo]]
  ) -> [[LetterHalo]] {
    let key = Key(text)
    if let below = outlined[key], text.halos.allSatisfy(\.isEmpty), below.group == text.group {
      places.insert(below.place)
      outlined[key] = nil
      return below.halos
    }
    if outlines.contains(where: { !$0.isEmpty }) {
      outlined[key] = Outlined(place: place, group: text.group, halos: outlines)
    }
    return text.halos
  }

  /// The spans among some texts that are halos, by their places in document order.
  func spans(among texts: [PlacedText]) -> Set<Int> { Set(places.map { texts[$0].element.order }) }

  /// Texts but for those that are halos.
  func without(_ texts: [PlacedText]) -> [PlacedText] {
    guard !places.isEmpty else { return texts }
    return texts.indices.filter { !places.contains($0) }.map { texts[$0] }
  }
}
