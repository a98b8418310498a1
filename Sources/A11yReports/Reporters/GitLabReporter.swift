internal import A11yModel
internal import A11yRules

extension Reporter {
  /// What GitLab shows in merge requests: a Code Quality report.
  static let gitlab = Reporter(
    "gitlab",
    "for GitLab's Code Quality",
    needs: .findings,
    for: .machinesWithoutNotes
  ) { report, _ in
    var fingerprints: [String: Int] = [:]
    /// GitLab keeps one of several with the same.
    func unique(_ fingerprint: String) -> String {
      let ordinal = fingerprints[fingerprint, default: 0] + 1
      fingerprints[fingerprint] = ordinal
      return ordinal == 1 ? fingerprint : "\(fingerprint)-\(ordinal)"
    }
    let findings = report.reportedFindings.map { reported in
      entry(
        message: reported.message,
        check: reported.outcome.rule,
        fingerprint: unique(reported.finding.fingerprint),
        severity: severity(of: reported),
        location: reported.outcome.location,
        report
      )
    }
    let errors = report.errors.map { error in
      let file = report.stableName(of: error.location.file).withoutDotSlash
      return entry(
        message: VisibleText.of(error.message),
        check: "input-error",
        fingerprint: unique("input-error \(file)"),
        severity: "blocker",
        location: error.location,
        report
      )
    }
    let stale = report.staleEntries.map { stale in
      entry(
        message: stale.words,
        check: Report.StaleEntries.name,
        fingerprint: unique(Report.StaleEntries.name),
        severity: "major",
        location: stale.location,
        report
      )
    }
    let lines = (findings + errors + (stale.map { [$0] } ?? [])).map { "  " + $0.line }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
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
