/// One paint of a part over what lies behind it.
public struct Coat: Hashable, Sendable {
  /// The visible colours.
  public var colors: Colors

  /// The visible colours alone: of an opaque paint they are known whatever lies behind it.
  public var foregrounds: [Color]?

  /// Where they come from.
  public var origin: PaintOrigin

  public init(colors: Colors, foregrounds: [Color]? = nil, origin: PaintOrigin) {
    self.colors = colors
    self.foregrounds = foregrounds
    self.origin = origin
    if case .known(let pairs) = colors { self.foregrounds = pairs.map(\.foreground) }
  }

  /// The visible colours, or why they are not known.
  public enum Colors: Hashable, Sendable {
    /// One pair, or several where a gradient or several backdrops make a range.
    case known([Pair])

    /// The phrase names the missing fact.
    case unknown(String)
  }

  /// A visible colour and the colour beside it.
  public struct Pair: Hashable, Sendable {
    public var foreground: Color
    public var background: Color

    public init(foreground: Color, background: Color) {
      self.foreground = foreground
      self.background = background
    }

    public var ratio: ContrastRatio { ContrastRatio(foreground, background) }
  }
}

/// A stroke along a shape's edge.
public struct Outline: Hashable, Sendable {
  public var coat: Coat

  /// Points of it that are visible, on both sides of the edge together.
  public var width: Double

  public init(coat: Coat, width: Double) {
    self.coat = coat
    self.width = width
  }
}
