#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

extension Lowering {
  func expression(_ expression: ExprSyntax) -> SyntaxNode {
    deeper(expression) { operation(expression) ?? literal(expression) ?? composed(expression) }
  }

  private func literal(_ expression: ExprSyntax) -> SyntaxNode? {
    if let literal = expression.as(IntegerLiteralExprSyntax.self) {
      return node(.integer, literal, literal.literal.text)
    }
    if let literal = expression.as(FloatLiteralExprSyntax.self) {
      return node(.float, literal, literal.literal.text)
    }
    if let literal = expression.as(BooleanLiteralExprSyntax.self) {
      return node(.boolean, literal, literal.literal.text)
    }
    if expression.is(NilLiteralExprSyntax.self) { return node(.null, expression) }
    if expression.is(DiscardAssignmentExprSyntax.self) { return node(.discard, expression) }
    if let literal = expression.as(StringLiteralExprSyntax.self) { return string(literal) }
    if let literal = expression.as(ArrayExprSyntax.self) {
      return node(.array, literal, "", literal.elements.map { self.expression($0.expression) })
    }
    if let literal = expression.as(DictionaryExprSyntax.self) {
      guard case .elements(let elements) = literal.content else {
        return node(.dictionary, literal)
      }
      return node(
        .dictionary,
        literal,
        "",
        elements.flatMap {
          [self.expression($0.key), self.expression($0.value)]
        }
      )
    }
    if let literal = expression.as(TupleExprSyntax.self) {
      if literal.elements.count == 1, let only = literal.elements.first, only.label == nil {
        // What follows the parentheses is no part of a chain within them.
        return only.expression.endsChain
          ? node(.tuple, literal, "", [arguments(literal.elements)])
          : self.expression(only.expression)
      }
      return node(.tuple, literal, "", [arguments(literal.elements)])
    }
    return nil
  }

