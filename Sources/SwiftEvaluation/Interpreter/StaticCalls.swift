internal import SwiftSource

extension Evaluator {
  /// `.name(…)` of the type that the context wants.
  mutating func implicit(
    _ name: String,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard let type = expected?.unwrapped, type != .any else {
      return .unknown(Unknown("the type of .\(name) is not known here", at: place))
    }
    return staticCall(type, name, arguments, expecting: type, at: place, in: scope)
  }

  /// `Type.name(…)`.
  mutating func staticCall(
    _ type: SwiftType,
    _ name: String,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    if name == "init" { return make(type, arguments, expecting: expected, at: place, in: scope) }
    if case .nominal(let path) = type, let info = module.nominals[path],
      let enumCase = info.cases.first(where: { $0.name == name })
    {
      return make(enumCase, of: path, arguments, at: place, in: scope)
    }
    guard let holders = holders(of: name, in: type, .open, isStatic: true) else {
      return unseen(name, at: place)
    }
    for info in holders {
      let all = info.functions[name]?.filter { $0.isStatic && $0.function.body != nil } ?? []
      if !all.isEmpty {
        return call(
          all,
          receiver: .type(type),
          arguments,
          expecting: expected,
          at: place,
          in: scope,
          within: nil
        )
      }
    }
    if case .type(let nested)? = staticMember(name, of: type, at: place) {
      return make(nested, arguments, expecting: expected, at: place, in: scope)
    }
    if let value = staticMember(name, of: type, at: place) {
      return apply(value, arguments, expecting: expected, at: place, in: scope)
    }
    if case .framework(let framework) = type {
      let nested = "\(framework).\(name)"
      if TermCatalogue.types.contains(nested) {
        return make(.framework(nested), arguments, expecting: expected, at: place, in: scope)
      }
      return term(framework, name, of: nil, arguments, at: place, in: scope)
    }
    if let value = Library.staticFunction(type, name, arguments.map(\.label)) {
      return value(&self, arguments, expected, place, scope)
    }
    return .unknown(Unknown("\(name)(…) of a type is not modelled", at: place))
  }
}
