package import A11yModel
internal import Support

/// The colours of all imports of a palette, by their names.
package final class ImportedPalette: Sendable {
  package let colors: [PaletteColor]

  /// What became of each import, in their order.
  package let parts: [ReadPalette]

  /// By import, what it says otherwise than one before it.
  package let conflicts: [(part: Int, error: InputError)]
  private let places: [String: Int]
  private let settled = Shelf<Generation, [Token]>()
  private let origins: [Int]

  /// The colours by the symbols that code has for them; none of those without one.
  let symbols = Once<[[String]: [Int]]>()

  /// Whether a colour is called as hexadecimal ones are written.
  package let namesNumberSigns: Bool

  init(_ parts: [ReadPalette]) {
    var merging = PaletteMerging([])
    var origins: [Int] = []
    var conflicts: [(Int, InputError)] = []
    for (part, read) in parts.enumerated() {
      for color in read.colors {
        let known = merging.conflicts.count
        if merging.add(color) == origins.count { origins.append(part) }
        conflicts += merging.conflicts[known...].map { (part, $0.error) }
      }
    }
    self.parts = parts
    self.origins = origins
    self.conflicts = conflicts
    colors = merging.colors
    places = merging.places
    namesNumberSigns = colors.contains { $0.name.hasPrefix("#") }
  }

  /// A colour, and the import that it comes from first; nil where none is called so.
  package func color(_ name: String) -> (color: PaletteColor, part: Int)? {
    places[name].map { (colors[$0], origins[$0]) }
  }

  /// Its colours as tokens, the system's being those of a generation, which are made once.
  package func tokens(_ generation: Generation, _ make: () -> [Token]) -> [Token] {
    settled.value(generation, make)
  }
}
