extension StyleProperty {
  /// Properties of which it matters most that they are there.
  static let presence =
    [
      StyleProperty("display", Field { $1(&$0.own.display) }, isInherited: false) { cursor, _ in
        display(&cursor)
      },
      StyleProperty("visibility", Field { $1(&$0.visibility) }) { cursor, _ in Visibility(&cursor)
      },
      StyleProperty("pointer-events", Field { $1(&$0.pointers) }) { cursor, _ in
        PointerEvents(&cursor)
      },
      StyleProperty("clip-path", Field { $1(&$0.own.clipPath) }, isInherited: false) { cursor, _ in
        clipPath(&cursor)
      },
      StyleProperty("mask", Field { $1(&$0.own.mask) }, isInherited: false) { cursor, _ in
        effect(&cursor)
      },
      StyleProperty("filter", Field { $1(&$0.own.filter) }, isInherited: false) { cursor, _ in
        effect(&cursor)
      },
      StyleProperty(
        "mix-blend-mode",
        Field { $1(&$0.own.blendMode) },
        isInherited: false,
        isAttribute: false
      ) {
        cursor,
        _ in BlendMode(&cursor)
      },
      StyleProperty(
        "isolation",
        Field { $1(&$0.own.isIsolated) },
        isInherited: false,
        isAttribute: false
      ) {
        cursor,
        _ in
        Words(["auto", "isolate"]).word(&cursor).map { $0 == "isolate" }
      },
      StyleProperty("overflow", Field { $1(&$0.own.overflow) }, isInherited: false) { cursor, _ in
        overflow(&cursor)
      },
      overflow(along: "overflow-x"), overflow(along: "overflow-y"),
      StyleProperty("vector-effect", Field { $1(&$0.own.hasNonScalingStroke) }, isInherited: false)
      {
        cursor,
        _ in
        vectorEffects(&cursor)
      },
    ] + frames + animation

  private static func display(_ cursor: inout TokenCursor) -> Display? {
    var words: [String] = []
    while !cursor.isFinished() {
      guard let word = displays.word(&cursor) else { return nil }
      words.append(word)
    }
    switch words {
    case ["none"]: return Display.none
    case ["contents"]: return .contents
    default: return words.isEmpty || words.count > 3 ? nil : .shown
    }
  }

  private static let displays = Words([
    "none", "contents", "inline", "block", "list-item", "inline-block", "table", "inline-table",
    "table-row-group", "table-header-group", "table-footer-group", "table-row",
    "table-column-group", "table-column", "table-cell", "table-caption", "flex", "inline-flex",
    "grid", "inline-grid", "flow", "flow-root", "run-in", "ruby", "ruby-text", "math",
    "-webkit-box", "-webkit-inline-box", "-webkit-flex", "-webkit-inline-flex",
  ])

  /// An address, or a shape with the box it is measured by.
  private static func clipPath(_ cursor: inout TokenCursor) -> StyleReference? {
    if let reference = StyleReference(&cursor), reference != .function { return reference }
    var parts = 0
    while !cursor.isFinished() {
      guard cursor.kind == .ident || cursor.kind == .function else { return nil }
      // The shape may have been read already.
      cursor.skip()
      parts += 1
    }
    return parts <= 2 ? .function : nil
  }

  /// A list of effects, of which the first address is told.
  private static func effect(_ cursor: inout TokenCursor) -> StyleReference? {
    guard let first = StyleReference(&cursor) else {
      guard isImage(cursor) else { return nil }
      return .function
    }
    let isOne = cursor.isFinished()
    guard !isOne else { return first }
    guard first != .none else { return nil }
    while !cursor.isAtEnd { cursor.skip() }
    return .function
  }

  private static let overflows = Words(["visible", "hidden", "scroll", "auto", "clip", "overlay"])

  private static func overflow(_ cursor: inout TokenCursor) -> ComputedStyle.Overflow?? {
    guard let first = overflows.word(&cursor) else { return nil }
    cursor.skipSpace()
    let second = cursor.isAtEnd ? first : overflows.word(&cursor)
    guard let second else { return nil }
    let cuts = [first, second].map { $0 != "visible" && $0 != "auto" }
    if cuts[0] != cuts[1] { return .some(.unclear) }
    return .some(cuts[0] ? .cut : .shown)
  }

  /// What paints around a box; which of them does is not told apart.
  private static let frames =
    [
      "border", "border-top", "border-right", "border-bottom", "border-left", "border-style",
      "outline", "outline-style", "box-shadow",
    ].map { name in
      StyleProperty(
        name,
        Field { $1(&$0.own.isFramed) },
        isInherited: false,
        isAttribute: false,
        assignment: { cursor, _ in
          let isFrame = paintsFrame(&cursor, isShadow: name == "box-shadow")
          return { style, _ in if isFrame { style.own.isFramed = true } }
        }
      )
    }

  private static func paintsFrame(_ cursor: inout TokenCursor, isShadow: Bool) -> Bool {
    var words: Set<String> = []
    while !cursor.isAtEnd {
      if let word = cursor.ident?.lowercased() { words.insert(word) }
      cursor.skip()
    }
    return isShadow ? words != ["none"] : !words.isDisjoint(with: lineStyles)
  }

  private static let lineStyles: Set<String> = [
    "auto", "dotted", "dashed", "solid", "double", "groove", "ridge", "inset", "outset",
  ]

  /// What is said of one direction alone.
  private static func overflow(along name: String) -> StyleProperty {
    StyleProperty(
      name,
      Field { $1(&$0.own.overflow) },
      isInherited: false,
      isAttribute: false
    ) { cursor, _ in
      overflows.word(&cursor).map { _ in .some(.unclear) }
    }
  }

  private static func vectorEffects(_ cursor: inout TokenCursor) -> Bool? {
    let words = Words([
      "none", "non-scaling-stroke", "non-scaling-size", "non-rotation", "fixed-position",
    ])
    var isNonScaling = false
    repeat {
      guard let word = words.word(&cursor) else { return nil }
      isNonScaling = isNonScaling || word == "non-scaling-stroke"
    } while !cursor.isFinished()
    return isNonScaling
  }
}

/// Keywords of which only some need to be told apart.
struct Words: Sendable {
  private let all: Set<String>

  init(_ all: Set<String>) { self.all = all }

  /// The next keyword where it is one of these, in lower case.
  func word(_ cursor: inout TokenCursor) -> String? {
    guard let name = cursor.ident?.lowercased(), all.contains(name) else { return nil }
    cursor.advance()
    return name
  }
}
