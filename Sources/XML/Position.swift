/// A place in a text: line and column, both from 1.
///
/// A column counts Unicode scalars of the decoded text, and a tab is one.
package struct Position: Hashable, Sendable, Comparable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first character of a text.
  package static let start = Position(line: 1, column: 1)

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
