package import A11yColor

/// What a painted part looks like, in each variant of its component.
@usableFromInline package struct Rendering: Hashable, Sendable {
  package var variants: [RenderedVariant]

  package init(variants: [RenderedVariant]) { self.variants = variants }

  /// What the part looks like in an appearance and on a surface; nil where it is not there.
  package subscript(_ variant: Variant) -> RenderedVariant? {
    for index in variants.indices where variants[index].variant == variant {
      return variants[index]
    }
    return nil
  }

  /// Whether a user sees the same colours in two variants; never where one is not seen at all.
  package func looksAlike(in one: Variant, and other: Variant) -> Bool {
    guard let first = self[one], let second = self[other] else { return false }
    return first.looksLike(second)
  }
}

/// What a painted part looks like in one variant, composited to the end.
@usableFromInline package struct RenderedVariant: Hashable, Sendable {
  package var variant: Variant

  /// What lies behind the part.
  package var backdrop: Backdrop

  /// The part's own colour, of a text, a glyph or a shape's inside; nil where it paints none.
  package var fill: Coat?

  /// A shape's own stroke, as far as it is visible; nil where it has none.
  package var outline: Outline?

  package init(
    variant: Variant,
    backdrop: Backdrop,
    fill: Coat? = nil,
    outline: Outline? = nil
  ) {
    self.variant = variant
    self.backdrop = backdrop
    self.fill = fill
    self.outline = outline
  }

  /// Whether a user sees the same colours in another variant.
  package func looksLike(_ other: RenderedVariant) -> Bool {
    Self.looksAlike(fill, other.fill) && Self.looksAlike(outline?.coat, other.outline?.coat)
      && backdrop == other.backdrop
  }

  private static func looksAlike(_ one: Coat?, _ other: Coat?) -> Bool {
    one === other || one?.colors == other?.colors
  }
}
