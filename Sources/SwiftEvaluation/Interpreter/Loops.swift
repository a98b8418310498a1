internal import SwiftSource

extension Evaluator {
  /// An expression that stands for what it does.
  mutating func effect(_ expression: Expression, in scope: Scope) -> Flow {
    switch expression.form {
    case .choice(let choice):
      return branch(choice, then: [], at: expression.place, in: scope)
    case .selection(let selection): return select(selection, at: expression.place, in: scope)
    default:
      let value = evaluate(expression, in: scope)
      if value.unknown != nil, isHarmless(expression, in: scope) { return .next }
      if expression.isDelegation, value == .optional(nil) { return .result(value) }
      // What was called may have changed anything that it could reach.
      return value.unknown.map { .stop($0) } ?? .next
    }
  }

  mutating func loop(
    _ pattern: Pattern,
    _ sequence: Expression,
    _ condition: Expression?,
    _ body: [Statement],
    _ label: String?,
    in scope: Scope
  ) -> Flow {
    let value = evaluate(sequence, in: scope)
    guard let elements = elements(of: value) else {
      return .stop(value.unknown ?? Library.noElements(value, sequence.place))
    }
    for element in elements {
      guard step() else { return .stop(.tooMuch(at: sequence.place)) }
      var inner = scope
      switch match(element, pattern, in: &inner) {
      case .fails: continue
      case .unknown(let unknown): return .stop(unknown)
      case .holds: break
      }
      if let condition {
        switch evaluate(condition, expecting: .boolean, in: inner) {
        case .boolean(true): break
        case .boolean(false): continue
        case let value:
          return .stop(
            value.unknown ?? Unknown("a condition that is not known", at: condition.place)
          )
        }
      }
      if let end = block(body, in: inner).end(of: label) { return end }
    }
    return .next
  }
}

extension Flow {
  /// How a loop ends whose body ends so; nil where it goes on.
  func end(of label: String?) -> Flow? {
    switch self {
    case .next, .proceed(nil): nil
    case .proceed(let name) where name == label: nil
    case .leave(nil): .next
    case .leave(let name) where name == label: .next
    default: self
    }
  }
}
