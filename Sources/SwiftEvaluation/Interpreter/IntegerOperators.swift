internal import SwiftSource

extension Evaluator {
  /// What a literal comes to beside another value: a character, or a number whose type its parts take before they are
  /// combined.
  mutating func beside(
    _ other: Value,
    _ value: Value,
    _ expression: Expression,
    in scope: Scope
  ) -> Value {
    if type(of: other)?.unwrapped == .character, expression.isText {
      return converted(value, to: .character, at: expression.place)
    }
    guard case .sized(_, let width) = other, case .number = value, !expression.isWhole else {
      return value
    }
    guard expression.isOfLiterals else {
      return .unknown(Unknown("the type of literals is not known", at: expression.place))
    }
    return evaluate(expression, expecting: .sized(width), in: scope)
  }

  /// What an operator makes of two integers of which one is of another type than `Int`.
  func sized(_ name: String, _ first: Value, _ second: Value, at place: Place) -> Value? {
    let isShift = name == "<<" || name == ">>"
    let (left, right, width): (Int, Int, IntegerWidth)
    switch (first, second) {
    case (.sized(let one, let type), .sized(let other, let another)):
      // How far something is shifted is a number of any type.
      guard type == another || isShift else { return nil }
      (left, right, width) = (one, other, type)
    case (.sized(let one, let type), .integer(let other)) where isShift:
      (left, right, width) = (one, other, type)
    case (.integer(let one), .sized(let other, _)) where isShift:
      return integers(name, one, other, at: place)
    case (.sized(let one, let type), .number(let literal)):
      guard let other = literal.integer, isShift || type.holds(other) else { return nil }
      (left, right, width) = (one, other, type)
    case (.number(let literal), .sized(let other, let type)) where !isShift:
      guard let one = literal.integer, type.holds(one) else { return nil }
      (left, right, width) = (one, other, type)
    default: return nil
    }
    return width.combined(name, left, right).map { Value($0, width, at: place) }
  }
}

extension Expression {
  /// Whether it is made of integer literals and operators alone.
  fileprivate var isOfLiterals: Bool {
    switch form {
    case .integer: true
    case .prefix(_, let operand): operand.isOfLiterals
    case .infix(_, let left, let right): left.isOfLiterals && right.isOfLiterals
    case .tuple(let elements): elements.count == 1 && elements[0].value.isOfLiterals
    default: false
    }
  }
}
