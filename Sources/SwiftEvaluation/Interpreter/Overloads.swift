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
      chosen = best(of: fitting, arguments, expecting: expected, at: place, in: scope)
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
    return .success(chosen)
  }

  /// The one that fits the types best; nil where several do.
  private mutating func best(
    of candidates: [Callable],
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Callable? {
    var best: (score: Int, callable: Callable)?
    var isTie = false
    for callable in candidates {
      guard let bound = callable.function.match(arguments) else { continue }
      let inner = self.scope(of: callable)
      var score = 0
      var fits = true
      for (parameter, argument) in zip(callable.function.parameters, bound) {
        guard let argument = argument.first else {
          score += 10
          continue
        }
        let type = type(parameter.type, in: inner)
        guard let type, type != .any else {
          score += 5
          continue
        }
        if case .closure = argument.value.form {
          if case .function = type.unwrapped { continue }
          fits = false
          break
        }
        // By itself, an argument has the type that most contexts give it.
        // What an argument does is done when the function is chosen.
        var probe = self
        var value = probe.evaluate(argument.value, in: scope)
        if value.unknown != nil {
          value = probe.evaluate(argument.value, expecting: type, in: scope)
        }
        guard let cost = cost(value, type) else {
          fits = false
          break
        }
        score += cost
      }
      guard fits else { continue }
      if let expected, expected != .any, let result = type(callable.function.result, in: inner) {
        if result != expected, result != .any { score += 3 }
      }
      if best.map({ score < $0.score }) ?? true {
        best = (score, callable)
        isTie = false
      } else if best?.score == score {
        isTie = true
      }
    }
    return isTie ? nil : best?.callable
  }

  /// How far a value is from a type; nil where it has none of it.
  private func cost(_ value: Value, _ type: SwiftType) -> Int? {
    switch (value, type) {
    case (.number(let literal), .integer): literal.isReal ? nil : 0
    case (.number(let literal), .double): literal.isReal ? 0 : 1
    case (.number(let literal), .cgFloat): literal.isReal ? 1 : 2
    case (_, .optional(let inner)):
      if case .optional(let wrapped) = value {
        wrapped.map { cost($0, inner) } ?? 0
      } else {
        cost(value, inner).map { $0 + 2 }
      }
    default:
      converted(value, to: type, at: Place(line: 0, column: 0)).unknown == nil ? 0 : nil
    }
  }

  /// The scope in which the types of a function's parameters are meant.
  func scope(of callable: Callable) -> Scope {
    var scope = Scope(owner: callable.owner)
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
    var values: [Value?] = []
    var targets: [(Int, Target)] = []
    for (index, (parameter, arguments)) in zip(callable.function.parameters, bound).enumerated() {
      let type = type(parameter.type, in: types)
      if parameter.isVariadic {
        var elements: [Value] = []
        for argument in arguments {
          let value = evaluate(argument.value, expecting: type, in: scope)
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
        var value = evaluate(argument.value, expecting: type, in: scope)
        value = converted(value, to: type, at: argument.value.place)
        values.append(built(value, for: parameter, type))
      } else {
        values.append(nil)
      }
    }
    return run(callable, receiver: receiver, values, targets, at: place, within: outer)
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
