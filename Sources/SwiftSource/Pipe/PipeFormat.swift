/// What the two processes say to each other.
///
/// The parser's process greets with one line, `a11y-audit-extract FORMAT PARSER`, in which `PARSER` is `stub` where
/// it was built without one. Then it answers request by request: a request is the length of a source in four
/// bytes, the lowest first, and its UTF-8; an answer is a length in four bytes and as many bytes, of which the
/// first says what follows: a tree or a refusal. Numbers in it are written seven bits a byte, the lowest first.
///
/// A tree is a table of texts, and the nodes in preorder, each as kind, line less that of the node before
/// (zigzag), column, text and number of children.
package enum PipeFormat {
  package static let version = 2
  package static let greeting = "a11y-audit-extract"
  package static let stub = "stub"

  /// The most bytes of a source.
  package static let maximumSource = 4 << 20
  /// The most bytes of an answer.
  package static let maximumAnswer = 256 << 20
  /// The most nodes that stand in one another.
  package static let maximumDepth = 600

  package static let tree: UInt8 = 1
  package static let refusal: UInt8 = 2

  /// What a parser's process answers.
  package enum Answer: Hashable, Sendable {
    case tree(SyntaxNode)
    /// Why a source is not parsed, and where.
    case refusal(String, line: Int32, column: Int32)
  }
}
