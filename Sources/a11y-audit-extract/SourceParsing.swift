#if A11Y_HOST_SYNTAX
internal import SwiftDiagnostics
internal import SwiftOperators
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSource
internal import SwiftSyntax

/// Parses a source and lowers its tree to the nodes of the pipe.
enum SourceParsing {
  /// The most errors of one source that are said.
  private static let maximumErrors = 10

  static func answer(_ bytes: [UInt8]) -> PipeFormat.Answer {
    let positions = Positions(bytes)
    func refusal(_ message: String, at offset: Int) -> PipeFormat.Answer {
      let (line, column) = positions.position(of: offset)
      return .refusal(message, line: line, column: column)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if let (index, _) = zip(bytes, text.utf8).enumerated().first(where: { $1.0 != $1.1 }) {
      return refusal("it is no UTF-8; save it as UTF-8", at: index)
    }
    guard text.utf8.count == bytes.count else {
      return refusal("it is no UTF-8; save it as UTF-8", at: bytes.count)
    }
    if let excess = NestingScan.excess(in: bytes) {
      return refusal(excess.message, at: excess.offset)
    }
    let parsed = Parser.parse(source: text)
    var errors: [SyntaxNode] = []
    if parsed.hasError {
      for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: parsed)
      where diagnostic.diagMessage.severity == .error {
        let (line, column) = positions.position(of: diagnostic.position.utf8Offset)
        let message = diagnostic.message
        errors.append(SyntaxNode(.syntaxError, line: line, column: column, text: message))
        if errors.count == maximumErrors { break }
      }
    }
    // Operators that are declared in other files fold as if they had no precedence.
    var operators = OperatorTable.standardOperators
    operators.addSourceFile(parsed) { _ in }
    let folded = operators.foldAll(parsed) { _ in }
    guard let file = folded.as(SourceFileSyntax.self) else {
      return refusal("it is no source", at: 0)
    }
    let lowering = Lowering(positions)
    let statements = lowering.statements(file.statements)
    if let offset = lowering.tooDeep {
      return refusal("expressions are nested more than \(Lowering.maximumDepth) deep", at: offset)
    }
    let root = SyntaxNode(
      .file,
      [
        statements,
        SyntaxNode(.list, SourceComments.nodes(file, positions)),
        SyntaxNode(.list, errors),
      ]
    )
    return .tree(root)
  }
}

/// The comments of a source that are meant for this program.
private enum SourceComments {
  static func nodes(_ file: SourceFileSyntax, _ positions: Positions) -> [SyntaxNode] {
    var nodes: [SyntaxNode] = []
    for token in file.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      for (trivia, start) in [
        (token.leadingTrivia, token.position.utf8Offset),
        (token.trailingTrivia, token.endPositionBeforeTrailingTrivia.utf8Offset),
      ] {
        offset = start
        for piece in trivia {
          if let text = text(of: piece) {
            let (line, column) = positions.position(of: offset)
            nodes.append(SyntaxNode(.comment, line: line, column: column, text: text))
          }
          offset += piece.sourceLength.utf8Length
        }
      }
    }
    return nodes
  }

  private static func text(of piece: TriviaPiece) -> String? {
    let written: String
    switch piece {
    case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
      .docBlockComment(let text):
      written = text
    default: return nil
    }
    var text = Substring(written)
    while let first = text.first, "/* \t".contains(first) { text.removeFirst() }
    if written.hasPrefix("/*") {
      while let last = text.last, "/* \t".contains(last) { text.removeLast() }
    }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text.hasPrefix("a11y-audit-") ? String(text) : nil
  }
}
#endif
