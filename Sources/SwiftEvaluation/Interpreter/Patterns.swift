internal import SwiftSource

/// Whether a condition or a pattern holds.
enum Truth {
  case holds
  case fails
  case unknown(Unknown)
}

extension Evaluator {
  /// Whether all conditions hold; what they bind is in the scope then.
  mutating func hold(_ conditions: [Condition], in scope: inout Scope) -> Truth {
    for condition in conditions {
      let truth = hold(condition, in: &scope)
      guard case .holds = truth else { return truth }
    }
    return .holds
  }

  private mutating func hold(_ condition: Condition, in scope: inout Scope) -> Truth {
    switch condition {
    case .expression(let expression):
      switch evaluate(expression, expecting: .boolean, in: scope) {
      case .boolean(let value): return value ? .holds : .fails
      case let value:
        return .unknown(
          value.unknown
            ?? Unknown("the condition \(expression.words) is not known", at: expression.place)
        )
      }
    case .match(let pattern, let expression):
      return match(
        settled(evaluate(expression, in: scope), at: expression.place),
        pattern,
        in: &scope
      )
    case .binding(let pattern, let written, let expression, let place):
      guard case .binding(let name, let isVariable) = pattern.form else {
        return pattern.form == .wildcard
          ? .unknown(Unknown("a binding without a name", at: place))
          : .unknown(Unknown("a binding of several names", at: place))
      }
      let type = type(written, in: scope).map { SwiftType.optional($0) }
      let value =
        expression.map { evaluate($0, expecting: type, in: scope) }
        ?? self.name(name, at: place, in: scope)
      switch value {
      case .optional(let wrapped?):
        let settled = settled(wrapped, at: place)
        scope.bind(name, to: add(settled, type: self.type(of: settled), isConstant: !isVariable))
        return .holds
      case .optional(nil): return .fails
      case .unknown(let unknown): return .unknown(unknown)
      default: return .unknown(Unknown("a binding of what is no optional", at: place))
      }
    case .availability(let text, let place):
      return .unknown(Unknown("\(text) depends on the system", at: place))
    }
  }

  /// Binds what conditions bind of which it is not known whether they hold.
  mutating func suppose(_ conditions: [Condition], _ unknown: Unknown, in scope: inout Scope) {
    for condition in conditions {
      switch condition {
      case .expression, .availability: continue
      case .match(let pattern, _): suppose(pattern, unknown, in: &scope)
      case .binding(let pattern, _, _, _):
        var inner = scope
        if case .holds = hold(condition, in: &inner) {
          scope = inner
        } else {
          suppose(pattern, unknown, in: &scope)
        }
      }
    }
  }

  /// Binds what a pattern binds of which it is not known whether it matches.
  mutating func suppose(_ pattern: Pattern, _ unknown: Unknown, in scope: inout Scope) {
    for name in pattern.names { scope.bind(name, to: add(.unknown(unknown), type: nil)) }
  }

  /// Whether a value matches a pattern; what that binds is in the scope then.
  mutating func match(_ value: Value, _ pattern: Pattern, in scope: inout Scope) -> Truth {
    if let unknown = value.unknown {
      if case .wildcard = pattern.form { return .holds }
      if case .binding(let name, let isVariable) = pattern.form {
        scope.bind(name, to: add(value, type: nil, isConstant: !isVariable))
        return .holds
      }
      return .unknown(unknown)
    }
    switch pattern.form {
    case .wildcard: return .holds
    case .binding(let name, let isVariable):
      let settled = settled(value, at: pattern.place)
      scope.bind(name, to: add(settled, type: type(of: settled), isConstant: !isVariable))
      return .holds
    case .some(let inner):
      guard case .optional(let wrapped) = value else {
        return .unknown(Unknown("a ? pattern of what is no optional", at: pattern.place))
      }
      return wrapped.map { match($0, inner, in: &scope) } ?? .fails
    case .tuple(let elements):
      guard case .tuple(let values) = value, values.count == elements.count else {
        return .unknown(Unknown("a pattern of another shape", at: pattern.place))
      }
      for (element, value) in zip(elements, values) {
        let truth = match(value.value, element.pattern, in: &scope)
        guard case .holds = truth else { return truth }
      }
      return .holds
    case .enumCase(let type, let name, let elements):
      return match(value, type, name, elements, at: pattern.place, in: &scope)
    case .expression(let expression): return match(value, expression, in: scope)
    case .test, .cast: return .unknown(Unknown("a test of a type at run time", at: pattern.place))
    case .other(let kind): return .unknown(Unknown(kind, at: pattern.place))
    }
  }

