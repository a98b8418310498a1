internal import Geometry

extension StyleProperty {
  static let color = [
    StyleProperty(
      name: "color",
      isInherited: true,
      isAttribute: true,
      read: { cursor, _ in currentColor(&cursor) },
      copy: { style, other in
        style.color = other.isInitial ? style.scheme.textColor : other.color
      }
    )
  ]

  static let paint = [
    StyleProperty("fill", Field { $1(&$0.fillPaint) }) { cursor, _ in Paint(&cursor) },
    StyleProperty("stroke", Field { $1(&$0.strokePaint) }) { cursor, _ in Paint(&cursor) },
    StyleProperty("fill-opacity", Field { $1(&$0.fillOpacity) }) { cursor, _ in fraction(&cursor) },
    StyleProperty("stroke-opacity", Field { $1(&$0.strokeOpacity) }) { cursor, _ in
      fraction(&cursor)
    },
    StyleProperty("fill-rule", Field { $1(&$0.fillRule) }) { cursor, _ in FillRule(&cursor) },
    StyleProperty("clip-rule", Field { $1(&$0.clipRule) }) { cursor, _ in FillRule(&cursor) },
    StyleProperty("paint-order", Field { $1(&$0.paintOrder) }) { cursor, _ in paintOrder(&cursor) },
    StyleProperty("opacity", Field { $1(&$0.own.opacity) }, isInherited: false) { cursor, _ in
      fraction(&cursor)
    },
    StyleProperty("stop-color", Field { $1(&$0.own.stopPaint) }, isInherited: false) { cursor, _ in
      StyleColor(&cursor)
    },
    StyleProperty("stop-opacity", Field { $1(&$0.own.stopOpacity) }, isInherited: false) {
      cursor,
      _ in
      fraction(&cursor)
    },
    StyleProperty(
      "background-color",
      Field { $1(&$0.own.backgroundPaint) },
      isInherited: false,
      isAttribute: false
    ) {
      cursor,
      _ in StyleColor(&cursor)
    },
    StyleProperty(
      "background-image",
      Field { $1(&$0.own.hasBackgroundImage) },
      isInherited: false,
      isAttribute: false
    ) { cursor, _ in backgroundImages(&cursor) },
  ]

  private static func currentColor(_ cursor: inout TokenCursor) -> Assignment? {
    guard let color = StyleColor(&cursor) else { return nil }
    return { style, _ in
      // The style begins with its parent's colour.
      style.color = color.settled(in: style.scheme).resolved(style.color)
    }
  }

  /// An opacity: a number or a percentage, brought between 0 and 1 (CSS Color 4, section 4.2).
  private static func fraction(_ cursor: inout TokenCursor) -> Double? {
    guard let token = cursor.next else { return nil }
    var value = cursor.text.number(of: token)
    switch token.kind {
    case .number: break
    case .percentage: value /= 100
    case .function:
      switch Calculation.read(cursor) {
      case .number(let sum): value = sum
      case .length(let sum) where sum == StyleLength(sum.percent, "%"): value = sum.percent / 100
      default: return nil
      }
    default: return nil
    }
    cursor.skip()
    return min(max(value, 0), 1)
  }

  /// The parts that are named, and then the others in their usual order.
  private static func paintOrder(_ cursor: inout TokenCursor) -> [PaintPart]? {
    let usual = ComputedStyle.initial.paintOrder
    if cursor.ident?.lowercased() == "normal" {
      cursor.advance()
      return usual
    }
    var parts: [PaintPart] = []
    while !cursor.isFinished() {
      guard let part = PaintPart(&cursor), !parts.contains(part) else { return nil }
      parts.append(part)
    }
    return parts + usual.filter { !parts.contains($0) }
  }

  /// Whether any layer has an image.
  private static func backgroundImages(_ cursor: inout TokenCursor) -> Bool? {
    var hasImage = false
    repeat {
      cursor.skipSpace()
      if cursor.ident?.lowercased() == "none" {
        cursor.advance()
      } else {
        guard isImage(cursor) else { return nil }
        hasImage = true
        cursor.skip()
      }
      cursor.skipSpace()
    } while cursor.take(.comma)
    return hasImage
  }

  /// Whether an address, a gradient or another image begins here.
  static func isImage(_ cursor: TokenCursor) -> Bool {
    guard cursor.kind != .url else { return true }
    guard let function = cursor.function else { return false }
    return [
      "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "element", "paint",
    ]
    .contains(function) || function.hasSuffix("-gradient")
  }
}
