package import A11yModel
package import A11yRules

/// Transcripts as text.
package enum TranscriptText {
  /// For people.
  package static func plain(
    _ transcripts: [(Component, Transcript)],
    _ document: Document
  ) -> String {
    var lines: [String] = []
    for (component, transcript) in transcripts {
      if !lines.isEmpty { lines.append("") }
      let name = component.id ?? document.path(of: component.source)
      lines.append("\(name): \(Coverage.count(transcript.stops.count, "stop"))")
      for (index, stop) in transcript.stops.enumerated() {
        lines += stop.entered.map { "  in ‘\($0)’:" }
        lines.append("  \(index + 1). \(heard(stop))  [\(stop.role), \(stop.location)]")
        if let hint = stop.hint { lines.append("     hint: \(hint)") }
      }
      if !transcript.unreached.isEmpty { lines.append("not reached:") }
      for item in transcript.unreached {
        let words = item.words.isEmpty ? "" : "‘\(item.words)’ at "
        lines.append("  \(words)\(item.path): \(item.reason)  [\(item.location)]")
      }
    }
    return lines.map { VisibleText.of($0) + "\n" }.joined()
  }

  private static func heard(_ stop: Transcript.Stop) -> String {
    let unknown = stop.missing.map { "(\($0)?)" }
    let pieces = ([stop.spoken] + unknown).filter { !$0.isEmpty }
    return pieces.isEmpty ? "(nothing)" : pieces.joined(separator: " ")
  }

  /// For other programs: the contract of `tree --format json`.
  package static func json(_ transcripts: [Transcript]) -> String {
    let exposed = transcripts.flatMap(\.stops).map { "    " + json($0).line }
    let hidden = transcripts.flatMap(\.unreached).map { item in
      "    " + JSON.object([("path", .string(item.path)), ("reason", .string(item.reason))]).line
    }
    return """
      {
        "schema": 1,
        "exposed": \(JSON.lines(exposed)),
        "hidden": \(JSON.lines(hidden))
      }

      """
  }

  private static func json(_ stop: Transcript.Stop) -> JSON {
    .object([
      ("path", .string(stop.path)),
      ("role", .string(stop.role)),
      ("label", .optional(stop.label.value)),
      ("value", .optional(stop.value.value)),
      ("traits", .strings(stop.traits)),
      ("spoken", .string(stop.spoken)),
      ("location", JSON.location(stop.location)),
    ])
  }
}
