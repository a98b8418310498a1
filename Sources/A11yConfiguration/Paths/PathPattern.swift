package import A11yModel

/// One pattern of a `.gitignore`, or of a configuration (gitignore(5)).
package struct PathPattern: Hashable, Sendable {
  /// As it is written.
  package var text: String

  /// Where it is written.
  package var location: Location

  /// Whether it takes back what stands before it.
  package var isNegated = false

  /// Whether it is for folders alone.
  private(set) var isForFolders = false

  /// Whether it is for whole paths and not for names.
  private(set) var isForPaths = false
  private(set) var glob: Glob

  /// Who wrote it: a configuration has `{a,b}` besides.
  package enum Dialect: Sendable {
    case gitignore
    case configuration
  }

  /// Reads a pattern; nil where the line is empty or a comment.
  ///
  /// - Parameters:
  ///   - text: one line.
  ///   - dialect: who wrote it.
  ///   - location: where.
  /// - Throws: why it cannot match.
  package init?(
    _ text: String,
    _ dialect: Dialect,
    at location: Location
  ) throws(PatternError) {
    self.text = text
    self.location = location
    var scalars = Self.trimmed(Array(text.unicodeScalars))
    guard let first = scalars.first, first != "#" else { return nil }
    if first == "!" {
      isNegated = true
      scalars.removeFirst()
    }
    if scalars.last == "/" {
      isForFolders = true
      scalars.removeLast()
    }
    isForPaths = scalars.contains("/")
    if scalars.first == "/" { scalars.removeFirst() }
    guard !scalars.isEmpty else { throw PatternError("the pattern stands for nothing") }
    glob = try Glob(scalars, hasBraces: dialect == .configuration)
  }

  /// Spaces at the end do not count but where a backslash stands before them.
  private static func trimmed(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var end = text.count
    while end > 0, text[end - 1] == " " { end -= 1 }
    let backslashes = text[..<end].reversed().prefix { $0 == "\\" }.count
    if end < text.count, !backslashes.isMultiple(of: 2) { end += 1 }
    return Array(text[..<end])
  }
}
