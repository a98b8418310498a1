internal import SwiftSource

extension Evaluator {
  /// What a call returns.
  mutating func call(
    _ callee: Expression,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    switch callee.form {
    case .name(_, let generics) where !generics.isEmpty,
      .member(.some, _, let generics) where !generics.isEmpty:
      guard let written = callee.written else { break }
      return apply(
        .type(resolved(written, in: scope)),
        arguments,
        expecting: expected,
        at: place,
        in: scope
      )
    case .name(let name, _):
      if name == "print", scope[name] == nil, module.functions(named: name) == nil {
        return write(arguments, at: place, in: scope)
      }
      if name == "withAnimation", module.functions(named: name) == nil {
        return animate(arguments, at: place, in: scope)
      }
      if name == "withTransaction", module.functions(named: name) == nil {
        return runHanded(arguments, .now, at: place, in: scope)
      }
      // A method that changes what it is called on.
      if let receiver = scope.receiver, scope[name] == nil,
        let methods = methods(name, of: cells[receiver].value, scope.sight),
        isMeant(methods, name, on: cells[receiver].value, arguments, in: scope)
      {
        let receiver = Target(cell: receiver, path: [])
        return method(
          methods,
          on: .target(receiver),
          arguments,
          expecting: expected,
          at: place,
          in: scope
        )
      }
      if let value = Library.function(name, arguments.map(\.label)), scope[name] == nil,
        module.functions(named: name) == nil, !hasStatic(name, scope.owner)
      {
        return value(&self, arguments, expected, place, scope)
      }
      if let receiver = scope.receiver, scope[name] == nil, module.functions[name] == nil {
        let value = cells[receiver].value
        if isView(value), name == "modifier" || ViewCatalogue.modifiers[name] != nil {
          return modified(value, name, arguments, at: place, in: scope)
        }
        if let read = Library.method(name, of: value, arguments.labels(name)) {
          return read(&self, value, arguments, expected, place, scope)
        }
      }
      return apply(
        self.name(name, at: place, in: scope),
        arguments,
        expecting: expected,
        at: place,
        in: scope
      )
    case .member(nil, let name, _):
      return implicit(name, arguments, expecting: expected, at: place, in: scope)
    case .member(let base?, let name, _):
      return member(base, name, arguments, expecting: expected, at: place, in: scope)
    case .type(let written):
      return apply(
        .type(resolved(written, in: scope)),
        arguments,
        expecting: expected,
        at: place,
        in: scope
      )
    case .array(let elements) where elements.count == 1:
      // `[Int]()`.
      if let element = elements[0].written {
        return apply(
          .type(.array(resolved(element, in: scope))),
          arguments,
          expecting: expected,
          at: place,
          in: scope
        )
      }
      return .unknown(Unknown("a call of an array", at: place))
    case .closure, .call, .force, .element:
      return apply(
        evaluate(callee, in: scope),
        arguments,
        expecting: expected,
        at: place,
        in: scope
      )
    default: break
    }
    return .unknown(Unknown("a call that is not modelled", at: place))
  }

  private func hasStatic(_ name: String, _ owner: String?) -> Bool {
    owner.flatMap { module.nominals[$0]?.functions[name] }?.contains(where: \.isStatic) ?? false
  }

  /// Calls a value: a closure, functions of a name, or a type.
  mutating func apply(
    _ value: Value,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    switch value {
    case .unknown: return value
    case .closure(let closure):
      var types: [SwiftType?] = []
      if case .function(let parameters, _) = closure.type { types = parameters }
      var values: [Value] = []
      for (index, argument) in arguments.enumerated() {
        let type = index < types.count ? types[index] : nil
        let value = evaluate(argument.value, expecting: type, in: scope)
        values.append(converted(value, to: type, at: argument.value.place))
      }
      return run(closure, with: values, at: place)
    case .function(let function):
      guard let receiver = function.receiver else {
        return call(
          function.candidates,
          receiver: .none,
          arguments,
          expecting: expected,
          at: place,
          in: scope,
          within: function.scope
        )
      }
      return call(
        function.candidates,
        receiver: .value(receiver),
        arguments,
        expecting: expected,
        at: place,
        in: scope,
        within: nil
      )
    case .type(let type):
      return make(type, arguments, expecting: expected, at: place, in: scope)
    default: return .unknown(Unknown("a call of what is no function", at: place))
    }
  }

  mutating func make(
    _ enumCase: Declaration.EnumCase,
    of path: String,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    var payload: [Value.Labelled] = []
    var rest = arguments[...]
    var given: [(written: WrittenType?, value: Value)] = []
    let generics = Set(module.nominals[path]?.generics ?? [])
    let constraints = module.nominals[path]?.constraints ?? []
    for parameter in enumCase.parameters {
      let type = type(parameter.type, in: Scope(owner: path))
      if let next = rest.first, next.label == parameter.label || next.isTrailing {
        rest = rest.dropFirst()
        let wanted = wanted(type, parameter.type, generics)
        let value = evaluate(next.value, expecting: wanted, in: scope)
        given.append((parameter.type, value))
        payload.append(
          Value.Labelled(parameter.label, converted(value, to: type, at: next.value.place))
        )
      } else if let initial = parameter.initial {
        let value = evaluate(initial, expecting: type, in: Scope(owner: path))
        payload.append(Value.Labelled(parameter.label, converted(value, to: type, at: place)))
      } else {
        return .unknown(Unknown("\(enumCase.name)(…) with other labels", at: place))
      }
    }
    guard rest.isEmpty else {
      return .unknown(Unknown("\(enumCase.name)(…) with other labels", at: place))
    }
    if let unknown = payload.lazy.compactMap(\.value.unknown).first { return .unknown(unknown) }
    let before = given.map(\.value)
    if let unknown = unify(&given, generics, constraints: constraints, at: place) {
      return .unknown(unknown)
    }
    guard zip(before, given).allSatisfy({ isSettled($0) || type(of: $0) == type(of: $1.value) })
    else { return .unknown(Unknown("a literal of a generic type", at: place)) }
    return .enumeration(
      Value.Enumeration(type: path, name: enumCase.name, payload: payload)
    )
  }

  /// `print(…)`.
  mutating func write(
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard arguments.count == 1, arguments[0].label == nil else {
      return .unknown(Unknown("print with more than a value", at: place))
    }
    let value = settled(evaluate(arguments[0].value, in: scope), at: place)
    output.append(description(of: value, at: place))
    return .void
  }
}

extension [Argument] {
  private static let trailing = [
    "sorted": "by", "sort": "by", "max": "by", "min": "by", "first": "where", "last": "where",
    "firstIndex": "where", "lastIndex": "where", "contains": "where", "removeAll": "where",
  ]

  /// The labels at a call of a method of the library, where a closure after the parentheses has none.
  func labels(_ name: String) -> [String?] {
    map { $0.isTrailing && $0.label == nil ? Self.trailing[name] : $0.label }
  }
}

extension Expression {
  /// The type that it names, where it is one.
  var written: WrittenType? {
    switch form {
    case .name(let name, let generics): .named(name, arguments: generics, parent: nil)
    case .member(let base?, let name, let generics):
      base.written.map { .named(name, arguments: generics, parent: $0) }
    case .type(let type): type
    default: nil
    }
  }
}
