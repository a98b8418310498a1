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
    let fraction = info.drawnProgress.map { _ in
      ViewInput(name: NominalInfo.fraction, type: .double, isBinding: false)
    }
    return given(to: info) + [fraction].compactMap(\.self)
  }

  private mutating func given(to info: NominalInfo) -> [ViewInput] {
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
      guard input.name != NominalInfo.fraction else { continue }
      scope.bind(input.name, to: add(value, type: nil))
      let name = Expression(.name(input.name, generics: []), at: unknown.place)
      arguments.append(Argument(label: input.label, value: name))
    }
    var made = Value.unknown(unknown)
    if info.open != nil {
      made = make(.nominal(path), arguments, expecting: nil, at: unknown.place, in: scope)
    }
    if made.unknown != nil {
      made = structure(info, unknown) { evaluator, field, type in
        values[field] ?? evaluator.assumed(type, field, unknown)
      }
    }
    guard let view = info.drawnProgress, case .structure(let style) = made else { return made }
    return .view(progress(view, style, values[NominalInfo.fraction] ?? .void, unknown))
  }

  /// A progress view or a gauge in a style of the source.
  private mutating func progress(
    _ name: String,
    _ style: Value.Structure,
    _ fraction: Value,
    _ unknown: Unknown
  ) -> ViewNode {
    styles[name] = style
    let label = Value.view(ViewNode(.unknown(unknown), at: unknown.place))
    return ViewNode(
      .framework(name),
      at: unknown.place,
      [.init("value", fraction), .init("label", label)]
    )
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
    if value.unknown == nil { readStates[key] = input.type }
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
  /// The properties that have a value, and that who makes an instance may say otherwise.
  package var optionalInputs: Set<String> {
    let fields = fields.filter {
      !$0.variable.isConstant && $0.wrapper == nil && !$0.declaration.isMarked("private")
        && !$0.declaration.isMarked("fileprivate")
    }
    guard let open else {
      return initialisers.isEmpty
        ? Set(fields.filter { $0.variable.initial != nil }.map(\.name)) : []
    }
    let parameters = open.function.parameters.filter { $0.initial != nil }.map(\.name)
    return Set(self.fields.map(\.name)).intersection(parameters)
  }

  /// What the input is called that says how much is done.
  fileprivate static let fraction = "fraction completed"

  /// The view of SwiftUI that shows how much is done and is drawn by it; nil where it is no such style.
  var drawnProgress: String? {
    says("ProgressViewStyle") ? "ProgressView" : says("GaugeStyle") ? "Gauge" : nil
  }

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
