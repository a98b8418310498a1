/// One paint of a part over what lies behind it.
public struct Coat: Hashable, Sendable {
  /// The visible colours.
  public var colors: Colors

  /// The visible colours by themselves: known even where those beside them are not; empty where
  /// they are not known.
  public var tones: [Color]

  /// Where they come from.
  public var origin: PaintOrigin

  public init(colors: Colors, tones: [Color] = [], origin: PaintOrigin) {
    self.colors = colors
    self.tones = tones
    self.origin = origin
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

  /// Points of those that lie within the shape.
  public var insideWidth: Double

  /// Its colours by themselves, with their opacity, for what else it may lie on; empty where they
  /// are not known.
  public var paints: [Color]

  public init(coat: Coat, width: Double, insideWidth: Double = 0, paints: [Color] = []) {
    self.coat = coat
    self.width = width
    self.insideWidth = insideWidth
    self.paints = paints
  }
}
