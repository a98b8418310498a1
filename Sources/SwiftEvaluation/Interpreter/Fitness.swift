internal import SwiftSource

/// Whether a function's parameter takes an argument.
private enum Fitness {
  /// It is of that very type, which no other is better than.
  case exact
  case possible
  case none
}

extension Evaluator {
  /// The candidates of which the best is meant, as far as what is declared decides it; none where it does not.
  ///
  /// What the compiler sees of an argument may be less than its value: only that it conforms to a protocol, or stands for
  /// a generic parameter.
  mutating func plausible(
    _ candidates: [Callable],
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    in scope: Scope
  ) -> [Callable] {
    var rows: [(callable: Callable, parameters: [Parameter], fitness: [Fitness])] = []
    for callable in candidates {
      guard let bound = callable.function.match(arguments) else { continue }
      let pairs = zip(callable.function.parameters, bound).flatMap { parameter, arguments in
        arguments.map { (parameter, $0.value) }
      }
      let types = self.scope(of: callable)
      let fitness = pairs.map { parameter, argument in
        self.fitness(of: argument, for: parameter, type(parameter.type, in: types), in: scope)
      }
      guard !fitness.contains(.none) else { continue }
      rows.append((callable, pairs.map(\.0), fitness))
    }
    if let expected, !expected.isOpen {
      let returning = rows.filter {
        type($0.callable.function.result, in: self.scope(of: $0.callable)) == expected
      }
      if !returning.isEmpty { rows = returning }
    }
    guard rows.count > 1, let first = rows.first else { return rows.map(\.callable) }
    // Where all take an argument in the same way, it decides nothing.
    let deciding = first.parameters.indices.filter { index in
      !rows.allSatisfy {
        $0.parameters[index].type == first.parameters[index].type
          && $0.callable.function.generics == first.callable.function.generics
      }
    }
    let exact = rows.filter { row in deciding.allSatisfy { row.fitness[$0] == .exact } }
    if !exact.isEmpty { return exact.map(\.callable) }
    let isDecided = deciding.allSatisfy { index in
      declaredType(arguments[index].value, in: scope) != nil
        && rows.allSatisfy { isPlain($0.parameters[index], of: $0.callable) }
    }
    return isDecided ? rows.map(\.callable) : []
  }

  private mutating func isPlain(_ parameter: Parameter, of callable: Callable) -> Bool {
    guard !parameter.isVariadic, !parameter.attributes.contains("autoclosure") else { return false }
    return switch type(parameter.type, in: scope(of: callable))?.unwrapped {
    case .integer, .double, .boolean, .string, .sized: true
    case .nominal(let path): module.nominals[path]?.kind != .reference
    default: false
    }
  }

  private mutating func fitness(
    of argument: Expression,
    for parameter: Parameter,
    _ type: SwiftType?,
    in scope: Scope
  ) -> Fitness {
    guard let type, type.isModelled, !type.isOpen, !parameter.attributes.contains("autoclosure")
    else {
      return .possible
    }
    if case .closure = argument.form {
      if case .function = type.unwrapped { return .possible }
      return .none
    }
    let isExact = !parameter.isVariadic && declaredType(argument, in: scope) == type
    if isExact { return .exact }
    var takes: Bool
    switch declared(argument, in: scope) {
    case .literal(let isReal): takes = self.takes(type.unwrapped, aRealNumber: isReal)
    case .none: takes = type.isOptional
    case .typed(.string) where argument.isText:
      takes = converted(.string("a"), to: type.unwrapped, at: argument.place).unknown == nil
    case .typed(let own): takes = self.takes(type, own)
    case .unknown:
      // By itself, an argument has the type that most contexts give it; what it does is done when the function is chosen.
      var probe = self
      var value = probe.evaluate(argument, in: scope)
      if value.unknown != nil { value = probe.evaluate(argument, expecting: type, in: scope) }
      takes = self.takes(type, value)
    }
    if case .nominal(let path) = type.unwrapped { takes = takes || takesLiterals(path) }
    return takes ? .possible : .none
  }

  private func takesLiterals(_ path: String) -> Bool {
    lookup(.nominal(path)).contains {
      $0.inherited.contains {
        if case .named(let name, _, _) = $0 { name.hasPrefix("ExpressibleBy") } else { false }
      }
    }
  }

  private func takes(_ type: SwiftType, aRealNumber isReal: Bool) -> Bool {
    type.isReal || type.isNumber && !isReal
  }

  /// Whether a value of a type may be handed over for another.
  private func takes(_ type: SwiftType, _ own: SwiftType) -> Bool {
    switch (type, own) {
    case (.optional(let type), _): takes(type, own.unwrapped)
    case (_, .optional): false
    case (.double, .cgFloat), (.cgFloat, .double): true
    case (.nominal(let path), .nominal):
      type == own || module.nominals[path]?.kind == .reference
    case (.framework(let name), .framework): type == own || name.hasSuffix("Style")
    case (.view, _), (.framework, .nominal), (.framework, .string): true
    case (.array, .array), (.dictionary, .dictionary), (.set, .array), (.set, .set),
      (.tuple, .tuple), (.range, .range), (.function, .function):
      true
    default: type == own
    }
  }
}
