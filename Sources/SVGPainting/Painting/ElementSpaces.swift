package import A11yModel
internal import CSS
package import Geometry
package import XML

// Where elements stand in one appearance, for who draws them anew.
extension SVGPainter {
  /// How large the image is by itself, and whether the file says so.
  package func size(
    in appearance: Appearance
  ) -> (extent: LengthBasis.Extent, isKnown: Bool) {
    let style = styles.style(of: file.root, in: appearance)
    let basis = LengthBasis(
      fontSize: style.fontSize,
      rootFontSize: rootFontSize,
      viewport: LengthBasis.Extent.window,
      window: LengthBasis.Extent.window
    )
    let viewport = Viewport(root: file.root, basis: basis, geometry: style.own.geometry)
    return (viewport.size, viewport.isSizeKnown)
  }

  /// How an element is moved, turned and scaled within what is around it.
  ///
  /// - Parameters:
  ///   - element: an element, but not the image itself.
  ///   - appearance: the appearance.
  ///   - viewport: the nearest viewport, in its user units.
  /// - Returns: nil where nobody knows.
  package mutating func transform(
    of element: XML.Element,
    in appearance: Appearance,
    _ viewport: LengthBasis.Extent
  ) -> Transform? {
    let number = styles.number(of: element, in: appearance)
    let place = PaintingPlace(
      transform: .identity,
      viewport: viewport,
      clip: nil,
      styles: styles.groups.map { _ in number },
      isHidden: styles.groups.map { _ in false }
    )
    return transform(of: element, place)
  }
}
