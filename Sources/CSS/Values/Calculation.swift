/// Reads `calc()` of numbers, lengths, angles and times (CSS Values 4, section 10).
///
/// `min()`, `max()` and `clamp()` are not read, for what they pick is not known of a sum of units.
struct Calculation {
  enum Sum: Hashable {
    case number(Double)
    case length(StyleLength)
    /// Degrees.
    case angle(Double)
    /// Seconds.
    case time(Double)

    fileprivate func times(_ factor: Double) -> Sum {
      switch self {
      case .number(let value): .number(value * factor)
      case .length(let length): .length(length.times(factor))
      case .angle(let degrees): .angle(degrees * factor)
      case .time(let seconds): .time(seconds * factor)
      }
    }

    /// Nil where the two are not of one kind.
    fileprivate func adding(_ other: Sum) -> Sum? {
      switch (self, other) {
      case (.number(let one), .number(let other)): .number(one + other)
      case (.length(let one), .length(let other)): .length(one.adding(other))
      case (.angle(let one), .angle(let other)): .angle(one + other)
      case (.time(let one), .time(let other)): .time(one + other)
      default: nil
      }
    }
  }

  private var cursor: TokenCursor
  private let depth: Int

  static let mostDepth = 32

  /// What the function at a cursor says; nil where it is no sum that is read.
  static func read(_ cursor: TokenCursor) -> Sum? {
    guard cursor.function == "calc" else { return nil }
    var calculation = Calculation(cursor: cursor.inside, depth: 0)
    guard let sum = calculation.sum(), calculation.cursor.isFinished() else { return nil }
    switch sum {
    case .number(let value), .angle(let value), .time(let value):
      guard value.isFinite else { return nil }
    case .length: break
    }
    return sum
  }

  /// Reads a number, a percentage, a dimension or `calc()`; nil of anything else, which is not skipped.
  static func term(_ cursor: inout TokenCursor) -> Sum? {
    guard let token = cursor.next else { return nil }
    switch token.kind {
    case .number:
      cursor.advance()
      return .number(cursor.text.number(of: token))
    case .percentage, .dimension:
      if let degrees = degrees(token, cursor.text) {
        cursor.advance()
        return .angle(degrees)
      }
      if let seconds = seconds(token, cursor.text) {
        cursor.advance()
        return .time(seconds)
      }
      return StyleLength(&cursor, allowsNumber: false).map(Sum.length)
    case .function:
      guard let sum = read(cursor) else { return nil }
      cursor.skip()
      return sum
    default: return nil
    }
  }

  /// What an angle is in degrees (CSS Values 4, section 7.1); nil where a token is none.
  static func degrees(_ token: CSSToken, _ text: TokenizedText) -> Double? {
    guard token.kind == .dimension else { return nil }
    let value = text.number(of: token)
    switch text.unit(of: token) {
    case "deg": return value
    case "grad": return value * 0.9
    case "rad": return value * 180 / .pi
    case "turn": return value * 360
    default: return nil
    }
  }

  /// What a time is in seconds (CSS Values 4, section 7.2); nil where a token is none.
  static func seconds(_ token: CSSToken, _ text: TokenizedText) -> Double? {
    guard token.kind == .dimension else { return nil }
    switch text.unit(of: token) {
    case "s": return text.number(of: token)
    case "ms": return text.number(of: token) / 1000
    default: return nil
    }
  }

  private mutating func sum() -> Sum? {
    guard var sum = product() else { return nil }
    while true {
      let start = cursor
      // Signs stand between white space, or they belong to a number.
      guard cursor.skipSpace() else { return sum }
      let factor = cursor.isDelim("-") ? -1.0 : 1
      guard cursor.isDelim("+") || cursor.isDelim("-") else {
        cursor = start
        return sum
      }
      cursor.advance()
      guard cursor.skipSpace(), let next = product() else { return nil }
      guard let total = sum.adding(next.times(factor)) else { return nil }
      sum = total
    }
  }

  private mutating func product() -> Sum? {
    guard var product = value() else { return nil }
    while true {
      let start = cursor
      cursor.skipSpace()
      let isQuotient = cursor.isDelim("/")
      guard isQuotient || cursor.isDelim("*") else {
        cursor = start
        return product
      }
      cursor.advance()
      guard let next = value() else { return nil }
      switch (product, next) {
      case (_, .number(let factor)): product = product.times(isQuotient ? 1 / factor : factor)
      case (.number(let factor), _) where !isQuotient: product = next.times(factor)
      default: return nil
      }
    }
  }

  private mutating func value() -> Sum? {
    cursor.skipSpace()
    guard cursor.kind == .openParenthesis || cursor.function == "calc" else {
      return Self.term(&cursor)
    }
    guard depth < Self.mostDepth else { return nil }
    var inner = Calculation(cursor: cursor.inside, depth: depth + 1)
    cursor.skip()
    guard let sum = inner.sum(), inner.cursor.isFinished() else { return nil }
    return sum
  }
}
