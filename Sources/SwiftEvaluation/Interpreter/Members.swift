internal import SwiftSource

extension Evaluator {
  /// The types whose members a value has: its own, then the protocols that it says.
  func lookup(_ type: SwiftType) -> [NominalInfo] {
    guard let name = type.name else { return [] }
    var found = lookup(named: name)
    switch type {
    case .framework(let name) where ViewCatalogue.views[name] != nil:
      if let info = module.nominals["View"] { found.append(info) }
    case .framework("Color"), .framework("LinearGradient"):
      if let info = module.nominals["ShapeStyle"] { found.append(info) }
    case .framework("Text"), .framework("Image"):
      if let info = module.nominals["View"] { found.append(info) }
    default: break
    }
    return found
  }

  /// A type of a name, then the protocols that it says.
  func lookup(named name: String) -> [NominalInfo] {
    if let alone = module.nominals[name], alone.inheritedNames.isEmpty { return [alone] }
    var found: [NominalInfo] = []
    var names = [name]
    var next = 0
    while next < names.count, next < 32 {
      if let info = module.nominals[names[next]] {
        found.append(info)
        for inherited in info.inheritedNames where !names.contains(inherited) {
          names.append(inherited)
        }
      }
      next += 1
    }
    return found
  }

  /// An instance property that the source declares, or the standard library; nil where there is none.
  mutating func property(
    _ name: String,
    of value: Value,
    at place: Place,
    in scope: Scope,
    _ sight: Sight = .open
  ) -> Value? {
    if name.hasPrefix("$"), case .structure(let structure) = value {
      return projected(String(name.dropFirst()), of: structure, at: place)
    }
    if case .structure(let structure) = value, let field = structure.fields[name],
      module.isAlone(structure.type)
    {
      return stored(field, name, of: structure, at: place)
    }
    guard let type = type(of: value) else { return nil }
    guard let holders = holders(of: name, in: type, sight) else { return unseen(name, at: place) }
    for info in holders {
      if case .structure(let structure) = value, info.path == structure.type,
        let field = structure.fields[name]
      {
        return stored(field, name, of: structure, at: place)
      }
      guard let all = info.variables[name]?.filter({ !$0.isStatic }),
        let first = all.first(where: { $0.variable.getter != nil })
      else { continue }
      guard all.filter({ $0.variable.getter != nil }).count == 1, !first.isConstrained else {
        return .unknown(Unknown("\(name) is declared for some and not for others", at: place))
      }
      guard let getter = first.variable.getter else { return nil }
      return compute(getter, first, of: value, at: place)
    }
    return nil
  }

  private mutating func compute(
    _ getter: [Statement],
    _ stored: StoredDeclaration,
    of value: Value,
    at place: Place
  ) -> Value {
    deeper(at: place) { evaluator in
      var scope = Scope()
      scope.see(evaluator.type(of: value)?.name, from: stored.owner)
      scope.receiver = evaluator.add(value, type: nil)
      scope.result = evaluator.type(stored.variable.type, in: scope)
      return evaluator.run(getter, in: scope, isBuilder: stored.isBuilder, at: place)
    }
  }

  /// A static member: a case, a variable or functions of a type.
  mutating func staticMember(_ name: String, of type: SwiftType, at place: Place) -> Value? {
    guard let holders = holders(of: name, in: type, .open, isStatic: true) else {
      return unseen(name, at: place)
    }
    for info in lookup(type) {
      if let enumCase = info.cases.first(where: { $0.name == name }) {
        guard enumCase.parameters.isEmpty else { return nil }
        return .enumeration(Value.Enumeration(type: info.path, name: name, payload: []))
      }
      guard holders.contains(where: { $0.path == info.path }) else { continue }
      let given = info.variables[name]?.filter { $0.isStatic && $0.isGiven }
      if let all = given, let first = all.first {
        guard all.count == 1, !first.isConstrained else {
          return .unknown(Unknown("\(name) is declared for some and not for others", at: place))
        }
        return global(first, name, at: place)
      }
      let functions = info.functions[name]?.filter { $0.isStatic && $0.function.body != nil }
      if let all = functions, !all.isEmpty {
        return .function(Value.FunctionValue(candidates: all, receiver: .type(type), scope: nil))
      }
    }
    if case .nominal(let path) = type {
      if name == "allCases", let info = module.nominals[path], info.says("CaseIterable"),
        info.kind == .enumeration, info.cases.allSatisfy({ $0.parameters.isEmpty })
      {
        let all = info.cases.map {
          Value.enumeration(Value.Enumeration(type: path, name: $0.name, payload: []))
        }
        return .array(all, element: type)
      }
    }
    if let path = type.name, let nested = module.nominals["\(path).\(name)"], nested.kind != nil {
      return .type(.nominal(nested.path))
    }
    return nil
  }
}
