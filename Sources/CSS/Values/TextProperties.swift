extension StyleProperty {
  static let text = [
    StyleProperty(
      "font-size",
      Field { $1(&$0.fontSize) },
      assignment: { cursor, mode in fontSize(&cursor, mode) }
    ),
    StyleProperty(
      "font-weight",
      Field { $1(&$0.fontWeight) },
      assignment: { cursor, _ in fontWeight(&cursor) }
    ),
    StyleProperty("font-style", Field { $1(&$0.fontStyle) }) { cursor, _ in fontStyle(&cursor) },
    StyleProperty("font-family", Field { $1(&$0.fontFamilies) }) { cursor, _ in
      fontFamilies(&cursor)
    },
    StyleProperty(
      "letter-spacing",
      Field { $1(&$0.letterSpacing) },
      assignment: { cursor, mode in spacing(&cursor, mode, Field { $1(&$0.letterSpacing) }) }
    ),
    StyleProperty(
      "word-spacing",
      Field { $1(&$0.wordSpacing) },
      assignment: { cursor, mode in spacing(&cursor, mode, Field { $1(&$0.wordSpacing) }) }
    ),
    StyleProperty(
      "text-shadow",
      Field { $1(&$0.textShadows) },
      isAttribute: false
    ) { cursor, _ in textShadows(&cursor) },
    StyleProperty("text-anchor", Field { $1(&$0.textAnchor) }) { cursor, _ in TextAnchor(&cursor) },
    StyleProperty("dominant-baseline", Field { $1(&$0.dominantBaseline) }) { cursor, _ in
      DominantBaseline(&cursor)
    },
    StyleProperty("alignment-baseline", Field { $1(&$0.own.alignmentBaseline) }, isInherited: false)
    {
      cursor,
      _ in
      AlignmentBaseline(&cursor)
    },
    StyleProperty(
      "baseline-shift",
      Field { $1(&$0.own.baselineShift) },
      isInherited: false,
      assignment: { cursor, mode in baselineShift(&cursor, mode) }
    ),
    StyleProperty("writing-mode", Field { $1(&$0.isVertical) }) { cursor, _ in
      writingModes.word(&cursor).map { !horizontalModes.contains($0) }
    },
    StyleProperty("direction", Field { $1(&$0.direction) }) { cursor, _ in WritingDirection(&cursor)
    },
    StyleProperty("white-space", Field { $1(&$0.preservesSpace) }) { cursor, _ in
      Words(["normal", "nowrap", "pre", "pre-wrap", "pre-line", "break-spaces"]).word(&cursor)
        .map { ["pre", "pre-wrap", "break-spaces"].contains($0) }
    },
  ]

  private static let writingModes = Words([
    "horizontal-tb", "vertical-rl", "vertical-lr", "sideways-rl", "sideways-lr", "lr", "lr-tb",
    "rl", "rl-tb", "tb", "tb-lr", "tb-rl",
  ])

  private static let horizontalModes: Set<String> = ["horizontal-tb", "lr", "lr-tb", "rl", "rl-tb"]

  /// The colours of shadows, each with two or three lengths before it or behind it (CSS Text Decoration
  /// 3, section 4); one that lies right behind the letters is not seen.
  private static func textShadows(_ cursor: inout TokenCursor) -> [StyleColor]? {
    if Words(["none"]).word(&cursor) != nil { return [] }
    var colors: [StyleColor] = []
    repeat {
      var color: StyleColor?
      var lengths: [StyleLength] = []
      while true {
        cursor.skipSpace()
        if let length = StyleLength(&cursor, allowsNumber: false, allowsNegative: true) {
          lengths.append(length)
        } else if color == nil, let own = StyleColor(&cursor) {
          color = own
        } else {
          break
        }
      }
      guard (2...3).contains(lengths.count) else { return nil }
      if lengths.contains(where: { $0 != StyleLength(px: 0) }) { colors.append(color ?? .current) }
    } while cursor.take(.comma)
    return colors
  }

  // MARK: fonts

  /// The sizes of keywords in pixels, for a medium size of 16 (CSS Fonts 4, section 2.5).
  private static let sizes = [
    "xx-small": 9.0, "x-small": 10, "small": 13, "medium": 16, "large": 18, "x-large": 24,
    "xx-large": 32, "xxx-large": 48,
  ]

  static func fontSize(_ cursor: inout TokenCursor, _ mode: StyleMode) -> Assignment? {
    if let word = cursor.ident?.lowercased() {
      cursor.advance()
      switch word {
      // The context has the parent's font size.
      case "larger": return { style, context in style.fontSize = context.fontSize * 1.2 }
      case "smaller": return { style, context in style.fontSize = context.fontSize / 1.2 }
      default:
        guard let size = sizes[word] else { return nil }
        return { style, _ in style.fontSize = size }
      }
    }
    let isNumber = mode.hasQuirks
    guard let length = StyleLength(&cursor, allowsNumber: isNumber, allowsNegative: false)
    else { return nil }
    return { style, context in
      style.fontSize = max(0, length.computed(context).resolved(by: context.fontSize))
    }
  }

  static func fontWeight(_ cursor: inout TokenCursor) -> Assignment? {
    if let token = cursor.next, token.kind == .number {
      let value = cursor.text.number(of: token)
      guard (1...1000).contains(value) else { return nil }
      cursor.advance()
      return { style, _ in style.fontWeight = value }
    }
    switch Words(["normal", "bold", "bolder", "lighter"]).word(&cursor) {
    case "normal": return { style, _ in style.fontWeight = 400 }
    case "bold": return { style, _ in style.fontWeight = 700 }
    // By the steps of CSS Fonts 4, section 2.2.1; the style begins with its parent's weight.
    case "bolder":
      return { style, _ in
        let weight = style.fontWeight
        style.fontWeight = weight < 350 ? 400 : weight < 550 ? 700 : max(weight, 900)
      }
    case "lighter":
      return { style, _ in
        let weight = style.fontWeight
        style.fontWeight = weight < 100 ? weight : weight < 550 ? 100 : weight < 750 ? 400 : 700
      }
    default: return nil
    }
  }

  static func fontStyle(_ cursor: inout TokenCursor) -> FontStyle? {
    guard let style = FontStyle(&cursor) else { return nil }
    guard style == .oblique else { return style }
    var ahead = cursor
    ahead.skipSpace()
    if let token = ahead.next, token.kind == .dimension,
      ["deg", "grad", "rad", "turn"].contains(ahead.text.unit(of: token))
    {
      ahead.advance()
      cursor = ahead
    }
    return style
  }

  /// Strings, or identifiers that stand together.
  static func fontFamilies(_ cursor: inout TokenCursor) -> [String]? {
    var families: [String] = []
    repeat {
      cursor.skipSpace()
      if let token = cursor.next, token.kind == .string {
        families.append(cursor.text.name(of: token))
        cursor.advance()
      } else {
        var words: [String] = []
        while let word = cursor.takeIdent() {
          words.append(word)
          cursor.skipSpace()
        }
        guard !words.isEmpty else { return nil }
        families.append(words.joined(separator: " "))
      }
      cursor.skipSpace()
    } while cursor.take(.comma)
    return families
  }

  // MARK: spacing and baselines

  private static func spacing(
    _ cursor: inout TokenCursor,
    _ mode: StyleMode,
    _ field: Field<ComputedLength>
  ) -> Assignment? {
    if cursor.ident?.lowercased() == "normal" {
      cursor.advance()
      return { style, _ in field(&style) { $0 = .zero } }
    }
    guard let length = StyleLength(&cursor, allowsNumber: mode.hasQuirks) else { return nil }
    return { style, context in field(&style) { $0 = length.computed(context) } }
  }

  private static func baselineShift(
    _ cursor: inout TokenCursor,
    _ mode: StyleMode
  ) -> Assignment? {
    if let word = Words(["baseline", "sub", "super"]).word(&cursor) {
      let shifts: [String: ComputedStyle.BaselineShift] = ["sub": .sub, "super": .super]
      let shift = shifts[word] ?? .length(.zero)
      return { style, _ in style.own.baselineShift = shift }
    }
    guard let length = StyleLength(&cursor, allowsNumber: mode.hasQuirks) else { return nil }
    return { style, context in style.own.baselineShift = .length(length.computed(context)) }
  }
}
