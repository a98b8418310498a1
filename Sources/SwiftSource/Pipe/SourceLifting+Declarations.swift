extension SourceLifting {
  func declaration(_ node: SyntaxNode) throws(PipeError) -> Declaration {
    try node.expect(.declaration, children: 2)
    var attributes: [Declaration.Attribute] = []
    for child in try node.children[0].items {
      try child.expect(.attribute, children: 1)
      attributes.append(
        Declaration.Attribute(
          name: child.text,
          arguments: try each(child.children[0], argument),
          place: place(child)
        )
      )
    }
    return Declaration(
      try form(node.children[1]),
      at: place(node),
      attributes: attributes,
      modifiers: node.text.split(separator: " ").map(String.init)
    )
  }

  private func form(_ node: SyntaxNode) throws(PipeError) -> Declaration.Form {
    let children = node.children
    switch node.kind {
    case .nominal: return .type(try nominal(node))
    case .variable: return .variable(try variable(node))
    case .function: return .function(try function(node))
    case .enumCase:
      try node.has(2)
      return .enumCase(
        Declaration.EnumCase(
          name: node.text,
          parameters: try each(children[0], parameter),
          raw: try optional(children[1], expression)
        )
      )
    case .alias:
      try node.has(1)
      return .alias(node.text, try type(children[0]))
    case .conditional:
      var clauses: [Declaration.ConditionalClause] = []
      for child in children {
        try child.expect(.conditionalClause, children: 2)
        clauses.append(
          Declaration.ConditionalClause(
            condition: try optional(child.children[0], expression),
            statements: try statements(child.children[1])
          )
        )
      }
      return .conditional(clauses)
    case .module: return .module(node.text)
    case .macro:
      try node.has(1)
      return .macro(node.text, try each(children[0], argument))
    case .otherDeclaration: return .other(node.text)
    default: throw node.unexpected
    }
  }

  /// The text is the kind's number, `!` or `.` for whether it is broken, `?` or `.` for whether it is
  /// constrained, and the name.
  private func nominal(_ node: SyntaxNode) throws(PipeError) -> Nominal {
    try node.has(3)
    let text = Array(node.text.unicodeScalars)
    guard text.count >= 3, let kind = Nominal.Kind(rawValue: node.kindNumber) else {
      throw node.unexpected
    }
    return Nominal(
      kind: kind,
      name: String(node.text.dropFirst(3)),
      generics: try generics(node.children[0]),
      inherited: try each(node.children[1], type),
      members: try each(node.children[2], declaration),
      isBroken: text[1] == "!",
      isConstrained: text[2] == "?"
    )
  }

  private func generics(_ node: SyntaxNode) throws(PipeError) -> [Nominal.Generic] {
    var generics: [Nominal.Generic] = []
    for child in try node.items {
      try child.expect(.generic, children: 1)
      let constraint = try optional(child.children[0], type)
      generics.append(Nominal.Generic(name: child.text, constraint: constraint))
    }
    return generics
  }

  private func variable(_ node: SyntaxNode) throws(PipeError) -> Variable {
    try node.has(5)
    let children = node.children
    var setter: Variable.Accessor?
    if let accessor = try optional(children[4], { node throws(PipeError) in node }) {
      try accessor.expect(.accessor, children: 1)
      setter = Variable.Accessor(
        parameter: accessor.text,
        body: try statements(accessor.children[0])
      )
    }
    return Variable(
      isConstant: node.text.hasPrefix("let"),
      pattern: try pattern(children[0]),
      type: try optional(children[1], type),
      initial: try optional(children[2], expression),
      getter: try optional(children[3], statements),
      setter: setter,
      isObserved: node.text.hasSuffix("!")
    )
  }

  /// The text is the kind's number, `!` or `.` for whether it has effects, and the name.
  private func function(_ node: SyntaxNode) throws(PipeError) -> Function {
    try node.has(4)
    let text = Array(node.text.unicodeScalars.prefix(2))
    guard text.count == 2, let kind = Function.Kind(rawValue: node.kindNumber) else {
      throw node.unexpected
    }
    return Function(
      kind: kind,
      name: String(node.text.dropFirst(2)),
      generics: try generics(node.children[0]),
      parameters: try each(node.children[1], parameter),
      result: try optional(node.children[2], type),
      body: try optional(node.children[3], statements),
      hasEffects: text[1] == "!"
    )
  }

  /// The text is the name; children are label, type, default and attributes.
  func parameter(_ node: SyntaxNode) throws(PipeError) -> Parameter {
    try node.expect(.parameter, children: 4)
    var attributes: [String] = []
    for child in try node.children[3].items {
      try child.expect(.attribute, children: 1)
      attributes.append(child.text)
    }
    return Parameter(
      label: node.children[0].label,
      name: node.text,
      type: try optional(node.children[1], type),
      initial: try optional(node.children[2], expression),
      isVariadic: attributes.contains("..."),
      isShared: attributes.contains("inout"),
      attributes: attributes
    )
  }
}

extension SyntaxNode {
  /// The digit that its text begins with, 255 where there is none.
  fileprivate var kindNumber: UInt8 { text.utf8.first.map { $0 &- 0x30 } ?? .max }
}
