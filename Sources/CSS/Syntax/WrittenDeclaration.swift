/// A declaration as it is written: a name, and the tokens of its value (CSS Syntax 3, section 5.5.6).
struct WrittenDeclaration {
  let name: String

  /// Without `!important`.
  private(set) var value: TokenCursor
  let isImportant: Bool

  /// Whether its value holds what no value does.
  let isBroken: Bool

  /// Where it begins, in bytes.
  let offset: Int

  /// Nil where it is none, and may be a rule.
  ///
  /// - Parameter cursor: where it begins; afterwards, where what follows begins, or as it was.
  init?(_ cursor: inout TokenCursor) {
    var ahead = cursor
    offset = ahead.offset
    guard let name = ahead.takeIdent() else { return nil }
    ahead.skipSpace()
    guard ahead.take(.colon) else { return nil }
    self.name = name
    let start = ahead.index
    var hasBlock = false
    var hasOther = false
    var isBroken = false
    while !ahead.isAtEnd, ahead.kind != .semicolon {
      switch ahead.kind {
      case .openBrace: hasBlock = true
      case .whitespace: break
      case .badString, .badURL, .closeParenthesis, .closeBracket, .closeBrace:
        isBroken = true
        hasOther = true
      default: hasOther = true
      }
      // Nothing more is read of a rule nested here.
      if hasBlock, hasOther, !name.hasPrefix("--") { return nil }
      ahead.skip()
    }
    value = TokenCursor(cursor.text, start..<ahead.index)
    _ = ahead.take(.semicolon)
    cursor = ahead
    isImportant = Self.takeImportant(&value)
    self.isBroken = isBroken
  }

  /// Takes `!important` off the end of a value.
  static func takeImportant(_ value: inout TokenCursor) -> Bool {
    var last = value.end - 1
    let tokens = value.text.tokens
    func skipSpace() { while last >= value.index, tokens[last].kind == .whitespace { last -= 1 } }
    skipSpace()
    guard last > value.index, tokens[last].kind == .ident,
      value.text.name(of: tokens[last]).lowercased() == "important"
    else { return false }
    last -= 1
    skipSpace()
    guard last >= value.index, tokens[last].kind == .delim,
      value.text.bytes[Int(tokens[last].start)] == UInt8(ascii: "!")
    else { return false }
    value = TokenCursor(value.text, value.index..<last)
    return true
  }
}
