internal import A11yModel
internal import A11yRules
internal import Support

extension Reporter {
  /// What GitLab shows in merge requests: a Code Quality report.
  static let gitlab = Reporter(
    "gitlab",
    "for GitLab's Code Quality",
    for: .machinesWithoutNotes,
    running: { _ in CodeQualityReport() }
  )
}

/// A list of entries, one a line.
private struct CodeQualityReport: RunningReport {
  /// How many entries have each fingerprint so far; GitLab keeps one of several with the same.
  private var fingerprints: [String: Int] = [:]

  mutating func part(of file: Report.AuditedFile, in report: Report) -> String {
    file.reportedFindings.map { reported in
      line(
        message: reported.message,
        check: reported.outcome.rule,
        fingerprint: reported.finding.fingerprint,
        severity: Self.severity(of: reported),
        location: reported.outcome.location,
        report
      )
    }.joined()
  }

  mutating func end(of report: Report) -> String {
    var text = report.errors.map { error in
      let file = report.stableName(of: error.location.file).withoutDotSlash
      return line(
        message: VisibleText.of(error.message),
        check: "input-error",
        fingerprint: "input-error \(file)",
        severity: "blocker",
        location: error.location,
        report
      )
    }.joined()
    if let stale = report.staleEntries {
      text += line(
        message: stale.words,
        check: Report.StaleEntries.name,
        fingerprint: Report.StaleEntries.name,
        severity: "major",
        location: stale.location,
        report
      )
    }
    return fingerprints.isEmpty ? "[]\n" : text + "\n]\n"
  }

  /// An entry, and what parts it from the one before.
  private mutating func line(
    message: String,
    check: String,
    fingerprint: String,
    severity: String,
    location: Location,
    _ report: Report
  ) -> String {
    let begins = fingerprints.isEmpty
    let ordinal = fingerprints[fingerprint, default: 0] + 1
    fingerprints[fingerprint] = ordinal
    let entry = Self.entry(
      message: message,
      check: check,
      fingerprint: ordinal == 1 ? fingerprint : "\(fingerprint)-\(ordinal)",
      severity: severity,
      location: location,
      report
    )
    return (begins ? "[\n  " : ",\n  ") + entry.line
  }

  private static func entry(
    message: String,
    check: String,
    fingerprint: String,
    severity: String,
    location: Location,
    _ report: Report
  ) -> JSON {
    .object([
      ("description", .string(message)),
      ("check_name", .string(VisibleText.of(check))),
      ("fingerprint", .string(fingerprint)),
      ("severity", .string(severity)),
      (
        "location",
        .object([
          ("path", .string(report.stableName(of: location.file).withoutDotSlash)),
          ("lines", .object([("begin", .count(location.line))])),
        ])
      ),
    ])
  }

  /// What proves nothing is told, and weighs nothing unless it fails the run.
  private static func severity(of reported: ReportedFinding) -> String {
    let outcome = reported.outcome
    let isProven = outcome.result == .failed && outcome.isProof
    guard isProven || reported.level == .error else { return "info" }
    return switch outcome.impact {
    case .critical: "blocker"
    case .serious: "critical"
    case .moderate: "major"
    case .minor: "minor"
    }
  }
}
