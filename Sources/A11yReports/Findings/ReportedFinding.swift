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
    if finding.joined.contains(where: file.fails) {
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
    return ([summary] + partLines + [variantWords].compactMap(\.self) + remedies).map(
      VisibleText.of
    ).joined(separator: "\n")
  }

  /// What is wrong on one line; of what could not be told also how many targets wait for which fact.
  var summary: String {
    let message = first.shownMessage
    let isOwn = outcomes.contains { $0.message == first.message }
    guard first.result == .cantTell, isOwn, targetCount > 1 else { return message }
    return "\(message) (\(targetCount) targets)"
  }

  /// The facts that are missing, where the message does not say them.
  var missingWords: String? {
    let missing = first.missing.filter { !first.message.contains($0) }
    return missing.isEmpty ? nil : ClippedText.of(missing.joined(separator: "; "))
  }

  /// Whether one rule finds one thing in all of it, so that what one outcome says tells of all.
  var isOfOneCause: Bool {
    outcomes.indices.allSatisfy {
      outcomes[$0].rule == first.rule && outcomes[$0].cause == first.cause
    }
  }

  /// What it sums up, where that is what one rule finds.
  var onlyPart: Finding? { parts.count == 1 ? parts.first : nil }

  /// In which of several variants of the component it holds; nil where there is only one.
  var variantWords: String? {
    guard let variant = first.variant else { return nil }
    let names = ([self] + alike).compactMap(\.first.variant?.name)
    let count = "in \(names.count) of \(variant.count) variants"
    return names.count == variant.count ? count : "\(count): \(names.joined(separator: "; "))"
  }

  /// Where it holds, of how many targets, and in which variants.
  var extent: [String] {
    let (words, count) = (placeWords, targetCount)
    let isCounted = count > (words == nil ? 1 : places.count)
    return (words.map { ["at \($0)"] } ?? []) + (isCounted ? ["\(count) targets"] : [])
      + [variantWords].compactMap(\.self)
  }

  /// The rules that find it, as one word for lists.
  var ruleNames: String { rules.joined(separator: ", ") }
}

extension Report {
  /// What there is to be mended or looked into, file by file.
  var reportedFindings: [ReportedFinding] { files.flatMap(\.reportedFindings) }
}

extension Report.AuditedFile {
  /// By the fingerprints of outcomes, that of the finding that each is joined in.
  var findingFingerprints: [String: String] {
    findings.reduce(into: [:]) { fingerprints, finding in
      let own = finding.fingerprint
      for outcome in finding.joined { fingerprints[outcome.fingerprint] = own }
    }
  }

  /// What there is to be mended or looked into, in the order of the places.
  var reportedFindings: [ReportedFinding] {
    openFindings.inOrderOfPlaces.map { ReportedFinding($0, in: self) }
  }
}
