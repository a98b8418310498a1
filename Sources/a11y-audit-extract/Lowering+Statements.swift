#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

extension Lowering {
  func statements(_ items: CodeBlockItemListSyntax) -> SyntaxNode {
    list(items.flatMap { statement($0.item) })
  }

  private func statement(_ item: CodeBlockItemSyntax.Item) -> [SyntaxNode] {
    switch item {
    case .decl(let declaration): return declarations(declaration)
    case .expr(let expression):
      return [node(.expressionStatement, expression, "", [self.expression(expression)])]
    case .stmt(let statement): return [deeper(statement) { self.statement(statement) }]
    @unknown default: return [node(.otherStatement, item, kind(item))]
    }
  }

  func declarations(_ declaration: DeclSyntax) -> [SyntaxNode] {
    self.declaration(declaration).map { node(.declarationStatement, declaration, "", [$0]) }
  }

  private func statement(_ statement: StmtSyntax) -> SyntaxNode {
    if let expression = statement.as(ExpressionStmtSyntax.self) {
      return node(.expressionStatement, expression, "", [self.expression(expression.expression)])
    }
    if let result = statement.as(ReturnStmtSyntax.self) {
      return node(.result, result, "", [optional(result.expression, expression)])
    }
    if let require = statement.as(GuardStmtSyntax.self) {
      return node(
        .require,
        require,
        "",
        [
          conditions(require.conditions), statements(require.body.statements),
        ]
      )
    }
    if let loop = statement.as(ForStmtSyntax.self), loop.awaitKeyword == nil {
      let isMatched = loop.caseKeyword != nil
      return node(
        .forEach,
        loop,
        "",
        [
          pattern(loop.pattern, isMatched ? nil : "let"), expression(loop.sequence),
          optional(loop.whereClause?.condition, expression), statements(loop.body.statements),
        ]
      )
    }
    if let loop = statement.as(WhileStmtSyntax.self) {
      return node(
        .loop,
        loop,
        "",
        [
          conditions(loop.conditions), statements(loop.body.statements),
        ]
      )
    }
    if let loop = statement.as(RepeatStmtSyntax.self) {
      return node(
        .repetition,
        loop,
        "",
        [
          statements(loop.body.statements), expression(loop.condition),
        ]
      )
    }
    if let leave = statement.as(BreakStmtSyntax.self) {
      return node(.leave, leave, label(leave.label))
    }
    if let proceed = statement.as(ContinueStmtSyntax.self) {
      return node(.proceed, proceed, label(proceed.label))
    }
    if statement.is(FallThroughStmtSyntax.self) { return node(.fall, statement) }
    if let later = statement.as(DeferStmtSyntax.self) {
      return node(.later, later, "", [statements(later.body.statements)])
    }
    if let labelled = statement.as(LabeledStmtSyntax.self) {
      let inner = deeper(labelled.statement) { self.statement(labelled.statement) }
      return node(.labelled, labelled, name(labelled.label), [inner])
    }
    if let block = statement.as(DoStmtSyntax.self), block.catchClauses.isEmpty,
      block.throwsClause == nil
    {
      return node(.block, block, "", [statements(block.body.statements)])
    }
    return node(.otherStatement, statement, kind(statement))
  }
}
#endif
