extension SourceLifting {
  func expression(_ node: SyntaxNode) throws(PipeError) -> Expression {
    Expression(try form(node), at: place(node))
  }

  private func form(_ node: SyntaxNode) throws(PipeError) -> Expression.Form {
    let children = node.children
    switch node.kind {
    case .integer: return .integer(node.text)
    case .float: return .float(node.text)
    case .boolean: return .boolean(node.text == "true")
    case .null: return .null
    case .discard: return .discard
    case .string:
      var segments: [Expression.StringSegment] = []
      for child in children {
        switch child.kind {
        case .stringText: segments.append(.text(child.text))
        case .interpolation:
          try child.has(1)
          segments.append(.interpolation(try each(child.children[0], argument)))
        default: throw child.unexpected
        }
      }
      return .string(segments)
    case .name:
      try node.has(1)
      return .name(node.text, generics: try each(children[0], type))
    case .member:
      try node.has(2)
      return .member(
        try optional(children[0], expression),
        node.text,
        generics: try each(children[1], type)
      )
    case .call, .element:
      try node.has(2)
      let (base, arguments) = (try expression(children[0]), try each(children[1], argument))
      return node.kind == .call ? .call(base, arguments) : .element(base, arguments)
    case .infix:
      try node.has(2)
      return .infix(node.text, try expression(children[0]), try expression(children[1]))
    case .assignment:
      try node.has(2)
      return .assignment(try expression(children[0]), try expression(children[1]))
    case .prefix, .postfix, .chain, .force, .attempt, .reference:
      try node.has(1)
      let operand = try expression(children[0])
      switch node.kind {
      case .prefix: return .prefix(node.text, operand)
      case .postfix: return .postfix(node.text, operand)
      case .chain: return .chain(operand)
      case .force: return .force(operand)
      case .attempt: return .attempt(node.text, operand)
      default: return .reference(operand)
      }
    case .ternary:
      try node.has(3)
      return .ternary(
        try expression(children[0]),
        try expression(children[1]),
        try expression(children[2])
      )
    case .array:
      var elements: [Expression] = []
      for child in children { elements.append(try expression(child)) }
      return .array(elements)
    case .dictionary:
      guard children.count.isMultiple(of: 2) else { throw node.unexpected }
      var pairs: [Expression.KeyValue] = []
      for index in stride(from: 0, to: children.count, by: 2) {
        let (key, value) = (try expression(children[index]), try expression(children[index + 1]))
        pairs.append(Expression.KeyValue(key: key, value: value))
      }
      return .dictionary(pairs)
    case .tuple:
      try node.has(1)
      return .tuple(try each(children[0], argument))
    case .macroExpression:
      try node.has(1)
      return .macro(node.text, try each(children[0], argument))
    case .keyPath:
      try node.has(2)
      var components: [String] = []
      for child in try children[1].items {
        try child.expect(.keyPathComponent, children: 0)
        components.append(child.text)
      }
      return .keyPath(try optional(children[0], type), components)
    case .cast:
      try node.has(2)
      let kinds: [String: Expression.CastKind] =
        ["as": .upward, "as?": .conditional, "as!": .forced]
      guard let kind = kinds[node.text] else { throw node.unexpected }
      return .cast(try expression(children[0]), kind, try type(children[1]))
    case .test:
      try node.has(2)
      return .test(try expression(children[0]), try type(children[1]))
    case .typeExpression:
      try node.has(1)
      return .type(try type(children[0]))
    case .otherExpression: return .other(node.text)
    default: return try branching(node)
    }
  }

  private func branching(_ node: SyntaxNode) throws(PipeError) -> Expression.Form {
    let children = node.children
    switch node.kind {
    case .choice:
      try node.has(3)
      return .choice(
        Expression.If(
          conditions: try each(children[0], condition),
          then: try statements(children[1]),
          otherwise: try optional(children[2], statements)
        )
      )
    case .selection:
      try node.has(2)
      return .selection(
        Expression.Switch(
          subject: try expression(children[0]),
          cases: try each(children[1], selectionCase)
        )
      )
    case .closure:
      try node.has(4)
      var captures: [Closure.Capture] = []
      for child in try children[0].items {
        try child.expect(.capture, children: 1)
        let value = try optional(child.children[0], expression)
        captures.append(Closure.Capture(name: child.text, value: value))
      }
      return .closure(
        Closure(
          captures: captures,
          parameters: try each(children[1], parameter),
          hasSignature: node.text == "in",
          result: try optional(children[2], type),
          body: try statements(children[3])
        )
      )
    default: throw node.unexpected
    }
  }

  private func selectionCase(_ node: SyntaxNode) throws(PipeError) -> Expression.Switch.Case {
    try node.expect(.selectionCase, children: 2)
    var items: [Expression.Switch.Item] = []
    for child in try node.children[0].items {
      try child.expect(.selectionItem, children: 2)
      items.append(
        Expression.Switch.Item(
          pattern: try pattern(child.children[0]),
          condition: try optional(child.children[1], expression)
        )
      )
    }
    return Expression.Switch.Case(items: items, body: try statements(node.children[1]))
  }

  func argument(_ node: SyntaxNode) throws(PipeError) -> Argument {
    guard node.kind == .argument || node.kind == .trailingArgument else { throw node.unexpected }
    try node.has(1)
    return Argument(
      label: node.label,
      value: try expression(node.children[0]),
      isTrailing: node.kind == .trailingArgument
    )
  }

  func condition(_ node: SyntaxNode) throws(PipeError) -> Condition {
    let children = node.children
    switch node.kind {
    case .conditionExpression:
      try node.has(1)
      return .expression(try expression(children[0]))
    case .conditionBinding:
      try node.has(3)
      return .binding(
        try pattern(children[0]),
        try optional(children[1], type),
        try optional(children[2], expression),
        place(node)
      )
    case .conditionMatch:
      try node.has(2)
      return .match(try pattern(children[0]), try expression(children[1]))
    case .conditionAvailability: return .availability(node.text, place(node))
    default: throw node.unexpected
    }
  }
}
