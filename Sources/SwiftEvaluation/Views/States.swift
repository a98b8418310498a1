internal import SwiftSource

extension Evaluator {
  /// A stored property as code reads it: what its wrapper gives.
  mutating func stored(
    _ field: Value,
    _ name: String,
    of structure: Value.Structure,
    at place: Place
  ) -> Value {
    if case .term(let term) = field, term.type == "Environment" {
      return given(term.name, at: place)
    }
    switch wrapper(of: name, in: structure) {
    case "State":
      guard let path = structure.key else { return field }
      let key = "\(path).\(name)"
      readStates[key] = stateTypes[key]
      return states[key] ?? field
    case "Binding":
      guard case .binding(let binding) = field else { return field }
      switch binding {
      case .constant(let value): return value
      case .state(let key, let fields):
        return bound(key, fields)
          ?? .unknown(Unknown("what \(name) is bound to is not known", at: place))
      }
    default: return field
    }
  }

  /// A value of the environment as code reads it.
  mutating func given(_ key: String, at place: Place) -> Value {
    readKeys.insert(key)
    return environment[key]
      ?? .unknown(Unknown("the environment's \(key) is not known", at: place))
  }

  /// The value of a state, or of a part of it.
  mutating func bound(_ key: String, _ fields: [String]) -> Value? {
    readStates[key] = stateTypes[key]
    return value(at: Target(state: key, fields: fields))
  }

  func wrapper(of name: String, in structure: Value.Structure) -> String? {
    module.nominals[structure.type]?.variables[name]?.first?.wrapper?.name
  }

  /// `$name.member` and `binding.wrappedValue`.
  mutating func member(
    _ name: String,
    of binding: Value.Binding,
    at place: Place,
    in scope: Scope
  ) -> Value {
    switch (binding, name) {
    case (_, "projectedValue"): return .binding(binding)
    case (.constant(let value), "wrappedValue"): return value
    case (.constant(let value), _):
      let member = member(name, of: value, at: place, in: scope)
      return member.unknown == nil ? .binding(.constant(member)) : member
    case (.state(let key, let fields), "wrappedValue"):
      return bound(key, fields) ?? .unknown(Unknown("what is bound is not known", at: place))
    case (.state(let key, let fields), _): return .binding(.state(key, fields + [name]))
    }
  }

  /// `$name`.
  mutating func projected(
    _ name: String,
    of structure: Value.Structure,
    at place: Place
  ) -> Value? {
    guard let field = structure.fields[name] else { return nil }
    switch wrapper(of: name, in: structure) {
    case "State":
      guard let path = structure.key else { return .binding(.constant(field)) }
      return .binding(.state("\(path).\(name)", []))
    case "Binding": return field
    default: return .unknown(Unknown("$\(name) is not modelled", at: place))
    }
  }
}
