internal import A11yModel
internal import A11yRules

/// One finding in full, for people.
package enum FindingText {
  /// The finding without colours.
  package static func plain(_ finding: Finding) -> String {
    block(finding, TextPaint(usesColor: false))
  }

  /// The finding with the lines of its file that it is about, where these are at hand.
  static func block(
    _ finding: Finding,
    _ paint: TextPaint,
    _ excerpt: SourceExcerpt? = nil
  ) -> String {
    let outcome = finding.first
    var lines = [
      "\(paint.bold(VisibleText.of(outcome.location.description))): \(label(outcome, paint)): "
        + VisibleText.of(outcome.shownMessage)
    ]
    lines += excerpt?.lines(for: [outcome], paint) ?? []
    lines += details(of: finding).map { "    " + VisibleText.of($0.text) }
    lines += finding.remedyLines.map { remedy in
      "    \(paint.bold(remedy.label)) \(VisibleText.of(remedy.text))"
    }
    lines.append("    " + paint.faint(VisibleText.of(source(of: finding))))
    var text = ""
    for line in lines {
      text += line
      text += "\n"
    }
    return text
  }

  /// How bad it is, or that it cannot be told and which way it leans.
  static func label(_ outcome: Outcome, _ paint: TextPaint) -> String {
    if outcome.result == .cantTell {
      let leaning = outcome.likely.map { $0 == .none ? "" : ", likely \($0.rawValue)" } ?? ""
      return paint.cyan("cannot tell\(leaning)")
    }
    return paint.impact(outcome.impact) + (outcome.standing.map { " (\($0))" } ?? "")
  }

  /// What is behind a finding, a line each, beside its message.
  static func details(of finding: Finding) -> [EvidenceText.Line] {
    let outcome = finding.first
    var details: [EvidenceText.Line] = []
    if outcome.result == .cantTell, !outcome.missing.isEmpty {
      let missing = ClippedText.of(outcome.missing.joined(separator: "; "))
      details.append(EvidenceText.Line(text: "missing: " + missing))
    }
    details += finding.partLines.map { EvidenceText.Line(text: $0) }
    if finding.isOfOneCause {
      details += EvidenceText(finding: finding.onlyPart ?? finding).entries
    }
    return details + finding.extent.map { EvidenceText.Line(text: $0) }
  }

  static func source(of finding: Finding) -> String {
    let parts = [
      finding.ruleNames, finding.first.requirementNames,
      finding.profiles.joined(separator: ", "),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

/// Colours of a terminal, where it has any.
struct TextPaint {
  let usesColor: Bool

  func bold(_ text: String) -> String { paint(text, "1") }
  func faint(_ text: String) -> String { paint(text, "2") }
  func cyan(_ text: String) -> String { paint(text, "36") }

  func impact(_ impact: Impact) -> String { paint(impact.rawValue, Self.code(of: impact)) }

  /// The mark under what an outcome is about.
  func mark(_ text: String, _ outcome: Outcome) -> String {
    outcome.result == .cantTell ? cyan(text) : paint(text, Self.code(of: outcome.impact))
  }

  private static func code(of impact: Impact) -> String { impact >= .serious ? "31" : "33" }

  private func paint(_ text: String, _ code: String) -> String {
    usesColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
