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
    let foot = "\n" + MarkdownText.plain(coverage.line) + "\n"
    var groups = [table, errors] + components.flatMap(groups(of:))
    // What is left out is told, and leaving out begins with the last; no number is longer than the
    // largest.
    let longest = omission(Dictionary(uniqueKeysWithValues: Noun.allCases.map { ($0, .max) }))
    let room = limit.length - limit.length(of: head + foot + longest)
    var length = groups.map { $0.length(limit) }.reduce(0, +)
    var left: [Noun: Int] = [:]
    for index in groups.indices.reversed() {
      while length > room, let last = groups[index].items.popLast() {
        length -= limit.length(of: last)
        if groups[index].items.isEmpty { length -= groups[index].frame(limit) }
        left[groups[index].noun, default: 0] += 1
      }
    }
    return head + groups.map(\.text).joined() + omission(left) + foot
  }

  /// What items are called where they do not fit.
  private enum Noun: String, CaseIterable {
    case finding
    case error
    case component
  }

  /// Items under a heading, which goes when the last of them does.
  private struct Group {
    var noun: Noun
    var opening: String
    var items: [String]
    var closing = ""

    /// The length of what stands around the items.
    func frame(_ limit: Limit) -> Int { limit.length(of: opening + closing) }

    func length(_ limit: Limit) -> Int {
      items.isEmpty ? 0 : frame(limit) + items.map(limit.length).reduce(0, +)
    }

    var text: String { items.isEmpty ? "" : opening + items.joined() + closing }
  }

  private func omission(_ left: [Noun: Int]) -> String {
    let counts = Noun.allCases.compactMap { noun in
      left[noun].map { Coverage.count($0, noun.rawValue) }
    }
    guard !counts.isEmpty else { return "" }
    let list = counts.joined(separator: ", ")
    return "\n*\(list) did not fit; the text and JSON reports have all.*\n"
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

  private var table: Group {
    let rows = components.map { part in
      let atomic = part.outcomes.filter { !$0.isComposite && $0.suppression == nil }
      let failed = Finding.merged(atomic, .failed)
      let cells = [
        MarkdownText.codeInTable(part.name), MarkdownText.codeInTable(part.file),
        failed.isEmpty ? "no failures found" : Coverage.impacts(of: failed.map(\.first.impact)),
        String(Finding.merged(atomic, .cantTell).count),
        String(atomic.filter { $0.result == .passed }.map(\.count).reduce(0, +)),
      ]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    let opening =
      "| component | file | findings | could not be told | checks passed |\n"
      + "|---|---|---|--:|--:|\n"
    return Group(noun: .component, opening: opening, items: rows)
  }

  private var errors: Group {
    let items = report.errors.map { error in
      "- \(MarkdownText.code(error.location.description)): \(MarkdownText.plain(error.message))\n"
    }
    return Group(noun: .error, opening: "\n### Not audited\n\n", items: items)
  }

  private func groups(of part: ComponentPart) -> [Group] {
    let outcomes = part.outcomes.filter { $0.suppression == nil }
    let failed = Finding.merged(outcomes, .failed)
    let open = Finding.merged(outcomes.filter { !$0.isComposite }, .cantTell)
    let title = "\n### \(MarkdownText.code(part.name)) in \(MarkdownText.code(part.file))\n\n"
    let details = "\n<details><summary>\(open.count) could not be told</summary>\n\n"
    return [
      Group(noun: .finding, opening: title, items: failed.map(item)),
      Group(
        noun: .finding,
        opening: (failed.isEmpty ? title : "") + details,
        items: open.map(item),
        closing: "\n</details>\n"
      ),
    ]
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
