internal import A11yAudit

/// What is heard one after another, to be compared with what is expected.
struct Speeches {
  private(set) var heard: [Speech] = []

  /// Where nothing is heard: in which circumstances, and before which of what is heard.
  private var silences: [(before: Int, circumstance: String)] = []

  /// One thing that is heard.
  struct Speech {
    var text: String

    /// The facts without which more may be heard: then nobody can tell whether it is as expected.
    var missing: [String]

    /// When and from what it is heard, as in “on next, from the announcement”.
    var circumstance: String

    /// Where its words are written.
    var location: Location
  }

  mutating func append(_ speech: Speech) { heard.append(speech) }

  mutating func appendSilence(_ circumstance: String) {
    silences.append((heard.count, circumstance))
  }

  /// How it differs from what is expected, line by line.
  ///
  /// A line begins with `-` where something is expected and not heard, and with `+` where it is heard
  /// and not expected. There are no lines where the two are the same.
  ///
  /// - Parameters:
  ///   - expected: the texts.
  ///   - shown: what a location is called.
  /// - Returns: the lines, and the first that is heard and not expected, if anything is.
  func difference(
    from expected: [String],
    shown: (Location) -> Location
  ) -> (lines: [String], wrong: Speech?) {
    let changes = heard.map { Compared(text: $0.text, missing: $0.missing) }
      .difference(from: expected.map { Compared(text: $0, missing: []) })
    guard !changes.isEmpty else { return ([], nil) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var position = 0
    func hear() {
      lines += silence(before: position)
      if inserted.contains(position) {
        let speech = heard[position]
        let missing = speech.missing.map { " (\($0)?)" }.joined()
        let place = "[\(speech.circumstance), \(shown(speech.location))]"
        lines.append("  + \(speech.text)\(missing)  \(place)")
      } else {
        lines.append("    \(heard[position].text)")
      }
      position += 1
    }
    for (index, text) in expected.enumerated() {
      if removed.contains(index) {
        lines.append("  - \(text)")
        continue
      }
      while inserted.contains(position) { hear() }
      hear()
    }
    while position < heard.count { hear() }
    return (lines + silence(before: position), inserted.min().map { heard[$0] })
  }

  private func silence(before position: Int) -> [String] {
    silences.filter { $0.before == position }.map { "    (nothing is heard \($0.circumstance))" }
  }

  private struct Compared: Equatable {
    var text: String
    var missing: [String]
  }
}
