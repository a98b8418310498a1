/// What one declaration says of one property.
struct StyleDeclaration: Sendable {
  enum Property: Hashable, Sendable {
    /// A place among `StyleProperty.all`.
    case known(Int)
    /// The number of a custom property's name.
    case custom(Int32)
  }

  var property: Property
  var value: DeclaredValue

  /// What is not known where nobody knows whether it counts; nil where it does.
  var doubt: String?
}

extension [StyleDeclaration] {
  /// The last declaration of each property, which the others yield to.
  var winners: [StyleDeclaration] {
    var seen: Set<StyleDeclaration.Property> = []
    return reversed().filter { seen.insert($0.property).inserted }.reversed()
  }
}

enum DeclaredValue: Sendable {
  case value(StyleProperty.Assignment)
  case keyword(WideKeyword)
  /// A value in which custom properties are still to be replaced.
  case pending(PendingValue)
  /// What a custom property is.
  case custom(PendingValue)
}

/// The keywords that every property takes (Cascade 5, section 7.3).
enum WideKeyword: String, StyleKeyword {
  case inherit
  case initial
  case unset
  /// Nothing is declared by browsers or users here, so that it is as if unset.
  case revert
  /// What earlier layers declare; where none does, as if unset.
  case revertLayer = "revert-layer"
}

/// A value with `var()` in it, as it is written.
struct PendingValue: Sendable {
  var bytes: [UInt8]

  /// The shorthand whose value it is; nil of a property's own.
  var shorthand: StyleShorthand?

  /// What it stands in.
  var mode = StyleMode.sheet

  /// The custom properties it refers to, fallbacks among them.
  var references: [Int32] = []
}

/// Whether a value stands in CSS, or in an attribute of SVG, where lengths need no unit (SVG 2,
/// section 6.6).
enum StyleMode: Sendable {
  case sheet
  case attribute

  /// The style attribute of an element of SVG, where Chromium reads lengths without one of what an
  /// old page may say so, too (Quirks Mode Standard, section 3.2).
  case styleAttribute

  var hasQuirks: Bool { self != .sheet }
}
