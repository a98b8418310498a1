internal import A11yModel
internal import XML

// What styles say in a place (SVG 2, section 6).
extension SVGPainter {
  /// The style in the first group of appearances, which decides what cannot differ between them.
  func style(_ place: PaintingPlace) -> ComputedStyle { styles.styles[place.styles[0]] }

  /// What relative lengths are relative to.
  func basis(of place: PaintingPlace) -> LengthBasis {
    var basis = LengthBasis()
    basis.fontSize = style(place).fontSize
    basis.rootFontSize = rootFontSize
    basis.viewport = place.viewport
    basis.window = Viewport.window
    return basis
  }

  /// The kind of the fonts that a style asks for.
  mutating func typeface(of style: ComputedStyle) -> Typeface {
    if let known = typefaces[style.fontFamilies] { return known }
    let typeface = Typeface(families: style.fontFamilies)
    typefaces[style.fontFamilies] = typeface
    return typeface
  }

  /// A length of an attribute, in user units; nil where there is none.
  func length(
    _ name: String,
    of element: XML.Element,
    _ place: PaintingPlace,
    _ direction: LengthBasis.Direction
  ) -> Double? {
    guard let text = element[name], let length = Length(text) else { return nil }
    let pixels = length.pixels(basis(of: place), along: direction)
    return pixels.isFinite ? pixels : nil
  }
}
