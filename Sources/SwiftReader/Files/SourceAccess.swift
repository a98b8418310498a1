package import Files

/// What may be read of the disk, and how.
package struct SourceAccess: Sendable {
  /// What is in a file, which is at most so large.
  package var bytes: @Sendable (_ path: String, FileSize) throws(SystemError) -> [UInt8]

  /// What is in a folder but what is hidden, in any order; nil for what is none.
  package var entries: @Sendable (_ folder: String) throws(SystemError) -> [Entry]?

  /// Whether something is there: a folder or no folder, links followed; nil where nothing is.
  package var isFolder: @Sendable (_ path: String) -> Bool?

  /// Where a path leads: absolute, links followed as far as there is something.
  package var place: @Sendable (_ path: String) -> String

  package init(
    bytes: @escaping @Sendable (_ path: String, FileSize) throws(SystemError) -> [UInt8],
    entries: @escaping @Sendable (_ folder: String) throws(SystemError) -> [Entry]?,
    isFolder: @escaping @Sendable (_ path: String) -> Bool?,
    place: @escaping @Sendable (_ path: String) -> String
  ) {
    self.bytes = bytes
    self.entries = entries
    self.isFolder = isFolder
    self.place = place
  }

  /// Something in a folder.
  package struct Entry: Hashable, Sendable {
    package var name: String

    /// Whether it is a folder and no link to one.
    package var isFolder: Bool
    package var isLink: Bool

    package init(_ name: String, isFolder: Bool, isLink: Bool = false) {
      self.name = name
      self.isFolder = isFolder
      self.isLink = isLink
    }
  }
}
