/// Why values of a style are not known, by the properties' numbers.
package struct StyleDoubts: Hashable, Sendable {
  private var reasons: [Int: String] = [:]

  static let animation = "what its animation makes of it"

  var isEmpty: Bool { reasons.isEmpty }

  subscript(_ property: Int) -> String? {
    get { reasons[property] }
    set { reasons[property] = newValue }
  }

  /// Adds others, which go before these.
  mutating func add(_ others: StyleDoubts) {
    guard !others.isEmpty else { return }
    reasons.merge(others.reasons) { _, other in other }
  }

  /// Whether it is not known what animates the element.
  package var mayBeAnimated: Bool { reason(Self.animationName) != nil }

  /// Whether that is not known, or how it does.
  var areOfAnimations: Bool { reason(Self.animations) != nil }

  private static let animationName = Set(
    [StyleProperty.number(of: "animation-name")].compactMap(\.self)
  )

  private static let animations = Set(
    StyleProperty.animation.compactMap { StyleProperty.number(of: $0.name) }
  )

  /// What children take on of them.
  var inherited: StyleDoubts {
    guard !isEmpty else { return self }
    var inherited = self
    inherited.reasons = reasons.filter { StyleProperty.all[$0.key].isInherited }
    return inherited
  }

  /// The reason for the first of some properties that is not known; nil where all are.
  func reason(_ properties: Set<Int>) -> String? {
    guard !isEmpty else { return nil }
    return reasons.keys.filter(properties.contains).min().flatMap { reasons[$0] }
  }
}

extension ComputedStyle {
  /// Why it is not known how an element looks together with all that it holds.
  package var doubtOfWhole: String? { doubts.reason(Properties.whole) }

  /// Why it is not known how a shape looks.
  package var doubtOfShape: String? { doubts.reason(Properties.shape) ?? doubtOfColor }

  /// Why it is not known how letters look.
  package var doubtOfText: String? { doubts.reason(Properties.text) ?? doubtOfColor }

  /// Why it is not known where an element is, or what form it has.
  package var doubtOfPlace: String? { doubts.reason(Properties.geometry) }

  /// Why it is not known where attributes put the letters of a part of a text.
  package var doubtOfLetterPlaces: String? { doubts.reason(Properties.letterPlaces) }

  /// Why the colour of a gradient's stop is not known.
  package var doubtOfStop: String? {
    doubts.reason(Properties.stop)
      ?? (own.stopPaint.asksForCurrent ? doubts.reason(Properties.color) : nil)
  }

  /// Why it is not known what a gradient or a pattern holds, or how large its tiles are.
  package var doubtOfServer: String? { doubts.reason(Properties.server) }

  /// Why it is not known how wide the line of a shape is, if it has any.
  package var doubtOfStrokeWidth: String? {
    strokePaint == .none ? nil : doubts.reason(Properties.strokeWidth)
  }

  /// Why it is not known what becomes of what juts out of a viewport.
  package var doubtOfOverflow: String? {
    doubts.reason(Properties.overflow)
      ?? (own.overflow == .unclear ? "what is cut off of a nested image" : nil)
  }

  /// Why it is not known which markers stand on its line.
  package var doubtOfMarkers: String? { doubts.reason(Properties.markers) }

  /// Whether it is not known what its line is painted with.
  package var isStrokeDoubted: Bool { doubts.reason(Properties.stroke) != nil }

  /// Whether it is not known what cuts the element.
  package var isClipDoubted: Bool { doubts.reason(Properties.clip) != nil }

  /// Whether it is not known what of the element is left where it stands in a clip.
  package var isCutDoubted: Bool { doubts.reason(Properties.cut) != nil }

  private var doubtOfColor: String? {
    let isAsked = fillPaint.asksForCurrent || strokePaint.asksForCurrent
    return isAsked ? doubts.reason(Properties.color) : nil
  }

  /// Has what may be seen be there, so that whatever keeps it from being known is met.
  mutating func settleDoubts() {
    if own.geometry.isUnknown { own.isPlaceUnknown = true }
    guard !doubts.isEmpty else { return }
    if doubtOfPlace != nil { own.isPlaceUnknown = true }
    if doubts.reason(Properties.display) != nil, own.display == .none { own.display = .shown }
    if doubts.reason(Properties.visibility) != nil { visibility = .visible }
    if doubts.reason(Properties.opacity) != nil, own.opacity <= 0 { own.opacity = 1 }
    if doubts.reason(Properties.fill) != nil {
      if fillPaint == .none { fillPaint = .black }
      if fillOpacity <= 0 { fillOpacity = 1 }
    }
    if doubts.reason(Properties.stroke) != nil {
      if strokePaint == .none { strokePaint = .black }
      if strokeOpacity <= 0 { strokeOpacity = 1 }
    }
    // The largest area that it may cover.
    if doubts.reason(Properties.fillRule) != nil { fillRule = .nonzero }
    if doubts.reason(Properties.dashes) != nil { dashes = [] }
    if doubts.reason(Properties.caps) != nil {
      strokeCap = .square
      strokeJoin = .miter
    }
    if let reason = doubtOfStop {
      own.stopPaint = .unknown
      for property in Properties.stop where doubts[property] == nil { doubts[property] = reason }
    }
    if doubts.reason(Properties.background) != nil { own.backgroundPaint = .unknown }
  }

  /// Properties by what they decide.
  private enum Properties {
    static let color = numbers(["color"])
    static let display = numbers(["display"])
    static let visibility = numbers(["visibility"])
    static let opacity = numbers(["opacity"])
    static let fill = numbers(["fill", "fill-opacity"])
    static let stroke = numbers(["stroke", "stroke-opacity"])
    static let strokeWidth = numbers(["stroke-width", "vector-effect"])
    static let fillRule = numbers(["fill-rule"])
    static let dashes = numbers(["stroke-dasharray", "stroke-dashoffset"])
    static let caps = numbers(["stroke-linecap", "stroke-linejoin", "stroke-miterlimit"])
    static let clip = numbers(["clip-path"])
    static let cut = numbers(["display", "visibility", "clip-path", "clip-rule"])
    static let stop = numbers(["stop-color", "stop-opacity"])
    static let background = numbers(["background-color", "background-image"])
    static let geometry = numbers(StyleProperty.geometry.map(\.name))
    static let overflow = numbers(["overflow", "overflow-x", "overflow-y"])
    static let markers = numbers(["marker-start", "marker-mid", "marker-end"])
    static let server = numbers(["display", "width", "height"])
    static let letterPlaces = numbers(["x", "y", "d"])
    static let whole = numbers([
      "display", "opacity", "clip-path", "mask", "filter", "mix-blend-mode",
    ])
    static let shape = whole.union(
      numbers(
        ["visibility", "vector-effect"] + (StyleProperty.paint + StyleProperty.stroke).map(\.name)
      )
    ).subtracting(stop).subtracting(background)
    static let text = shape.union(numbers(StyleProperty.text.map(\.name)))

    private static func numbers(_ names: [String]) -> Set<Int> {
      Set(names.compactMap(StyleProperty.number(of:)))
    }
  }
}
