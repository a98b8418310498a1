/// A rule's text with evidence in place of names in braces.
enum RemedyText {
  /// In a remedy, what stands in square brackets is about the finding.
  ///
  /// Of its clauses, parted by bars, the first whose names all have evidence is taken, or none.
  /// Elsewhere braces are the dialect's, as those of a spec's placeholders.
  static func filled(remedy text: String, _ value: (String) -> String?) -> String {
    var result = ""
    var rest = text[...]
    while let (open, close) = pair("[", "]", in: rest) {
      result += rest[..<open]
      let clauses = rest.utf8[rest.utf8.index(after: open)..<close]
        .split(separator: UInt8(ascii: "|"))
      for clause in clauses {
        let (text, isComplete) = replaced(Substring(clause), value)
        guard isComplete else { continue }
        result += text
        break
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + rest
  }

  static func filled(remedy text: String, _ values: [String: String]) -> String {
    filled(remedy: text) { values[$0] }
  }

  /// In a message every name in braces is that of evidence.
  static func filled(message text: String, _ values: [String: String]) -> String {
    replaced(text[...]) { values[$0] }.text
  }

  private static func replaced(
    _ text: Substring,
    _ value: (String) -> String?
  ) -> (text: String, isComplete: Bool) {
    var result = ""
    var isComplete = true
    var rest = text
    while let (open, close) = pair("{", "}", in: rest) {
      result += rest[..<open]
      let name = String(rest[rest.utf8.index(after: open)..<close])
      if let value = value(name) {
        result += value
      } else {
        result += "{\(name)}"
        isComplete = false
      }
      rest = rest[rest.utf8.index(after: close)...]
    }
    return (result + rest, isComplete)
  }

  /// Where a bracket and the one that closes it stand; looked for among bytes, for characters take
  /// ten times as long.
  private static func pair(
    _ open: Unicode.Scalar,
    _ close: Unicode.Scalar,
    in text: Substring
  ) -> (open: String.Index, close: String.Index)? {
    guard let first = text.utf8.firstIndex(of: UInt8(ascii: open)),
      let last = text.utf8[first...].firstIndex(of: UInt8(ascii: close))
    else { return nil }
    return (first, last)
  }
}
