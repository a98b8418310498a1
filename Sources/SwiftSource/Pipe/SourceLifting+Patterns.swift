extension SourceLifting {
  func pattern(_ node: SyntaxNode) throws(PipeError) -> Pattern {
    Pattern(try form(node), at: place(node))
  }

  private func form(_ node: SyntaxNode) throws(PipeError) -> Pattern.Form {
    let children = node.children
    switch node.kind {
    case .bindingPattern: return .binding(node.text, isVariable: false)
    case .variablePattern: return .binding(node.text, isVariable: true)
    case .wildcard: return .wildcard
    case .tuplePattern: return .tuple(try elements(children))
    case .enumCasePattern:
      try node.has(2)
      return .enumCase(
        type: try optional(children[0], expression),
        name: node.text,
        elements: try optional(children[1]) { list throws(PipeError) in
          try elements(try list.items)
        }
      )
    case .somePattern:
      try node.has(1)
      return .some(try pattern(children[0]))
    case .testPattern:
      try node.has(1)
      return .test(try type(children[0]))
    case .castPattern:
      try node.has(2)
      return .cast(try pattern(children[0]), try type(children[1]))
    case .expressionPattern:
      try node.has(1)
      return .expression(try expression(children[0]))
    case .otherPattern: return .other(node.text)
    default: throw node.unexpected
    }
  }

  private func elements(_ nodes: [SyntaxNode]) throws(PipeError) -> [Pattern.Element] {
    var elements: [Pattern.Element] = []
    for node in nodes {
      try node.expect(.patternElement, children: 1)
      elements.append(
        Pattern.Element(label: node.label, pattern: try pattern(node.children[0]))
      )
    }
    return elements
  }
}
