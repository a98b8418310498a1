internal import A11yModel
internal import Geometry

/// The values of an element's properties as a painter needs them; those of the root's parent are
/// the initial ones.
struct ComputedStyle: Sendable {
  /// What the reader prefers where there is a choice.
  var preferredScheme = ColorScheme.light

  var scheme = ColorScheme.light

  /// Whether they are those of the root's parent.
  var isInitial = false

  /// The colour of `currentColor`; nil where it is not known.
  var color: Color? = .black
  var fillPaint = Paint.black
  var fillOpacity = 1.0
  var fillRule = FillRule.nonzero
  var strokePaint = Paint.none
  var strokeOpacity = 1.0
  /// Its percentages are of the viewport's diagonal.
  var strokeWidth = ComputedLength(px: 1)
  var strokeCap = StrokeCap.butt
  var strokeJoin = StrokeJoin.miter
  var miterLimit = 4.0
  /// Empty for a line without gaps.
  var dashes: [ComputedLength] = []
  var dashOffset = ComputedLength.zero
  var paintOrder = [PaintPart.fill, .stroke, .markers]
  var clipRule = FillRule.nonzero
  var markerStart = StyleReference.none
  var markerMid = StyleReference.none
  var markerEnd = StyleReference.none
  /// In pixels.
  var fontSize = 16.0
  /// 1 to 1000; 400 is normal and 700 bold.
  var fontWeight = 400.0

  /// The weight from which on letters look bold, as fonts have no more than two.
  static let bold = 600.0
  var fontStyle = FontStyle.normal
  /// The families by their names, the first that is wanted first; empty for the reader's own.
  var fontFamilies: [String] = []
  var letterSpacing = ComputedLength.zero
  var wordSpacing = ComputedLength.zero
  /// The colours of the shadows that are seen around letters, the uppermost first.
  var textShadows: [StyleColor] = []
  var textAnchor = TextAnchor.start
  var dominantBaseline = DominantBaseline.auto
  var isVertical = false
  var direction = WritingDirection.leftToRight
  var preservesSpace = false
  var visibility = Visibility.visible
  var pointers = PointerEvents.visiblePainted

  /// What is not inherited.
  var own = Own()

  /// Which of the values are not known.
  var doubts = StyleDoubts()

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
  struct Own: Sendable {
    var opacity = 1.0
    var display = Display.shown
    var alignmentBaseline = AlignmentBaseline.auto
    /// How far the baseline is raised; its percentages are of the line's height.
    var baselineShift = BaselineShift.length(.zero)
    var stopPaint = StyleColor.fixed(.black)
    var stopOpacity = 1.0
    var clipPath = StyleReference.none
    var mask = StyleReference.none
    var filter = StyleReference.none
    var blendMode = BlendMode.normal
    var isIsolated = false
    /// Nil where nothing says so: viewports cut it then.
    var overflow: Overflow?
    var hasNonScalingStroke = false
    var backgroundPaint = StyleColor.fixed(.clear)
    var hasBackgroundImage = false
    /// Whether it has a border, an outline or shadows, which only boxes of other documents show.
    var isFramed = false
    /// What animates it; in a list, for most have none.
    private var listed: [StyleAnimations] = []
    /// Where the element is and what form it has, as far as it says so.
    var geometry = StyledGeometry()
    /// Whether nobody knows where the element is, or what form it has.
    var isPlaceUnknown = false

    /// What animates it.
    var animations: StyleAnimations {
      get { listed.first ?? StyleAnimations() }
      set { listed = [newValue] }
    }

    var isAnimated: Bool { !(listed.first?.names.isEmpty ?? true) }

    /// Whether what it holds is painted as it is: neither cut nor faded nor made into something else.
    var isPlain: Bool {
      opacity >= 1 && clipPath == .none && mask == .none && filter == .none && blendMode == .normal
    }
  }

  /// What becomes of what juts out of a viewport (CSS Overflow 3, section 3.1).
  enum Overflow: Hashable, Sendable {
    case shown
    case cut

    /// It is cut in one direction, which not all browsers do alike in SVG.
    case unclear
  }

  enum BaselineShift: Hashable, Sendable {
    case sub
    case `super`
    case length(ComputedLength)
  }
}

extension ComputedStyle {
  /// What the element is filled with, `currentColor` replaced.
  var fill: ShownPaint { ShownPaint(fillPaint, color) }

  var stroke: ShownPaint { ShownPaint(strokePaint, color) }

  /// The colour of a gradient's stop; nil where it is not known.
  var stopColor: Color? { own.stopPaint.resolved(color) }

  /// Nil where it is not known.
  var backgroundColor: Color? { own.backgroundPaint.resolved(color) }
}

/// A paint once `currentColor` is known.
enum ShownPaint: Hashable, Sendable {
  case none
  case color(Color)
  /// A gradient or pattern by its address; where that leads nowhere, the fallback is painted, and
  /// without one nothing.
  case reference(String, fallback: Fallback)
  case contextFill
  case contextStroke
  /// A colour that is not known.
  case unknown

  enum Fallback: Hashable, Sendable {
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
