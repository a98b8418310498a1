internal import SwiftSource

extension Evaluator {
  /// The tree of a view with the bodies of all views in it.
  ///
  /// - Parameters:
  ///   - node: the view as it was made.
  ///   - path: the names of the views around it, by which its states are known.
  /// - Returns: the same with the body of each view that the source declares as its children.
  package mutating func expanded(_ node: ViewNode, path: String = "") -> ViewNode {
    guard step(), path.utf8.count < 4096 else {
      return ViewNode(.unknown(.tooMuch(at: node.place)), at: node.place)
    }
    let outer = environment
    defer { environment = outer }
    var node = node
    // The modifier that stands last is the outermost.
    for modifier in node.modifiers.reversed() where modifier.name == "environment" {
      guard modifier.arguments.count == 2, case .keyPath(let names) = modifier.arguments[0].value
      else { continue }
      environment[names.joined(separator: ".")] = modifier.arguments[1].value
    }
    for index in node.modifiers.indices {
      for argument in node.modifiers[index].arguments.indices {
        guard case .view(let inner) = node.modifiers[index].arguments[argument].value else {
          continue
        }
        let name = "\(path)/\(node.modifiers[index].name)"
        node.modifiers[index].arguments[argument].value = .view(expanded(inner, path: name))
      }
    }
    for index in node.arguments.indices {
      guard case .view(let inner) = node.arguments[index].value else { continue }
      node.arguments[index].value = .view(
        expanded(inner, path: "\(path)/\(node.arguments[index].label ?? "")")
      )
    }
    if case .custom(let structure) = node.kind {
      let name = "\(path)/\(structure.type)"
      return body(of: structure, node, path: name)
    }
    for index in node.children.indices {
      node.children[index] = expanded(node.children[index], path: "\(path)/\(index)")
    }
    return node
  }

  private mutating func body(
    of structure: Value.Structure,
    _ node: ViewNode,
    path: String
  ) -> ViewNode {
    var structure = structure
    structure.identity = path
    var node = node
    for field in module.nominals[structure.type]?.fields ?? []
    where field.wrapper?.name == "State" {
      let key = "\(path).\(field.name)"
      if states[key] == nil { states[key] = structure.fields[field.name] }
    }
    for (field, old) in structure.fields where !inputs.isEmpty {
      guard let new = inputs["\(path).\(field)"] else { continue }
      if case .binding = old {
        structure.fields[field] = .binding(.constant(new))
      } else {
        structure.fields[field] = new
      }
    }
    node.kind = .custom(structure)
    let value = Value.structure(structure)
    let depth = path.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) }
    // A shape is drawn by its path.
    if isShape(structure.type) {
      if let drawn = self.path(of: .structure(structure), at: node.place) {
        node.arguments.append(.init("path", drawn))
      }
      return node
    }
    guard depth < 64, let made = property("body", of: value, at: node.place, in: Scope()) else {
      let reason =
        depth < 64 ? "\(structure.type) has no body that is read" : "too much to evaluate"
      node.children = [ViewNode(.unknown(Unknown(reason, at: node.place)), at: node.place)]
      return node
    }
    switch view(of: made, at: node.place) {
    case .view(let child): node.children = [expanded(child, path: path)]
    case .unknown(let unknown): node.children = [ViewNode(.unknown(unknown), at: unknown.place)]
    default: break
    }
    return node
  }

  /// The tree of a preview.
  package mutating func tree(of preview: Module.Preview) -> ViewNode {
    guard case .closure(let closure) = preview.closure.form else {
      let unknown = Unknown("a preview that is no closure", at: preview.place)
      return ViewNode(.unknown(unknown), at: preview.place)
    }
    let node = views(closure.body, at: preview.place, in: Scope())
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
