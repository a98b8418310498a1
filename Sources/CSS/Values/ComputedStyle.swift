package import A11yColor
package import Geometry

/// The values of an element's properties as a painter needs them; those of the root's parent are
/// the initial ones.
package struct ComputedStyle: Sendable {
  /// What the reader prefers where there is a choice.
  var preferredScheme = ColorScheme.light

  var scheme = ColorScheme.light

  /// Whether they are those of the root's parent.
  var isInitial = false

  /// The colour of `currentColor`; nil where it is not known.
  package var color: Color? = .black
  package var fillPaint = Paint.black
  package var fillOpacity = 1.0
  package var fillRule = FillRule.nonzero
  package var strokePaint = Paint.none
  package var strokeOpacity = 1.0
  /// Its percentages are of the viewport's diagonal.
  package var strokeWidth = ComputedLength(px: 1)
  package var strokeCap = StrokeCap.butt
  package var strokeJoin = StrokeJoin.miter
  package var miterLimit = 4.0
  /// Empty for a line without gaps.
  package var dashes: [ComputedLength] = []
  package var dashOffset = ComputedLength.zero
  package var paintOrder = [PaintPart.fill, .stroke, .markers]
  package var clipRule = FillRule.nonzero
  package var markerStart = StyleReference.none
  package var markerMid = StyleReference.none
  package var markerEnd = StyleReference.none
  /// In pixels.
  package var fontSize = 16.0
  /// 1 to 1000; 400 is normal and 700 bold.
  package var fontWeight = 400.0

  /// The weight from which on letters look bold, as fonts have no more than two.
  package static let bold = 600.0
  package var fontStyle = FontStyle.normal
  /// The families by their names, the first that is wanted first; empty for the reader's own.
  package var fontFamilies: [String] = []
  package var letterSpacing = ComputedLength.zero
  package var wordSpacing = ComputedLength.zero
  /// The colours of the shadows that are seen around letters, the uppermost first.
  package var textShadows: [StyleColor] = []
  package var textAnchor = TextAnchor.start
  package var dominantBaseline = DominantBaseline.auto
  package var isVertical = false
  package var direction = WritingDirection.leftToRight
  package var preservesSpace = false
  package var visibility = Visibility.visible
  package var pointers = PointerEvents.visiblePainted

  /// What is not inherited.
  package var own = Own()

  /// Which of the values are not known.
  package var doubts = StyleDoubts()

  /// The custom properties that the element has, its parent's among them.
  var customProperties: CustomProperties?

  static let initial = initial(in: .light)

  /// The initial values for a reader who prefers a scheme of colours.
  static let initialInDark = initial(in: .dark)

  private static func initial(in scheme: ColorScheme) -> ComputedStyle {
    var style = ComputedStyle()
    style.preferredScheme = scheme
    style.isInitial = true
    style.own.geometry = .initial
    style.own.overflow = .shown
    return style
  }
}

extension ComputedStyle {
  /// The values that an element has for itself.
  package struct Own: Sendable {
    package var opacity = 1.0
    package var display = Display.shown
    package var alignmentBaseline = AlignmentBaseline.auto
    /// How far the baseline is raised; its percentages are of the line's height.
    package var baselineShift = BaselineShift.length(.zero)
    var stopPaint = StyleColor.fixed(.black)
    package var stopOpacity = 1.0
    package var clipPath = StyleReference.none
    package var mask = StyleReference.none
    package var filter = StyleReference.none
    package var blendMode = BlendMode.normal
    var isIsolated = false
    /// Nil where nothing says so: viewports cut it then.
    package var overflow: Overflow?
    package var hasNonScalingStroke = false
    package var backgroundPaint = StyleColor.fixed(.clear)
    package var hasBackgroundImage = false
    /// Whether it has a border, an outline or shadows, which only boxes of other documents show.
    package var isFramed = false
    /// What animates it; in a list, for most have none.
    private var listed: [StyleAnimations] = []
    /// Where the element is and what form it has, as far as it says so.
    package var geometry = StyledGeometry()
    /// Whether nobody knows where the element is, or what form it has.
    package var isPlaceUnknown = false

    /// What animates it.
    package var animations: StyleAnimations {
      get { listed.first ?? StyleAnimations() }
      set { listed = [newValue] }
    }

    package var isAnimated: Bool { !(listed.first?[.name].isEmpty ?? true) }

    /// Whether what it holds is painted as it is: neither cut nor faded nor made into something else.
    package var isPlain: Bool {
      opacity >= 1 && clipPath == .none && mask == .none && filter == .none && blendMode == .normal
    }
  }

  /// What becomes of what juts out of a viewport (CSS Overflow 3, section 3.1).
  package enum Overflow: Hashable, Sendable {
    case shown
    case cut

    /// It is cut in one direction, which not all browsers do alike in SVG.
    case unclear
  }

  package enum BaselineShift: Hashable, Sendable {
    case sub
    case `super`
    case length(ComputedLength)
  }
}

extension ComputedStyle {
  /// What the element is filled with, `currentColor` replaced.
  package var fill: ShownPaint { ShownPaint(fillPaint, color) }

  package var stroke: ShownPaint { ShownPaint(strokePaint, color) }

  /// The colour of a gradient's stop; nil where it is not known.
  package var stopColor: Color? { own.stopPaint.resolved(color) }

  /// Nil where it is not known.
  package var backgroundColor: Color? { own.backgroundPaint.resolved(color) }
}

/// A paint once `currentColor` is known.
package enum ShownPaint: Hashable, Sendable {
  case none
  case color(Color)
  /// A gradient or pattern by its address; where that leads nowhere, the fallback is painted, and
  /// without one nothing.
  case reference(String, fallback: Fallback)
  case contextFill
  case contextStroke
  /// A colour that is not known.
  case unknown

  package enum Fallback: Hashable, Sendable {
    case none
    case color(Color)
    case unknown
  }

  init(_ paint: Paint, _ current: Color?) {
    switch paint {
    case .none: self = .none
    case .color(let color): self = color.resolved(current).map(ShownPaint.color) ?? .unknown
    case .reference(let address, .color(let color)):
      let known = color.resolved(current).map(Fallback.color)
      self = .reference(address, fallback: known ?? .unknown)
    case .reference(let address, .none), .reference(let address, .missing):
      self = .reference(address, fallback: .none)
    case .contextFill: self = .contextFill
    case .contextStroke: self = .contextStroke
    }
  }
}
