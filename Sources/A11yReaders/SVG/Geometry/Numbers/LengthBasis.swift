/// What relative lengths are relative to (CSS Values 4, section 6.1; SVG 2, section 8.9).
struct LengthBasis: Hashable, Sendable {
  /// The font size of the element, in user units.
  var fontSize = 16.0

  /// The font size of the root element, in user units.
  var rootFontSize = 16.0

  /// The nearest viewport, in its user units: the size of its `viewBox` where it has one.
  var viewport = Extent(width: 0, height: 0)

  /// The window that the image is shown in, in pixels.
  var window = Extent(width: 0, height: 0)

  /// The height of an `x` and the width of a `0`, in ems, where a font does not say
  /// (CSS Values 4, section 6.1.1).
  static let halfEm = 0.5

  /// A direction that a length runs along.
  enum Direction: Hashable, Sendable {
    case horizontal
    case vertical
    /// Neither, as of radii and stroke widths.
    case diagonal
  }

  /// A width and a height.
  struct Extent: Hashable, Sendable {
    var width: Double
    var height: Double

    /// What percentages are of: the diagonal is that of a square with the same (SVG 2,
    /// section 8.9).
    func extent(along direction: Direction) -> Double {
      switch direction {
      case .horizontal: width
      case .vertical: height
      case .diagonal: ((width * width + height * height) / 2).squareRoot()
      }
    }
  }
}
