internal import A11yRules

/// How bad a result is, in SARIF's words.
enum SARIFLevel: String {
  case error
  case warning
  case note
  /// Of what could not be told (SARIF 2.1.0, section 3.27.10).
  case none

  init(_ impact: Impact) {
    switch impact {
    case .critical, .serious: self = .error
    case .moderate: self = .warning
    case .minor: self = .note
    }
  }

  /// What fails the run is an error, whatever its impact, and nothing else is; what proves nothing is
  /// a note.
  init(of finding: Finding, in file: Report.AuditedFile) {
    let outcome = finding.first
    if finding.joined.contains(where: file.fails) {
      self = .error
    } else if outcome.result != .failed {
      self = .none
    } else if !outcome.isProof {
      self = .note
    } else {
      let level = SARIFLevel(outcome.impact)
      self = level == .error ? .warning : level
    }
  }
}
