extension AttributeSelector {
  /// Reads what stands between the brackets; nil where it is none (Selectors 4, section 6).
  init?(
    _ inside: TokenCursor,
    _ context: SelectorParser.Context,
    _ names: inout SelectorNames
  ) {
    var cursor = inside
    cursor.skipSpace()
    guard let (name, isInAnyNamespace) = Self.name(&cursor, context) else { return nil }
    self.init(
      name: names.attribute(name, isInAnyNamespace: isInAnyNamespace),
      test: .present
    )
    guard !cursor.isFinished() else { return }
    guard let test = Self.test(&cursor) else { return nil }
    self.test = test
    cursor.skipSpace()
    guard let token = cursor.next, token.kind == .ident || token.kind == .string else { return nil }
    value = Array(cursor.text.name(of: token).utf8)
    cursor.advance()
    if cursor.isFinished() { return }
    switch cursor.takeKeyword() {
    case "i": ignoresCase = true
    case "s": ignoresCase = false
    default: return nil
    }
    guard cursor.isFinished() else { return nil }
  }

  private static func name(
    _ cursor: inout TokenCursor,
    _ context: SelectorParser.Context
  ) -> (String, Bool)? {
    var ahead = cursor
    // A prefix stands before a bar that is no part of ‘|=’.
    let prefix = ahead.takeIdent()
    if prefix == nil { _ = ahead.take(delim: "*") }
    if ahead.take(delim: "|"), ahead.kind == .ident, let name = ahead.takeIdent() {
      let hasPrefix = !cursor.isDelim("|")
      // Which namespace a prefix means matters for no attribute that is read; any will do.
      if let prefix, context.namespaces[prefix] == nil { return nil }
      cursor = ahead
      return (name, hasPrefix)
    }
    return cursor.takeIdent().map { ($0, false) }
  }

  private static func test(_ cursor: inout TokenCursor) -> Test? {
    let signs: [(Unicode.Scalar, Test)] = [
      ("~", .word), ("|", .dash), ("^", .prefix), ("$", .suffix), ("*", .substring),
    ]
    for (sign, test) in signs where cursor.take(delim: sign) {
      return cursor.take(delim: "=") ? test : nil
    }
    return cursor.take(delim: "=") ? .equal : nil
  }
}
