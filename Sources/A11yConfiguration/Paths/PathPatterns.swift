internal import A11yModel

/// Patterns of one place: of several that match, the last decides.
package struct PathPatterns: Hashable, Sendable {
  /// The absolute folder that they are relative to.
  package var folder: String
  package var patterns: [PathPattern]

  package init(_ patterns: [PathPattern], in folder: String) {
    self.patterns = patterns
    self.folder = folder
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
    let relative = RelativePath(path, isFolder: isFolder)
    return patterns.last { $0.matches(relative) }
  }

  /// Whether they are for a file, or for a folder that it is in.
  package func cover(_ place: String) -> Bool {
    guard !patterns.isEmpty, let path = PathSyntax.within(folder, place) else { return false }
    let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }
    for end in ends {
      let relative = RelativePath(path[..<end], isFolder: true)
      if let pattern = patterns.last(where: { $0.matches(relative) }) {
        if !pattern.isNegated { return true }
      }
    }
    let relative = RelativePath(path, isFolder: false)
    return patterns.last { $0.matches(relative) }.map { !$0.isNegated } ?? false
  }
}
