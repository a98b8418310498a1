internal import SwiftSource

extension Evaluator {
  /// Whether what is a text is a `String` also where keys are taken: no literal in it can be a key.
  ///
  /// Where both fit, the compiler makes keys of literals, also of those that closures, containers and generic functions
  /// hand on.
  mutating func isString(_ expression: Expression, in scope: Scope) -> Bool {
    guard expression.holdsText else { return true }
    switch expression.form {
    case .string: return false
    case .infix("+", _, _): return true
    case .infix("??", let left, _): return isString(left, in: scope)
    case .force(let inner), .chain(let inner): return isString(inner, in: scope)
    case .tuple(let elements) where elements.count == 1:
      return isString(elements[0].value, in: scope)
    case .ternary(_, let one, let other):
      // A string makes one of a literal beside it.
      let ways = [one, other].filter { !$0.isText }
      for way in ways where !isString(way, in: scope) { return false }
      return !ways.isEmpty
    case .cast(_, .upward, .named("String", _, _)): return true
    case .member(let base?, _, _), .element(let base, _):
      if case .string = base.form { return true }
      return base.isMade ? isSeenAsString(expression, in: scope) : isString(base, in: scope)
    case .call(let callee, _):
      if case .member(let base?, let name, _) = callee.form {
        if case .string = base.form { return true }
        if name == "joined" { return true }
        if base.holdsText, !base.isMade { return isString(base, in: scope) }
      }
      return isSeenAsString(expression, in: scope)
    default: return false
    }
  }

  private mutating func isSeenAsString(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .typed(let type) = seenType(expression, in: scope) else { return false }
    return type.unwrapped == .string
  }
}

extension Expression {
  /// Whether it is a call of a type by its name.
  fileprivate var isMade: Bool {
    if case .call(let callee, _) = form { callee.isTypeName } else { false }
  }

  /// Whether a text literal stands in it.
  fileprivate var holdsText: Bool { WrittenNames(self).holdsText }
}
