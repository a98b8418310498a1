internal import SwiftSource

extension Evaluator {
  /// Runs the body of a function.
  mutating func run(
    _ callable: Callable,
    receiver: Receiver,
    _ values: [Value?],
    _ targets: [(Int, Target)],
    at place: Place,
    within outer: Scope?
  ) -> Value {
    let function = callable.function
    guard !function.hasEffects, let body = function.body else {
      return .unknown(
        Unknown("\(function.name) may throw, wait, or be declared elsewhere", at: place)
      )
    }
    return deeper(at: place) { evaluator in
      let file = callable.declaration.place.file
      var scope = outer ?? Scope(owner: callable.owner ?? evaluator.module.scope(of: file))
      scope.generics.formUnion(function.generics.map(\.name))
      var written: Target?
      switch receiver {
      case .none: break
      case .type(let type): scope.see(type.name, from: callable.owner)
      case .value(let value):
        scope.receiver = evaluator.add(value, type: nil)
        scope.see(evaluator.type(of: value)?.name, from: callable.owner)
      case .target(let target):
        guard let value = evaluator.value(at: target) else {
          return .unknown(Unknown("what a method changes is not known", at: place))
        }
        let isMutating = callable.declaration.isMarked("mutating")
        let receiver = evaluator.add(value, type: nil, isConstant: !isMutating)
        scope.receiver = receiver
        if case .cell(let cell) = target.root, cell == evaluator.constructing.last,
          function.kind != .function
        {
          evaluator.constructing[evaluator.constructing.count - 1] = receiver
        }
        // What is being made has no value yet, and is of its type.
        let type = evaluator.type(of: value) ?? evaluator.type(at: target)
        scope.see(type?.name, from: callable.owner)
        if isMutating { written = target }
      }
      scope.result =
        function.kind == .failableInitialiser
        ? .optional(.any) : evaluator.type(function.result, in: scope) ?? .void
      let outerScope = scope
      var shared: [(Int, Target)] = []
      for (index, parameter) in function.parameters.enumerated() {
        let type = evaluator.type(parameter.type, in: outerScope)
        var value = values[index]
        if value == nil, let initial = parameter.initial {
          value = evaluator.converted(
            evaluator.evaluate(initial, expecting: type, in: outerScope),
            to: type,
            at: initial.place
          )
        }
        let cell = evaluator.add(
          value ?? .unknown(Unknown("an argument that is not there", at: place)),
          type: parameter.isVariadic ? type.map { .array($0) } : type,
          isConstant: !parameter.isShared,
          isDeclared: true
        )
        if let (_, target) = targets.first(where: { $0.0 == index }) {
          shared.append((cell, target))
        }
        if !parameter.name.isEmpty { scope.bind(parameter.name, to: cell) }
      }
      let isBuilder =
        callable.declaration.attribute("ViewBuilder") != nil || function.result.isView
        || ["body", "makeBody"].contains(function.name) && function.result.isOpaqueView
      let value = evaluator.run(body, in: scope, isBuilder: isBuilder, at: place)
      for (cell, target) in shared where !evaluator.set(target, to: evaluator.cells[cell].value) {
        return .unknown(Unknown("what a function changes is not there", at: place))
      }
      if let written, let cell = scope.receiver {
        let changed = value.unknown.map { Value.unknown($0) } ?? evaluator.cells[cell].value
        _ = evaluator.set(written, to: changed)
      }
      return value
    }
  }
}

extension Function {
  /// Whether a closure after the parentheses is for the first or the last of several parameters that may be left out.
  func hasOpenTrailing(_ arguments: [Argument]) -> Bool {
    guard arguments.filter(\.isTrailing).count == 1, let bound = match(arguments),
      let index = bound.firstIndex(where: { $0.first?.isTrailing == true })
    else { return false }
    return parameters[index].initial != nil
      && parameters[(index + 1)...].contains { $0.type.isClosure && $0.initial != nil }
  }

  /// The arguments of each parameter; nil where the labels do not fit.
  func match(_ arguments: [Argument]) -> [[Argument]]? {
    var bound: [[Argument]] = []
    var rest = arguments[...]
    for (index, parameter) in parameters.enumerated() {
      guard let next = rest.first else {
        guard parameter.initial != nil || parameter.isVariadic else { return nil }
        bound.append([])
        continue
      }
      if parameter.isVariadic {
        guard next.label == parameter.label else {
          bound.append([])
          continue
        }
        var all = [next]
        rest = rest.dropFirst()
        while let more = rest.first, more.label == nil, !more.isTrailing {
          all.append(more)
          rest = rest.dropFirst()
        }
        bound.append(all)
        continue
      }
      let isFirstTrailing = next.isTrailing && next.label == nil
      let takesClosure = parameter.type.isClosure
      if isFirstTrailing {
        // The first trailing closure goes to the first parameter that takes one and is needed.
        guard takesClosure else {
          guard parameter.initial != nil else { return nil }
          bound.append([])
          continue
        }
        let later = parameters[(index + 1)...].contains { $0.type.isClosure && $0.initial == nil }
        if parameter.initial != nil, later, rest.count == 1 {
          bound.append([])
          continue
        }
        bound.append([next])
        rest = rest.dropFirst()
      } else if next.label == parameter.label {
        bound.append([next])
        rest = rest.dropFirst()
      } else if parameter.initial != nil {
        bound.append([])
      } else {
        return nil
      }
    }
    return rest.isEmpty ? bound : nil
  }
}

extension WrittenType? {
  /// Whether a closure can be handed over for it.
  var isClosure: Bool {
    switch self {
    case .function?: true
    case .optional(let wrapped)?: Optional(wrapped).isClosure
    default: false
    }
  }
}

extension WrittenType? {
  /// Whether it is `some View`, which builders of the protocols that ask for it make.
  fileprivate var isOpaqueView: Bool {
    if case .opaque(.named("View", _, _))? = self { true } else { false }
  }
}
