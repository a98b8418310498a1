/// What number literals and operators among them come to, as an integer and as a floating-point number: the
/// context says which is meant.
package struct NumericLiteral: Hashable, Sendable {
  /// Nil where it is no integer, or none that fits.
  package var integer: Int?
  /// Nil where an operator has it that floating-point numbers do not have.
  package var real: Double?
  /// Whether a floating-point literal is among them: it is a `Double` where the context says nothing.
  package var isReal: Bool

  init(integer: Int?, real: Double?, isReal: Bool = false) {
    self.integer = integer
    self.real = real
    self.isReal = isReal
  }

  /// An integer literal as it is written; nil for what is none.
  init?(integer written: String) {
    let digits = written.filter { $0 != "_" }
    let radixes: [(String, Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    if let (prefix, radix) = radixes.first(where: { digits.hasPrefix($0.0) }) {
      guard let number = Int(digits.dropFirst(prefix.count), radix: radix) else { return nil }
      self.init(integer: number, real: Double(number))
    } else {
      guard let real = Double(digits) else { return nil }
      self.init(integer: Int(digits), real: real)
    }
  }

  /// A floating-point literal as it is written; nil for what is none.
  init?(float written: String) {
    guard let real = Double(written.filter { $0 != "_" }) else { return nil }
    self.init(integer: nil, real: real, isReal: true)
  }

  var negated: NumericLiteral {
    NumericLiteral(
      integer: integer.flatMap { $0 == .min ? nil : -$0 },
      real: real.map { -$0 },
      isReal: isReal
    )
  }

  /// What an operator makes of two; nil where it is no operator of numbers.
  static func combined(
    _ name: String,
    _ left: NumericLiteral,
    _ right: NumericLiteral
  ) -> NumericLiteral? {
    guard let combine = Arithmetic.operators[name] else { return nil }
    var integer: Int?
    if let left = left.integer, let right = right.integer {
      integer = combine.integers(left, right)
    }
    var real: Double?
    if let left = left.real, let right = right.real { real = combine.reals?(left, right) }
    return NumericLiteral(integer: integer, real: real, isReal: left.isReal || right.isReal)
  }
}

/// What operators do with numbers; nil where the program would stop.
enum Arithmetic {
  struct Operator: Sendable {
    var integers: @Sendable (Int, Int) -> Int?
    var reals: (@Sendable (Double, Double) -> Double)?
  }

  private static func checked(
    _ operation: @escaping @Sendable (Int) -> (Int) -> (partialValue: Int, overflow: Bool)
  ) -> @Sendable (Int, Int) -> Int? {
    {
      let (value, overflow) = operation($0)($1)
      return overflow ? nil : value
    }
  }

  static let operators: [String: Operator] = [
    "+": Operator(integers: checked(Int.addingReportingOverflow), reals: { $0 + $1 }),
    "-": Operator(integers: checked(Int.subtractingReportingOverflow), reals: { $0 - $1 }),
    "*": Operator(integers: checked(Int.multipliedReportingOverflow), reals: { $0 * $1 }),
    "/": Operator(
      integers: { $1 == 0 ? nil : checked(Int.dividedReportingOverflow)($0, $1) },
      reals: { $0 / $1 }
    ),
    "%": Operator(
      integers: { $1 == 0 ? nil : checked(Int.remainderReportingOverflow)($0, $1) },
      reals: nil
    ),
    "&": Operator(integers: { $0 & $1 }, reals: nil),
    "|": Operator(integers: { $0 | $1 }, reals: nil),
    "^": Operator(integers: { $0 ^ $1 }, reals: nil),
    "<<": Operator(integers: { $0 << $1 }, reals: nil),
    ">>": Operator(integers: { $0 >> $1 }, reals: nil),
    "&+": Operator(integers: { $0 &+ $1 }, reals: nil),
    "&-": Operator(integers: { $0 &- $1 }, reals: nil),
    "&*": Operator(integers: { $0 &* $1 }, reals: nil),
  ]

  static func compare<Operand: Comparable>(
    _ name: String,
    _ left: Operand,
    _ right: Operand
  ) -> Bool? {
    switch name {
    case "==": left == right
    case "!=": left != right
    case "<": left < right
    case "<=": left <= right
    case ">": left > right
    case ">=": left >= right
    default: nil
    }
  }
}
