internal import SwiftSource

extension Evaluator {
  /// The tree of a view with the bodies of all views in it.
  ///
  /// - Parameters:
  ///   - node: the view as it was made.
  ///   - path: the names of the views around it with where they are made, by which its states are known.
  /// - Returns: the same with the body of each view that the source declares as its children.
  package mutating func expanded(_ node: ViewNode, path: String = "") -> ViewNode {
    guard step(), path.utf8.count < 4096 else {
      return ViewNode(.unknown(.tooMuch(at: node.place)), at: node.place)
    }
    let outer = (environment, styles)
    defer { (environment, styles) = outer }
    var node = node
    // The modifier that stands last is the outermost: what it shows itself is outside of what it gives.
    for index in node.modifiers.indices.reversed() {
      defer { give(node.modifiers[index]) }
      for argument in node.modifiers[index].arguments.indices {
        guard case .view(let inner) = node.modifiers[index].arguments[argument].value else {
          continue
        }
        let name = "\(path)/\(node.modifiers[index].name)\(index)"
        node.modifiers[index].arguments[argument].value = .view(expanded(inner, path: name))
      }
    }
    node = styled(node)
    if case .custom(let structure) = node.kind {
      let name = "\(path)/\(structure.type)@\(node.place.line):\(node.place.column)"
      return body(of: structure, node, path: name)
    }
    for index in node.arguments.indices {
      guard case .view(let inner) = node.arguments[index].value else { continue }
      node.arguments[index].value = .view(
        expanded(inner, path: "\(path)/\(node.arguments[index].label ?? "")")
      )
    }
    for index in node.children.indices {
      let element = index < node.elements.count ? identity(of: node.elements[index]) : nil
      node.children[index] = expanded(
        node.children[index],
        path: "\(path)/\(element ?? "\(index)")"
      )
    }
    return node
  }

  /// A path without where its views are made.
  private static func names(_ path: String) -> String {
    path.split(separator: "/").map { String($0.prefix { $0 != "@" }) }.joined(separator: "/")
  }

  /// What an element of a `ForEach` is known by; nil where that is its position.
  private func identity(of element: Value) -> String? {
    switch element {
    case .integer(let value): "\(value)"
    case .text(let text): text.exact.map { String($0.filter { $0 != "/" && $0 != "@" }) }
    case .enumeration(let enumeration) where enumeration.payload.isEmpty: enumeration.name
    case .structure(let structure): structure.fields["id"].flatMap(identity)
    default: nil
    }
  }

  /// What a modifier gives to the environment of the views within.
  private mutating func give(_ modifier: ViewNode.Modifier) {
    let value = modifier.arguments.last?.value
    switch modifier.name {
    case "environment":
      guard modifier.arguments.count == 2, case .keyPath(let names) = modifier.arguments[0].value
      else { return }
      environment[names.joined(separator: ".")] = modifier.arguments[1].value
    case "disabled":
      switch value {
      case .boolean(false)?: break
      case .boolean(true)?: environment["isEnabled"] = .boolean(false)
      default:
        environment["isEnabled"] =
          value ?? .unknown(Unknown("what is disabled is not known", at: modifier.place))
        if case .alternatives? = value {
          let unknown = Unknown("whether it is disabled is not known", at: modifier.place)
          environment["isEnabled"] = .unknown(unknown)
        }
      }
    case "colorScheme", "preferredColorScheme":
      switch value {
      case .optional(nil)?, nil: break
      case .optional(let scheme?)?: environment["colorScheme"] = scheme
      case let scheme?: environment["colorScheme"] = scheme
      }
    case "dynamicTypeSize": environment["dynamicTypeSize"] = value
    case "buttonStyle", "progressViewStyle", "gaugeStyle", "labelStyle": giveStyle(modifier)
    case "transformEnvironment":
      let unknown = Unknown("what the environment is made into is not known", at: modifier.place)
      for key in environment.keys { environment[key] = .unknown(unknown) }
    default: break
    }
  }

