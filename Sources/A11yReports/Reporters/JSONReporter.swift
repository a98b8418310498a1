internal import A11yModel
internal import A11yRules

extension Reporter {
  /// The contract for other programs, version 1.
  static let json = Reporter(
    "json",
    "for other programs; a stable contract",
    for: .machines
  ) { report, _ in
    let results = report.outcomes.map { "    " + JSON.object(members(of: $0)).line }
    let errors = report.errors.map { "    " + JSON.object(members(of: $0)).line }
    var output = "{\n"
    for (name, value) in head(of: report) { output += "  \"\(name)\": \(value.line),\n" }
    output += "  \"results\": " + JSON.lines(results) + ",\n"
    output += "  \"errors\": " + JSON.lines(errors) + ",\n"
    output += "  \"notes\": \(JSON.strings(report.notes).line)\n}\n"
    return output
  }

  /// The same a line each, for programs that read on while they work.
  static let jsonl = Reporter(
    "jsonl",
    "a JSON object a line; the members of json",
    for: .machines
  ) { report, _ in
    var lines: [String] = []
    func add(_ type: String, _ members: [(String, JSON)]) {
      lines.append(JSON.object([("type", .string(type))] + members).line + "\n")
    }
    for outcome in report.outcomes { add("result", members(of: outcome)) }
    for error in report.errors { add("error", members(of: error)) }
    add("summary", head(of: report) + [("notes", .strings(report.notes))])
    return lines.joined()
  }

  /// Which contract it is, whose, and the counts.
  private static func head(of report: Report) -> [(String, JSON)] {
    let summary = report.summary
    let impacts = Coverage(report: report).impacts(.failed)
    let findings = Impact.allCases.map { impact in
      (impact.rawValue, JSON.count(impacts.count { $0 == impact }))
    }
    return [
      ("schema", .number(1)),
      ("tool", .object([("name", .string("a11y-audit")), ("version", .string(report.version))])),
      (
        "summary",
        .object([
          ("files", .count(summary.files)),
          ("skipped", .count(summary.skipped)),
          ("components", .count(summary.components)),
          ("targets", .count(summary.targets)),
          ("rules", .count(summary.rules)),
          ("failed", .count(summary.count(.failed))),
          ("passed", .count(summary.count(.passed))),
          ("cantTell", .count(summary.count(.cantTell))),
          ("inapplicable", .count(summary.count(.inapplicable))),
          ("untested", .count(summary.count(.untested))),
          ("suppressed", .count(summary.suppressed.values.reduce(0, +))),
          ("findings", .object(findings)),
        ])
      ),
    ]
  }

  private static func members(of outcome: Outcome) -> [(String, JSON)] {
    [
      ("rule", .string(outcome.rule)),
      ("outcome", .string(outcome.result.rawValue)),
      ("impact", .string(outcome.impact.rawValue)),
      ("component", .string(outcome.component)),
    ] + (outcome.target.map { [("target", .string($0))] } ?? []) + [
      ("appearance", .optional(outcome.appearance?.rawValue)),
      ("surface", .optional(outcome.surface?.rawValue)),
      ("state", .optional(outcome.state)),
      ("generation", .optional(outcome.generation?.rawValue)),
      ("message", .string(outcome.message)),
      ("remedy", .string(outcome.remedy)),
      ("likely", .optional(outcome.likely?.rawValue)),
      ("confidence", .string(outcome.confidence.rawValue)),
      ("missing", .strings(outcome.missing)),
      ("evidence", .evidence(outcome.evidence)),
      ("requirements", .strings(outcome.requirements)),
      ("profiles", .strings(outcome.profiles)),
      ("advisory", .bool(outcome.isAdvisory)),
      ("platformDefault", .bool(outcome.isPlatformDefault)),
      ("causes", .strings(outcome.causes)),
      ("suppression", suppression(outcome.suppression)),
      ("count", .count(outcome.count)),
      ("location", JSON.location(outcome.location)),
      ("fingerprint", .string(outcome.fingerprint)),
    ]
  }

  private static func suppression(_ suppression: Suppression?) -> JSON {
    guard let suppression else { return .null }
    return .object([
      ("kind", .string(suppression.kind.rawValue)),
      ("reason", .string(suppression.reason)),
      ("location", suppression.location.map(JSON.location) ?? .null),
    ])
  }

  private static func members(of error: InputError) -> [(String, JSON)] {
    [
      ("file", .string(error.location.file)),
      ("line", .count(error.location.line)),
      ("column", .count(error.location.column)),
      ("message", .string(error.message)),
    ]
  }
}

extension JSON {
  /// The facts behind an outcome, by their names.
  static func evidence(_ evidence: [Evidence]) -> JSON {
    .object(
      evidence.map { item in
        switch item.value {
        case .text(let text): (item.name, .string(text))
        case .number(let number): (item.name, .number(number))
        case .list(let items): (item.name, .strings(items))
        }
      }
    )
  }
}
