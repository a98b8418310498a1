package import A11yModel

/// What an import comes to.
package struct ReadPalette: Hashable, Sendable {
  /// In the order of the files, and each name once.
  package var colors: [PaletteColor] = []

  /// Why nothing could be read, each at its place.
  package var errors: [InputError] = []

  /// What is wrong with single colours, which are unknown for it.
  package var problems: [InputError] = []

  /// What a reader should know besides, each at its place.
  package var notes: [InputError] = []

  /// The names of the tokens that are no colours.
  package var others: Set<String> = []

  /// The files and the folders of catalogues that it was read from, by where they are.
  package var places: [String] = []

  init() {}

  /// Takes in colours; what two say of a name and a variant differently is an error.
  mutating func add(_ others: [PaletteColor]) {
    var merging = PaletteMerging(colors)
    for color in others { merging.add(color) }
    colors = merging.colors
    errors += merging.conflicts.map(\.error)
  }
}

/// Colours of several places as one list.
struct PaletteMerging {
  private(set) var colors: [PaletteColor]
  private(set) var places: [String: Int] = [:]

  /// What is said of a colour twice, and differently.
  private(set) var conflicts: [Conflict] = []

  struct Conflict: Hashable {
    var name: String
    var variant: Variant?
    var first: Location
    var second: Location
  }

  init(_ colors: [PaletteColor]) {
    self.colors = colors
    places.reserveCapacity(colors.count)
    for (place, color) in colors.enumerated() { places[color.name] = place }
  }

  /// Adds a colour, or what it says to what is said of its name; its place.
  @discardableResult
  mutating func add(_ color: PaletteColor) -> Int {
    guard let place = places[color.name] else {
      places[color.name] = colors.count
      colors.append(color)
      return colors.count - 1
    }
    if colors[place].isWhole || color.isWhole, let conflict = clash(colors[place], color) {
      conflicts.append(conflict)
      return place
    }
    for value in color.values {
      guard let known = colors[place][value.variant] else {
        colors[place].values.append(value)
        continue
      }
      guard known.meaning != value.meaning else { continue }
      conflicts.append(
        Conflict(
          name: color.name,
          variant: value.variant,
          first: known.location,
          second: value.location
        )
      )
    }
    colors[place].isAssumed = colors[place].isAssumed && color.isAssumed
    colors[place].isWhole = colors[place].isWhole || color.isWhole
    colors[place].deprecation = colors[place].deprecation ?? color.deprecation
    return place
  }
}

extension PaletteMerging {
  /// Where two colours, of which one is whole, show another.
  private func clash(_ one: PaletteColor, _ other: PaletteColor) -> Conflict? {
    for appearance in Appearance.allCases {
      guard let first = one.shown(in: appearance), let second = other.shown(in: appearance),
        first.meaning != second.meaning
      else { continue }
      return Conflict(
        name: one.name,
        variant: first.variant == second.variant ? first.variant : Variant(appearance),
        first: first.location,
        second: second.location
      )
    }
    return nil
  }
}

extension PaletteMerging.Conflict {
  /// What is wrong, at the second place.
  var error: InputError { InputError(message, at: second) }

  var message: String {
    let appearance = variant.map { " for \($0.name)" } ?? ""
    return "‘\(name)’ has two values\(appearance), here and at \(first); keep one of them, or "
      + "import each by itself, with a prefix="
  }
}
