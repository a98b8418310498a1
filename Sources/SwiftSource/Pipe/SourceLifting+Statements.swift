extension SourceLifting {
  func statements(_ node: SyntaxNode) throws(PipeError) -> [Statement] {
    try each(node, statement)
  }

  private func statement(_ node: SyntaxNode) throws(PipeError) -> Statement {
    Statement(try form(node), at: place(node))
  }

  private func form(_ node: SyntaxNode) throws(PipeError) -> Statement.Form {
    let children = node.children
    switch node.kind {
    case .declarationStatement:
      try node.has(1)
      return .declaration(try declaration(children[0]))
    case .expressionStatement:
      try node.has(1)
      return .expression(try expression(children[0]))
    case .result:
      try node.has(1)
      return .result(try optional(children[0], expression))
    case .require:
      try node.has(2)
      return .require(
        try each(children[0], condition),
        otherwise: try statements(children[1])
      )
    case .forEach:
      try node.has(4)
      return .forEach(
        try pattern(children[0]),
        try expression(children[1]),
        condition: try optional(children[2], expression),
        body: try statements(children[3])
      )
    case .loop:
      try node.has(2)
      return .loop(try each(children[0], condition), body: try statements(children[1]))
    case .repetition:
      try node.has(2)
      return .repetition(body: try statements(children[0]), try expression(children[1]))
    case .leave: return .leave(label: node.label)
    case .proceed: return .proceed(label: node.label)
    case .fall: return .fall
    case .later:
      try node.has(1)
      return .later(try statements(children[0]))
    case .labelled:
      try node.has(1)
      return .labelled(node.text, try statement(children[0]))
    case .block:
      try node.has(1)
      return .block(try statements(children[0]))
    case .otherStatement: return .other(node.text)
    default: throw node.unexpected
    }
  }
}
