package import A11yModel

/// Patterns of one place: of several that match, the last decides.
package struct PathPatterns: Sendable {
  /// The absolute folder that they are relative to.
  package let folder: String
  package let patterns: [PathPattern]
  private let matcher: PathMatcher

  package init(_ patterns: [PathPattern], in folder: String) {
    self.patterns = patterns
    self.folder = folder
    matcher = PathMatcher(patterns)
  }

  /// Reads a `.gitignore`; a line that cannot match is passed over, as git does.
  ///
  /// - Parameters:
  ///   - bytes: its content.
  ///   - file: its name.
  ///   - folder: the absolute folder that it is in.
  package init(gitignore bytes: [UInt8], file: String, in folder: String) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var patterns: [PathPattern] = []
    let lines = bytes[start...].split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      let text = String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
      let location = Location(file: file, line: index + 1, column: 1)
      if let pattern = try? PathPattern(text, .gitignore, at: location) { patterns.append(pattern) }
    }
    self.init(patterns, in: folder)
  }

  /// The pattern that decides on a path, itself and not a folder above it; nil where none matches.
  package func deciding(on place: String, isFolder: Bool) -> PathPattern? {
    guard !patterns.isEmpty, let path = PathSyntax.within(folder, place) else { return nil }
    return matcher.last(for: path, isFolder: isFolder).map { patterns[$0] }
  }

  /// Why not every path was matched; nil where each was.
  package var shortfall: InputError? { matcher.shortfall }
}
