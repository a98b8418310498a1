internal import A11yModel
internal import A11yRules

/// How many findings each rule and each file has, a line each, the most first.
struct StatisticsText {
  private let rows: [Row]
  private let fileRows: [(name: String, counts: String)]

  /// So many files are listed.
  private static let mostFiles = 20

  private struct Row {
    var count: Int
    var rule: String
    var title: String

    /// The worst impact, or that it could not be told.
    var standing: String
  }

  init(_ report: Report) {
    let files = report.files.map { (name: $0.name, findings: $0.openFindings) }
    let findings = files.flatMap(\.findings)
    rows = [Outcome.Result.failed, .cantTell].flatMap { result -> [Row] in
      var groups: [String: [Finding]] = [:]
      for finding in findings where finding.first.result == result {
        for rule in finding.rules { groups[rule, default: []].append(finding) }
      }
      let rows = groups.map { rule, findings in
        Row(
          count: findings.count,
          rule: rule,
          title: report.ruleTitle(rule) ?? "",
          standing: result == .cantTell
            ? "cannot tell" : findings.map(\.first.impact).max()?.rawValue ?? ""
        )
      }
      return rows.sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
    }
    let counted = files.map { file in
      let failed = file.findings.count { $0.first.result == .failed }
      return (name: file.name, failed: failed, doubts: file.findings.count - failed)
    }
    fileRows = Self.fileRows(
      counted.filter { $0.failed + $0.doubts > 0 }.sorted {
        ($1.failed, $1.doubts, $0.name) < ($0.failed, $0.doubts, $1.name)
      }
    )
  }

  /// The rules, those of failures before those of what could not be told; nil where there are none.
  var rules: String? { Self.table(lines) }

  /// The files with findings.
  var files: String? {
    let lines = fileRows.prefix(Self.mostFiles).map { "\($0.counts)  \($0.name)" }
    let rest = fileRows.count - lines.count
    return Self.table(lines + (rest > 0 ? ["and \(Coverage.count(rest, "more file"))"] : []))
  }

  /// Both, under what they are called; none where nothing was found.
  var tables: [String] {
    [rules.map { "by rule:\n" + $0 }, files.map { "by file:\n" + $0 }].compactMap(\.self)
  }

  private static func table(_ lines: [String]) -> String? {
    lines.isEmpty ? nil : lines.map { $0 + "\n" }.joined()
  }

  private var lines: [String] {
    let counts = rows.map { String($0.count) }
    let rules = rows.map { VisibleText.of($0.rule) }
    let width = counts.map(\.count).max() ?? 0
    let ruleWidth = rules.map(\.count).max() ?? 0
    let standingWidth = rows.map(\.standing.count).max() ?? 0
    return rows.indices.map { index in
      let space = String(repeating: " ", count: width - counts[index].count)
      let rule = Self.padded(rules[index], ruleWidth)
      let standing = Self.padded(rows[index].standing, standingWidth)
      return "\(space)\(counts[index])  \(standing)  \(rule)  \(VisibleText.of(rows[index].title))"
    }
  }

  private static func fileRows(
    _ files: [(name: String, failed: Int, doubts: Int)]
  ) -> [(name: String, counts: String)] {
    let width = files.map { String($0.failed).count }.max() ?? 0
    return files.map { file in
      let count = String(file.failed)
      let doubts = file.doubts > 0 ? " (\(file.doubts) could not be told)" : ""
      return (
        VisibleText.of(file.name) + doubts,
        String(repeating: " ", count: width - count.count) + count
      )
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}

extension Report {
  /// What holds where a rule passes; nil for no rule of the run.
  func ruleTitle(_ id: String) -> String? {
    catalogue.rule(id)?.title ?? SuppressionRule(rawValue: id)?.title
  }
}
