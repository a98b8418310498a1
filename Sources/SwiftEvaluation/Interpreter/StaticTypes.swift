internal import SwiftSource

extension Evaluator {
  /// The type that two branches have together, where it can be seen without evaluating them.
  mutating func joined(_ first: Expression, _ second: Expression, in scope: Scope) -> SwiftType? {
    let types = [first, second].map { seenType($0, in: scope) }
    switch (types[0], types[1]) {
    case (.literal(false), .literal(false)), (.none, .none), (_, .unknown), (.unknown, _):
      return nil
    case (.literal, .literal): return .double
    case (.literal, .typed(let type)), (.typed(let type), .literal):
      return type.unwrapped.isNumber ? type : nil
    case (.none, .typed(let type)), (.typed(let type), .none):
      return type.isOptional ? type : .optional(type)
    case (.none, .literal(let isReal)), (.literal(let isReal), .none):
      return .optional(isReal ? .double : .integer)
    case (.typed(let one), .typed(let other)):
      if one == other { return one }
      if one == .optional(other) { return one }
      return other == .optional(one) ? other : nil
    }
  }

  /// What can be seen of an expression's type.
  enum Seen {
    case literal(_ isReal: Bool)
    case none
    case typed(SwiftType)
    case unknown
  }

  mutating func seenType(_ expression: Expression, in scope: Scope) -> Seen {
    switch expression.form {
    case .integer: return .literal(false)
    case .float: return .literal(true)
    case .null: return .none
    case .boolean: return .typed(.boolean)
    case .string: return .typed(.string)
    case .prefix("-", let operand), .prefix("+", let operand): return seenType(operand, in: scope)
    case .prefix("!", _): return .typed(.boolean)
    case .infix(let name, let left, let right):
      if ["==", "!=", "<", "<=", ">", ">=", "&&", "||"].contains(name) { return .typed(.boolean) }
      guard Arithmetic.operators[name] != nil else { return .unknown }
      let isShift = name == "<<" || name == ">>"
      switch (seenType(left, in: scope), seenType(right, in: scope)) {
      // What is shifted may be another integer than how far.
      case (.typed(let type), .typed) where isShift: return .typed(type)
      case (.literal, .typed) where isShift: return .unknown
      case (.literal(let one), .literal(let other)): return .literal(one || other)
      case (.typed(let type), .literal), (.literal, .typed(let type)):
        return type.isNumber ? .typed(type) : .unknown
      case (.typed(let one), .typed(let other)): return one == other ? .typed(one) : .unknown
      default: return .unknown
      }
    case .ternary(_, let first, let second):
      if let type = joined(first, second, in: scope) { return .typed(type) }
      if case .literal(let isReal) = seenType(first, in: scope) { return .literal(isReal) }
      return .unknown
    case .name(let name, _):
      if let cell = scope[name] {
        if seesDeclared { return cells[cell].isDeclared ? seen(cells[cell].type) : .unknown }
        return seen(cells[cell].type ?? type(of: cells[cell].value))
      }
      if let receiver = scope.receiver, case .structure(let structure) = cells[receiver].value {
        if seesDeclared, scope.contract != nil { return .unknown }
        return field(name, of: structure.type)
      }
      if seesDeclared { return global(name) }
      return statics[name].map { seen(type(of: $0)) } ?? .unknown
    case .member(let base?, let name, _):
      if let written = base.written, case .nominal(let path) = resolved(written, in: scope),
        base.isTypeName
      {
        return staticType(name, of: path)
      }
      if case .chain(let inner) = base.form {
        guard case .typed(.optional(let wrapped)) = seenType(inner, in: scope),
          case .typed(let type) = member(name, of: wrapped)
        else { return .unknown }
        return .typed(type.isOptional ? type : .optional(type))
      }
      if base.continuesChain { return .unknown }
      guard case .typed(let type) = seenType(base, in: scope) else { return .unknown }
      return member(name, of: type)
    case .call(let callee, let arguments): return called(callee, arguments, in: scope)
    case .element(let base, let arguments):
      guard arguments.count == 1 else { return .unknown }
      switch seenType(base, in: scope) {
      case .typed(.array(let element)): return seen(element)
      case .typed(.dictionary(_, let value)): return .typed(.optional(value))
      default: return .unknown
      }
    case .cast(_, .upward, let written): return seen(resolved(written, in: scope))
    case .array(let elements):
      if seesDeclared {
        let types = Set(elements.map { declaredType($0, in: scope) })
        guard types.count == 1, case let type?? = types.first else { return .unknown }
        return .typed(.array(type))
      }
      if let first = elements.first, case .typed(let type) = seenType(first, in: scope) {
        return .typed(.array(type))
      }
      let all = elements.map { seenType($0, in: scope) }
      if all.isEmpty { return .unknown }
      var isReal = false
      for element in all {
        guard case .literal(let real) = element else { return .unknown }
        isReal = isReal || real
      }
      return .typed(.array(isReal ? .double : .integer))
    default: return .unknown
    }
  }

  private mutating func global(_ name: String) -> Seen {
    guard let all = module.variables[name], all.count == 1 else { return .unknown }
    let scope = Scope(owner: module.scope(of: all[0].declaration.place.file))
    if let written = all[0].variable.type { return seen(resolved(written, in: scope)) }
    guard all[0].variable.isConstant, let initial = all[0].variable.initial,
      evaluating.insert("the type of \(name)").inserted
    else { return .unknown }
    defer { evaluating.remove("the type of \(name)") }
    return seen(declaredType(initial, in: scope))
  }

