/// A text of CSS with its tokens.
struct TokenizedText: Sendable {
  let bytes: [UInt8]

  /// The tokens; the last one is the end.
  let tokens: [CSSToken]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens = CSSTokenizer.tokens(of: bytes)
  }

  init(_ text: String) { self.init(Array(text.utf8)) }

  /// The bytes of a token as they stand there.
  func source(of token: CSSToken) -> ArraySlice<UInt8> {
    bytes[Int(token.start)..<Int(token.end)]
  }

  /// The text of some tokens, of which comments are no part.
  func source(of range: Range<Int>) -> [UInt8] {
    var source: [UInt8] = []
    var end: Int32?
    for token in tokens[range] {
      // What a comment parts must not grow together.
      if let end, end < token.start { source += Array("/**/".utf8) }
      source += self.source(of: token)
      end = token.end
    }
    return source
  }

  /// What an identifier, function, at-keyword, hash, string or address says, its escapes replaced.
  func name(of token: CSSToken) -> String {
    let bytes = source(of: token)
    switch token.kind {
    case .ident: return Self.unescaped(bytes)
    case .function: return Self.unescaped(bytes.dropLast())
    case .atKeyword, .hash, .idHash: return Self.unescaped(bytes.dropFirst())
    case .string:
      let isClosed = bytes.count > 1 && bytes.last == bytes.first
      return Self.unescaped(isClosed ? bytes.dropFirst().dropLast() : bytes.dropFirst())
    case .url:
      var inside = bytes.dropFirst(4)
      if inside.last == UInt8(ascii: ")") { inside.removeLast() }
      while let last = inside.last, CSSBytes.isSpace(last) { inside.removeLast() }
      return Self.unescaped(inside.drop(while: CSSBytes.isSpace))
    default: return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The value of a number, percentage or dimension; infinite where it is too large.
  func number(of token: CSSToken) -> Double {
    let bytes = source(of: token)
    var text = String(decoding: bytes.prefix(numberLength(bytes)), as: UTF8.self)
    if text.hasPrefix("+") { text.removeFirst() }
    return Double(text) ?? 0
  }

  /// The unit of a dimension, in lower case.
  func unit(of token: CSSToken) -> String {
    let bytes = source(of: token)
    return Self.unescaped(bytes.dropFirst(numberLength(bytes))).lowercased()
  }

  private func numberLength(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { CSSBytes.numberEnd($0, from: 0) }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "\\") || $0 == 0 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result += byte == 0 ? Array("\u{FFFD}".utf8) : [byte]
        continue
      }
      guard let next = rest.first else { break }
      if CSSBytes.isNewline(next) {
        // Within a string, a line goes on.
        rest.removeFirst()
        if next == UInt8(ascii: "\r"), rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
      } else if CSSBytes.hexValue(next) != nil {
        var value: UInt32 = 0
        var count = 0
        while count < 6, let digit = rest.first.flatMap(CSSBytes.hexValue) {
          value = value << 4 | digit
          rest.removeFirst()
          count += 1
        }
        if rest.first == UInt8(ascii: "\r"), rest.dropFirst().first == UInt8(ascii: "\n") {
          rest.removeFirst(2)
        } else if let space = rest.first, CSSBytes.isSpace(space) {
          rest.removeFirst()
        }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        result += Array(String(Character(scalar ?? "\u{FFFD}")).utf8)
      } else {
        result.append(next)
        rest.removeFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
