/// A node as it goes through the pipe between the parser's process and this one.
///
/// What each kind has as text and children is said by ``NodeKind``; ``SourceLifting`` makes a ``SourceFile`` of
/// it, and refuses what is of another shape.
package struct SyntaxNode: Hashable, Sendable {
  package var kind: NodeKind
  package var line: Int32
  package var column: Int32
  package var text: String
  package var children: [SyntaxNode]

  package init(
    _ kind: NodeKind,
    line: Int32 = 0,
    column: Int32 = 0,
    text: String = "",
    _ children: [SyntaxNode] = []
  ) {
    self.kind = kind
    self.line = line
    self.column = column
    self.text = text
    self.children = children
  }
}
