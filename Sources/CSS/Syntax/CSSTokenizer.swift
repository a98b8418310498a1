/// Parts bytes into tokens (CSS Syntax 3, section 4.3); comments are none.
struct CSSTokenizer {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var at = 0
  private var tokens: [CSSToken] = []

  /// The tokens of a text, an end behind them.
  static func tokens(of bytes: [UInt8]) -> [CSSToken] {
    bytes.withUnsafeBufferPointer { bytes in
      var tokenizer = CSSTokenizer(bytes: bytes)
      tokenizer.run()
      return tokenizer.tokens
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 3 + 2)
  }

  private mutating func run() {
    var open: [(token: Int, closer: CSSToken.Kind)] = []
    while true {
      skipComments()
      let start = at
      guard start < bytes.count else { break }
      let kind = consume()
      let index = tokens.count
      tokens.append(CSSToken(kind: kind, start: Int32(start), end: Int32(at), close: Int32(index)))
      if let closer = tokens[index].closer {
        open.append((index, closer))
      } else if kind == open.last?.closer {
        tokens[open.removeLast().token].close = Int32(index)
      }
    }
    let end = Int32(bytes.count)
    for block in open { tokens[block.token].close = Int32(tokens.count) }
    tokens.append(CSSToken(kind: .end, start: end, end: end, close: Int32(tokens.count)))
  }

  private func byte(_ offset: Int = 0) -> UInt8? {
    at + offset < bytes.count ? bytes[at + offset] : nil
  }

  private mutating func skipComments() {
    while byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
      at += 2
      while at < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
        at += 1
      }
      at = min(at + 2, bytes.count)
    }
  }

  private mutating func consume() -> CSSToken.Kind {
    let first = bytes[at]
    if CSSBytes.isSpace(first) {
      while let next = byte(), CSSBytes.isSpace(next) { at += 1 }
      return .whitespace
    }
    if isNumberStart() { return consumeNumeric() }
    switch first {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return consumeString()
    case UInt8(ascii: "#"):
      guard let next = byte(1), CSSBytes.isName(next) || isEscape(1) else { break }
      at += 1
      let isIdentifier = isIdentStart()
      consumeName()
      return isIdentifier ? .idHash : .hash
    case UInt8(ascii: "@"):
      guard isIdentStart(1) else { break }
      at += 1
      consumeName()
      return .atKeyword
    case UInt8(ascii: "<"):
      guard starts(with: "<!--") else { break }
      at += 4
      return .commentOpen
    case UInt8(ascii: "-"):
      guard starts(with: "-->") else { break }
      at += 3
      return .commentClose
    default: break
    }
    if isIdentStart() { return consumeIdentLike() }
    at += 1
    switch first {
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: "["): return .openBracket
    case UInt8(ascii: "]"): return .closeBracket
    case UInt8(ascii: "("): return .openParenthesis
    case UInt8(ascii: ")"): return .closeParenthesis
    case UInt8(ascii: "{"): return .openBrace
    case UInt8(ascii: "}"): return .closeBrace
    default: return .delim
    }
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer {
      at + $0.count <= bytes.count && bytes[at..<(at + $0.count)].elementsEqual($0)
    }
  }

  // MARK: beginnings

  private func isEscape(_ offset: Int = 0) -> Bool {
    guard byte(offset) == UInt8(ascii: "\\"), let next = byte(offset + 1) else { return false }
    return !CSSBytes.isNewline(next)
  }

  private func isIdentStart(_ offset: Int = 0) -> Bool {
    guard let first = byte(offset) else { return false }
    if first == UInt8(ascii: "-") {
      guard let second = byte(offset + 1) else { return false }
      return CSSBytes.isNameStart(second) || second == UInt8(ascii: "-") || isEscape(offset + 1)
    }
    return CSSBytes.isNameStart(first) || isEscape(offset)
  }

  private func isDigit(_ offset: Int) -> Bool { byte(offset).map(CSSBytes.isDigit) ?? false }

  private func isNumberStart() -> Bool {
    let sign = byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") ? 1 : 0
    return isDigit(sign) || byte(sign) == UInt8(ascii: ".") && isDigit(sign + 1)
  }

  // MARK: what begins

  private mutating func consumeName() {
    while let next = byte() {
      if CSSBytes.isName(next) {
        at += 1
      } else if isEscape() {
        consumeEscape()
      } else {
        return
      }
    }
  }

  private mutating func consumeEscape() {
    at += 1
    var digits = 0
    while digits < 6, let next = byte(), CSSBytes.hexValue(next) != nil {
      at += 1
      digits += 1
    }
    if digits == 0 {
      at = min(at + 1, bytes.count)
    } else if byte() == UInt8(ascii: "\r"), byte(1) == UInt8(ascii: "\n") {
      at += 2
    } else if let next = byte(), CSSBytes.isSpace(next) {
      at += 1
    }
  }

  private mutating func consumeNumeric() -> CSSToken.Kind {
    at = CSSBytes.numberEnd(bytes, from: at)
    if isIdentStart() {
      consumeName()
      return .dimension
    }
    guard byte() == UInt8(ascii: "%") else { return .number }
    at += 1
    return .percentage
  }

  private mutating func consumeString() -> CSSToken.Kind {
    let quote = bytes[at]
    at += 1
    while let next = byte() {
      if next == quote {
        at += 1
        return .string
      }
      if CSSBytes.isNewline(next) { return .badString }
      at += next == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at, bytes.count)
    return .string
  }

  private mutating func consumeIdentLike() -> CSSToken.Kind {
    let start = at
    consumeName()
    guard byte() == UInt8(ascii: "(") else { return .ident }
    let isURL =
      at - start == 3 && (bytes[start] | 0x20) == UInt8(ascii: "u")
      && (bytes[start + 1] | 0x20) == UInt8(ascii: "r")
      && (bytes[start + 2] | 0x20) == UInt8(ascii: "l")
    at += 1
    guard isURL else { return .function }
    var inside = at
    while inside < bytes.count, CSSBytes.isSpace(bytes[inside]) { inside += 1 }
    if inside < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[inside]) {
      return .function
    }
    at = inside
    return consumeURL()
  }

  private mutating func consumeURL() -> CSSToken.Kind {
    while let next = byte() {
      if next == UInt8(ascii: ")") {
        at += 1
        return .url
      }
      if CSSBytes.isSpace(next) {
        while let next = byte(), CSSBytes.isSpace(next) { at += 1 }
        if at >= bytes.count { return .url }
        if byte() != UInt8(ascii: ")") { return consumeBadURL() }
      } else if isEscape() {
        consumeEscape()
      } else if [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: "\\")]
        .contains(next) || next < 0x20 || next == 0x7F
      {
        return consumeBadURL()
      } else {
        at += 1
      }
    }
    return .url
  }

  private mutating func consumeBadURL() -> CSSToken.Kind {
    while let next = byte() {
      if next == UInt8(ascii: ")") {
        at += 1
        break
      }
      if isEscape() { consumeEscape() } else { at += 1 }
    }
    return .badURL
  }
}
