internal import A11yConfiguration
internal import A11yReports
internal import Support

/// What is in a baseline, in numbers.
struct BaselineSummary {
  var path: String
  var baseline: Baseline

  /// The entries that no longer occur.
  var stale: Baseline

  /// What was found and is not in it.
  var new: Baseline

  /// “12 entries in 3 files”.
  static func count(_ baseline: Baseline) -> String {
    baseline.count == 0
      ? "no entry"
      : "\(entries(baseline.count)) in \(Coverage.count(baseline.files.count, "file"))"
  }

  /// “12 entries”: each is one outcome, of which reports for people merge many into a finding.
  static func entries(_ count: Int) -> String { count == 1 ? "1 entry" : "\(count) entries" }

  private var rules: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for entry in baseline.entries.values.joined() { counts[entry.rule, default: 0] += 1 }
    return Self.sorted(counts)
  }

  private var files: [(name: String, count: Int)] {
    Self.sorted(baseline.entries.mapValues(\.count))
  }

  /// The most first.
  private static func sorted(_ counts: [String: Int]) -> [(name: String, count: Int)] {
    counts.map { (name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  // MARK: text

  var text: String {
    var lines = ["\(path): \(Self.count(baseline))"]
    lines += Self.table("by rule", rules) + Self.table("by file", files)
    if stale.count > 0 {
      lines += ["", "no longer there (a11y-audit baseline prune takes them out):"]
      for file in stale.files {
        lines += Self.lines(for: stale.entries[file] ?? []).map { "  \(file): \($0)" }
      }
    }
    lines += ["", "not in it: \(Coverage.count(new.count, "outcome"))"]
    return lines.map { VisibleText.of($0) + "\n" }.joined()
  }

  private static func table(_ title: String, _ rows: [(name: String, count: Int)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let width = rows.map { String($0.count).count }.max() ?? 0
    return ["", "\(title):"]
      + rows.map { row in
        let digits = String(row.count)
        return "  " + String(repeating: " ", count: width - digits.count) + "\(digits)  \(row.name)"
      }
  }

  /// A line for each place; profiles that ask for more than others make several entries of one.
  private static func lines(for entries: [Baseline.Entry]) -> [String] {
    var counts: [String: Int] = [:]
    var order: [String] = []
    for words in entries.map(words) {
      if counts[words] == nil { order.append(words) }
      counts[words, default: 0] += 1
    }
    return order.map { words in
      let count = counts[words] ?? 1
      return count > 1 ? "\(words), \(count) entries" : words
    }
  }

  /// “text-contrast-minimum at /svg[1]/text[2] (dark, current)”.
  private static func words(for entry: Baseline.Entry) -> String {
    let view = [entry.appearance, entry.surface, entry.state].compactMap(\.self)
    let suffix = view.isEmpty ? "" : " (\(view.joined(separator: ", ")))"
    return "\(entry.rule) at \(entry.target ?? entry.component)\(suffix)"
  }

  // MARK: JSON

  var json: String {
    let counts = { (rows: [(name: String, count: Int)]) in
      JSON.object(rows.map { ($0.name, .count($0.count)) }).line
    }
    let stale = stale.files.flatMap { file in
      (self.stale.entries[file] ?? []).map { entry in
        "    " + JSON.object([("file", .string(file))] + entry.members).line
      }
    }
    return """
      {
        "schema": 1,
        "baseline": \(JSON.string(path).line),
        "entries": \(baseline.count),
        "new": \(new.count),
        "rules": \(counts(rules)),
        "files": \(counts(files)),
        "stale": \(JSON.lines(stale))
      }

      """
  }
}
