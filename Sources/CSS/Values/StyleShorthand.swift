/// A property that stands for several (Cascade 5, section 3).
enum StyleShorthand: String, Sendable {
  case font
  case marker
  case background
  case animation
  case all

  /// The places of the properties it stands for, among all.
  var properties: [Int] {
    switch self {
    case .font: Self.numbers(["font-size", "font-weight", "font-style", "font-family"])
    case .marker: Self.numbers(["marker-start", "marker-mid", "marker-end"])
    case .background: Self.numbers(["background-color", "background-image"])
    case .animation: Self.numbers(AnimationPart.ofShorthand.map(\.propertyName))
    // All but the direction of writing.
    case .all:
      StyleProperty.all.indices.filter { StyleProperty.all[$0].name != "direction" }
    }
  }

  private static func numbers(_ names: [String]) -> [Int] {
    names.compactMap(StyleProperty.number(of:))
  }

  /// What a value gives to the properties, in their order; nil where it is none, and nothing for
  /// one that it resets.
  func values(_ cursor: TokenCursor) -> [StyleProperty.Assignment?]? {
    var cursor = cursor
    cursor.skipSpace()
    guard !cursor.isAtEnd else { return nil }
    switch self {
    case .font: return Self.font(&cursor)
    case .marker:
      guard let property = StyleProperty.number(of: "marker-start") else { return nil }
      guard StyleProperty.all[property].value(cursor, .sheet) != nil else { return nil }
      return properties.map { StyleProperty.all[$0].value(cursor, .sheet) }
    case .background: return Self.background(&cursor)
    case .animation:
      guard let lists = AnimationPart.shorthand(&cursor) else { return nil }
      return zip(AnimationPart.ofShorthand, lists).map { part, list in
        { style, _ in style.own.animations[part] = list }
      }
    // It takes only the keywords that every property takes.
    case .all: return nil
    }
  }

  /// Style, variant, weight and width in any order, size, line height, families (CSS Fonts 4,
  /// section 2.7).
  private static func font(_ cursor: inout TokenCursor) -> [StyleProperty.Assignment?]? {
    let systemFonts = Words([
      "caption", "icon", "menu", "message-box", "small-caption", "status-bar",
    ])
    if systemFonts.word(&cursor) != nil {
      return cursor.isFinished() ? [nil, nil, nil, nil] : nil
    }
    var weight: StyleProperty.Assignment?
    var style: FontStyle?
    let others = Words([
      "normal", "small-caps", "ultra-condensed", "extra-condensed", "condensed", "semi-condensed",
      "semi-expanded", "expanded", "extra-expanded", "ultra-expanded",
    ])
    var count = 0
    while count < 4 {
      cursor.skipSpace()
      if others.word(&cursor) != nil {
        // Nothing is kept of it.
      } else if style == nil, let read = StyleProperty.fontStyle(&cursor) {
        style = read
      } else if weight == nil, let read = StyleProperty.fontWeight(&cursor) {
        weight = read
      } else {
        break
      }
      count += 1
    }
    cursor.skipSpace()
    guard let size = StyleProperty.fontSize(&cursor, .sheet) else { return nil }
    var isParted = cursor.skipSpace()
    if cursor.take(delim: "/") {
      cursor.skipSpace()
      let isNormal = Words(["normal"]).word(&cursor) != nil
      guard isNormal || StyleLength(&cursor, allowsNumber: true, allowsNegative: false) != nil
      else { return nil }
    }
    // A string needs no white space before it.
    isParted = cursor.skipSpace() || isParted || cursor.kind == .string
    guard isParted,
      let families = StyleProperty.fontFamilies(&cursor), cursor.isFinished()
    else { return nil }
    let familiesValue: StyleProperty.Assignment = { style, _ in style.fontFamilies = families }
    var styleValue: StyleProperty.Assignment?
    if let style { styleValue = { computed, _ in computed.fontStyle = style } }
    return [size, weight, styleValue, familiesValue]
  }

  /// Layers parted by commas, of which the last may have a colour (CSS Backgrounds 3, section 2.10).
  private static func background(_ cursor: inout TokenCursor) -> [StyleProperty.Assignment?]? {
    var color: StyleColor?
    var hasImage = false
    while !cursor.isFinished() {
      if cursor.take(.comma) {
        guard color == nil else { return nil }
      } else if color == nil, let read = StyleColor(&cursor) {
        color = read
      } else if StyleProperty.isImage(cursor) {
        hasImage = true
        cursor.skip()
      } else if placements.word(&cursor) == nil, !cursor.take(delim: "/"),
        StyleLength(&cursor, allowsNumber: false) == nil
      {
        return nil
      }
    }
    let isShown = hasImage
    var colorValue: StyleProperty.Assignment?
    if let color { colorValue = { style, _ in style.own.backgroundPaint = color } }
    let imageValue: StyleProperty.Assignment = { style, _ in style.own.hasBackgroundImage = isShown
    }
    return [colorValue, imageValue]
  }

  private static let placements = Words([
    "none", "left", "right", "top", "bottom", "center", "repeat", "repeat-x", "repeat-y",
    "no-repeat", "space", "round", "scroll", "fixed", "local", "border-box", "padding-box",
    "content-box", "auto", "cover", "contain", "text",
  ])
}
