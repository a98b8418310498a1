internal import A11yModel
internal import A11yRules

/// A finding as reports list them one by one, with what it means for the run.
struct ReportedFinding {
  var finding: Finding
  var level: Level

  var outcome: Outcome { finding.first }

  /// What a finding means for the run, the worst first.
  enum Level: String, CaseIterable {
    /// It fails the run.
    case error
    /// It does not, and holds.
    case warning
    /// Whether it holds could not be told.
    case note
  }

  init(_ finding: Finding, in file: Report.AuditedFile) {
    self.finding = finding
    if finding.outcomes.contains(where: file.fails) {
      level = .error
    } else {
      level = finding.first.result == .failed ? .warning : .note
    }
  }

  var message: String { finding.messageAndRemedies }
}

extension Finding {
  /// What is wrong and what to do about it, a line each, nothing hidden in them.
  var messageAndRemedies: String {
    let remedies = remedyLines.map { "\($0.label) \($0.text)" }
    return ([first.shownMessage] + remedies).map(VisibleText.of).joined(separator: "\n")
  }

  /// That of the first place: it stays as long as this place does.
  var fingerprint: String { outcomes.first?.fingerprint ?? first.fingerprint }
}

extension Report {
  /// What there is to be mended or looked into, file by file.
  var reportedFindings: [ReportedFinding] { files.flatMap(\.reportedFindings) }
}

extension Report.AuditedFile {
  /// What there is to be mended or looked into, in the order of the places; headlines are left out.
  var reportedFindings: [ReportedFinding] {
    let outcomes = results.outcomes { $0.isOpen && !$0.isComposite }
    let findings = [.failed, .cantTell].flatMap { Finding.merged(outcomes, $0) }
    return findings.inOrderOfPlaces.map { ReportedFinding($0, in: self) }
  }
}

extension [Finding] {
  /// By line and column; findings on one place keep their order.
  var inOrderOfPlaces: [Finding] {
    let order = indices.sorted { left, right in
      let (one, other) = (self[left].first.location, self[right].first.location)
      return (one.line, one.column, left) < (other.line, other.column, right)
    }
    return order.map { self[$0] }
  }
}
