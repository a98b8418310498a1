/// A place among the tokens of a text, up to where what is read ends.
package struct TokenCursor {
  let text: TokenizedText
  private(set) var index: Int
  let end: Int

  init(_ text: TokenizedText) { self.init(text, 0..<(text.tokens.count - 1)) }

  init(_ text: TokenizedText, _ range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { index >= end }

  /// The next token; nil at the end.
  var next: CSSToken? { index < end ? text.tokens[index] : nil }

  /// The next token's kind; `end` at the end.
  var kind: CSSToken.Kind { index < end ? text.tokens[index].kind : .end }

  /// Where the next token stands, in bytes.
  var offset: Int { Int(text.tokens[min(index, text.tokens.count - 1)].start) }

  mutating func advance() { index += 1 }

  /// Goes on behind the next token, and behind the whole block that it may open.
  mutating func skip() {
    guard let next else { return }
    index = min(Int(next.close) + 1, end)
  }

  mutating func move(to index: Int) { self.index = index }

  /// Skips white space, and says whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while kind == .whitespace { index += 1 }
    return index > start
  }

  /// Whether nothing but white space follows.
  mutating func isFinished() -> Bool {
    skipSpace()
    return isAtEnd
  }

  /// Whether the next token is this character, which stands alone.
  func isDelim(_ character: Unicode.Scalar) -> Bool {
    guard let next, next.kind == .delim else { return false }
    return text.bytes[Int(next.start)] == UInt8(ascii: character)
  }

  mutating func take(_ kind: CSSToken.Kind) -> Bool {
    guard self.kind == kind else { return false }
    index += 1
    return true
  }

  mutating func take(delim character: Unicode.Scalar) -> Bool {
    guard isDelim(character) else { return false }
    index += 1
    return true
  }

  /// The next token's text, where it is an identifier.
  var ident: String? { kind == .ident ? next.map(text.name) : nil }

  mutating func takeIdent() -> String? {
    guard let ident else { return nil }
    index += 1
    return ident
  }

  /// The next token's identifier in lower case, as keywords are compared.
  mutating func takeKeyword() -> String? { takeIdent()?.lowercased() }

  /// What lies within the block that the next token opens.
  var inside: TokenCursor {
    guard let next else { return TokenCursor(text, index..<index) }
    return TokenCursor(text, (index + 1)..<min(max(Int(next.close), index + 1), end))
  }

  /// The name of the function that begins here, in lower case.
  var function: String? { kind == .function ? next.map { text.name(of: $0).lowercased() } : nil }

  /// What is left, as it stands there.
  var rest: [UInt8] { text.source(of: index..<max(index, end)) }
}
