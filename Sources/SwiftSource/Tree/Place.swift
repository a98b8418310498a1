/// Where something stands in Swift source: the line and the column in Unicode scalars, from 1.
package struct Place: Hashable, Comparable, Sendable {
  /// Which of the files that are read, by the number that their reader gave it.
  package var file: Int32
  package var line: Int32
  package var column: Int32

  package init(file: Int32 = 0, line: Int32, column: Int32) {
    self.file = file
    self.line = line
    self.column = column
  }

  package static func < (one: Place, other: Place) -> Bool {
    (one.file, one.line, one.column) < (other.file, other.line, other.column)
  }
}
