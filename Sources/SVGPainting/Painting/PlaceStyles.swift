internal import A11yModel
internal import CSS
internal import Geometry
internal import XML

// What styles say in a place (SVG 2, section 6).
extension SVGPainter {
  /// The style in the first group of appearances, which decides what cannot differ between them.
  func style(_ place: PaintingPlace) -> ComputedStyle { styles.styles[place.styles[0]] }

  /// Whether nobody knows where an element is, or what form it has: it is another one in some
  /// appearances, or its style says it in a way that is not followed.
  func isPlaceUnknown(of element: XML.Element, _ place: PaintingPlace) -> Bool {
    if place.styles.contains(where: { styles.styles[$0].own.isPlaceUnknown }) { return true }
    if place.styles.allSatisfy({ styles.styles[$0].own.geometry.isEmpty }) { return false }
    let geometry = styles.styles[place.styles[0]].own.geometry
    // Not all browsers follow SVG 2, section 7, where a style sizes an image within an image.
    switch element.name {
    case "svg", "symbol":
      let isRoot = element.order == file.root.order
      if !isRoot, geometry.has([.x, .y, .width, .height]) { return true }
    case "use": if geometry.has([.width, .height]) { return true }
    // What recognises shapes reads their attributes.
    case "path":
      if case .path(let data)? = geometry[.d], element["d"]?.listed != data.listed { return true }
      if geometry[.d] == .initial { return true }
    default: break
    }
    return place.styles.contains { styles.styles[$0].own.geometry != geometry }
  }

  /// What relative lengths are relative to.
  func basis(of place: PaintingPlace) -> LengthBasis {
    var basis = LengthBasis()
    basis.fontSize = style(place).fontSize
    basis.rootFontSize = rootFontSize
    basis.viewport = place.viewport
    basis.window = LengthBasis.Extent.window
    return basis
  }

  /// The kind of the fonts that a style asks for.
  mutating func typeface(of style: ComputedStyle) -> Typeface {
    if let known = typefaces[style.fontFamilies] { return known }
    let typeface = Typeface(families: style.fontFamilies)
    typefaces[style.fontFamilies] = typeface
    return typeface
  }

  /// A length that places an element or gives it its form.
  ///
  /// - Parameters:
  ///   - property: what is asked for, which its style may say, else an attribute.
  ///   - element: the element.
  ///   - place: where it is painted, its own styles among it.
  ///   - direction: what percentages are of.
  /// - Returns: user units; nil where there is none, or it depends on others.
  func measure(
    _ property: StyledGeometry.Property,
    of element: XML.Element,
    _ place: PaintingPlace,
    _ direction: LengthBasis.Direction
  ) -> Double? {
    switch styles.styles[place.styles[0]].own.geometry[property] {
    case nil: return length(property.rawValue, of: element, place, direction)
    case .length(let length):
      let pixels = length.resolved(by: place.viewport.extent(along: direction))
      return pixels.isFinite ? pixels : nil
    default: return nil
    }
  }

  /// A length of an attribute, in user units; nil where there is none.
  func length(
    _ name: String,
    of element: XML.Element,
    _ place: PaintingPlace,
    _ direction: LengthBasis.Direction
  ) -> Double? {
    element[name].flatMap { pixels($0, place, direction) }
  }

  /// The user units that a length of an attribute comes to; nil of anything else.
  func pixels(
    _ text: String,
    _ place: PaintingPlace,
    _ direction: LengthBasis.Direction
  ) -> Double? {
    let basis = basis(of: place)
    let pixels =
      Length(text)?.pixels(basis, along: direction)
      ?? StyleLength.calculated(text).map {
        let context = StyleLength.Context(
          fontSize: basis.fontSize,
          rootFontSize: basis.rootFontSize,
          viewport: basis.window
        )
        return $0.computed(context).resolved(by: basis.viewport.extent(along: direction))
      }
    return pixels.flatMap { $0.isFinite ? $0 : nil }
  }
}
