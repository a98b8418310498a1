internal import A11yModel
internal import A11yRules

/// A report as a Markdown document that fits where it goes.
struct MarkdownDocument {
  let report: Report
  let limit: Limit

  /// How much GitHub takes.
  enum Limit {
    /// Comments of 65,536 characters, by UTF-16 units.
    case comment
    /// Summaries of 1 MiB, with what else the step writes.
    case stepSummary

    var length: Int {
      switch self {
      case .comment: 65_000
      case .stepSummary: 1_000_000
      }
    }

    func length(of text: String) -> Int {
      switch self {
      case .comment: text.utf16.count
      case .stepSummary: text.utf8.count
      }
    }
  }

  var text: String {
    let coverage = Coverage(report: report)
    let head = "## a11y-audit: \(coverage.verdict)\n\n"
    let foot = notes + "\n" + MarkdownText.plain(coverage.line) + "\n"
    // No number is longer than the largest.
    let longest = omission(Dictionary(uniqueKeysWithValues: Noun.allCases.map { ($0, .max) }))
    let selection = MarkdownSelection(
      table: table,
      errors: errors,
      others: components.map(section(of:)),
      room: limit.length - limit.length(of: head + foot + longest),
      length: limit.length
    )
    var counts: [Noun: Int] = [:]
    for subject in selection.omitted { counts[Noun(subject), default: 0] += 1 }
    return head + selection.sections.map(\.text).joined() + omission(counts) + foot
  }

  /// The notes, as many as anybody reads.
  private var notes: String {
    let shown = report.notes.prefix(Self.mostNotes).map { note in
      "- note: \(MarkdownText.plain(String(note.prefix(200))))\n"
    }
    let rest = report.notes.count - shown.count
    let more = rest > 0 ? ["- and \(Coverage.count(rest, "more note"))\n"] : []
    return report.notes.isEmpty ? "" : "\n" + (shown + more).joined()
  }

  private static let mostNotes = 20

  /// What is called how where it does not fit.
  private enum Noun: String, CaseIterable {
    case finding
    case doubt
    case headline
    case error
    case component

    init(_ subject: MarkdownSection.Subject) {
      self =
        switch subject {
        case .finding: .finding
        case .doubt: .doubt
        case .headline: .headline
        case .error: .error
        case .component: .component
        }
    }

    func count(_ number: Int) -> String {
      switch self {
      case .doubt: "\(number) that could not be told"
      case .headline: "\(number) \(number == 1 ? "summary" : "summaries")"
      case .finding, .error, .component: Coverage.count(number, rawValue)
      }
    }
  }

  private func omission(_ left: [Noun: Int]) -> String {
    let counts = Noun.allCases.compactMap { noun in left[noun].map(noun.count) }
    guard !counts.isEmpty else { return "" }
    let list = counts.joined(separator: ", ")
    return "\n*\(list) did not fit, the least bad; the text and JSON reports have all.*\n"
  }

  // MARK: components

  private struct ComponentPart {
    var file: Report.AuditedFile
    var checked: CheckedComponent
    var outcomes: [Outcome]

    /// What is wrong and is no mere summary.
    var failed: [Finding] {
      Finding.merged(outcomes, .failed) { !$0.isComposite && $0.suppression == nil }
    }

    /// What could not be told.
    var open: [Finding] {
      Finding.merged(outcomes, .cantTell) { !$0.isComposite && $0.suppression == nil }
    }
  }

  private var components: [ComponentPart] {
    report.files.flatMap { file -> [ComponentPart] in
      let groups = Dictionary(grouping: file.results.outcomes, by: \.component)
      return file.components.map { checked in
        ComponentPart(file: file, checked: checked, outcomes: groups[checked.name] ?? [])
      }
    }
  }

  private var table: MarkdownSection {
    let rows = components.enumerated().map { index, part in
      let (failed, open) = (part.failed, part.open)
      let cells = [
        MarkdownText.codeInTable(part.checked.name), MarkdownText.codeInTable(part.file.name),
        failed.isEmpty ? "no failures found" : Coverage.impacts(of: failed.map(\.first.impact)),
        String(open.count),
        String(part.checked.passes),
      ]
      return MarkdownSection.Item(
        text: "| " + cells.joined(separator: " | ") + " |\n",
        subject: .component(index),
        rank: (failed + open).map { $0.rank(in: part.file) }.min() ?? .max
      )
    }
    let opening =
      "| component | file | findings | could not be told | checks passed |\n"
      + "|---|---|---|--:|--:|\n"
    return MarkdownSection(groups: [MarkdownSection.Group(opening: opening, items: rows)])
  }

  private var errors: MarkdownSection {
    let items = report.errors.enumerated().map { index, error in
      MarkdownSection.Item(
        text: "- \(MarkdownText.code(error.location.description)): "
          + "\(MarkdownText.plain(error.message))\n",
        subject: .error(index)
      )
    }
    return MarkdownSection(
      groups: [MarkdownSection.Group(opening: "\n### Not audited\n\n", items: items)]
    )
  }

  private func section(of part: ComponentPart) -> MarkdownSection {
    let failed = Finding.merged(part.outcomes, .failed) { $0.suppression == nil }
    let open = part.open
    let place = "\(MarkdownText.code(part.checked.name)) in \(MarkdownText.code(part.file.name))"
    let details = "\n<details><summary>\(open.count) could not be told</summary>\n\n"
    return MarkdownSection(
      opening: "\n### \(place)\n\n",
      groups: [
        MarkdownSection.Group(opening: "", items: failed.map { item($0, part.file) }),
        MarkdownSection.Group(
          opening: details,
          items: open.map { item($0, part.file) },
          closing: "\n</details>\n"
        ),
      ]
    )
  }

  private func item(_ finding: Finding, _ file: Report.AuditedFile) -> MarkdownSection.Item {
    let key = Finding.Key(finding.first)
    let isDoubt = finding.first.result == .cantTell
    return MarkdownSection.Item(
      text: text(of: finding),
      subject: finding.first.isComposite ? .headline(key) : isDoubt ? .doubt(key) : .finding(key),
      rank: finding.rank(in: file)
    )
  }

  private func text(of finding: Finding) -> String {
    let outcome = finding.first
    var text = "- **\(word(for: outcome))** \(MarkdownText.plain(outcome.shownMessage)) "
    text += "(\(MarkdownText.code(outcome.location.description)))\n"
    var details: [String] = []
    if !outcome.missing.isEmpty {
      details.append("missing: " + MarkdownText.plain(outcome.missing.joined(separator: "; ")))
    }
    if !outcome.causes.isEmpty {
      details.append("see " + outcome.causes.map(MarkdownText.code).joined(separator: ", "))
    }
    details += finding.remedyLines.map { "\($0.label) \(MarkdownText.plain($0.text))" }
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
    return outcome.impact.rawValue + (outcome.standing.map { " (\($0))" } ?? "") + ":"
  }
}
