/// Lines of Swift source.
enum CodeLine {
  /// The next line that holds code: neither nothing nor a comment alone.
  ///
  /// - Parameters:
  ///   - line: the one before, from 1.
  ///   - text: the file; empty where it is not at hand, and the next line is taken.
  /// - Returns: its number.
  static func next(behind line: Int, in text: [UInt8]) -> Int {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let found = lines.indices.dropFirst(line).first { index in
      let code = lines[index].drop { " \t\r".utf8.contains($0) }
      return !code.isEmpty && !code.starts(with: "//".utf8)
    }
    return (found ?? line) + 1
  }
}
