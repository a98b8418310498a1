/// What the keyframes of one name give to one property.
struct KeyframeValues: Sendable {
  /// The different declarations as they are written, without white space; two of them are enough to
  /// know that it changes.
  private var declarations: [[UInt8]] = []

  /// Whether the first and the last keyframe give it a value; where they do not, it has its own there.
  private var hasStart = false
  private var hasEnd = false

  mutating func add(_ declaration: [UInt8], at places: KeyframePlaces) {
    if declarations.count < 2, !declarations.contains(declaration) {
      declarations.append(declaration)
    }
    hasStart = hasStart || places.hasStart
    hasEnd = hasEnd || places.hasEnd
  }

  /// Whether it is the same all the time.
  ///
  /// - Parameter isInitial: whether an element has the property's initial value by itself.
  /// - Returns: false where it may change.
  func isConstant(whereInitial isInitial: Bool) -> Bool {
    guard declarations.count == 1 else { return declarations.isEmpty }
    return (hasStart && hasEnd) || (isInitial && Self.initial.contains(declarations[0]))
  }

  /// Those of what moves, where nothing does.
  private static let initial = Set(
    ["transform", "translate", "rotate", "scale", "offset-path"].map { Array("\($0):none".utf8) }
      + [Array("stroke-dashoffset:0".utf8)]
  )
}

/// For which parts of an animation a keyframe holds.
struct KeyframePlaces: Sendable {
  private(set) var hasStart = false
  private(set) var hasEnd = false

  /// Nil where one of the places is none, and the keyframe does not count (CSS Animations 1, section 3).
  ///
  /// - Parameter prelude: what stands before its braces, as in `from` or `0%, 100%`.
  init?(_ prelude: TokenCursor) {
    var cursor = prelude
    repeat {
      cursor.skipSpace()
      guard let place = Self.place(&cursor) else { return nil }
      hasStart = hasStart || place == 0
      hasEnd = hasEnd || place == 100
      cursor.skipSpace()
    } while cursor.take(.comma)
    guard cursor.isAtEnd else { return nil }
  }

  /// Per cent of the animation.
  private static func place(_ cursor: inout TokenCursor) -> Double? {
    if let word = Words(["from", "to"]).word(&cursor) { return word == "from" ? 0 : 100 }
    guard let token = cursor.next, token.kind == .percentage else { return nil }
    cursor.advance()
    let value = cursor.text.number(of: token)
    return (0...100).contains(value) ? value : nil
  }
}
