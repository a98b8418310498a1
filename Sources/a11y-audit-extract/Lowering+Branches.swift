#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

extension Lowering {
  func closure(_ closure: ClosureExprSyntax) -> SyntaxNode {
    let signature = closure.signature
    let captures =
      signature?.capture?.items.map {
        node(.capture, $0, name($0.name), [optional($0.initializer?.value, expression)])
      } ?? []
    return node(
      .closure,
      closure,
      signature == nil ? "" : "in",
      [
        list(captures), list(parameters(signature?.parameterClause)),
        optional(signature?.returnClause?.type, type), statements(closure.statements),
      ]
    )
  }

  private func parameters(_ clause: ClosureSignatureSyntax.ParameterClause?) -> [SyntaxNode] {
    switch clause {
    case .simpleInput(let names):
      return names.map {
        self.parameter($0, "", label($0.name), nil, nil, [])
      }
    case .parameterClause(let clause):
      return clause.parameters.map {
        let words = $0.type.map { self.words($0, nil) } ?? []
        return self.parameter($0, "", label($0.secondName ?? $0.firstName), $0.type, nil, words)
      }
    default: return []
    }
  }

  func parameter(
    _ syntax: some SyntaxProtocol,
    _ label: String,
    _ name: String,
    _ type: TypeSyntax?,
    _ initial: ExprSyntax?,
    _ words: [String]
  ) -> SyntaxNode {
    node(
      .parameter,
      syntax,
      name,
      [
        node(.namedType, syntax, label), optional(type, self.type), optional(initial, expression),
        list(words.map { node(.attribute, syntax, $0, [list([])]) }),
      ]
    )
  }

  func choice(_ choice: IfExprSyntax) -> SyntaxNode {
    var otherwise = Self.nothing
    switch choice.elseBody {
    case .ifExpr(let next):
      otherwise = list([
        node(.expressionStatement, next, "", [expression(ExprSyntax(next))])
      ])
    case .codeBlock(let block): otherwise = statements(block.statements)
    default: break
    }
    return node(
      .choice,
      choice,
      "",
      [
        conditions(choice.conditions), statements(choice.body.statements), otherwise,
      ]
    )
  }

  func selection(_ selection: SwitchExprSyntax) -> SyntaxNode {
    var cases: [SyntaxNode] = []
    for element in selection.cases {
      guard case .switchCase(let branch) = element else {
        return node(.otherExpression, selection, "a switch with #if")
      }
      var items: [SyntaxNode] = []
      if case .case(let label) = branch.label {
        items = label.caseItems.map {
          node(
            .selectionItem,
            $0,
            "",
            [
              pattern($0.pattern), optional($0.whereClause?.condition, expression),
            ]
          )
        }
      }
      cases.append(node(.selectionCase, branch, "", [list(items), statements(branch.statements)]))
    }
    return node(.selection, selection, "", [expression(selection.subject), list(cases)])
  }

  func conditions(_ conditions: ConditionElementListSyntax) -> SyntaxNode {
    list(conditions.map { condition($0) })
  }

  private func condition(_ element: ConditionElementSyntax) -> SyntaxNode {
    switch element.condition {
    case .expression(let expression):
      return node(.conditionExpression, element, "", [self.expression(expression)])
    case .optionalBinding(let binding):
      return node(
        .conditionBinding,
        binding,
        "",
        [
          pattern(binding.pattern, binding.bindingSpecifier.text),
          optional(binding.typeAnnotation?.type, type),
          optional(binding.initializer?.value, expression),
        ]
      )
    case .matchingPattern(let match):
      return node(
        .conditionMatch,
        match,
        "",
        [
          pattern(match.pattern), expression(match.initializer.value),
        ]
      )
    case .availability(let availability):
      return node(.conditionAvailability, availability, availability.trimmedDescription)
    @unknown default: return node(.conditionAvailability, element, element.trimmedDescription)
    }
  }
}
#endif
