internal import Geometry

extension StyleProperty {
  static let stroke = [
    StyleProperty(
      "stroke-width",
      Field { $1(&$0.strokeWidth) },
      assignment: { cursor, _ in strokeWidth(&cursor) }
    ),
    StyleProperty("stroke-linecap", Field { $1(&$0.strokeCap) }) { cursor, _ in StrokeCap(&cursor)
    },
    StyleProperty("stroke-linejoin", Field { $1(&$0.strokeJoin) }) { cursor, _ in
      StrokeJoin(&cursor)
    },
    StyleProperty("stroke-miterlimit", Field { $1(&$0.miterLimit) }) { cursor, _ in
      miterLimit(&cursor)
    },
    StyleProperty(
      "stroke-dasharray",
      Field { $1(&$0.dashes) },
      assignment: { cursor, _ in dashes(&cursor) }
    ),
    StyleProperty(
      "stroke-dashoffset",
      Field { $1(&$0.dashOffset) },
      assignment: { cursor, _ in dashOffset(&cursor) }
    ),
    StyleProperty("marker-start", Field { $1(&$0.markerStart) }) { cursor, _ in marker(&cursor) },
    StyleProperty("marker-mid", Field { $1(&$0.markerMid) }) { cursor, _ in marker(&cursor) },
    StyleProperty("marker-end", Field { $1(&$0.markerEnd) }) { cursor, _ in marker(&cursor) },
  ]

  private static func strokeWidth(_ cursor: inout TokenCursor) -> Assignment? {
    guard let length = StyleLength(&cursor, allowsNumber: true, allowsNegative: false) else {
      return nil
    }
    return { style, context in style.strokeWidth = length.computed(context) }
  }

  private static func dashOffset(_ cursor: inout TokenCursor) -> Assignment? {
    guard let length = StyleLength(&cursor, allowsNumber: true) else { return nil }
    return { style, context in style.dashOffset = length.computed(context) }
  }

  private static func miterLimit(_ cursor: inout TokenCursor) -> Double? {
    guard let token = cursor.next, token.kind == .number else { return nil }
    let value = cursor.text.number(of: token)
    guard value >= 0, value.isFinite else { return nil }
    cursor.advance()
    return value
  }

  /// Lengths parted by commas or white space; none where their sum is none (SVG 2, section 13.5.6).
  private static func dashes(_ cursor: inout TokenCursor) -> Assignment? {
    if cursor.ident?.lowercased() == "none" {
      cursor.advance()
      return { style, _ in style.dashes = [] }
    }
    var dashes: [StyleLength] = []
    repeat {
      cursor.skipSpace()
      guard let dash = StyleLength(&cursor, allowsNumber: true, allowsNegative: false) else {
        return nil
      }
      dashes.append(dash)
      cursor.skipSpace()
    } while cursor.take(.comma) || !cursor.isAtEnd
    let lengths = dashes.allSatisfy { $0 == StyleLength(px: 0) } ? [] : dashes
    return { style, context in style.dashes = lengths.map { $0.computed(context) } }
  }

  private static func marker(_ cursor: inout TokenCursor) -> StyleReference? {
    guard let reference = StyleReference(&cursor), reference != .function else { return nil }
    return reference
  }
}

extension StyleReference {
  /// Reads `none`, an address, or anything that a function says.
  init?(_ cursor: inout TokenCursor) {
    if cursor.ident?.lowercased() == "none" {
      cursor.advance()
      self = .none
    } else if let address = StyleWords.function(&cursor) {
      self = .address(address)
    } else {
      guard cursor.kind == .function else { return nil }
      cursor.skip()
      self = .function
    }
  }
}
