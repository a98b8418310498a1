internal import A11yModel
internal import A11yRules

extension Reporter {
  /// For comments on pull requests.
  static let markdown = Reporter("markdown", "for comments on pull requests") { report, _ in
    MarkdownDocument(report: report).text
  }
}

/// A report as a Markdown document that fits into a comment.
private struct MarkdownDocument {
  let report: Report

  /// GitHub takes comments of 65,536 characters.
  private static let maximumCharacters = 65_000

  var text: String {
    let coverage = Coverage(report: report)
    let head = "## a11y-audit: \(coverage.verdict)\n\n" + table + errors
    let foot = "\n" + MarkdownText.plain(coverage.line) + "\n"
    var sections = components.flatMap(sections(of:))
    // UTF-16 units are what GitHub counts. What is left out is told, and leaving out begins with
    // the last; no number is longer than the largest.
    let room =
      Self.maximumCharacters - (head + foot).utf16.count - omission(.max).utf16.count
    var length = sections.map(\.text.utf16.count).reduce(0, +)
    var left = 0
    while length > room, let last = sections.popLast() {
      length -= last.text.utf16.count
      left += last.findings
    }
    return head + sections.map(\.text).joined() + omission(left) + foot
  }

  private struct Section {
    var text: String
    var findings: Int
  }

  private func omission(_ count: Int) -> String {
    count == 0
      ? ""
      : "\n*\(Coverage.count(count, "finding")) did not fit; the text and JSON reports have all.*\n"
  }

  // MARK: components

  private struct ComponentPart {
    var file: String
    var name: String
    var outcomes: [Outcome]
  }

  private var components: [ComponentPart] {
    report.files.flatMap { file -> [ComponentPart] in
      var order: [String] = []
      var groups: [String: [Outcome]] = [:]
      for outcome in file.results.outcomes {
        if groups[outcome.component] == nil { order.append(outcome.component) }
        groups[outcome.component, default: []].append(outcome)
      }
      return order.map { ComponentPart(file: file.name, name: $0, outcomes: groups[$0] ?? []) }
    }
  }

  private var table: String {
    guard !components.isEmpty else { return "" }
    let rows = components.map { part in
      let atomic = part.outcomes.filter { !$0.isComposite }
      let failed = Finding.merged(atomic, .failed)
      let impacts = Impact.allCases.reversed().compactMap { impact -> String? in
        let count = failed.filter { $0.first.impact == impact }.count
        return count > 0 ? "\(count) \(impact.rawValue)" : nil
      }
      let cells = [
        MarkdownText.codeInTable(part.name), MarkdownText.codeInTable(part.file),
        impacts.isEmpty ? "none" : impacts.joined(separator: ", "),
        String(Finding.merged(atomic, .cantTell).count),
        String(atomic.filter { $0.result == .passed }.map(\.count).reduce(0, +)),
      ]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return "| component | file | findings | could not be told | checks passed |\n"
      + "|---|---|---|--:|--:|\n" + rows.joined()
  }

  private var errors: String {
    guard !report.errors.isEmpty else { return "" }
    let lines = report.errors.map { error in
      "- \(MarkdownText.code(error.location.description)): \(MarkdownText.plain(error.message))\n"
    }
    return "\n### Not audited\n\n" + lines.joined()
  }

  private func sections(of part: ComponentPart) -> [Section] {
    let failed = Finding.merged(part.outcomes, .failed)
    let open = Finding.merged(part.outcomes.filter { !$0.isComposite }, .cantTell)
    guard !failed.isEmpty || !open.isEmpty else { return [] }
    let title = "\n### \(MarkdownText.code(part.name)) in \(MarkdownText.code(part.file))\n\n"
    var sections = [Section(text: title, findings: 0)]
    sections += failed.map { Section(text: item($0), findings: $0.first.isComposite ? 0 : 1) }
    if !open.isEmpty {
      let summary = open.count == 1 ? "1 could not be told" : "\(open.count) could not be told"
      sections.append(
        Section(
          text: "\n<details><summary>\(summary)</summary>\n\n" + open.map(item).joined()
            + "\n</details>\n",
          findings: open.count
        )
      )
    }
    return sections
  }

  private func item(_ finding: Finding) -> String {
    let outcome = finding.first
    var text = "- **\(word(for: outcome))** \(MarkdownText.plain(outcome.message)) "
    text += "(\(MarkdownText.code(outcome.location.description)))\n"
    var details: [String] = []
    if !outcome.missing.isEmpty {
      details.append("missing: " + MarkdownText.plain(outcome.missing.joined(separator: "; ")))
    }
    if !outcome.causes.isEmpty {
      details.append("see " + outcome.causes.map(MarkdownText.code).joined(separator: ", "))
    }
    if !outcome.remedy.isEmpty { details.append("fix: " + MarkdownText.plain(outcome.remedy)) }
    let evidence = EvidenceText(finding: finding).lines
    if !evidence.isEmpty {
      details.append(evidence.map(MarkdownText.plain).joined(separator: "<br>"))
    }
    if finding.targetCount > 1 { details.append("\(finding.targetCount) targets") }
    details.append(
      [MarkdownText.code(outcome.rule), MarkdownText.plain(outcome.requirementNames)]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    )
    return text + details.map { "  - \($0)\n" }.joined()
  }

  private func word(for outcome: Outcome) -> String {
    if outcome.result == .cantTell {
      return outcome.likely == .fail ? "cannot tell, likely fail:" : "cannot tell:"
    }
    let suffix = outcome.isComposite ? " (in sum)" : outcome.isAdvisory ? " (advisory)" : ""
    return outcome.impact.rawValue + suffix + ":"
  }
}
