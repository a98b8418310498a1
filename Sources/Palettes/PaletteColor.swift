package import A11yModel

/// A colour that an asset catalogue or a file of tokens defines.
package struct PaletteColor: Hashable, Sendable {
  /// As specs call it.
  package var name: String

  /// What it is, once for each variant it is given for, and once for all others where it is.
  package var values: [Value]

  /// Whether its author gave it nothing, and the platform takes what this is.
  package var isAssumed = false

  /// Whether it says all that there is to say, as a colour set does: what it does not name is what it shows
  /// otherwise, and not what another says.
  package var isWhole = false

  /// What its asset catalogue calls it; nil of a token.
  var asset: String?

  /// Why it is not to be used any more; empty where nothing is said but that, and nil where it is in use.
  package var deprecation: String?

  /// What a colour is, and where that is written.
  package struct Value: Hashable, Sendable {
    /// Nil for every variant that has none of its own.
    package var variant: Variant?
    package var meaning: Meaning
    package var location: Location

    package init(_ meaning: Meaning, in variant: Variant?, at location: Location) {
      self.meaning = meaning
      self.variant = variant
      self.location = location
    }
  }

  /// What can be known of a colour.
  package enum Meaning: Hashable, Sendable {
    case color(Color)
    /// A colour of the platform, by the name that specs call it.
    case system(String)
    /// It has a value that is not known, for this reason.
    case unknown(String)
  }

  package init(_ name: String, _ values: [Value]) {
    self.name = name
    self.values = values
  }

  /// Where it is defined: its first value.
  package var location: Location? { values.first?.location }

  /// The value in a variant of its own; that for all others for nil.
  package subscript(_ variant: Variant?) -> Value? { values.first { $0.variant == variant } }
}

extension PaletteColor {
  /// What it shows in an appearance, its own or that for more; nil where nothing is said.
  func shown(in appearance: Appearance) -> Value? {
    self[Variant(appearance)] ?? self[Variant(appearance.base)] ?? self[nil]
  }
}

extension PaletteColor.Meaning {
  /// As an author writes it, so that it is read as the same; nil where it is unknown.
  package var notation: String? {
    switch self {
    case .color(let color): color.exactNotation
    case .system(let name): name
    case .unknown: nil
    }
  }
}

extension Color {
  /// The colour as CSS writes it, with all its digits where `#RRGGBB` would round them.
  fileprivate var exactNotation: String {
    if let same = try? Color(css: hex), same == self { return hex }
    return "color(srgb \(red) \(green) \(blue)" + (alpha < 1 ? " / \(alpha))" : ")")
  }
}
