/// One element of the source document: its name, its place, and what it lies within.
public struct Source: Hashable, Sendable {
  public var name: String

  /// An index into the document's sources; nil for the root.
  public var parent: Int?

  /// The position among siblings of the same name, from 1.
  public var ordinal: Int

  public var line: Int
  public var column: Int

  public init(name: String, parent: Int?, ordinal: Int, line: Int, column: Int) {
    self.name = name
    self.parent = parent
    self.ordinal = ordinal
    self.line = line
    self.column = column
  }
}
