internal import SwiftSource

extension Evaluator {
  /// The type of an expression where what is declared decides it, whatever its value is: a literal has its usual one.
  mutating func declaredType(_ expression: Expression, in scope: Scope) -> SwiftType? {
    switch declared(expression, in: scope) {
    case .typed(let type): type
    case .literal(let isReal): isReal ? .double : .integer
    case .none, .unknown: nil
    }
  }

  /// What declarations say of an expression's type.
  mutating func declared(_ expression: Expression, in scope: Scope) -> Seen {
    let before = seesDeclared
    seesDeclared = true
    defer { seesDeclared = before }
    let seen = seenType(expression, in: scope)
    if case .typed(let type) = seen, type.isOpen || type == .view { return .unknown }
    return seen
  }
}
