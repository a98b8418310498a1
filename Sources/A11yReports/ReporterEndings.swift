extension Reporter {
  /// How the names of files end in which reports are kept.
  private static let formats: [(ending: String, reporter: Reporter)] = [
    ("txt", text), ("md", markdown), ("html", html), ("json", json), ("jsonl", jsonl),
    ("sarif", sarif), ("xml", junit),
  ]

  /// The format that the name of a file means; nil where it says none.
  package static func of(file name: String) -> Reporter? {
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let ending = name[dot...].dropFirst().lowercased()
    return formats.first { $0.ending == ending }?.reporter
  }

  /// “.txt (text), .md (markdown), … or .xml (junit)”.
  package static var endings: String {
    let all = formats.map { ".\($0.ending) (\($0.reporter.name))" }
    return all.dropLast().joined(separator: ", ") + " or " + all.suffix(1).joined()
  }
}
