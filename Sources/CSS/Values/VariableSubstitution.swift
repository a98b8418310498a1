/// Replaces the references of a value by what they refer to (Custom Properties 1, section 3).
struct VariableSubstitution {
  let names: NameInterner

  private var depth = 0
  private var result: [UInt8] = []

  /// Whether what comes next must not grow together with what is there.
  private var isParted = false

  /// How many bytes were written.
  var count: Int { result.count }

  /// Deeper fallbacks are invalid, and take no room on the stack.
  private static let mostDepth = 64

  init(names: NameInterner) { self.names = names }

  /// The value; nil where a reference has neither a value nor a fallback.
  mutating func run(_ cursor: TokenCursor, lookUp: (Int32) -> [UInt8]?) -> [UInt8]? {
    append(cursor, lookUp) ? result : nil
  }

  private mutating func append(_ whole: TokenCursor, _ lookUp: (Int32) -> [UInt8]?) -> Bool {
    var cursor = whole
    guard depth < Self.mostDepth else { return false }
    while let token = cursor.next {
      let isReference =
        token.kind == .function && token.end - token.start >= 4 && cursor.function == "var"
      if isReference {
        let inside = cursor.inside
        cursor.skip()
        guard replace(inside, lookUp) else { return false }
      } else {
        write(cursor.text.source(of: token))
        cursor.advance()
        // What a comment parted stays parted.
        if let next = cursor.next, next.start > token.end { isParted = true }
      }
      guard result.count <= CustomProperties.mostBytes else { return false }
    }
    return true
  }

  private mutating func replace(_ inside: TokenCursor, _ lookUp: (Int32) -> [UInt8]?) -> Bool {
    var inside = inside
    inside.skipSpace()
    guard let name = inside.takeIdent(), name.hasPrefix("--") else { return false }
    inside.skipSpace()
    let hasFallback = inside.take(.comma)
    guard hasFallback || inside.isAtEnd else { return false }
    // Nor what is put between other tokens with them.
    isParted = true
    defer { isParted = true }
    let number = names.known(name)
    if number >= 0, let value = lookUp(number) {
      write(value[...])
    } else {
      guard hasFallback else { return false }
      depth += 1
      defer { depth -= 1 }
      guard append(inside, lookUp) else { return false }
    }
    return true
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>) {
    if isParted, !result.isEmpty { result += Array("/**/".utf8) }
    isParted = false
    result += bytes
  }
}
