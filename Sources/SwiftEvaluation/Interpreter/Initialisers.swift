internal import SwiftSource

extension Evaluator {
  /// `Type(…)`.
  mutating func make(
    _ type: SwiftType,
    _ arguments: [Argument],
    expecting expected: SwiftType?,
    at place: Place,
    in scope: Scope
  ) -> Value {
    if let own = declared(type, arguments, at: place, in: scope) { return own }
    switch type {
    case .nominal(let path): return memberwise(path, arguments, at: place, in: scope)
    case .framework(let name): return term(name, "init", of: nil, arguments, at: place, in: scope)
    case .view where arguments.count == 1:
      return view(of: evaluate(arguments[0].value, in: scope), at: place)
    default: if let problem = type.problem(at: place) { return .unknown(problem) }
    }
    guard let value = Library.initialiser(type, arguments.map(\.label)) else {
      return .unknown(Unknown("this initialiser is not modelled", at: place))
    }
    return value(&self, arguments, expected, place, scope)
  }

  /// What an initialiser makes that the source declares for a type; nil where another of the type is meant.
  private mutating func declared(
    _ type: SwiftType,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value? {
    guard let name = type.name else { return nil }
    var isKnown = false
    var others: [Callable] = []
    switch type {
    case .nominal: break
    case .framework:
      module.completeAdditions(to: name)
      isKnown = ViewCatalogue.views[name]?.contains { $0.function.match(arguments) != nil } ?? false
      others = TermCatalogue.initialisers(of: name, arguments)
    default:
      isKnown = Library.initialiser(type, arguments.map(\.label)) != nil
      if !isKnown { module.completeAdditions(to: name) }
    }
    var fitting = lookup(type).flatMap(\.initialisers).filter {
      $0.function.body != nil && $0.function.match(arguments) != nil
    }
    if case .framework = type { fitting = fitting.filter { mayFit($0, arguments, in: scope) } }
    guard !fitting.isEmpty else { return nil }
    if isKnown {
      return .unknown(Unknown("an initialiser that an extension of \(name) declares", at: place))
    }
    if !others.isEmpty {
      guard let best = best(of: fitting + others, arguments, expecting: nil, in: scope) else {
        return .unknown(Unknown("which initialiser of \(name) is meant is not known", at: place))
      }
      if best.owner == nil { return nil }
    }
    return initialise(type, fitting, arguments, at: place, in: scope)
  }

  /// Gives each property a value, as the initialiser does that the compiler writes.
  mutating func memberwise(
    _ path: String,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    module.complete(path)
    guard let info = module.nominals[path] else {
      return .unknown(Unknown("\(path) is not declared in reach", at: place))
    }
    if info.kind == .enumeration, arguments.count == 1, arguments[0].label == "rawValue" {
      return rawCase(info, arguments[0].value, in: scope)
    }
    guard info.kind != .reference, info.kind != .actor else {
      return .unknown(Unknown("an instance of \(path) is shared and may change", at: place))
    }
    guard info.kind == .structure,
      info.initialisers.allSatisfy({ $0.declaration.isMarked("added") })
    else { return .unknown(Unknown("\(path) is not made in this way", at: place)) }
    guard !info.attributes.contains(where: { $0.name == "Observable" }) else {
      return .unknown(Unknown("\(path) is a model", at: place))
    }
    guard
      info.fields.allSatisfy({
        if case .binding = $0.variable.pattern.form { true } else { false }
      })
    else { return .unknown(Unknown("a property with a pattern", at: place)) }
    let given = info.fields.filter(\.isParameter)
    let function = Function(kind: .initialiser, name: path, parameters: given.map(\.parameter))
    guard let bound = function.match(arguments) else {
      return .unknown(Unknown("\(path)(…) with other labels than its properties", at: place))
    }
    let values = Dictionary(zip(given.map(\.name), bound.map(\.first))) { first, _ in first }
    var structure = Value.Structure(type: path, fields: [:], identity: nil)
    var fields: [String: Value] = [:]
    var made: [(written: WrittenType?, value: Value)] = []
    for field in info.fields {
      if case let argument?? = values[field.name] {
        let value = value(of: field, argument, of: path, at: place, in: scope)
        made.append((field.variable.type, value))
      } else {
        let value = initial(of: field, at: place)
        // What begins with more of itself never comes to an end.
        if let unknown = value.unknown, unknown.isTooMuch { return value }
        fields[field.name] = value
      }
    }
    let constraints = info.constraints
    if let unknown = unify(&made, Set(info.generics), constraints: constraints, at: place) {
      return .unknown(unknown)
    }
    for (field, value) in zip(info.fields.filter { fields[$0.name] == nil }, made.map(\.value)) {
      fields[field.name] = settled(value, at: place)
    }
    structure.fields = fields
    return .structure(structure)
  }

  private func isUsualSize(_ size: Value) -> Bool {
    if case .term(let term) = size { term.name == "large" } else { false }
  }

  /// What a property is that an argument gives.
  private mutating func value(
    of field: StoredDeclaration,
    _ argument: Argument,
    of path: String,
    at place: Place,
    in scope: Scope
  ) -> Value {
    let wrapper = field.wrapper?.name
    guard wrapper == nil || wrapper == "State" || wrapper == "Binding" else {
      return .unknown(
        Unknown("@\(wrapper ?? "") \(field.name) is not known", at: field.declaration.place)
      )
    }
    let type = type(field.variable.type, in: Scope(owner: path))
    if field.isBuilder, case .closure(let closure) = argument.value.form {
      // A builder that is no closure itself makes its views at once.
      guard case .function = type else {
        return .view(views(closure.body, at: place, in: scope))
      }
    }
    let wanted = wrapper == "Binding" ? type.map { .binding($0) } : type
    let generics = Set(module.nominals[path]?.generics ?? [])
    let context = self.wanted(wanted, field.variable.type, generics)
    var value = evaluate(argument.value, expecting: context, in: scope)
    // What a generic parameter stands for is found out when all are there.
    if wanted != .any { value = converted(value, to: wanted, at: argument.value.place) }
    return field.isBuilder ? built(value, for: field.parameter, type) : value
  }

  /// What a property is at first.
  mutating func initial(of field: StoredDeclaration, at place: Place) -> Value {
    switch field.wrapper?.name {
    case nil, "State"?: break
    // At the usual text size it is what it is written as.
    case "ScaledMetric"? where environment["dynamicTypeSize"].map(isUsualSize) ?? true: break
    case "Environment"?:
      if case .keyPath(_, let names)? = field.wrapper?.arguments.first?.value.form {
        return .term(Term("Environment", names.joined(separator: "."), at: field.declaration.place))
      }
      return .unknown(Unknown("an object of the environment", at: field.declaration.place))
    case let name?:
      return .unknown(Unknown("@\(name) \(field.name) is not known", at: field.declaration.place))
    }
    let scope = Scope(owner: field.owner)
    let type = type(field.variable.type, in: scope)
    guard let initial = field.variable.initial else {
      if case .optional = type, !field.variable.isConstant { return .optional(nil) }
      return .unknown(Unknown("\(field.name) has no value", at: place))
    }
    return converted(evaluate(initial, expecting: type, in: scope), to: type, at: initial.place)
  }
}

extension StoredDeclaration {
  /// Whether the initialiser that the compiler writes has a parameter for it.
  fileprivate var isParameter: Bool {
    !(variable.isConstant && variable.initial != nil)
      && !["Environment", "EnvironmentObject"].contains(wrapper?.name ?? "")
  }

  /// The parameter of the initialiser that the compiler writes.
  fileprivate var parameter: Parameter {
    let isOptional: Bool =
      if case .optional? = variable.type { !variable.isConstant } else { false }
    let none = Expression(.null, at: declaration.place)
    return Parameter(
      label: name,
      name: name,
      type: isBuilder && !variable.type.isClosure
        ? .function(parameters: [], result: .tuple([])) : variable.type,
      initial: variable.initial ?? (isOptional ? none : nil),
      attributes: isBuilder ? ["ViewBuilder"] : []
    )
  }
}
