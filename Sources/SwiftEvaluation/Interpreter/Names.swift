internal import SwiftSource

extension Evaluator {
  /// What a name means where it stands.
  mutating func name(_ name: String, at place: Place, in scope: Scope) -> Value {
    if let cell = scope[name] {
      if let getter = cells[cell].getter {
        return deeper(at: place) { $0.run(getter.body, in: getter.scope, at: place) }
      }
      guard let key = cells[cell].state else { return cells[cell].value }
      return bound(key, []) ?? cells[cell].value
    }
    if name == "self" {
      if let receiver = scope.receiver { return cells[receiver].value }
      if let owner = scope.owner { return .type(type(named: owner)) }
    }
    if let receiver = scope.receiver, scope.owner != nil {
      let value = cells[receiver].value
      if let unknown = value.unknown, !constructing.contains(receiver) { return .unknown(unknown) }
      if let member = property(name, of: value, at: place, in: scope, scope.sight) {
        return member
      }
      if case .enumeration(let enumeration) = value, name == "rawValue",
        let info = module.nominals[enumeration.type], let raw = raw(enumeration.name, of: info)
      {
        return raw
      }
      if let read = Library.property(name, of: value), module.nominals[name] == nil {
        return read(self, place)
      }
      if let method = methods(name, of: value, scope.sight), !method.isEmpty {
        return .function(
          Value.FunctionValue(candidates: method, receiver: value, scope: nil)
        )
      }
    }
    var outer = scope.owner
    while let path = outer {
      if let member = staticMember(name, of: .nominal(path), at: place) { return member }
      outer = module.outer(of: path)
    }
    // What extends a type of another file sees what its own file hides.
    if let file = module.scope(of: place.file),
      let member = staticMember(name, of: .nominal(file), at: place)
    {
      return member
    }
    if module.conditional.contains(name) {
      return .unknown(Unknown("whether \(name) is declared depends on the build", at: place))
    }
    if module.broken.contains(name) {
      return .unknown(Unknown("\(name) holds a syntax error", at: place))
    }
    if let candidates = module.functions(named: name) {
      return .function(Value.FunctionValue(candidates: candidates, receiver: nil, scope: nil))
    }
    if let variables = module.variables[name] {
      guard variables.count == 1 else {
        let places = variables.map(\.declaration.place)
        return .unknown(Unknown("\(name) is declared twice", at: place, others: places))
      }
      return global(variables[0], name, at: place)
    }
    let type = resolved(.named(name, arguments: [], parent: nil), in: scope)
    if case .unresolved = type {
      if module.functions[name] != nil || module.variables[name] != nil {
        return self.name(name, at: place, in: scope)
      }
      return .unknown(Unknown("\(name) is not declared in reach", at: place))
    }
    if let problem = type.problem(at: place) { return .unknown(problem) }
    return .type(type)
  }

  /// The value of a global or static variable, evaluated once.
  mutating func global(_ stored: StoredDeclaration, _ name: String, at place: Place) -> Value {
    let key = "\(stored.owner.map { $0 + "." } ?? "")\(name)"
    var scope = Scope(owner: stored.owner ?? module.scope(of: stored.declaration.place.file))
    if let getter = stored.variable.getter {
      let type = type(stored.variable.type, in: scope)
      scope.result = type
      return run(getter, in: scope, isBuilder: stored.isBuilder, at: place)
    }
    guard stored.variable.isConstant else {
      return .unknown(Unknown("\(name) is shared and may change", at: place))
    }
    if let value = statics[key] { return value }
    guard evaluating.insert(key).inserted else { return .unknown(.tooMuch(at: place)) }
    defer { evaluating.remove(key) }
    guard let initial = stored.variable.initial, case .binding = stored.variable.pattern.form,
      stored.wrapper == nil
    else { return .unknown(Unknown("\(name) has no value that is read", at: place)) }
    let type = type(stored.variable.type, in: scope)
    let value = converted(
      evaluate(initial, expecting: type, in: scope),
      to: type,
      at: initial.place
    )
    statics[key] = value
    return value
  }
}

extension StoredDeclaration {
  /// Whether a builder makes views of its statements.
  var isBuilder: Bool {
    declaration.attribute("ViewBuilder") != nil || (name == "body" && variable.type.isView)
  }
}

extension WrittenType? {
  /// Whether it is `some View`.
  var isView: Bool {
    switch self {
    case .opaque(.named("View", _, _))?: true
    default: false
    }
  }
}
