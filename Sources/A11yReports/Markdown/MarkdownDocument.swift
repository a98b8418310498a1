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
    let head = "## a11y-audit: \(coverage.change.map { "\($0)\n\n" } ?? "")\(coverage.verdict)\n\n"
    let foot = notes + "\n" + MarkdownText.plain(coverage.line) + "\n"
    // No number is longer than the largest.
    let longest = omission(Dictionary(uniqueKeysWithValues: Noun.allCases.map { ($0, .max) }))
    let selection = MarkdownSelection(
      table: table,
      errors: errors,
      others: components.enumerated().map { section(of: $1, at: $0) },
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
      "- note: \(MarkdownText.plain(String(note.description.prefix(200))))\n"
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
    case error
    case component

    init(_ subject: MarkdownSection.Subject) {
      self =
        switch subject {
        case .finding: .finding
        case .doubt: .doubt
        case .error: .error
        case .component: .component
        }
    }

    func count(_ number: Int) -> String {
      switch self {
      case .doubt: "\(number) that could not be told"
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
    var findings: [Finding]

    /// What is wrong.
    var failed: [Finding] { findings.filter { $0.first.result == .failed } }

    /// What could not be told.
    var open: [Finding] { findings.filter { $0.first.result == .cantTell } }
  }

  private var components: [ComponentPart] {
    report.files.flatMap { file -> [ComponentPart] in
      let findings = Dictionary(grouping: file.openFindings, by: \.first.component)
      return file.components.map { checked in
        ComponentPart(file: file, checked: checked, findings: findings[checked.name] ?? [])
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

  private func section(of part: ComponentPart, at place: Int) -> MarkdownSection {
    let (failed, open) = (part.failed, part.open)
    let name = "\(MarkdownText.code(part.checked.name)) in \(MarkdownText.code(part.file.name))"
    let details = "\n<details><summary>\(open.count) could not be told</summary>\n\n"
    return MarkdownSection(
      opening: "\n### \(name)\(drawing(of: failed + open))\n\n",
      groups: [
        MarkdownSection.Group(
          opening: "",
          items: failed.enumerated().map { index, finding in
            MarkdownSection.Item(
              text: text(of: finding),
              subject: .finding(component: place, index),
              rank: finding.rank(in: part.file)
            )
          }
        ),
        MarkdownSection.Group(
          opening: details,
          items: open.enumerated().map { index, finding in
            MarkdownSection.Item(
              text: line(on: finding),
              subject: .doubt(component: place, index),
              rank: finding.rank(in: part.file)
            )
          },
          closing: "\n</details>\n"
        ),
      ]
    )
  }

  /// A link to the card with the drawing, where the page is published.
  private func drawing(of findings: [Finding]) -> String {
    guard let page = report.run.page, let first = findings.first else { return "" }
    return " · "
      + MarkdownText.link("as it looks and sounds", to: "\(page)#finding-\(first.fingerprint)")
  }

  private func text(of finding: Finding) -> String {
    let outcome = finding.first
    let text = head(of: finding) + "\n"
    var details = finding.partLines.map(MarkdownText.plain)
    details += finding.remedyLines.map { "\($0.label) \(MarkdownText.plain($0.text))" }
    let evidence = EvidenceText(finding: finding.onlyPart ?? finding).lines
    if !evidence.isEmpty {
      details.append(evidence.map(MarkdownText.plain).joined(separator: "<br>"))
    }
    details += finding.extent.map(MarkdownText.plain)
    details.append(
      [MarkdownText.code(outcome.rule), MarkdownText.plain(outcome.requirementNames)]
        .filter { !$0.isEmpty }.joined(separator: ", ")
    )
    return text + details.map { "  - \($0)\n" }.joined()
  }

  /// What could not be told, with the fact that is missing.
  private func line(on finding: Finding) -> String {
    let rules = finding.rules.map(MarkdownText.code).joined(separator: ", ")
    let missing = finding.missingWords.map { "; missing: " + MarkdownText.plain($0) } ?? ""
    let variants = finding.variantWords.map { "; " + MarkdownText.plain($0) } ?? ""
    return head(of: finding) + "\(missing)\(variants); \(rules)\n"
  }

  private func head(of finding: Finding) -> String {
    "- **\(word(for: finding.first))** \(MarkdownText.plain(finding.summary)) "
      + "(\(MarkdownText.code(finding.first.location.description)))"
  }

  private func word(for outcome: Outcome) -> String {
    if outcome.result == .cantTell {
      return outcome.likely == .fail ? "cannot tell, likely fail:" : "cannot tell:"
    }
    return outcome.impact.rawValue + (outcome.standing.map { " (\($0))" } ?? "") + ":"
  }
}
