internal import A11yModel
internal import A11yRules

extension Reporter {
  /// What Xcode, SwiftPM, Emacs and other editors read from compilers.
  static let concise = Reporter(
    "concise",
    "a line each, as compilers write them, for editors",
    running: ConciseReport.init
  )
}

/// Findings by their places, what is wrong with inputs, notes and a verdict, a line each.
private struct ConciseReport: RunningReport {
  let style: Reporter.Style

  func part(of file: Report.AuditedFile, in report: Report) -> String {
    style.isQuiet ? "" : file.reportedFindings.map { ConciseText.line(of: $0) + "\n" }.joined()
  }

  func end(of report: Report) -> String {
    let coverage = Coverage(report: report)
    var lines: [String] = []
    if !style.isQuiet {
      let level: ReportedFinding.Level = style.callsErrorsWarnings ? .warning : .error
      lines += report.errors.map { ConciseText.line(of: $0, as: level) }
      lines += report.notes.map(ConciseText.line)
    }
    lines += [coverage.verdict, VisibleText.of(coverage.line)]
    return lines.map { $0 + "\n" }.joined()
  }
}

/// What is wrong, on one line behind its place, as compilers write it.
enum ConciseText {
  /// `file:line:column: error: message (rule)`.
  static func line(of reported: ReportedFinding) -> String {
    let outcome = reported.outcome
    return VisibleText.of(
      "\(outcome.location): \(reported.level.rawValue): \(reported.finding.summary) (\(reported.finding.ruleNames))"
    )
  }

  /// `file:line:column: note: message`, or where it is about no file, `note: message`.
  static func line(of note: Note) -> String {
    let place = note.location.map { "\($0): " } ?? ""
    return VisibleText.of("\(place)note: \(note.message)")
  }

  /// `file:line:column: error: message`.
  static func line(of error: InputError, as level: ReportedFinding.Level = .error) -> String {
    VisibleText.of("\(error.location): \(level.rawValue): \(error.message)")
  }
}
