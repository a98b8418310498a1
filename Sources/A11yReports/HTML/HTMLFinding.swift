internal import A11yModel
internal import A11yRules
internal import XML

/// One finding on a page: what is wrong and for whom, how it looks, where it is, what to do.
struct HTMLFinding {
  let finding: Finding

  /// What the pins are called that stand on it; nil where it could not be told.
  let number: Int?

  /// The classes of whom it shuts out, how bad it is, and of which rule it is.
  let styles: [String]

  /// The lines of its file; nil where these are not at hand.
  let excerpt: SourceExcerpt?

  /// Where rules and requirements are explained; nil on a page that says whose finding it is, and where.
  let links: PageLinks?

  /// A detail of the drawing as it is and as it would be; nil where there is none.
  let detail: Markup.Content?

  /// What ids begin with.
  var prefix = ""

  var markup: Markup.Content {
    let content = [heading] + samples + [detail].compactMap(\.self) + evidence + remedies
    return .tight(
      "div",
      [("id", anchor), ("class", (["f"] + styles).joined(separator: " "))],
      content + (links.map { source + [rule($0)] } ?? [])
    )
  }

  private var anchor: String { "\(prefix)finding-\(finding.fingerprint)" }

  private var heading: Markup.Content {
    let outcome = finding.first
    let label = FindingText.label(outcome, TextPaint(usesColor: false))
    let pin = number.map { [Markup.Content.tight("b", "n", "\($0)"), .text(" ")] } ?? []
    return .tight(
      "h4",
      [],
      pin + [.tight("span", "impact", label), .text(" "), .words(outcome.shownMessage)]
    )
  }

  // MARK: evidence

  private var lines: [EvidenceText.Line] { FindingText.details(of: finding) }

  /// The colours of the outcome that is worst, where it is about colours.
  private var samples: [Markup.Content] {
    let outcomes = lines.compactMap(\.outcome)
    let worst = outcomes.min { $0.closeness < $1.closeness }
    return [worst.flatMap { HTMLSwatches($0).markup }].compactMap(\.self)
  }

  /// So many lines are shown at once.
  private static let mostLines = 2

  private var evidence: [Markup.Content] {
    let items = lines.map { Markup.Content.tight("li", [], [.words($0.text)]) }
    guard items.count > Self.mostLines else {
      return items.isEmpty ? [] : [.tight("ul", [], items)]
    }
    let summary = Markup.Content.tight("summary", [], [.text("\(items.count) measurements")])
    return [.tight("details", [], [summary, .tight("ul", [], items)])]
  }

  private var remedies: [Markup.Content] {
    finding.remedyLines.map { remedy in
      .tight("p", [], [.tight("strong", [], [.words(remedy.label)]), .words(" " + remedy.text)])
    }
  }

  // MARK: places

  /// Where it is: the line that it is about and those around it.
  private var source: [Markup.Content] {
    let place = Markup.Content.tight("code", [], [.words(finding.first.location.description)])
    let rows = excerpt?.rows(for: finding.first) ?? []
    guard let last = rows.last else { return [.tight("p", [], [place])] }
    let width = String(last.number).count
    var content: [Markup.Content] = []
    for row in rows {
      let number = String(row.number)
      let space = String(repeating: " ", count: width - number.count)
      content.append(.tight("span", [], [.text("\(space)\(number)  ")]))
      content.append(.text(row.before))
      if !row.marked.isEmpty { content.append(.tight("mark", [], [.text(row.marked)])) }
      content.append(.text(row.after + "\n"))
    }
    return [.tight("p", [("class", "place")], [place]), .tight("pre", [], content)]
  }

  /// The rule, what it is there for, and for which profiles it holds.
  private func rule(_ links: PageLinks) -> Markup.Content {
    var parts = finding.rules.map(links.rule)
    parts += finding.first.requirements.map(links.requirement)
    if !finding.profiles.isEmpty { parts.append(.words(finding.profiles.joined(separator: ", "))) }
    let content = parts.enumerated().flatMap { $0 == 0 ? [$1] : [.text(" · "), $1] }
    return .tight("p", [("class", "rule")], content)
  }
}
