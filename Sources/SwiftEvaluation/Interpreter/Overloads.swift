internal import SwiftSource

/// What a function is called on.
enum Receiver {
  case none
  case value(Value)
  case type(SwiftType)
  /// Where it can be changed.
  case target(Target)
}

extension Evaluator {
  /// Calls a method of what is there.
  mutating func method(
    _ candidates: [Callable],
    on receiver: Receiver,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    call(
      candidates,
      receiver: receiver,
      arguments,
      expecting: expected,
      at: place,
      in: scope,
      within: nil
    )
  }

  /// Calls the one of several functions that the labels and types of the arguments fit.
  mutating func call(
    _ candidates: [Callable],
    receiver: Receiver,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope,
    within outer: Scope?
  ) -> Value {
    switch chosen(candidates, arguments, expecting: expected, at: place, in: scope) {
    case .success(let callable):
      call(callable, receiver: receiver, arguments, at: place, in: scope, within: outer)
    case .failure(let unknown): .unknown(unknown)
    }
  }

  /// The one of several functions that the labels and types of the arguments fit.
  mutating func chosen(
    _ candidates: [Callable],
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Result<Callable, Unknown> {
    let fitting = candidates.filter { $0.function.match(arguments) != nil }
    guard let first = fitting.first else {
      let name = candidates.first?.function.name ?? "it"
      return .failure(Unknown("no declaration of \(name) fits the labels", at: place))
    }
    var chosen: Callable? = first
    if fitting.count > 1 {
      chosen = best(of: fitting, arguments, expecting: expected, in: scope)
    }
    guard let chosen else {
      return .failure(
        Unknown(
          "which \(first.function.name) is meant is not known",
          at: place,
          others: fitting.map(\.declaration.place)
        )
      )
    }
    guard !chosen.isConstrained else {
      return .failure(
        Unknown("\(first.function.name) is declared for some and not for others", at: place)
      )
    }
    guard !chosen.isUnclear else {
      let reason = "which \(first.function.name) is meant depends on the type that is seen"
      return .failure(Unknown(reason, at: place))
    }
    return .success(chosen)
  }

  /// The scope in which the types of a function's parameters are meant.
  func scope(of callable: Callable) -> Scope {
    let file = callable.declaration.place.file
    var scope = Scope(owner: callable.owner ?? module.scope(of: file))
    scope.generics = Set(callable.function.generics.map(\.name))
    return scope
  }

  /// Calls a function with arguments as they are written.
  private mutating func call(
    _ callable: Callable,
    receiver: Receiver,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope,
    within outer: Scope?
  ) -> Value {
    guard let bound = callable.function.match(arguments) else {
      return .unknown(Unknown("other labels", at: place))
    }
    if case .value = receiver, callable.declaration.isMarked("mutating") {
      return .unknown(Unknown("what \(callable.function.name) changes is not modelled", at: place))
    }
    let types = self.scope(of: callable)
    let generics = self.generics(of: callable, on: receiver)
    let names = generics.free.union(generics.fixed)
    var values: [Value?] = []
    var targets: [(Int, Target)] = []
    var given: [(written: WrittenType?, value: Value)] = []
    for (index, (parameter, arguments)) in zip(callable.function.parameters, bound).enumerated() {
      let type = type(parameter.type, in: types)
      let wanted = wanted(type, parameter.type, names)
      if parameter.isVariadic {
        var elements: [Value] = []
        for argument in arguments {
          let value = evaluate(argument.value, expecting: wanted, in: scope)
          given.append((parameter.type, value))
          elements.append(converted(value, to: type, at: argument.value.place))
        }
        values.append(.array(elements, element: type == .any ? nil : type))
      } else if let argument = arguments.first {
        if case .reference(let expression) = argument.value.form {
          guard let target = target(expression, in: scope), let value = value(at: target) else {
            return lost(expression, at: place, in: scope)
          }
          targets.append((index, target))
          values.append(value)
          continue
        }
        let value =
          parameter.attributes.contains("autoclosure")
          ? delayed(argument.value, as: type, in: scope)
          : evaluate(argument.value, expecting: wanted, in: scope)
        given.append((parameter.type, value))
        values.append(value)
      } else {
        values.append(nil)
      }
    }
    if let unknown = unify(&given, generics.free, fixed: generics.fixed, at: place) {
      return .unknown(unknown)
    }
    var next = given.startIndex
    for (index, parameter) in callable.function.parameters.enumerated() {
      if parameter.isVariadic { next += bound[index].count }
      guard values[index] != nil, !parameter.isVariadic, !targets.contains(where: { $0.0 == index })
      else { continue }
      let type = type(parameter.type, in: types)
      let value = converted(given[next].value, to: type, at: bound[index][0].value.place)
      values[index] = built(value, for: parameter, type)
      next += 1
    }
    return run(callable, receiver: receiver, values, targets, at: place, within: outer)
  }

  /// An argument that is evaluated where the function calls it.
  private func delayed(
    _ expression: Expression,
    as type: SwiftType?,
    in scope: Scope
  ) -> Value {
    let closure = Closure(body: [Statement(.expression(expression), at: expression.place)])
    return .closure(
      Value.ClosureValue(closure: closure, type: type, scope: scope, place: expression.place)
    )
  }

  /// The generic parameters that a call decides, and those that what it is called on has decided.
  private func generics(
    of callable: Callable,
    on receiver: Receiver
  ) -> (free: Set<String>, fixed: Set<String>) {
    let own = Set(callable.function.generics.map(\.name))
    let outer = Set(callable.owner.flatMap { module.nominals[$0]?.generics } ?? [])
    switch receiver {
    case .value, .target:
      return callable.function.kind == .function || callable.function.kind == .element
        ? (own, outer) : (own.union(outer), [])
    case .none, .type: return (own.union(outer), [])
    }
  }

  /// A closure that is handed over for a parameter whose attribute says what builds its result.
  func built(_ value: Value, for parameter: Parameter, _ type: SwiftType?) -> Value {
    guard case .closure(var closure) = value,
      let builder = parameter.attributes.first(where: {
        $0.first?.isUppercase == true && !["MainActor", "Sendable"].contains($0)
      })
    else { return value }
    guard builder == "ViewBuilder" else {
      return .unknown(Unknown("what @\(builder) makes of a closure", at: closure.place))
    }
    var parameters: [SwiftType] = []
    if case .function(let types, _)? = type?.unwrapped { parameters = types }
    closure.type = .function(parameters, .view)
    return .closure(closure)
  }

  /// Calls a function with values.
  mutating func call(
    _ callable: Callable,
    receiver: Receiver,
    values: [Value],
    at place: Place,
    within outer: Scope?
  ) -> Value {
    guard callable.function.parameters.count == values.count,
      callable.function.parameters.allSatisfy({ !$0.isShared && !$0.isVariadic })
    else { return .unknown(Unknown("a function with other parameters", at: place)) }
    let types = scope(of: callable)
    var converted: [Value?] = []
    for (parameter, value) in zip(callable.function.parameters, values) {
      converted.append(self.converted(value, to: type(parameter.type, in: types), at: place))
    }
    return run(callable, receiver: receiver, converted, [], at: place, within: outer)
  }
}
