public import A11yColor

/// One paint of a part over what lies behind it.
///
/// Parts share it wherever they look the same.
public final class Coat: Hashable, Sendable {
  /// The visible colours.
  public let colors: Colors

  /// The visible colours by themselves: known even where those beside them are not; empty where
  /// they are not known.
  public let tones: [Color]

  /// Where they come from.
  public let origin: PaintOrigin

  /// The pair with the least contrast, and the one with the most; nil where nothing is known.
  public let worst: Pair?
  public let best: Pair?

  /// Where the page behind is not known, what would be seen on two; nil where that says nothing.
  public let supposed: Supposed?

  /// Of colours that repeat in small all over it, as those of a pattern, the pairs of the one that
  /// most of it shows: none where none does, or nobody knows; nil where nothing repeats.
  public let repeated: [Pair]?

  public init(
    colors: Colors,
    tones: [Color] = [],
    origin: PaintOrigin,
    supposed: Supposed? = nil,
    repeated: [Pair]? = nil
  ) {
    self.repeated = repeated
    self.colors = colors
    self.tones = tones
    self.origin = origin
    self.supposed = supposed
    guard case .known(let pairs) = colors, var worst = pairs.first else {
      (worst, best) = (nil, nil)
      return
    }
    var best = worst
    for pair in pairs.dropFirst() {
      if pair.ratio < worst.ratio { worst = pair }
      if pair.ratio > best.ratio { best = pair }
    }
    (self.worst, self.best) = (worst, best)
  }

  /// Whether two show the same colours and take them from the same place.
  public static func == (one: Coat, other: Coat) -> Bool {
    one === other
      || one.colors == other.colors && one.tones == other.tones && one.origin == other.origin
        && one.supposed == other.supposed && one.repeated == other.repeated
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(origin)
  }

  /// The visible colours, or why they are not known.
  public enum Colors: Hashable, Sendable {
    /// One pair, or several where a gradient or several backdrops make a range.
    case known([Pair])

    /// The phrase names the missing fact.
    case unknown(String)
  }

  /// What would be seen on a white page, on a black one, and on any.
  public struct Supposed: Hashable, Sendable {
    public let onWhite: [Pair]
    public let onBlack: [Pair]

    /// Its colours, as far as they hide the page; empty where they are not known.
    public let fronts: [Color]

    /// The contrast that each place reaches on some page; empty where that is not known.
    public let anywhere: [PageContrast]

    public init(onWhite: [Pair], onBlack: [Pair]) {
      (self.onWhite, self.onBlack) = (onWhite, onBlack)
      (fronts, anywhere) = ([], [])
    }

    /// - Parameter layers: its colours and those behind them, each as far as it hides the page.
    public init(_ layers: [(front: Color, back: Color)]) {
      func pairs(on page: Color) -> [Pair] {
        layers.map { layer in
          Pair(
            foreground: layer.front.composited(over: page),
            background: layer.back.composited(over: page)
          )
        }
      }
      (onWhite, onBlack) = (pairs(on: .white), pairs(on: .black))
      var met: Set<Color> = []
      fronts = layers.map(\.front).filter { met.insert($0).inserted }
      let all = layers.compactMap { PageContrast($0.front, over: $0.back) }
      anywhere = all.count == layers.count ? all : []
    }
  }

  /// A visible colour and the colour beside it.
  public struct Pair: Hashable, Sendable {
    public let foreground: Color
    public let background: Color

    /// The contrast between the two.
    public let ratio: ContrastRatio

    public init(foreground: Color, background: Color) {
      self.init(
        foreground: foreground,
        background: background,
        ratio: ContrastRatio(foreground, background)
      )
    }

    /// Two colours and the contrast between them.
    package init(foreground: Color, background: Color, ratio: ContrastRatio) {
      self.foreground = foreground
      self.background = background
      self.ratio = ratio
    }

    /// Whether two have the same colours, which give the ratio.
    public static func == (one: Pair, other: Pair) -> Bool {
      one.foreground == other.foreground && one.background == other.background
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(foreground)
      hasher.combine(background)
    }
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
