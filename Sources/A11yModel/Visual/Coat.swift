package import A11yColor

/// One paint of a part over what lies behind it.
///
/// Parts share it wherever they look the same.
@usableFromInline package final class Coat: Hashable, Sendable {
  /// The visible colours.
  package let colors: Colors

  /// The visible colours by themselves: known even where those beside them are not; empty where
  /// they are not known.
  package let tones: [Color]

  /// Where they come from.
  package let origin: PaintOrigin

  /// The pair with the least contrast, and the one with the most; nil where nothing is known.
  package let worst: Pair?
  package let best: Pair?

  /// Where the page behind is not known, what would be seen on two; nil where that says nothing.
  package let supposed: Supposed?

  /// Of colours that repeat in small all over it, as those of a pattern, the pairs of the one that
  /// most of it shows: none where none does, or nobody knows; nil where nothing repeats.
  package let repeated: [Pair]?

  package init(
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
  @usableFromInline package static func == (one: Coat, other: Coat) -> Bool {
    one === other
      || one.colors == other.colors && one.tones == other.tones && one.origin == other.origin
        && one.supposed == other.supposed && one.repeated == other.repeated
  }

  @usableFromInline package func hash(into hasher: inout Hasher) {
    hasher.combine(colors)
    hasher.combine(origin)
  }

  /// The visible colours, or why they are not known.
  @usableFromInline package enum Colors: Hashable, Sendable {
    /// One pair, or several where a gradient or several backdrops make a range.
    case known([Pair])

    /// The phrase names the missing fact.
    case unknown(String)
  }

  /// What would be seen on a white page, on a black one, and on any.
  @usableFromInline package struct Supposed: Hashable, Sendable {
    package let onWhite: [Pair]
    package let onBlack: [Pair]

    /// Its colours, as far as they hide the page; empty where they are not known.
    package let fronts: [Color]

    /// The contrast that each place reaches on some page; empty where that is not known.
    package let anywhere: [PageContrast]

    package init(onWhite: [Pair], onBlack: [Pair]) {
      (self.onWhite, self.onBlack) = (onWhite, onBlack)
      (fronts, anywhere) = ([], [])
    }

    /// - Parameter layers: its colours and those behind them, each as far as it hides the page.
    package init(_ layers: [(front: Color, back: Color)]) {
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
  @usableFromInline package struct Pair: Hashable, Sendable {
    package let foreground: Color
    package let background: Color

    /// The contrast between the two.
    package let ratio: ContrastRatio

    package init(foreground: Color, background: Color) {
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
    @usableFromInline package static func == (one: Pair, other: Pair) -> Bool {
      one.foreground == other.foreground && one.background == other.background
    }

    @usableFromInline package func hash(into hasher: inout Hasher) {
      hasher.combine(foreground)
      hasher.combine(background)
    }
  }
}

/// A stroke along a shape's edge.
@usableFromInline package struct Outline: Hashable, Sendable {
  package var coat: Coat

  /// Points of it that are visible, on both sides of the edge together.
  package var width: Double

  /// Points of those that lie within the shape.
  package var insideWidth: Double

  /// Its colours by themselves, with their opacity, for what else it may lie on; empty where they
  /// are not known.
  package var paints: [Color]

  package init(coat: Coat, width: Double, insideWidth: Double = 0, paints: [Color] = []) {
    self.coat = coat
    self.width = width
    self.insideWidth = insideWidth
    self.paints = paints
  }
}