  private mutating func body(
    of structure: Value.Structure,
    _ node: ViewNode,
    path: String
  ) -> ViewNode {
    var structure = structure
    structure.key = path
    let names = Self.names(path)
    structure.identity = names
    var node = node
    for field in module.nominals[structure.type]?.fields ?? []
    where field.wrapper?.name == "State" {
      let key = "\(path).\(field.name)"
      if states[key] == nil { states[key] = structure.fields[field.name] }
      stateTypes[key] = type(field.variable.type, in: Scope(owner: structure.type))
    }
    for (field, old) in structure.fields where !inputs.isEmpty {
      guard let new = inputs["\(names).\(field)"] else { continue }
      if case .binding = old {
        structure.fields[field] = .binding(.constant(new))
      } else {
        structure.fields[field] = new
      }
    }
    node.kind = .custom(structure)
    let value = Value.structure(structure)
    let isTooDeep = Self.isTooDeep(path)
    // A shape is drawn by its path.
    if isShape(structure.type) {
      if let drawn = self.path(of: .structure(structure), at: node.place) {
        node.arguments.append(.init("path", drawn))
      }
      return node
    }
    let content = node.arguments.first
    // What a style is configured with stays, by which its body is known for one.
    if content?.label != "configuration" { node.arguments = [] }
    guard !isTooDeep,
      let made = content.map({ modified($0, by: value, at: node.place) })
        ?? property("body", of: value, at: node.place, in: Scope())
    else {
      let reason =
        isTooDeep
        ? Unknown.tooMuch(at: node.place)
        : Unknown("\(structure.type) has no body that is read", at: node.place)
      node.children = [ViewNode(.unknown(reason), at: node.place)]
      return node
    }
    switch view(of: made, at: node.place) {
    case .view(let child): node.children = [expanded(child, path: path)]
    case .unknown(let unknown): node.children = [ViewNode(.unknown(unknown), at: unknown.place)]
    default: break
    }
    return node
  }

  /// Whether a view has too many others around it, or too many of the same that the same place makes.
  private static func isTooDeep(_ path: String) -> Bool {
    let views = path.split(separator: "/")
    return views.count > maximumViews || views.count { $0 == views.last } > maximumRepeated
  }

  private static let maximumViews = 64
  private static let maximumRepeated = 4

  /// What a `ViewModifier` makes of a view, or a style of what it is configured with.
  private mutating func modified(
    _ content: Value.Labelled,
    by modifier: Value,
    at place: Place
  ) -> Value {
    let name = content.label == "configuration" ? "makeBody" : "body"
    guard let own = methods(name, of: modifier)?.first else {
      return .unknown(Unknown("a modifier without a body", at: place))
    }
    return call(own, receiver: .value(modifier), values: [content.value], at: place, within: nil)
  }

  /// The tree of a root.
  package mutating func tree(of root: Root) -> ViewNode {
    budget.within(Budget.tree) { whole(root) }
  }

  private mutating func whole(_ root: Root) -> ViewNode {
    let made: Value
    switch root {
    case .preview(let preview): return tree(of: preview)
    case .sample(let name, let place): made = self.name(name, at: place, in: Scope())
    case .assumed(let path, let place, let stand):
      self.stand = stand
      made = root.assumption.map { assumedView(path, $0) } ?? .void
      if let unknown = made.unknown { return ViewNode(.unknown(unknown), at: place) }
    }
    switch view(of: made, at: root.place) {
    case .view(let node): return expanded(node, path: "#Root")
    case let other:
      let unknown = other.unknown ?? Unknown("a root that is no view", at: root.place)
      return ViewNode(.unknown(unknown), at: root.place)
    }
  }

  /// The tree of a preview.
  package mutating func tree(of preview: Module.Preview) -> ViewNode {
    guard case .closure(let closure) = preview.closure.form else {
      let unknown = Unknown("a preview that is no closure", at: preview.place)
      return ViewNode(.unknown(unknown), at: preview.place)
    }
    let node = views(closure.body, at: preview.place, in: Scope(owner: preview.owner))
    return expanded(node, path: "#Preview")
  }

  /// Runs the statements of all files as a script does.
  package mutating func runScript() {
    var scope = Scope()
    let statements = module.statements.filter {
      guard case .declaration(let declaration) = $0.form else { return true }
      if case .variable = declaration.form { return true }
      return false
    }
    if case .stop(let unknown) = execute(statements, in: &scope) { stopped = unknown }
  }
}