  private mutating func member(_ name: String, of type: SwiftType) -> Seen {
    if case .nominal(let path) = type { return field(name, of: path) }
    return SeenLibrary.member(name, of: type)
  }

  private mutating func called(
    _ callee: Expression,
    _ arguments: [Argument],
    in scope: Scope
  ) -> Seen {
    switch callee.form {
    case .name(let name, _):
      guard scope[name] == nil else { return .unknown }
      if let added = added(name, arguments) { return added }
      switch name {
      case "String": return .typed(.string)
      case "Int": return number(.integer, arguments, in: scope)
      case "Double", "CGFloat": return number(.double, arguments, in: scope)
      default:
        if let width = IntegerWidth(rawValue: name) {
          return number(.sized(width), arguments, in: scope)
        }
      }
      if case .nominal(let path)? = path(of: name, in: scope.owner) {
        let isRaw = arguments.count == 1 && arguments[0].label == "rawValue"
        let all = module.nominals[path]?.initialisers ?? []
        let fitting = all.filter { $0.function.match(arguments) != nil }
        if fitting.contains(where: { $0.function.kind == .failableInitialiser }) {
          return fitting.allSatisfy { $0.function.kind == .failableInitialiser }
            ? .typed(.optional(.nominal(path))) : .unknown
        }
        return .typed(isRaw ? .optional(.nominal(path)) : .nominal(path))
      }
      if let receiver = scope.receiver, case .structure(let structure) = cells[receiver].value,
        let own = module.nominals[structure.type]?.functions[name]
      {
        return result(own, arguments)
      }
      return module.functions[name].map { result($0, arguments) } ?? .unknown
    case .member(let base?, let name, _):
      if base.isTypeName, let written = base.written,
        case .nominal(let path) = resolved(written, in: scope), let info = module.nominals[path]
      {
        if info.cases.contains(where: { $0.name == name }) { return .typed(.nominal(path)) }
        return info.functions[name].map { result($0, arguments) } ?? .unknown
      }
      switch seenType(base, in: scope) {
      case .typed(.nominal(let path)):
        return module.nominals[path]?.functions[name].map { result($0, arguments) } ?? .unknown
      case .typed(let type): return SeenLibrary.call(name, arguments, of: type)
      case .literal(let isReal):
        return SeenLibrary.call(name, arguments, of: isReal ? .double : .integer)
      default: return .unknown
      }
    default: return .unknown
    }
  }

  /// The type of what an initialiser makes that an extension of a type declares; nil where none fits.
  private func added(_ name: String, _ arguments: [Argument]) -> Seen? {
    guard let info = module.nominals[name], info.kind == nil else { return nil }
    let kinds = Set(
      info.initialisers.filter { $0.function.match(arguments) != nil }.map(\.function.kind)
    )
    guard let kind = kinds.first else { return nil }
    let type = type(named: name)
    guard kinds.count == 1, type.isNumber || type.name == name else { return .unknown }
    return .typed(kind == .failableInitialiser ? .optional(type) : type)
  }

  /// The type of what an initialiser of numbers makes.
  private mutating func number(
    _ type: SwiftType,
    _ arguments: [Argument],
    in scope: Scope
  ) -> Seen {
    guard let first = arguments.first, first.label == nil else { return .unknown }
    if arguments.count == 2, arguments[1].label == "radix" { return .typed(.optional(type)) }
    guard arguments.count == 1 else { return .unknown }
    return switch seenType(first.value, in: scope) {
    case .typed(.string): .typed(.optional(type))
    case .literal: .typed(type)
    case .typed(let other) where other.isNumber: .typed(type)
    default: .unknown
    }
  }

  private mutating func result(_ candidates: [Callable], _ arguments: [Argument]) -> Seen {
    let fitting = candidates.filter { $0.function.match(arguments) != nil }
    guard let first = fitting.first else { return .unknown }
    let type = type(first.function.result, in: scope(of: first))
    for other in fitting.dropFirst()
    where self.type(other.function.result, in: scope(of: other)) != type { return .unknown }
    return seen(type)
  }

  private mutating func staticType(_ name: String, of path: String) -> Seen {
    guard let info = module.nominals[path] else { return .unknown }
    if info.cases.contains(where: { $0.name == name }) { return .typed(.nominal(path)) }
    if name == "allCases" { return .typed(.array(.nominal(path))) }
    return field(name, of: path)
  }

  private func seen(_ type: SwiftType?) -> Seen {
    switch type {
    case nil, .any, .unresolved, .ambiguous: .unknown
    case .some(let type): .typed(type == .cgFloat && !seesDeclared ? .double : type)
    }
  }

  private mutating func field(_ name: String, of path: String) -> Seen {
    guard let all = module.nominals[path]?.variables[name], all.count == 1 else {
      return name == "rawValue" ? raw(of: path) : .unknown
    }
    return seen(type(all[0].variable.type, in: Scope(owner: path)))
  }

  private func raw(of path: String) -> Seen {
    module.nominals[path].flatMap(rawType).map { .typed($0) } ?? .unknown
  }
}
