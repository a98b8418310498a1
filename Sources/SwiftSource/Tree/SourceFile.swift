/// A file of Swift source as it was parsed: nothing is resolved or typed.
package struct SourceFile: Hashable, Sendable {
  package var statements: [Statement]
  /// Comments that begin with `a11y-audit-`.
  package var comments: [Comment]
  package var errors: [SyntaxError]

  /// A comment for this program, without its slashes.
  package struct Comment: Hashable, Sendable {
    package var text: String
    package var place: Place
  }

  /// Where the parser does not understand the source, in its words.
  package struct SyntaxError: Hashable, Sendable {
    package var message: String
    package var place: Place
  }
}

extension SourceFile {
  /// Which of the files it is; nil where it holds nothing.
  package var number: Int32? { statements.first?.place.file }

  /// Whether the parser does not understand something between a statement's begin and that of the next.
  package func holdsError(_ statement: Statement) -> Bool {
    guard !errors.isEmpty else { return false }
    let next = statements.first { $0.place.isBehind(statement.place) }?.place
    return errors.contains { error in
      !statement.place.isBehind(error.place) && next.map { $0.isBehind(error.place) } ?? true
    }
  }
}

extension Place {
  /// Whether it stands behind another of its file.
  fileprivate func isBehind(_ other: Place) -> Bool {
    (line, column) > (other.line, other.column)
  }
}
