package import A11yColor

/// A colour that the author named, with what it is in each appearance.
@usableFromInline package struct Token: Hashable, Sendable {
  package var name: String

  /// The colour by variant; a variant that is missing has none.
  package var values: [Variant: Color] {
    get {
      Variant.allCases.reduce(into: [:]) { values, variant in
        values[variant] = colors[variant.index]
      }
    }
    set { colors = Variant.allCases.map { newValue[$0] } }
  }

  /// The same in the order of all variants.
  private var colors: [Color?]

  /// Its colour in a variant; nil where it has none or nobody knows it.
  package subscript(_ variant: Variant) -> Color? { colors[variant.index] }

  /// Whether it is one colour for all appearances by declaration, and not by chance.
  package var isStatic: Bool

  /// An index into the document's sources.
  package var source: Int

  /// The appearances for which its author gave it nothing: no colour, and no other name for one.
  package var missing: [Appearance] = []

  /// By appearance, why nobody knows the colour that it has there.
  package var unknown: [Appearance: String] = [:]

  /// Where its colour in a variant is written.
  package func color(in variant: Variant) -> WrittenColor {
    WrittenColor(name: name, source: source, attribute: variant.name)
  }

  /// Whether a part of the document uses it, directly or through other tokens.
  package var isUsed = false

  package init(name: String, values: [Variant: Color], isStatic: Bool, source: Int) {
    self.init(
      name: name,
      colors: Variant.allCases.map { values[$0] },
      isStatic: isStatic,
      source: source
    )
  }

  /// What parts call the colour of what they show, and no token is called.
  package static let reservedNames = ["series", "state"]

  /// A token whose colours are in the order of all variants.
  package init(name: String, colors: [Color?], isStatic: Bool, source: Int) {
    self.name = name
    self.colors = colors
    self.isStatic = isStatic
    self.source = source
  }
}
