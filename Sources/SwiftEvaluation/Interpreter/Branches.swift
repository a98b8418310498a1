internal import SwiftSource

extension Evaluator {
  /// `if` as an expression.
  mutating func choice(
    _ choice: Expression.If,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    var inner = scope
    guard let otherwise = choice.otherwise else {
      return .unknown(Unknown("an if without else as a value", at: place))
    }
    switch hold(choice.conditions, in: &inner) {
    case .holds: return branch(choice.then, expecting: expected, at: place, in: inner)
    case .fails: return branch(otherwise, expecting: expected, at: place, in: scope)
    case .unknown(let unknown):
      guard choice.conditions.allSatisfy({ if case .expression = $0 { true } else { false } })
      else {
        return .unknown(unknown)
      }
      let words = choice.conditions.map(\.words).joined(separator: ", ")
      return alternatives([
        (words, branch(choice.then, expecting: expected, at: place, in: inner)),
        ("!(\(words))", branch(otherwise, expecting: expected, at: place, in: scope)),
      ])
    }
  }

  private mutating func branch(
    _ body: [Statement],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard let only = body.only else {
      // The branches of a function's only statement may as well return.
      var inner = scope
      switch execute(body, in: &inner) {
      case .result(let value): return value
      case .next where expected == nil || expected == .void: return .void
      case .stop(let unknown): return .unknown(unknown)
      default: return .unknown(Unknown("a branch that is no value", at: place))
      }
    }
    let value = evaluate(only, expecting: expected, in: scope)
    guard expected == nil, !isSettled(value) else {
      return converted(value, to: expected, at: only.place)
    }
    return value
  }

  /// `switch` as an expression.
  mutating func selection(
    _ selection: Expression.Switch,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    let subject = settled(evaluate(selection.subject, in: scope), at: place)
    if case .alternatives(let all) = subject {
      return alternatives(
        all.map { alternative in
          (
            alternative.condition,
            chosen(alternative.value, selection, expecting: expected, at: place, in: scope)
          )
        }
      )
    }
    if let unknown = subject.unknown, selection.cases.allSatisfy({ $0.body.only != nil }) {
      let all = supposed(selection, unknown, in: scope) { evaluator, body, inner in
        evaluator.branch(body, expecting: expected, at: place, in: inner)
      }
      return all ?? .unknown(unknown)
    }
    return chosen(subject, selection, expecting: expected, at: place, in: scope)
  }

  /// What the cases come to of a `switch` over what is not known; nil where one changes something.
  private mutating func supposed(
    _ selection: Expression.Switch,
    _ unknown: Unknown,
    in scope: Scope,
    _ value: (inout Evaluator, [Statement], Scope) -> Value
  ) -> Value? {
    let (before, written) = (cells, output.count)
    var all: [(String, Value)] = []
    for branch in selection.cases {
      var inner = scope
      for item in branch.items { suppose(item.pattern, unknown, in: &inner) }
      all.append((branch.words(selection.subject), value(&self, branch.body, inner)))
      guard cells.prefix(before.count) == before[...], output.count == written else { return nil }
    }
    return alternatives(all)
  }

  private mutating func chosen(
    _ subject: Value,
    _ selection: Expression.Switch,
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    for (index, branch) in selection.cases.enumerated() {
      var inner = scope
      switch selects(branch, subject, in: &inner) {
      case .fails: continue
      case .unknown(let unknown): return .unknown(unknown)
      case .holds:
        if branch.body.contains(where: { if case .fall = $0.form { true } else { false } }) {
          return run(selection, from: index, in: inner, at: place)
        }
        return self.branch(branch.body, expecting: expected, at: place, in: inner)
      }
    }
    return .unknown(Unknown("no case matches", at: place))
  }

  private mutating func run(
    _ selection: Expression.Switch,
    from index: Int,
    in scope: Scope,
    at place: Place
  ) -> Value {
    switch fall(selection, from: index, in: scope) {
    case .result(let value): value
    case .next, .leave(nil): .void
    case .stop(let unknown): .unknown(unknown)
    default: .unknown(Unknown("fallthrough that leads elsewhere", at: place))
    }
  }

  mutating func selects(
    _ branch: Expression.Switch.Case,
    _ subject: Value,
    in scope: inout Scope
  ) -> Truth {
    if branch.items.isEmpty { return .holds }
    for item in branch.items {
      var inner = scope
      switch match(subject, item.pattern, in: &inner) {
      case .fails: continue
      case .unknown(let unknown): return .unknown(unknown)
      case .holds: break
      }
      if let condition = item.condition {
        switch evaluate(condition, expecting: .boolean, in: inner) {
        case .boolean(true): break
        case .boolean(false): continue
        case let value:
          return .unknown(
            value.unknown ?? Unknown("a condition that is not known", at: condition.place)
          )
        }
      }
      scope = inner
      return .holds
    }
    return .fails
  }

  /// `switch` as a statement.
  mutating func select(_ selection: Expression.Switch, at place: Place, in scope: Scope) -> Flow {
    let subject = settled(evaluate(selection.subject, in: scope), at: place)
    if let unknown = subject.unknown {
      guard selection.cases.allSatisfy({ $0.body.result != nil }) else { return .stop(unknown) }
      let type = scope.result
      let all = supposed(selection, unknown, in: scope) { evaluator, body, inner in
        guard let value = body.result else { return .unknown(unknown) }
        return evaluator.converted(
          evaluator.evaluate(value, expecting: type, in: inner),
          to: type,
          at: value.place
        )
      }
      return all.map { .result($0) } ?? .stop(unknown)
    }
    for (index, branch) in selection.cases.enumerated() {
      var inner = scope
      switch selects(branch, subject, in: &inner) {
      case .fails: continue
      case .unknown(let unknown): return .stop(unknown)
      case .holds:
        switch fall(selection, from: index, in: inner) {
        case .leave(nil): return .next
        case let flow: return flow
        }
      }
    }
    return .stop(Unknown("no case matches", at: place))
  }

  /// Runs a case, and those that it falls through to.
  private mutating func fall(
    _ selection: Expression.Switch,
    from index: Int,
    in scope: Scope
  ) -> Flow {
    for branch in selection.cases[index...] {
      switch block(branch.body, in: scope) {
      case .fall: continue
      case let flow: return flow
      }
    }
    return .next
  }
}
