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

  /// What proves nothing is a note.
  init(of outcome: Outcome) {
    if outcome.result == .failed {
      self = outcome.isProof ? SARIFLevel(outcome.impact) : .note
    } else {
      self = .none
    }
  }
}
