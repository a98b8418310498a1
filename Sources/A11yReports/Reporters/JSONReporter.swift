internal import A11yModel
internal import A11yRules

extension Reporter {
  /// The contract for other programs, version 1.
  static let json = Reporter("json", "for other programs; a stable contract") { report, _ in
    let summary = report.summary
    let results = report.outcomes.map { "    " + result($0).line }
    let head: [(String, JSON)] = [
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
        ])
      ),
    ]
    var output = "{\n"
    for (name, value) in head { output += "  \"\(name)\": \(value.line),\n" }
    output += "  \"results\": " + JSON.lines(results) + ",\n"
    output += "  \"errors\": " + JSON.lines(report.errors.map { "    " + error($0).line }) + ",\n"
    output += "  \"notes\": \(JSON.strings(report.notes).line)\n}\n"
    return output
  }

  private static func result(_ outcome: Outcome) -> JSON {
    .object(
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
        ("evidence", .object(outcome.evidence.map { ($0.name, value($0.value)) })),
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
    )
  }

  private static func suppression(_ suppression: Suppression?) -> JSON {
    guard let suppression else { return .null }
    return .object([
      ("kind", .string(suppression.kind.rawValue)),
      ("reason", .string(suppression.reason)),
      ("location", suppression.location.map(JSON.location) ?? .null),
    ])
  }

  private static func value(_ value: Evidence.Value) -> JSON {
    switch value {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    case .list(let items): .strings(items)
    }
  }

  private static func error(_ error: InputError) -> JSON {
    .object([
      ("file", .string(error.location.file)),
      ("line", .count(error.location.line)),
      ("column", .count(error.location.column)),
      ("message", .string(error.message)),
    ])
  }
}
