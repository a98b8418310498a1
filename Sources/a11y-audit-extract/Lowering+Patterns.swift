#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

extension Lowering {
  /// A pattern; `binding` is `let` or `var` where one stands before the whole.
  func pattern(_ pattern: PatternSyntax, _ binding: String? = nil) -> SyntaxNode {
    deeper(pattern) {
      if let pattern = pattern.as(IdentifierPatternSyntax.self) {
        let kind: NodeKind = binding == "var" ? .variablePattern : .bindingPattern
        return node(kind, pattern, name(pattern.identifier))
      }
      if pattern.is(WildcardPatternSyntax.self) { return node(.wildcard, pattern) }
      if let pattern = pattern.as(ValueBindingPatternSyntax.self) {
        return self.pattern(pattern.pattern, pattern.bindingSpecifier.text)
      }
      if let pattern = pattern.as(TuplePatternSyntax.self) {
        if pattern.elements.count == 1, let only = pattern.elements.first, only.label == nil {
          return self.pattern(only.pattern, binding)
        }
        return node(
          .tuplePattern,
          pattern,
          "",
          pattern.elements.map {
            node(.patternElement, $0, label($0.label), [self.pattern($0.pattern, binding)])
          }
        )
      }
      if let pattern = pattern.as(ExpressionPatternSyntax.self) {
        return matching(pattern.expression, binding)
      }
      if let pattern = pattern.as(IsTypePatternSyntax.self) {
        return node(.testPattern, pattern, "", [type(pattern.type)])
      }
      return node(.otherPattern, pattern, kind(pattern))
    }
  }

  /// An expression that stands as a pattern.
  private func matching(_ expression: ExprSyntax, _ binding: String?) -> SyntaxNode {
    if let nested = expression.as(PatternExprSyntax.self) {
      return pattern(nested.pattern, binding)
    }
    if expression.is(DiscardAssignmentExprSyntax.self) { return node(.wildcard, expression) }
    if let reference = expression.as(DeclReferenceExprSyntax.self), binding != nil {
      let kind: NodeKind = binding == "var" ? .variablePattern : .bindingPattern
      return node(kind, reference, name(reference.baseName))
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) {
      return node(.somePattern, chain, "", [matching(chain.expression, binding)])
    }
    if let tuple = expression.as(TupleExprSyntax.self) {
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return matching(only.expression, binding)
      }
      return node(.tuplePattern, tuple, "", elements(tuple.elements, binding))
    }
    if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark == nil {
      return node(.castPattern, cast, "", [matching(cast.expression, binding), type(cast.type)])
    }
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return enumCase(member, Self.nothing) ?? expressionPattern(expression)
    }
    if let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let elements = list(elements(call.arguments, binding))
      return enumCase(member, elements) ?? expressionPattern(expression)
    }
    return expressionPattern(expression)
  }

  private func expressionPattern(_ expression: ExprSyntax) -> SyntaxNode {
    node(.expressionPattern, expression, "", [self.expression(expression)])
  }

  private func enumCase(_ member: MemberAccessExprSyntax, _ elements: SyntaxNode) -> SyntaxNode? {
    guard member.declName.argumentNames == nil else { return nil }
    return node(
      .enumCasePattern,
      member.declName,
      name(member.declName.baseName),
      [
        optional(member.base, expression), elements,
      ]
    )
  }

  private func elements(_ arguments: LabeledExprListSyntax, _ binding: String?) -> [SyntaxNode] {
    arguments.map {
      node(.patternElement, $0, label($0.label), [matching($0.expression, binding)])
    }
  }
}
#endif
