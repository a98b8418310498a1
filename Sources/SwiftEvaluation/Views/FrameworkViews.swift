internal import SwiftSource

extension Evaluator {
  /// `ForEach`: the views of each element.
  mutating func each(_ node: ViewNode, _ content: Value, at place: Place) -> Value {
    var node = node
    node.kind = .each
    let data = node.arguments.first?.value ?? .void
    guard let elements = elements(of: data) else {
      let unknown = data.unknown ?? Unknown("the data of ForEach is not known", at: place)
      return .view(ViewNode(.unknown(unknown), at: place))
    }
    for element in elements {
      guard step(), node.children.count < Self.maximumNodes else {
        return .view(ViewNode(.unknown(.tooMuch(at: place)), at: place))
      }
      guard case .view(let child) = built(content, [element], at: place) else { continue }
      node.elements.append(element)
      node.children.append(child)
    }
    return .view(node.counted())
  }

  /// A view with a modifier.
  mutating func modified(
    _ value: Value,
    _ name: String,
    _ arguments: [Argument],
    at place: Place,
    in scope: Scope
  ) -> Value {
    if case .term(let term) = value, TermCatalogue.functions["\(term.type).\(name)"] != nil {
      return self.term(term.type, name, of: value, arguments, at: place, in: scope)
    }
    guard case .view(var node) = view(of: value, at: place) else {
      return .unknown(Unknown("what is no view is modified", at: place))
    }
    if name == "modifier", arguments.count == 1 {
      let modifier = evaluate(arguments[0].value, in: scope)
      if case .structure(let structure) = modifier, methods("body", of: modifier) != nil {
        // Its body is made where it stands, in the environment of there.
        let content = Value.Labelled("content", .view(node))
        return .view(ViewNode(.custom(structure), at: place, [content]).counted())
      }
      if modifier.unknown != nil {
        node.modifiers.append(
          ViewNode.Modifier(
            name: name,
            arguments: [.init("_", modifier)],
            place: place,
            isKnown: false
          )
        )
        return .view(node.counted())
      }
    }
    let signatures = ViewCatalogue.modifiers[name]
    if signatures == nil, module.look(for: "extension View") {
      return method(name, of: .view(node), arguments, expecting: nil, at: place, in: scope)
    }
    if name == "environment", arguments.count == 2,
      case .keyPath(_, let names) = arguments[0].value.form,
      let type = EnvironmentValues.types[names.joined(separator: ".")]
    {
      let value = converted(
        evaluate(arguments[1].value, expecting: type, in: scope),
        to: type,
        at: place
      )
      node.modifiers.append(
        ViewNode.Modifier(
          name: name,
          arguments: [.init("_", .keyPath(names)), .init("_", value)],
          place: place,
          isKnown: true
        )
      )
      return .view(node.counted())
    }
    let values = signatures.flatMap { self.arguments($0, arguments, at: place, in: scope) }
    node.modifiers.append(
      ViewNode.Modifier(name: name, arguments: values ?? [], place: place, isKnown: values != nil)
    )
    return .view(node.counted())
  }
}
