package import Support

extension Baseline {
  /// As it is written: one entry a line, the same whenever the same is in it.
  package var text: String {
    var text = "{\n  \"schema\": \(Self.schema),\n  \"tool\": \"a11y-audit\",\n  \"findings\": {"
    for (index, file) in files.enumerated() {
      let lines = (entries[file] ?? []).map { "      \($0.json.line)" }
      text += index > 0 ? "," : ""
      text += "\n    \(JSON.string(file).line): [\n\(lines.joined(separator: ",\n"))\n    ]"
    }
    return text + (entries.isEmpty ? "}\n}\n" : "\n  }\n}\n")
  }
}

extension Baseline.Entry {
  /// The names of its members, in the order in which they are written.
  enum Key: String, CaseIterable {
    case fingerprint
    case rule
    case component
    case target
    case appearance
    case surface
    case state
    case outcome
  }

  /// What is not there is not written.
  var json: JSON { .object(members) }

  /// Its members, as they are written.
  package var members: [(String, JSON)] {
    let members: [(Key, String?)] = [
      (.fingerprint, fingerprint), (.rule, rule), (.component, component), (.target, target),
      (.appearance, appearance), (.surface, surface), (.state, state),
      (.outcome, isDoubt ? "cantTell" : nil),
    ]
    return members.compactMap { key, value in value.map { (key.rawValue, .string($0)) } }
  }
}
