#if A11Y_HOST_SYNTAX
internal import SwiftSource
internal import SwiftSyntax

/// Makes nodes of the pipe of a syntax tree.
final class Lowering {
  static let maximumDepth = 500

  private let positions: Positions
  private var depth = 0
  /// Where something stands deeper than the pipe takes.
  private(set) var tooDeep: Int?

  init(_ positions: Positions) { self.positions = positions }

  static let nothing = SyntaxNode(.none)

  func node(
    _ kind: NodeKind,
    _ syntax: some SyntaxProtocol,
    _ text: String = "",
    _ children: [SyntaxNode] = []
  ) -> SyntaxNode {
    let offset = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let (line, column) = positions.position(of: offset)
    return SyntaxNode(kind, line: line, column: column, text: text, children)
  }

  func list(_ nodes: [SyntaxNode]) -> SyntaxNode { SyntaxNode(.list, nodes) }

  func optional<Written: SyntaxProtocol>(
    _ syntax: Written?,
    _ lower: (Written) -> SyntaxNode
  ) -> SyntaxNode {
    syntax.map(lower) ?? Self.nothing
  }

  /// Goes one deeper, unless that is too deep.
  func deeper(_ syntax: some SyntaxProtocol, _ lower: () -> SyntaxNode) -> SyntaxNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.maximumDepth else {
      if tooDeep == nil { tooDeep = syntax.positionAfterSkippingLeadingTrivia.utf8Offset }
      return node(.otherExpression, syntax, "too deep")
    }
    return lower()
  }

  /// What a token names, without backticks.
  func name(_ token: TokenSyntax) -> String {
    let text = token.text
    return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }

  /// A label, empty for `_` and where none is written.
  func label(_ token: TokenSyntax?) -> String {
    guard let token, token.tokenKind != .wildcard else { return "" }
    return name(token)
  }

  /// The kind of a syntax node, for what is not lowered.
  func kind(_ syntax: some SyntaxProtocol) -> String { "\(syntax.kind)" }
}
#endif
