internal import SwiftSource

extension Evaluator {
  /// Runs a closure.
  mutating func run(
    _ value: Value.ClosureValue,
    with arguments: [Value],
    isBuilder: Bool = false,
    expecting expected: SwiftType? = nil,
    at place: Place
  ) -> Value {
    deeper(at: place) { evaluator in
      var scope = value.scope
      let closure = value.closure
      var types: [SwiftType?] = []
      scope.result = expected
      if case .function(let parameters, let result) = value.type {
        types = parameters
        if scope.result == nil, result != .any { scope.result = result }
      }
      if let written = closure.result {
        scope.result = evaluator.type(written, in: value.scope)
      }
      if closure.hasSignature, !closure.parameters.isEmpty {
        var arguments = arguments
        if closure.parameters.count > 1, arguments.count == 1,
          case .tuple(let elements) = arguments[0]
        {
          arguments = elements.map(\.value)
        }
        guard closure.parameters.count == arguments.count else {
          return .unknown(Unknown("a closure with other parameters", at: value.place))
        }
        for (index, (parameter, argument)) in zip(closure.parameters, arguments).enumerated() {
          guard !parameter.isShared else {
            return .unknown(Unknown("a closure that changes what it gets", at: value.place))
          }
          let type =
            evaluator.type(parameter.type, in: value.scope)
            ?? (index < types.count ? types[index] : nil)
          let converted = evaluator.converted(argument, to: type, at: value.place)
          guard !parameter.name.isEmpty else { continue }
          let cell = evaluator.add(
            converted,
            type: type ?? evaluator.type(of: converted),
            isDeclared: parameter.type != nil
          )
          scope.bind(parameter.name, to: cell)
        }
      } else {
        var arguments = arguments
        if arguments.count == 1, case .tuple(let elements) = arguments[0],
          closure.body.mentions("$1")
        {
          arguments = elements.map(\.value)
        }
        for (index, argument) in arguments.enumerated() {
          scope.bind(
            "$\(index)",
            to: evaluator.add(argument, type: evaluator.type(of: argument))
          )
        }
      }
      var makesViews = isBuilder
      if case .function(_, .view) = value.type { makesViews = true }
      return evaluator.run(closure.body, in: scope, isBuilder: makesViews, at: place)
    }
  }

  /// Calls what a method of the library is handed: a closure, a function, or a key path.
  mutating func invoke(
    _ value: Value,
    _ arguments: [Value],
    expecting expected: SwiftType? = nil,
    at place: Place
  ) -> Value {
    switch value {
    case .closure(let closure):
      return run(closure, with: arguments, expecting: expected, at: place)
    case .keyPath(let names):
      guard var value = arguments.first, arguments.count == 1 else {
        return .unknown(Unknown("a key path with several values", at: place))
      }
      for name in names where name != "self" {
        value = member(name, of: value, at: place, in: Scope())
      }
      return value
    case .function(let function):
      guard function.candidates.count == 1 else {
        return .unknown(Unknown("which function is meant is not known", at: place))
      }
      return call(
        function.candidates[0],
        receiver: function.receiver.map { .value($0) } ?? .none,
        values: arguments,
        at: place,
        within: function.scope
      )
    case .type(.string) where arguments.count == 1:
      return .text(description(of: arguments[0], at: place))
    case .unknown: return value
    default: return .unknown(Unknown("a call of what is no function", at: place))
    }
  }
}

extension [Statement] {
  /// Whether a name stands anywhere in it.
  func mentions(_ name: String) -> Bool { WrittenNames(self).names.contains(name) }
}
