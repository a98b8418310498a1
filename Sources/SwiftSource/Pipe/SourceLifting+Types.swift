extension SourceLifting {
  func type(_ node: SyntaxNode) throws(PipeError) -> WrittenType {
    switch node.kind {
    case .namedType:
      try node.has(2)
      return .named(
        node.text,
        arguments: try each(node.children[1], type),
        parent: try optional(node.children[0], type)
      )
    case .optionalType:
      try node.has(1)
      return .optional(try type(node.children[0]))
    case .arrayType:
      try node.has(1)
      return .array(try type(node.children[0]))
    case .dictionaryType:
      try node.has(2)
      return .dictionary(key: try type(node.children[0]), value: try type(node.children[1]))
    case .tupleType:
      var elements: [WrittenType.Element] = []
      for child in node.children {
        try child.expect(.tupleTypeElement, children: 1)
        elements.append(WrittenType.Element(label: child.label, type: try type(child.children[0])))
      }
      return .tuple(elements)
    case .functionType:
      try node.has(2)
      return .function(
        parameters: try each(node.children[0], type),
        result: try type(node.children[1])
      )
    case .opaqueType:
      try node.has(1)
      return .opaque(try type(node.children[0]))
    case .existentialType:
      try node.has(1)
      return .existential(try type(node.children[0]))
    case .otherType: return .other(node.text)
    default: throw node.unexpected
    }
  }
}
