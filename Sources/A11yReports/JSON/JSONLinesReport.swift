internal import A11yModel
internal import A11yRules
internal import Support

extension Reporter {
  /// The same a line each, for programs that read on while it works.
  static let jsonl = Reporter(
    "jsonl",
    "a JSON object a line; the members of json",
    needs: .passes,
    for: .machines,
    listsOutcomes: true,
    running: { JSONLinesReport(style: $0) }
  )
}

/// An object a line, each with its type: a rule before the first of its results, errors, and last a
/// summary.
private struct JSONLinesReport: RunningReport {
  let style: Reporter.Style
  private var rules = RuleTable()

  init(style: Reporter.Style) { self.style = style }

  mutating func part(of file: Report.AuditedFile, in report: Report) -> String {
    let outcomes = ResultJSON.listed(of: file, style)
    let new = rules.learn(outcomes, report).map { id in
      Self.line("rule", [("id", .string(id))] + (rules[id]?.members ?? []))
    }
    let results = ResultJSON.members(of: outcomes, in: file, rules).map {
      Self.line("result", $0)
    }
    return (new + results).joined()
  }

  func end(of report: Report) -> String {
    var members: [(String, JSON)] = [
      ("schema", .count(JSONReport.schema)), ("tool", JSON.tool(of: report)),
      ("summary", .object(SummaryJSON(report).members)),
    ]
    if !report.notes.isEmpty {
      members.append(("notes", .strings(report.notes.map(\.description))))
    }
    return report.errors.map { Self.line("error", $0.members) }.joined()
      + Self.line("summary", members)
  }

  private static func line(_ type: String, _ members: [(String, JSON)]) -> String {
    JSON.object([("type", .string(type))] + members).line + "\n"
  }
}
