internal import A11yModel
internal import A11yRules

/// How many findings each rule has, a line each, the most first.
struct StatisticsText {
  private let rows: [Row]

  private struct Row {
    var count: Int
    var rule: String
    var title: String

    /// The worst impact, or that it could not be told.
    var standing: String
  }

  init(_ report: Report) {
    let findings = report.reportedFindings.map(\.finding)
    rows = [Outcome.Result.failed, .cantTell].flatMap { result -> [Row] in
      let groups = Dictionary(grouping: findings.filter { $0.first.result == result }) {
        $0.first.rule
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
  }

  /// The lines, those of failures before those of what could not be told.
  var lines: [String] {
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
