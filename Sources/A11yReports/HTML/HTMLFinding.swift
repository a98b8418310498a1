internal import A11yModel
internal import A11yRules
internal import XML

/// One finding on a page.
struct HTMLFinding {
  let finding: Finding

  /// The lines of its file; nil where these are not at hand.
  let excerpt: SourceExcerpt?

  var markup: Markup {
    let outcome = finding.first
    let heading = Markup(
      "h3",
      content: [
        .element(
          Markup(
            "span",
            [("class", "impact")],
            text: FindingText.label(outcome, TextPaint(usesColor: false))
          )
        ), .text(" "),
        .text(VisibleText.of(outcome.shownMessage)),
      ]
    )
    let place = Markup(
      "p",
      content: [.element(Markup("code", text: VisibleText.of(outcome.location.description)))]
    )
    let identity = "finding-\(finding.fingerprint)"
    return Markup(
      "article",
      [("id", identity), ("class", style)],
      children: [heading, place] + source + evidence + remedies + [rule]
    )
  }

  private var style: String {
    finding.first.result == .cantTell ? "open" : finding.first.impact.rawValue
  }

  /// The line that it is about and those around it.
  private var source: [Markup] {
    let rows = excerpt?.rows(for: finding.first) ?? []
    guard let last = rows.last else { return [] }
    let width = String(last.number).count
    var content: [Markup.Content] = []
    for row in rows {
      let number = String(row.number)
      let space = String(repeating: " ", count: width - number.count)
      content.append(.element(Markup("span", text: "\(space)\(number)  ")))
      content.append(.text(row.before))
      if !row.marked.isEmpty { content.append(.element(Markup("mark", text: row.marked))) }
      content.append(.text(row.after + "\n"))
    }
    return [Markup("pre", content: content)]
  }

  private var evidence: [Markup] {
    let items = FindingText.details(of: finding).map { line in
      let swatches = line.outcome.flatMap { HTMLSwatches($0).markup }
      return Markup(
        "li",
        content: [.text(VisibleText.of(line.text))] + (swatches.map { [.element($0)] } ?? [])
      )
    }
    return items.isEmpty ? [] : [Markup("ul", children: items)]
  }

  private var remedies: [Markup] {
    finding.remedyLines.map { remedy in
      Markup(
        "p",
        content: [
          .element(Markup("strong", text: remedy.label)),
          .text(" " + VisibleText.of(remedy.text)),
        ]
      )
    }
  }

  private var rule: Markup {
    let others = [finding.first.requirementNames, finding.profiles.joined(separator: ", ")]
    let text = others.filter { !$0.isEmpty }.map { " · " + VisibleText.of($0) }.joined()
    return Markup(
      "p",
      [("class", "rule")],
      content: [
        .element(Markup("code", text: VisibleText.of(finding.ruleNames))), .text(text),
      ]
    )
  }
}
