internal import SwiftSource

extension Evaluator {
  private static let known: [String: SwiftType] = {
    let widths = IntegerWidth.allCases.map { ($0.rawValue, SwiftType.sized($0)) }
    return [
      "Int": .integer, "Double": .double, "CGFloat": .cgFloat, "TimeInterval": .double,
      "Bool": .boolean, "String": .string, "Character": .character, "Void": .void, "Any": .any,
      "AnyHashable": .any, "AnyView": .view, "View": .view,
    ].merging(widths) { first, _ in first }
  }()

  /// The type of a path: one that the source declares, or one that it extends.
  func type(named path: String) -> SwiftType {
    guard module.nominals[path]?.kind == nil else { return .nominal(path) }
    return Self.ofFrameworks(path) ?? .nominal(path)
  }

  /// The type that is written.
  mutating func type(_ written: WrittenType?, in scope: Scope) -> SwiftType? {
    guard let written else { return nil }
    // What is called an array and no more has the elements that its value says.
    if case .named("Array", [], nil) = written, path(of: "Array", in: scope.owner) == nil {
      return nil
    }
    return resolved(written, in: scope)
  }

  /// The type that is written.
  mutating func resolved(_ written: WrittenType, in scope: Scope) -> SwiftType {
    switch written {
    case .optional(let wrapped): return .optional(resolved(wrapped, in: scope))
    case .array(let element): return .array(resolved(element, in: scope))
    case .dictionary(let key, let value):
      return .dictionary(resolved(key, in: scope), resolved(value, in: scope))
    case .tuple(let elements):
      if elements.isEmpty { return .void }
      var types: [SwiftType.Element] = []
      for element in elements {
        types.append(
          SwiftType.Element(label: element.label, type: resolved(element.type, in: scope))
        )
      }
      return .tuple(types)
    case .function(let parameters, let result):
      var types: [SwiftType] = []
      for parameter in parameters { types.append(resolved(parameter, in: scope)) }
      return .function(types, resolved(result, in: scope))
    case .opaque(let contract), .existential(let contract):
      switch contract {
      case .named("View", _, nil), .named("Shape", _, nil): return .view
      case .named("ShapeStyle", _, nil): return .framework("ShapeStyle")
      default: return .any
      }
    case .named(let name, let arguments, let parent):
      return named(name, arguments, parent, in: scope)
    case .other(let text): return .unresolved(text)
    }
  }

  private mutating func named(
    _ name: String,
    _ arguments: [WrittenType],
    _ parent: WrittenType?,
    in scope: Scope
  ) -> SwiftType {
    if let parent {
      if case .named(let module, [], nil) = parent,
        ["Swift", "SwiftUI", "Foundation"].contains(module)
      {
        return imported(name, arguments, in: scope)
      }
      switch resolved(parent, in: scope) {
      case .nominal(let path):
        if module.nominals["\(path).\(name)"] != nil { return .nominal("\(path).\(name)") }
        if let alias = module.nominals[path]?.aliases[name] {
          return aliased(name, alias, in: path)
        }
      case .framework(let outer):
        module.completeAdditions(to: outer)
        if module.nominals["\(outer).\(name)"]?.kind != nil { return .nominal("\(outer).\(name)") }
        return name == "Configuration" && outer.hasSuffix("Style")
          ? .any : .framework("\(outer).\(name)")
      default: break
      }
      return .unresolved("\(parent).\(name)")
    }
    if scope.generics.contains(name) { return .any }
    if name == "Content", let owner = scope.owner,
      module.nominals[owner]?.says("ViewModifier") == true
    {
      return .view
    }
    if name.hasSuffix("Configuration"), isConfiguration(name, of: scope.owner) { return .any }
    if name == "Self", let owner = scope.owner {
      switch module.nominals[owner]?.kind {
      case .contract: return .any
      case nil: return Self.ofFrameworks(owner) ?? .any
      default: return .nominal(owner)
      }
    }
    if let path = path(of: name, in: scope.owner) {
      var types: [SwiftType] = []
      for argument in arguments { types.append(resolved(argument, in: scope)) }
      return types.allSatisfy(\.keepsLiterals) ? path : .unresolved("\(name)<…>")
    }
    // What a module declares stands before what it imports.
    if module.look(for: name) { return named(name, arguments, nil, in: scope) }
    return imported(name, arguments, in: scope)
  }

  /// What an alias of a type or of the module stands for, which is nothing where it leads back to itself.
  private mutating func aliased(
    _ name: String,
    _ written: WrittenType,
    in path: String?
  ) -> SwiftType {
    guard resolving.insert("\(path ?? "").\(name)").inserted else {
      return .unresolved("\(name), which stands for itself,")
    }
    defer { resolving.remove("\(path ?? "").\(name)") }
    return resolved(written, in: Scope(owner: path))
  }

