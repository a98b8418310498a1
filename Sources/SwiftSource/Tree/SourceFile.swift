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