  private func operation(_ expression: ExprSyntax) -> SyntaxNode? {
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return reference.argumentNames == nil
        ? node(.name, reference, name(reference.baseName), [list([])])
        : node(.otherExpression, reference, "a function's full name")
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      guard member.declName.argumentNames == nil else {
        return node(.otherExpression, member, "a function's full name")
      }
      return node(
        .member,
        member.declName,
        name(member.declName.baseName),
        [
          optional(member.base, self.expression), list([]),
        ]
      )
    }
    if let call = expression.as(FunctionCallExprSyntax.self) { return self.call(call) }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return node(
        .element,
        element,
        "",
        [
          self.expression(element.calledExpression), arguments(element.arguments),
        ]
      )
    }
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      let operands = [self.expression(infix.leftOperand), self.expression(infix.rightOperand)]
      if infix.operator.is(AssignmentExprSyntax.self) {
        return node(.assignment, infix.operator, "", operands)
      }
      let text = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
      return text.map { node(.infix, infix.operator, $0, operands) }
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return node(.prefix, prefix, prefix.operator.text, [self.expression(prefix.expression)])
    }
    if let postfix = expression.as(PostfixOperatorExprSyntax.self) {
      return node(.postfix, postfix, postfix.operator.text, [self.expression(postfix.expression)])
    }
    if let ternary = expression.as(TernaryExprSyntax.self) {
      return node(
        .ternary,
        ternary,
        "",
        [
          self.expression(ternary.condition), self.expression(ternary.thenExpression),
          self.expression(ternary.elseExpression),
        ]
      )
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return node(.chain, chain, "", [self.expression(chain.expression)])
    }
    if let force = expression.as(ForceUnwrapExprSyntax.self) {
      return node(.force, force, "", [self.expression(force.expression)])
    }
    return nil
  }

  private func composed(_ expression: ExprSyntax) -> SyntaxNode {
    if let closure = expression.as(ClosureExprSyntax.self) { return self.closure(closure) }
    if let choice = expression.as(IfExprSyntax.self) { return self.choice(choice) }
    if let selection = expression.as(SwitchExprSyntax.self) { return self.selection(selection) }
    if let path = expression.as(KeyPathExprSyntax.self) { return keyPath(path) }
    if let cast = expression.as(AsExprSyntax.self) {
      let text = "as" + (cast.questionOrExclamationMark?.text ?? "")
      return node(.cast, cast, text, [self.expression(cast.expression), type(cast.type)])
    }
    if let test = expression.as(IsExprSyntax.self) {
      return node(.test, test, "", [self.expression(test.expression), type(test.type)])
    }
    if let attempt = expression.as(TryExprSyntax.self) {
      let text = "try" + (attempt.questionOrExclamationMark?.text ?? "")
      return node(.attempt, attempt, text, [self.expression(attempt.expression)])
    }
    if let wait = expression.as(AwaitExprSyntax.self) {
      return node(.attempt, wait, "await", [self.expression(wait.expression)])
    }
    if let shared = expression.as(InOutExprSyntax.self) {
      return node(.reference, shared, "", [self.expression(shared.expression)])
    }
    if let type = expression.as(TypeExprSyntax.self) {
      return node(.typeExpression, type, "", [self.type(type.type)])
    }
    if let base = expression.as(SuperExprSyntax.self) {
      return node(.name, base, "super", [list([])])
    }
    if let generic = expression.as(GenericSpecializationExprSyntax.self) {
      var base = self.expression(generic.expression)
      if base.kind == .name || base.kind == .member {
        base.children[base.children.count - 1] = list(arguments(generic.genericArgumentClause))
        return base
      }
    }
    if let macro = expression.as(MacroExpansionExprSyntax.self) {
      return node(
        .macroExpression,
        macro,
        name(macro.macroName),
        [
          arguments(macro.arguments, macro.trailingClosure, macro.additionalTrailingClosures)
        ]
      )
    }
    return node(.otherExpression, expression, kind(expression))
  }

  private func call(_ call: FunctionCallExprSyntax) -> SyntaxNode {
    let arguments =
      arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
    let base = expression(call.calledExpression)
    var lowered = node(.call, call.calledExpression, "", [base, arguments])
    // A call stands where the name does that is called.
    (lowered.line, lowered.column) = (base.line, base.column)
    return lowered
  }

  func arguments(
    _ arguments: LabeledExprListSyntax,
    _ trailing: ClosureExprSyntax? = nil,
    _ additional: MultipleTrailingClosureElementListSyntax? = nil
  ) -> SyntaxNode {
    var nodes = arguments.map {
      node(.argument, $0, label($0.label), [expression($0.expression)])
    }
    if let trailing {
      nodes.append(node(.trailingArgument, trailing, "", [expression(ExprSyntax(trailing))]))
    }
    for more in additional ?? [] {
      nodes.append(
        node(.trailingArgument, more, label(more.label), [expression(ExprSyntax(more.closure))])
      )
    }
    return list(nodes)
  }

  private func keyPath(_ path: KeyPathExprSyntax) -> SyntaxNode {
    var components: [SyntaxNode] = []
    for component in path.components {
      guard case .property(let property) = component.component,
        property.declName.argumentNames == nil
      else { return node(.otherExpression, path, "a key path with other than properties") }
      let text = name(property.declName.baseName)
      components.append(node(.keyPathComponent, property, text))
    }
    return node(.keyPath, path, "", [optional(path.root, type), list(components)])
  }

  private func string(_ literal: StringLiteralExprSyntax) -> SyntaxNode {
    let pounds = literal.openingPounds?.text.count ?? 0
    var segments: [SyntaxNode] = []
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let text):
        // In a literal of several lines, each ends as it does in Unix.
        let written = text.content.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
        guard let plain = Escapes.plain(written, pounds: pounds) else {
          return node(.otherExpression, literal, "an escape that is not known")
        }
        segments.append(node(.stringText, text, plain))
      case .expressionSegment(let inserted):
        segments.append(node(.interpolation, inserted, "", [arguments(inserted.expressions)]))
      @unknown default: return node(.otherExpression, literal, "a part of a string")
      }
    }
    return node(.string, literal, "", segments)
  }
}

extension ExprSyntax {
  /// Whether it ends a chain that a `?` within it may cut short.
  fileprivate var endsChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.endsChain ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.endsChain }
    if let element = self.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.endsChain
    }
    return self.as(ForceUnwrapExprSyntax.self)?.expression.endsChain ?? false
  }
}
#endif
