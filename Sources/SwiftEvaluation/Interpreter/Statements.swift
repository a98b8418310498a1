internal import SwiftSource

extension Evaluator {
  /// What a body returns: the value of its `return`, or of its only expression.
  mutating func run(
    _ body: [Statement],
    in scope: Scope,
    isBuilder: Bool = false,
    at place: Place
  ) -> Value {
    if isBuilder, !body.hasReturn { return .view(views(body, at: place, in: scope)) }
    guard let type = scope.result, type != .view else {
      return result(of: body, in: scope, at: place)
    }
    let result = share(for: .call, at: place) { $0.result(of: body, in: scope, at: place) }
    if let unknown = result.unknown { taint(scope, unknown) }
    return result
  }

  private mutating func result(of body: [Statement], in scope: Scope, at place: Place) -> Value {
    if let only = body.only, only.isValue {
      let value = evaluate(only, expecting: scope.result == .void ? nil : scope.result, in: scope)
      if value.unknown != nil, scope.result == nil || scope.result == .void,
        isHarmless(only, in: scope)
      {
        return .void
      }
      if scope.result == .void { return value.unknown == nil ? .void : value }
      return converted(value, to: scope.result, at: only.place)
    }
    var inner = scope
    switch execute(body, in: &inner) {
    case .result(let value): return value
    case .next:
      switch scope.result {
      case nil, .void?, .any?, .optional(.any)?: return .void
      default: return .unknown(Unknown("a body that returns nothing", at: place))
      }
    case .stop(let unknown):
      taint(scope, unknown)
      return .unknown(unknown)
    case .leave, .proceed, .fall:
      return .unknown(Unknown("a statement that leads out of a body", at: place))
    }
  }

  /// Runs statements in a scope of their own.
  mutating func block(_ statements: [Statement], in scope: Scope) -> Flow {
    var inner = scope
    return execute(statements, in: &inner)
  }

  mutating func execute(_ statements: [Statement], in scope: inout Scope) -> Flow {
    var later: [[Statement]] = []
    for statement in statements {
      if case .declaration(let declaration) = statement.form,
        case .function(let function) = declaration.form
      {
        declare(function, declaration, in: &scope)
      }
    }
    var flow = Flow.next
    statements: for (index, statement) in statements.enumerated() {
      guard step() else { return .stop(.tooMuch(at: statement.place)) }
      if case .later(let body) = statement.form {
        later.append(body)
        continue
      }
      if case .expression(let expression) = statement.form,
        case .choice(let choice) = expression.form,
        later.isEmpty
      {
        flow = branch(
          choice,
          then: Array(statements[(index + 1)...]),
          at: statement.place,
          in: scope
        )
        if case .next = flow { continue }
        break statements
      }
      flow = execute(statement, in: &scope)
      guard case .next = flow else { break statements }
    }
    for body in later.reversed() {
      switch block(body, in: scope) {
      case .next: continue
      case .stop(let unknown): return .stop(unknown)
      default:
        let place = body.first?.place ?? Place(line: 0, column: 0)
        return .stop(Unknown("defer that leads elsewhere", at: place))
      }
    }
    return flow
  }

  /// An `if` among statements; where its condition is not known, both ways are gone to their ends.
  mutating func branch(
    _ choice: Expression.If,
    then rest: [Statement],
    at place: Place,
    in scope: Scope
  ) -> Flow {
    var inner = scope
    switch hold(choice.conditions, in: &inner) {
    case .holds: return block(choice.then, in: inner)
    case .fails: return choice.otherwise.map { block($0, in: scope) } ?? .next
    case .unknown(let unknown):
      let before = self
      let words = choice.conditions.map(\.words).joined(separator: ", ")
      var (first, second) = (scope, scope)
      let isPlain = choice.conditions.allSatisfy {
        if case .expression = $0 { true } else { false }
      }
      guard isPlain, case .result(let one) = execute(choice.then + rest, in: &first) else {
        self = before
        return .stop(unknown)
      }
      let (after, written) = (cells, output)
      (cells, output) = (before.cells, before.output)
      guard case .result(let other) = execute((choice.otherwise ?? []) + rest, in: &second),
        cells.prefix(before.cells.count) == after.prefix(before.cells.count), output == written
      else {
        self = before
        return .stop(unknown)
      }
      return .result(alternatives([(words, one), ("!(\(words))", other)]))
    }
  }

  mutating func execute(
    _ statement: Statement,
    _ label: String? = nil,
    in scope: inout Scope
  ) -> Flow {
    let place = statement.place
    switch statement.form {
    case .expression(let expression): return effect(expression, in: scope)
    case .result(let value):
      guard let value else { return .result(.void) }
      let type = scope.result
      return .result(
        converted(evaluate(value, expecting: type, in: scope), to: type, at: value.place)
      )
    case .require(let conditions, let otherwise):
      let before = scope
      switch hold(conditions, in: &scope) {
      case .holds: return .next
      case .fails:
        let flow = block(otherwise, in: before)
        if case .next = flow { return .stop(Unknown("the program would stop", at: place)) }
        return flow
      case .unknown(let unknown): return .stop(unknown)
      }
    case .declaration(let declaration): return declare(declaration, in: &scope)
    case .forEach(let pattern, let sequence, let condition, let body):
      return loop(pattern, sequence, condition, body, label, in: scope)
    case .loop(let conditions, let body):
      while true {
        guard step() else { return .stop(.tooMuch(at: place)) }
        var inner = scope
        switch hold(conditions, in: &inner) {
        case .fails: return .next
        case .unknown(let unknown): return .stop(unknown)
        case .holds: break
        }
        if let end = block(body, in: inner).end(of: label) { return end }
      }
    case .repetition(let body, let condition):
      while true {
        guard step() else { return .stop(.tooMuch(at: place)) }
        if let end = block(body, in: scope).end(of: label) { return end }
        switch evaluate(condition, expecting: .boolean, in: scope) {
        case .boolean(true): continue
        case .boolean(false): return .next
        case let value:
          return .stop(value.unknown ?? Unknown("a condition that is not known", at: place))
        }
      }
    case .leave(let label): return .leave(label)
    case .proceed(let label): return .proceed(label)
    case .fall: return .fall
    case .labelled(let label, let inner):
      let flow = execute(inner, label, in: &scope)
      if case .leave(label) = flow { return .next }
      return flow
    case .block(let body): return block(body, in: scope)
    case .later: return .next
    case .other(let kind): return .stop(Unknown(kind, at: place))
    }
  }
}

extension [Statement] {
  /// The expression that is all of it, whose value it returns.
  var only: Expression? {
    guard count == 1 else { return nil }
    switch self[0].form {
    case .expression(let expression):
      if case .assignment = expression.form { return nil }
      return expression
    default: return nil
    }
  }

  /// The expression that it returns, where that is all that it does.
  var result: Expression? {
    guard count == 1, case .result(let value) = self[0].form else { return nil }
    return value
  }

  var hasReturn: Bool {
    contains { if case .result = $0.form { true } else { false } }
  }
}

extension Expression {
  /// Whether it has a value as a body's only statement: an `if` has where each of its branches has.
  var isValue: Bool {
    switch form {
    case .choice(let choice):
      choice.then.only?.isValue == true && choice.otherwise?.only?.isValue == true
    case .selection(let selection): selection.cases.allSatisfy { $0.body.only?.isValue == true }
    default: true
    }
  }
}
