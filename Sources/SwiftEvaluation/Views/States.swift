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
      readKeys.insert(term.name)
      return environment[term.name]
        ?? .unknown(Unknown("the environment's \(term.name) is not known", at: place))
    }
    switch wrapper(of: name, in: structure) {
    case "State":
      guard let identity = structure.identity else { return field }
      let key = "\(identity).\(name)"
      let type = module.nominals[structure.type]?.variables[name]?.first?.variable.type
      readStates[key] = self.type(type, in: Scope(owner: structure.type))
      return states[key] ?? field
    case "Binding":
      guard case .binding(let binding) = field else { return field }
      switch binding {
      case .constant(let value): return value
      case .state(let key, _):
        if readStates[key] == nil { readStates[key] = .some(nil) }
        return states[key] ?? .unknown(Unknown("what \(name) is bound to is not known", at: place))
      }
    default: return field
    }
  }

  private func wrapper(of name: String, in structure: Value.Structure) -> String? {
    module.nominals[structure.type]?.variables[name]?.first?.wrapper?.name
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
      guard let identity = structure.identity else { return .binding(.constant(field)) }
      return .binding(.state("\(identity).\(name)", []))
    case "Binding": return field
    default: return .unknown(Unknown("$\(name) is not modelled", at: place))
    }
  }
}
