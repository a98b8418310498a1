internal import A11yModel

/// What a part is painted with in one variant.
struct PartPaints {
  var fill: String?
  var outline: String?

  /// The outline where it is widest: it has that width in all variants.
  var edge: Outline?

  /// What an area is hatched with.
  var hatch: String?

  /// Whether a colour of it is not known in some variant, and in this one.
  var isUnknown = false
  var isAsked = false

  /// The colour behind it.
  let behind: String
  let attributes: [(name: String, value: String)]

  /// That of a text or a glyph.
  var color: String { fill ?? outline ?? "none" }
}
