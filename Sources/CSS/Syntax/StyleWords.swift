internal import Support

/// What style texts say in the words of messages, and where they point to.
enum StyleWords {
  /// The beginning of a text, on one line.
  static func excerpt(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes.prefix(1000), as: UTF8.self)
    return excerpt(text)
  }

  static func excerpt(_ text: String) -> String {
    let words = text.split { $0.isWhitespace }
    return Excerpt.of(words.joined(separator: " "))
  }

  /// An address, as `url()` or a string gives it.
  static func address(_ cursor: inout TokenCursor) -> String? {
    guard let token = cursor.next else { return nil }
    switch token.kind {
    case .url, .string:
      cursor.advance()
      return cursor.text.name(of: token)
    default: return function(&cursor)
    }
  }

  /// An address in `url()` alone.
  static func function(_ cursor: inout TokenCursor) -> String? {
    guard let token = cursor.next else { return nil }
    if token.kind == .url {
      cursor.advance()
      return cursor.text.name(of: token)
    }
    guard cursor.function == "url" else { return nil }
    var inside = cursor.inside
    inside.skipSpace()
    guard let text = inside.next, text.kind == .string else { return nil }
    inside.advance()
    guard inside.isFinished() else { return nil }
    cursor.skip()
    return inside.text.name(of: text)
  }
}
