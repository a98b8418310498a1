package import A11yColor

/// A colour that a style gives.
package indirect enum StyleColor: Hashable, Sendable {
  case fixed(Color)
  /// The element's own `color`, whatever that is.
  case current
  /// One by day and another by night (CSS Color 5, section 7).
  case lightDark(StyleColor, StyleColor)
  /// A mixture with colours that are not fixed.
  case mix(ColorMix)
  /// A colour that depends on the reader's system, or is computed from another; what it is, is not
  /// known.
  case unknown

  /// Reads a colour; nil where it is none (CSS Color 4, section 4).
  init?(_ cursor: inout TokenCursor) {
    guard let token = cursor.next else { return nil }
    switch token.kind {
    case .hash, .idHash:
      guard let color = Self.color(String(decoding: cursor.text.source(of: token), as: UTF8.self))
      else { return nil }
      self = .fixed(color)
    case .ident:
      let name = cursor.text.name(of: token).lowercased()
      if name == "currentcolor" {
        self = .current
      } else if Self.systemNames.contains(name) {
        self = .unknown
      } else {
        // The platform's word for no colour is none of CSS's.
        guard name != "clear", let color = Self.color(name) else { return nil }
        self = .fixed(color)
      }
    case .function:
      guard let color = Self.function(cursor) else { return nil }
      self = color
    default: return nil
    }
    cursor.skip()
  }

  private static func color(_ text: String) -> Color? { try? Color(css: text) }

  private static func function(_ cursor: TokenCursor) -> StyleColor? {
    guard let name = cursor.function else { return nil }
    if name == "color-mix", let mix = ColorMix(cursor) {
      return mix.resolved(nil).map(StyleColor.fixed) ?? .mix(mix)
    }
    if name == "light-dark", let colors = lightDark(cursor) { return colors }
    guard fixedFunctions.contains(name) else {
      return unknownFunctions.contains(name) ? .unknown : nil
    }
    var inside = cursor.inside
    let source = inside.rest
    var hasCalculation = false
    inside.skipSpace()
    let isRelative = inside.ident?.lowercased() == "from"
    while !inside.isAtEnd {
      hasCalculation = hasCalculation || inside.kind == .function
      inside.skip()
    }
    if isRelative || hasCalculation { return .unknown }
    // A comment parts what stands on both sides of it.
    let plain = String(decoding: source, as: UTF8.self)
    let text = source.contains(UInt8(ascii: "*")) ? plain.replacing("/**/", with: " ") : plain
    return color(name + "(" + text + ")").map(StyleColor.fixed)
  }

  private static func lightDark(_ cursor: TokenCursor) -> StyleColor? {
    var inside = cursor.inside
    inside.skipSpace()
    guard let light = StyleColor(&inside) else { return nil }
    inside.skipSpace()
    guard inside.take(.comma) else { return nil }
    inside.skipSpace()
    guard let dark = StyleColor(&inside), inside.isFinished() else { return nil }
    return .lightDark(light, dark)
  }

  private static let fixedFunctions: Set<String> = [
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color",
  ]

  private static let unknownFunctions: Set<String> = [
    "color-mix", "light-dark", "contrast-color", "device-cmyk", "alpha", "color-layers",
  ]

  /// Colours of the reader's system (CSS Color 4, section 6.2).
  private static let systemNames: Set<String> = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    "activeborder", "activecaption", "appworkspace", "background", "buttonhighlight",
    "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow",
    "threedface", "threedhighlight", "threedlightshadow", "threedshadow", "window",
    "windowframe", "windowtext",
  ]
}

extension StyleColor: SchemeDependent {
  package func settled(in scheme: ColorScheme) -> StyleColor {
    switch self {
    case .fixed, .current, .unknown: self
    case .lightDark(let light, let dark):
      switch scheme {
      case .light: light.settled(in: scheme)
      case .dark: dark.settled(in: scheme)
      case .unknown: .unknown
      }
    case .mix(let mix): .mix(mix.settled(in: scheme))
    }
  }

  /// The colour where `currentColor` is one, or is not known; nil where it cannot be told.
  package func resolved(_ current: Color?) -> Color? {
    switch self {
    case .fixed(let color): color
    case .current: current
    case .mix(let mix): mix.resolved(current)
    case .lightDark, .unknown: nil
    }
  }

  /// Whether `currentColor` is in it.
  var asksForCurrent: Bool {
    switch self {
    case .current: true
    case .lightDark(let light, let dark): light.asksForCurrent || dark.asksForCurrent
    case .mix(let mix): mix.asksForCurrent
    case .fixed, .unknown: false
    }
  }
}

/// What a shape or a text is filled or stroked with (SVG 2, section 13.2).
package enum Paint: Hashable, Sendable {
  case none
  case color(StyleColor)
  /// A gradient or pattern by its address, and what there is where it is missing.
  case reference(String, fallback: Fallback)
  case contextFill
  case contextStroke

  package enum Fallback: Hashable, Sendable {
    case missing
    case none
    case color(StyleColor)
  }

  static let black = Paint.color(.fixed(.black))

  init?(_ cursor: inout TokenCursor) {
    if let keyword = cursor.ident?.lowercased() {
      let known: [String: Paint] = [
        "none": .none, "context-fill": .contextFill, "context-stroke": .contextStroke,
      ]
      if let paint = known[keyword] {
        cursor.advance()
        self = paint
        return
      }
    }
    if let address = StyleWords.function(&cursor) {
      cursor.skipSpace()
      if cursor.isAtEnd {
        self = .reference(address, fallback: .missing)
      } else if cursor.ident?.lowercased() == "none" {
        cursor.advance()
        self = .reference(address, fallback: .none)
      } else {
        guard let color = StyleColor(&cursor) else { return nil }
        self = .reference(address, fallback: .color(color))
      }
      return
    }
    guard let color = StyleColor(&cursor) else { return nil }
    self = .color(color)
  }
}

extension Paint: SchemeDependent {
  package func settled(in scheme: ColorScheme) -> Paint {
    switch self {
    case .color(let color): .color(color.settled(in: scheme))
    case .reference(let address, .color(let color)):
      .reference(address, fallback: .color(color.settled(in: scheme)))
    case .none, .reference, .contextFill, .contextStroke: self
    }
  }

  /// Whether it is a colour that has `currentColor` in it.
  var asksForCurrent: Bool {
    if case .color(let color) = self { color.asksForCurrent } else { false }
  }
}