  /// A type of another module.
  private mutating func imported(
    _ name: String,
    _ arguments: [WrittenType],
    in scope: Scope
  ) -> SwiftType {
    switch (name, arguments.count) {
    case ("Array", 0): return .array(.any)
    case ("Set", 0): return .set(.any)
    case ("Array", 1): return .array(resolved(arguments[0], in: scope))
    case ("Optional", 1): return .optional(resolved(arguments[0], in: scope))
    case ("Set", 1): return .set(resolved(arguments[0], in: scope))
    case ("Binding", 1): return .binding(resolved(arguments[0], in: scope))
    case ("Range", 1), ("ClosedRange", 1): return .range(resolved(arguments[0], in: scope))
    case ("Dictionary", 2):
      return .dictionary(resolved(arguments[0], in: scope), resolved(arguments[1], in: scope))
    default: break
    }
    guard let type = Self.ofFrameworks(name), arguments.isEmpty || type == .framework(name) else {
      return .unresolved(name)
    }
    return type
  }

  /// A type that the source does not declare; nil where it is not known.
  private static func ofFrameworks(_ name: String) -> SwiftType? {
    if let known = known[name] { return known }
    let isKnown = TermCatalogue.types.contains(name) || ViewCatalogue.views[name] != nil
    return isKnown ? .framework(name) : nil
  }

  /// Whether a name is that of what styles are configured with, as they say it themselves or by the whole name.
  private func isConfiguration(_ name: String, of owner: String?) -> Bool {
    let styles = ["ButtonStyle", "ProgressViewStyle", "GaugeStyle", "LabelStyle"]
    guard name == "Configuration" else { return styles.contains { "\($0)Configuration" == name } }
    guard let owner, let info = module.nominals[owner] else { return false }
    return styles.contains(where: info.says)
  }

  /// The type that a name means within another, from the inside outwards.
  mutating func path(of name: String, in owner: String?) -> SwiftType? {
    var outer = owner
    while let path = outer {
      if module.nominals["\(path).\(name)"] != nil { module.complete("\(path).\(name)") }
      if let info = module.nominals["\(path).\(name)"], info.kind != nil {
        return info.places.count > 1 ? .ambiguous(info.path, info.places) : .nominal(info.path)
      }
      if let alias = module.nominals[path]?.aliases[name] {
        return aliased(name, alias, in: path)
      }
      if module.nominals[path]?.generics.contains(name) == true { return .any }
      outer = module.outer(of: path)
    }
    if module.nominals[name] != nil { module.complete(name) }
    if let info = module.nominals[name], let kind = info.kind {
      if info.places.count > 1 { return .ambiguous(name, info.places) }
      if info.condition != nil {
        return .unresolved("\(name), of which a part depends on the build,")
      }
      if info.isBroken { return .unresolved("\(name), which holds a syntax error,") }
      return kind == .contract ? .any : .nominal(name)
    }
    if let alias = module.aliases[name] { return aliased(name, alias, in: nil) }
    return nil
  }

  /// The type that a value has; nil where that is not known.
  func type(of value: Value) -> SwiftType? {
    switch value {
    case .number(let literal): literal.isReal ? .double : .integer
    case .integer: .integer
    case .sized(_, let width): .sized(width)
    case .real: .double
    case .boolean: .boolean
    case .text: .string
    case .character: .character
    case .void: .void
    case .optional(let wrapped): wrapped.flatMap(type).map { .optional($0) }
    case .array(let elements, let element):
      (element ?? elements.first.flatMap(type)).map { .array($0) }
    case .range: .range(.integer)
    case .interval: .range(.double)
    case .structure(let structure): .nominal(structure.type)
    case .enumeration(let enumeration): .nominal(enumeration.type)
    case .term(let term): term.type == "CGFloat" ? .cgFloat : .framework(term.type)
    case .view: .view
    case .set(let elements): elements.first.flatMap(type).map { .set($0) }
    case .dictionary(let pairs, let value):
      pairs.first.flatMap { pair in
        type(of: pair.key).flatMap { key in
          (value ?? type(of: pair.value)).map { .dictionary(key, $0) }
        }
      }
    case .tuple(let elements): tuple(elements)
    default: nil
    }
  }

  private func tuple(_ elements: [Value.Labelled]) -> SwiftType? {
    var types: [SwiftType.Element] = []
    for element in elements {
      guard let type = type(of: element.value) else { return nil }
      types.append(SwiftType.Element(label: element.label, type: type))
    }
    return .tuple(types)
  }
}
