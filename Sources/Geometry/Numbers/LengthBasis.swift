/// What relative lengths are relative to (CSS Values 4, section 6.1; SVG 2, section 8.9).
package struct LengthBasis: Hashable, Sendable {
  /// The font size of the element, in user units.
  package var fontSize = 16.0

  /// The font size of the root element, in user units.
  package var rootFontSize = 16.0

  /// The nearest viewport, in its user units: the size of its `viewBox` where it has one.
  package var viewport = Extent(width: 0, height: 0)

  /// The window that the image is shown in, in pixels.
  package var window = Extent(width: 0, height: 0)

  package init(
    fontSize: Double = 16.0,
    rootFontSize: Double = 16.0,
    viewport: Extent = Extent(width: 0, height: 0),
    window: Extent = Extent(width: 0, height: 0)
  ) {
    (self.fontSize, self.rootFontSize, self.viewport) = (fontSize, rootFontSize, viewport)
    self.window = window
  }

  /// The height of an `x` and the width of a `0`, in ems, where a font does not say
  /// (CSS Values 4, section 6.1.1).
  static let halfEm = 0.5

  /// A direction that a length runs along.
  package enum Direction: Hashable, Sendable {
    case horizontal
    case vertical
    /// Neither, as of radii and stroke widths.
    case diagonal
  }

  /// A width and a height.
  package struct Extent: Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      (self.width, self.height) = (width, height)
    }

    /// The size of an image that says nothing of it (CSS Images 3, section 5.2).
    package static let window = Extent(width: 300, height: 150)

    /// What percentages are of: the diagonal is that of a square with the same (SVG 2,
    /// section 8.9).
    package func extent(along direction: Direction) -> Double {
      switch direction {
      case .horizontal: width
      case .vertical: height
      case .diagonal: ((width * width + height * height) / 2).squareRoot()
      }
    }
  }
}
