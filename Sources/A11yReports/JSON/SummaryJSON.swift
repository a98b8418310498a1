internal import A11yRules
internal import Support

/// What a run comes to, in numbers: outcomes are counted, and no entries.
struct SummaryJSON {
  private let summary: Report.Summary
  private let tally: Tally

  init(_ report: Report) {
    (summary, tally) = (report.summary, report.tally)
  }

  /// The order of results.
  private static let results: [Outcome.Result] = [
    .failed, .passed, .cantTell, .inapplicable, .untested,
  ]

  var members: [(String, JSON)] { counts + [("byRule", .object(byRule))] }

  private var counts: [(String, JSON)] {
    let findings = Impact.allCases.map { impact in
      (impact.rawValue, JSON.count(tally.findings[impact] ?? 0))
    }
    return [
      ("files", .count(summary.files)),
      ("skipped", .count(summary.skipped)),
      ("components", .count(summary.components)),
      ("targets", .count(summary.targets)),
      ("rules", .count(summary.rules)),
    ] + Self.results.map { ($0.rawValue, .count(summary.count($0))) } + [
      ("suppressed", .count(summary.suppressed.values.reduce(0, +))),
      ("findings", .object(findings)),
    ]
  }

  /// What each rule came to; a headline, too, which the other numbers leave out.
  private var byRule: [(String, JSON)] {
    let ids = tally.rules.union(tally.byRule.keys).union(tally.suppressedByRule.keys)
    return ids.sorted().map { id in
      var counts: [(String, JSON)] = Self.results.compactMap { result in
        tally.byRule[id]?[result].map { (result.rawValue, .count($0)) }
      }
      if let count = tally.suppressedByRule[id] { counts.append(("suppressed", .count(count))) }
      return (id, .object(counts))
    }
  }

  /// A number a line, and a rule a line, so that two reports compare well.
  var lines: String {
    let rules = byRule.map { "      \(JSON.string($0).line): \($1.line)" }
    let table = rules.isEmpty ? "{}" : "{\n\(rules.joined(separator: ",\n"))\n    }"
    let lines =
      counts.map { "    \(JSON.string($0).line): \($1.line)" } + ["    \"byRule\": \(table)"]
    return "{\n\(lines.joined(separator: ",\n"))\n  }"
  }
}
