internal import SwiftSource

/// What a view is given by who makes it.
struct ViewInput {
  var name: String
  /// What it is without a binding around it.
  var type: SwiftType?
  var isBinding: Bool
  /// The label of the argument.
  var label: String?
}

extension Evaluator {
  /// What the first initialiser of a view takes that anybody may call, or else its properties without a value; arguments
  /// that may be left out are.
  mutating func inputs(of info: NominalInfo) -> [ViewInput] {
    guard let initialiser = info.open else {
      return info.fields.filter(\.isInput).map { field in
        input(
          field.name,
          type(field.variable.type, in: Scope(owner: info.path)),
          isBinding: field.wrapper != nil
        )
      }
    }
    let parameters = initialiser.function.parameters.filter { $0.initial == nil }
    var scope = Scope(owner: info.path)
    scope.generics = Set(initialiser.function.generics.map(\.name))
    return parameters.map { parameter in
      var input = input(parameter.name, type(parameter.type, in: scope), isBinding: false)
      input.label = parameter.label
      return input
    }
  }

  private func input(_ name: String, _ type: SwiftType?, isBinding: Bool) -> ViewInput {
    if case .binding(let inner)? = type {
      return ViewInput(name: name, type: inner, isBinding: true)
    }
    return ViewInput(name: name, type: type, isBinding: isBinding)
  }

  /// A view whose inputs are assumed, and which of them may be otherwise.
  mutating func assumedView(_ path: String, _ unknown: Unknown) -> Value {
    guard let info = module.nominals[path] else { return .unknown(unknown) }
    var scope = Scope()
    var arguments: [Argument] = []
    var values: [String: Value] = [:]
    for input in inputs(of: info) {
      let value = value(of: input, unknown)
      values[input.name] = value
      scope.bind(input.name, to: add(value, type: nil))
      let name = Expression(.name(input.name, generics: []), at: unknown.place)
      arguments.append(Argument(label: input.label, value: name))
    }
    if info.open != nil {
      let made = make(.nominal(path), arguments, expecting: nil, at: unknown.place, in: scope)
      if made.unknown == nil { return made }
    }
    return structure(info, unknown) { evaluator, field, type in
      values[field] ?? evaluator.assumed(type, field, unknown)
    }
  }

  private mutating func value(of input: ViewInput, _ unknown: Unknown) -> Value {
    if let given = given(input.name, input.type) {
      return input.isBinding ? .binding(.constant(given)) : given
    }
    let key = "\(Root.inputs)\(input.name)"
    let value: Value =
      states[key] ?? stand.numbers[input.name]?.first
      ?? (input.type == .integer ? .integer(stand.shift) : assumed(input.type, input.name, unknown))
    states[key] = value
    stateTypes[key] = input.type
    readStates[key] = value.unknown == nil ? input.type : nil
    return input.isBinding ? .binding(.state(key, [])) : value
  }

  /// A top-level value of a sample that has the name and the type of an input.
  private mutating func given(_ name: String, _ type: SwiftType?) -> Value? {
    guard let sample = module.samples.first(where: { $0.name == name }),
      let stored = module.variables[name]?.first
    else { return nil }
    let value = converted(global(stored, name, at: sample.place), to: type, at: sample.place)
    return value.unknown == nil ? value : nil
  }
}

extension NominalInfo {
  /// The first initialiser that anybody may call.
  fileprivate var open: Callable? {
    initialisers.first { !$0.declaration.isMarked("private") && $0.function.kind == .initialiser }
  }
}

extension Root {
  /// What the keys of inputs begin with that are assumed.
  package static let inputs = "#Input."
}

extension StoredDeclaration {
  /// Whether who makes an instance says what it is.
  var isInput: Bool {
    guard variable.initial == nil else { return false }
    return wrapper == nil || wrapper?.name == "Binding"
  }
}
