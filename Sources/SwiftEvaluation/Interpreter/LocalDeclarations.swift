internal import SwiftSource

extension Evaluator {
  /// Declares what stands among statements.
  mutating func declare(_ declaration: Declaration, in scope: inout Scope) -> Flow {
    switch declaration.form {
    case .variable(let variable): return declare(variable, declaration, in: &scope)
    case .function(let function):
      // It sees what stands before it, and not before its block.
      declare(function, declaration, in: &scope)
      return .next
    case .module: return .next
    case .type(let nominal):
      // A type within a function is known by its name alone, which then must be the only one.
      guard module.nominals[nominal.name] == nil else {
        return module.nominals[nominal.name]?.place == declaration.place
          ? .next
          : .stop(Unknown("a type within a function that is declared twice", at: declaration.place))
      }
      module.add(declaration, in: nil)
      return .next
    default: return .stop(Unknown("a declaration that is not modelled", at: declaration.place))
    }
  }

  private mutating func declare(
    _ variable: Variable,
    _ declaration: Declaration,
    in scope: inout Scope
  ) -> Flow {
    if declaration.attribute("State") != nil {
      return declareState(variable, declaration, in: &scope)
    }
    guard !variable.isObserved, variable.setter == nil, declaration.attributes.isEmpty else {
      return .stop(Unknown("a variable that is set or watched", at: declaration.place))
    }
    let type = type(variable.type, in: scope)
    if let getter = variable.getter, case .binding(let name, _) = variable.pattern.form {
      let unknown = Unknown("\(name) is computed", at: declaration.place)
      let cell = add(.unknown(unknown), type: type)
      var inner = scope
      inner.result = type
      cells[cell].getter = Cell.Getter(body: getter, scope: inner)
      scope.bind(name, to: cell)
      return .next
    }
    if case .binding(let name, _) = variable.pattern.form {
      var value = Value.unknown(Unknown("\(name) has no value yet", at: declaration.place))
      var cellType = type
      var isDeclared = type != nil
      if let initial = variable.initial {
        let raw = evaluate(initial, expecting: type, in: scope)
        value = converted(raw, to: type, at: initial.place)
        if cellType == nil {
          cellType = declaredType(initial, in: scope)
          isDeclared = cellType != nil
          if !isDeclared, case .typed(let seen) = seenType(initial, in: scope) { cellType = seen }
        }
        cellType = cellType ?? self.type(of: value)
      } else if case .optional = type, !variable.isConstant {
        value = .optional(nil)
      }
      scope.bind(
        name,
        to: add(
          value,
          type: cellType,
          isConstant: variable.isConstant && variable.initial != nil,
          isDeclared: isDeclared
        )
      )
      return .next
    }
    guard let initial = variable.initial else {
      return .stop(Unknown("a pattern without a value", at: declaration.place))
    }
    let value = converted(
      evaluate(initial, expecting: type, in: scope),
      to: type,
      at: initial.place
    )
    switch match(value, variable.pattern, in: &scope) {
    case .holds: return .next
    case .fails: return .stop(Unknown("a pattern that does not match", at: declaration.place))
    case .unknown(let unknown): return .stop(unknown)
    }
  }

  /// A state of a preview.
  private mutating func declareState(
    _ variable: Variable,
    _ declaration: Declaration,
    in scope: inout Scope
  ) -> Flow {
    let place = declaration.place
    guard case .binding(let name, _) = variable.pattern.form, let initial = variable.initial else {
      return .stop(Unknown("a state without a name or a value", at: place))
    }
    let written = type(variable.type, in: scope)
    let first = converted(
      evaluate(initial, expecting: written, in: scope),
      to: written,
      at: initial.place
    )
    let key = "#Preview.\(name)"
    if states[key] == nil { states[key] = first }
    stateTypes[key] = written ?? type(of: first)
    let cell = add(first, type: stateTypes[key], isConstant: true)
    cells[cell].state = key
    scope.bind(name, to: cell)
    scope.bind("$\(name)", to: add(.binding(.state(key, [])), type: nil))
    return .next
  }

  /// Declares a function among statements, which sees that others of these are declared later, and not what they are.
  mutating func declare(
    _ function: Function,
    _ declaration: Declaration,
    before later: [String] = [],
    in scope: inout Scope
  ) {
    let callable = Callable(function: function, declaration: declaration, owner: scope.owner)
    // Functions of one name stand together; the scope is set when all are there.
    var candidates = [callable]
    if let cell = scope[function.name], case .function(let others) = cells[cell].value {
      candidates += others.candidates.filter { $0 != callable }
    }
    let cell = add(.void, type: nil)
    scope.bind(function.name, to: cell)
    var seen = scope
    for name in later {
      let unknown = Unknown("\(name) is declared after \(function.name)", at: declaration.place)
      seen.bind(name, to: add(.unknown(unknown), type: nil))
    }
    cells[cell].value = .function(
      Value.FunctionValue(candidates: candidates, receiver: nil, scope: seen)
    )
  }
}

extension Statement {
  /// The names of the variables that it declares.
  var declared: [String] {
    if case .declaration(let declaration) = form, case .variable(let variable) = declaration.form {
      variable.pattern.names
    } else {
      []
    }
  }
}
