/// A place in a file; line and column from 1, a column counting Unicode scalars.
public struct Location: Hashable, Sendable, Comparable {
  public var file: String
  public var line: Int
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// By file, then by line, then by column.
  public static func < (left: Location, right: Location) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}

extension Location: CustomStringConvertible {
  /// As compilers write it: `file:line:column`.
  public var description: String { "\(file):\(line):\(column)" }
}