  private mutating func match(
    _ value: Value,
    _ type: Expression?,
    _ name: String,
    _ elements: [Pattern.Element]?,
    at place: Place,
    in scope: inout Scope
  ) -> Truth {
    if case .optional(let wrapped) = value {
      if name == "none", elements == nil { return wrapped == nil ? .holds : .fails }
      guard let wrapped else { return .fails }
      if name == "some", let element = elements?.first, elements?.count == 1 {
        return match(wrapped, element.pattern, in: &scope)
      }
      return match(wrapped, type, name, elements, at: place, in: &scope)
    }
    guard case .enumeration(let enumeration) = value,
      let info = module.nominals[enumeration.type],
      let declared = info.cases.first(where: { $0.name == name })
    else {
      // A static member is compared.
      guard elements == nil else { return .unknown(Unknown("a pattern of a call", at: place)) }
      let expression = Expression(.member(type, name, generics: []), at: place)
      return match(value, expression, in: scope)
    }
    guard enumeration.name == name else { return .fails }
    guard let elements else { return .holds }
    if elements.count == 1, declared.parameters.count > 1 {
      let whole = Value.tuple(enumeration.payload)
      return match(whole, elements[0].pattern, in: &scope)
    }
    guard elements.count == enumeration.payload.count else {
      return .unknown(Unknown("a pattern of another shape", at: place))
    }
    for (element, value) in zip(elements, enumeration.payload) {
      let truth = match(value.value, element.pattern, in: &scope)
      guard case .holds = truth else { return truth }
    }
    return .holds
  }

  private mutating func match(_ value: Value, _ expression: Expression, in scope: Scope) -> Truth {
    let place = expression.place
    if case .alternatives = value {
      return .unknown(Unknown("one of several values is matched", at: place))
    }
    if case .infix(let name, _, _) = expression.form, name == "..." || name == "..<" {
      let isReal = type(of: value)?.isReal == true
      let type = SwiftType.range(isReal ? .double : .integer)
      return contains(evaluate(expression, expecting: type, in: scope), value, at: place)
    }
    if case .prefix(let name, let bound) = expression.form, name == "..." || name == "..<" {
      return partial(name == "..." ? "<=" : "<", value, bound, in: scope)
    }
    if case .postfix("...", let bound) = expression.form {
      return partial(">=", value, bound, in: scope)
    }
    let wanted = type(of: value)?.unwrapped
    let pattern = evaluate(expression, expecting: wanted, in: scope)
    switch pattern {
    case .range, .interval: return contains(pattern, value, at: place)
    case .unknown(let unknown): return .unknown(unknown)
    default: break
    }
    switch operate("==", value, pattern, at: place) {
    case .boolean(let isEqual): return isEqual ? .holds : .fails
    case let result:
      return .unknown(result.unknown ?? Unknown("a comparison that is not known", at: place))
    }
  }

  private mutating func partial(
    _ name: String,
    _ value: Value,
    _ bound: Expression,
    in scope: Scope
  ) -> Truth {
    let bound = (value: evaluate(bound, expecting: type(of: value), in: scope), at: bound.place)
    switch operate(name, value, bound.value, at: bound.at) {
    case .boolean(let holds): return holds ? .holds : .fails
    case let result:
      return .unknown(result.unknown ?? Unknown("a comparison that is not known", at: bound.at))
    }
  }

  private func contains(_ range: Value, _ value: Value, at place: Place) -> Truth {
    switch (range, value) {
    case (.range(let low, let high, let isClosed), .integer(let value)):
      return value >= low && (isClosed ? value <= high : value < high) ? .holds : .fails
    case (.range(let low, let high, let isClosed), .sized(let value, let width))
    where width.holds(low) && width.holds(high):
      return value >= low && (isClosed ? value <= high : value < high) ? .holds : .fails
    case (.interval(let low, let high, let isClosed), .real(let value)):
      return value >= low && (isClosed ? value <= high : value < high) ? .holds : .fails
    case (.unknown(let unknown), _): return .unknown(unknown)
    default: return .unknown(Unknown("a range that is not modelled", at: place))
    }
  }
}
