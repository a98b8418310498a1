/// Reads `calc()` of numbers and lengths (CSS Values 4, section 10).
///
/// `min()`, `max()` and `clamp()` are not read, for what they pick is not known of a sum of units.
struct Calculation {
  enum Sum: Hashable {
    case number(Double)
    case length(StyleLength)
  }

  private var cursor: TokenCursor
  private let depth: Int

  private static let mostDepth = 32

  /// What the function at a cursor says; nil where it is no sum that is read.
  static func read(_ cursor: TokenCursor) -> Sum? {
    guard cursor.function == "calc" else { return nil }
    var calculation = Calculation(cursor: cursor.inside, depth: 0)
    guard let sum = calculation.sum(), calculation.cursor.isFinished() else { return nil }
    if case .number(let value) = sum, !value.isFinite { return nil }
    return sum
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
      switch (sum, next) {
      case (.number(let one), .number(let other)): sum = .number(one + factor * other)
      case (.length(let one), .length(let other)): sum = .length(one.adding(other.times(factor)))
      default: return nil
      }
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
      case (.number(let one), .number(let other)):
        product = .number(isQuotient ? one / other : one * other)
      case (.length(let one), .number(let other)):
        product = .length(one.times(isQuotient ? 1 / other : other))
      case (.number(let one), .length(let other)):
        guard !isQuotient else { return nil }
        product = .length(other.times(one))
      default: return nil
      }
    }
  }

  private mutating func value() -> Sum? {
    cursor.skipSpace()
    guard let token = cursor.next else { return nil }
    switch token.kind {
    case .number:
      cursor.advance()
      return .number(cursor.text.number(of: token))
    case .percentage, .dimension:
      return StyleLength(&cursor, allowsNumber: false).map(Sum.length)
    case .openParenthesis, .function:
      guard token.kind == .openParenthesis || cursor.function == "calc", depth < Self.mostDepth
      else { return nil }
      var inner = Calculation(cursor: cursor.inside, depth: depth + 1)
      cursor.skip()
      guard let sum = inner.sum(), inner.cursor.isFinished() else { return nil }
      return sum
    default: return nil
    }
  }
}
