extension Reporter {
  /// How the names of files end in which reports are kept, and the formats that such a file may hold:
  /// the first where nothing else is said.
  private static let formats: [(ending: String, reporters: [Reporter])] = [
    ("txt", [text, concise, github]), ("md", [markdown, githubSummary]), ("html", [html]),
    ("json", [json, sarif, gitlab]), ("jsonl", [jsonl]), ("sarif", [sarif]),
    ("xml", [junit, checkstyle]),
  ]

  /// The formats that the name of a file allows, the one that it means by itself first; none where it
  /// says nothing of any.
  package static func those(ofFile name: String) -> [Reporter] {
    guard let dot = name.lastIndex(of: ".") else { return [] }
    let ending = name[dot...].dropFirst().lowercased()
    return formats.first { $0.ending == ending }?.reporters ?? []
  }

  /// “.txt (text), .md (markdown), … or .xml (junit)”.
  package static var endings: String {
    let all = formats.map { ".\($0.ending) (\($0.reporters[0].name))" }
    return all.dropLast().joined(separator: ", ") + " or " + all.suffix(1).joined()
  }
}
