internal import SwiftSource

extension Evaluator {
  mutating func logical(
    _ name: String,
    _ left: Expression,
    _ right: Expression,
    in scope: Scope
  ) -> Value {
    let first = evaluate(left, expecting: .boolean, in: scope)
    let decides = name == "||"
    if first == .boolean(decides) { return first }
    switch first {
    case .boolean, .alternatives, .unknown: break
    default: return .unknown(Unknown("\(name) of what is no Bool", at: left.place))
    }
    let second = evaluate(right, expecting: .boolean, in: scope)
    if case .boolean = first { return second }
    if case .alternatives(let all) = first {
      return alternatives(
        all.map { ($0.condition, $0.value == .boolean(decides) ? $0.value : second) }
      )
    }
    // What the other decides is decided whatever this one is.
    if second == .boolean(decides) { return second }
    return first
  }

  mutating func otherwise(
    _ left: Expression,
    _ right: Expression,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    let wanted = expected.map { SwiftType.optional($0.unwrapped) }
    switch evaluate(left, expecting: wanted, in: scope) {
    case .optional(let wrapped?):
      if expected?.isOptional == true { return .optional(wrapped) }
      if isSettled(wrapped) {
        // `a ?? b` is an optional where b is one.
        if case .typed(let type) = seenType(right, in: scope), type.isOptional {
          return .optional(wrapped)
        }
        return wrapped
      }
      return wrapped
    case .optional(nil):
      let type = seenType(left, in: scope)
      if case .typed(let type) = type {
        let inner = type.unwrapped
        let value = evaluate(right, expecting: inner, in: scope)
        if case .optional = value { return value }
        return converted(value, to: inner, at: right.place)
      }
      let value = evaluate(right, expecting: expected, in: scope)
      if isSettled(value) || expected != nil { return value }
      return .unknown(Unknown("the type of what is nil is not known", at: place))
    case .unknown(let unknown): return .unknown(unknown)
    case .alternatives(let all):
      let other = evaluate(right, expecting: expected, in: scope)
      guard isSettled(other) else {
        return .unknown(Unknown("one of several optionals", at: place))
      }
      return alternatives(
        all.map { alternative in
          guard case .optional(let wrapped) = alternative.value else {
            return (alternative.condition, alternative.value)
          }
          return (alternative.condition, wrapped ?? other)
        }
      )
    case let value: return value
    }
  }

  mutating func range(
    _ name: String,
    _ left: Expression,
    _ right: Expression,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    var element: SwiftType?
    if case .range(let type) = expected?.unwrapped { element = type }
    let first = evaluate(left, expecting: element, in: scope)
    let second = evaluate(right, expecting: element, in: scope)
    for value in [first, second] { if let unknown = value.unknown { return .unknown(unknown) } }
    let isReal = [first, second].contains {
      switch $0 {
      case .real: true
      case .number(let literal): literal.isReal
      default: false
      }
    }
    let type: SwiftType = isReal ? .double : .integer
    let isClosed = name == "..."
    switch (converted(first, to: type, at: place), converted(second, to: type, at: place)) {
    case (.integer(let low), .integer(let high)):
      guard low <= high else {
        return .unknown(Unknown("the program would stop: \(low)\(name)\(high)", at: place))
      }
      return .range(low, high, isClosed: isClosed)
    case (.real(let low), .real(let high)):
      guard low <= high else {
        return .unknown(Unknown("the program would stop: a range below itself", at: place))
      }
      return .interval(low, high, isClosed: isClosed)
    default: return .unknown(Unknown("a range that is not modelled", at: place))
    }
  }

  mutating func prefix(
    _ name: String,
    _ operand: Expression,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    // An integer literal has no negative zero.
    if name == "-", case .integer("0") = operand.form {
      return evaluate(operand, expecting: expected, in: scope)
    }
    let value = evaluate(operand, expecting: name == "!" ? .boolean : expected, in: scope)
    switch (name, value) {
    case (_, .unknown): return value
    case (_, .alternatives(let all)):
      return alternatives(all.map { ($0.condition, negated(name, $0.value, at: place)) })
    default: return negated(name, value, at: place)
    }
  }

  func negated(_ name: String, _ value: Value, at place: Place) -> Value {
    switch (name, value) {
    case ("!", .boolean(let value)): .boolean(!value)
    case ("-", .number(let literal)): .number(literal.negated)
    case ("-", .integer(let value)) where value != .min: .integer(-value)
    case ("-", .real(let value)): .real(-value)
    case ("+", .number), ("+", .integer), ("+", .real): value
    case ("~", .integer(let value)): .integer(~value)
    case (_, .sized(let number, let width)):
      width.applied(name, number).map { Value($0, width, at: place) }
        ?? .unknown(Unknown("the operator \(name)", at: place))
    default: .unknown(Unknown("the operator \(name)", at: place))
    }
  }
}
