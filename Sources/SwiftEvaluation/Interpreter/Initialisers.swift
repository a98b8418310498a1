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
    if let name = type.name, let added = module.nominals[name]?.initialisers, !added.isEmpty {
      let fitting = added.filter { $0.function.match(arguments) != nil }
      if !fitting.isEmpty {
        guard case .nominal(let path) = type else {
          return .unknown(
            Unknown("an initialiser that an extension of \(name) declares", at: place)
          )
        }
        return initialise(path, fitting, arguments, at: place, in: scope)
      }
    }
    switch type {
    case .nominal(let path): return memberwise(path, arguments, at: place, in: scope)
    case .framework(let name): return term(name, "init", of: nil, arguments, at: place, in: scope)
    case .view where arguments.count == 1:
      return view(of: evaluate(arguments[0].value, in: scope), at: place)
    case .unresolved(let name):
      return .unknown(Unknown("the type \(name) is not modelled", at: place))
    default: break
    }
    guard let value = Library.initialiser(type, arguments.map(\.label)) else {
      return .unknown(Unknown("this initialiser is not modelled", at: place))
    }
    return value(&self, arguments, expected, place, scope)
  }

  /// Gives each property a value, as the initialiser does that the compiler writes.
  mutating func memberwise(
    _ path: String,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    guard let info = module.nominals[path] else {
      return .unknown(Unknown("\(path) is not declared in reach", at: place))
    }
    if info.kind == .enumeration, arguments.count == 1, arguments[0].label == "rawValue" {
      return rawCase(info, arguments[0].value, in: scope)
    }
    guard info.kind == .structure,
      info.initialisers.allSatisfy({ $0.declaration.isMarked("added") })
    else { return .unknown(Unknown("\(path) is not made in this way", at: place)) }
    guard !info.attributes.contains(where: { $0.name == "Observable" }) else {
      return .unknown(Unknown("\(path) is a model", at: place))
    }
    var structure = Value.Structure(type: path, fields: [:], identity: nil)
    let types = Scope(owner: path)
    var rest = arguments[...]
    for field in info.fields {
      guard case .binding(let name, _) = field.variable.pattern.form else {
        return .unknown(Unknown("a property with a pattern", at: field.declaration.place))
      }
      let isFixed = field.variable.isConstant && field.variable.initial != nil
      let wrapper = field.wrapper?.name
      let isGiven = !isFixed && !["Environment", "EnvironmentObject"].contains(wrapper ?? "")
      if isGiven, let next = rest.first,
        next.label == name || next.isTrailing && next.label == nil && field.takesClosure(rest)
      {
        rest = rest.dropFirst()
        let type = type(field.variable.type, in: types)
        if field.isBuilder, case .closure(let closure) = next.value.form {
          // A builder that is no closure itself makes its views at once.
          guard case .function = type else {
            structure.fields[name] = .view(views(closure.body, at: place, in: scope))
            continue
          }
        }
        let wanted = wrapper == "Binding" ? type.map { .binding($0) } : type
        var value = evaluate(next.value, expecting: wanted, in: scope)
        value = converted(value, to: wanted, at: next.value.place)
        if field.isBuilder, case .closure(var closure) = value {
          closure.type = .function([], .view)
          value = .closure(closure)
        }
        structure.fields[name] = value
      } else {
        structure.fields[name] = initial(of: field, at: place)
      }
    }
    guard rest.isEmpty else {
      return .unknown(Unknown("\(path)(…) with other labels than its properties", at: place))
    }
    return .structure(structure)
  }

  private func isUsualSize(_ size: Value) -> Bool {
    if case .term(let term) = size { term.name == "large" } else { false }
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
  /// Whether the first trailing closure is its value: no later property takes one.
  func takesClosure(_ rest: ArraySlice<Argument>) -> Bool {
    variable.type.isClosure || isBuilder
  }
}
