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

  /// Whom it shuts out, him first under whom it stands.
  var people: [Person] = []

  /// The file whose page or card it is on.
  var file: String?

  /// The id of its card.
  var card: String?

  /// Whether what is asked of charts is asked here.
  var isOfChart = true

  var markup: Markup.Content {
    let content = [heading] + remedies + others + samples + [detail].compactMap(\.self) + evidence
    return .tight(
      "div",
      [("id", anchor), ("class", (["f"] + styles).joined(separator: " "))],
      content + (links.map { source + [rule($0)] } ?? [])
    )
  }

  private var anchor: String { "\(prefix)finding-\(finding.fingerprint)" }

  private var heading: Markup.Content {
    let outcome = finding.first
    let label =
      outcome.result == .cantTell
      ? Coverage.check + Self.leaning(outcome)
      : FindingText.label(outcome, TextPaint(usesColor: false))
    let pin = number.map { [self.pin($0), Markup.Content.text(" ")] } ?? []
    return .tight(
      "h4",
      [],
      pin + [.tight("span", "impact", label + ":"), .text(" "), .words(sentence)]
    )
  }

  /// Its number, which leads back to the pictures where there is far to go.
  private func pin(_ number: Int) -> Markup.Content {
    guard let card else { return .tight("b", "n", "\(number)") }
    let words = "\(number), back to the pictures"
    return .tight(
      "a",
      [("class", "n"), ("href", "#\(card)"), ("aria-label", words)],
      [.text("\(number)")]
    )
  }

  /// What it says, as a sentence of its own.
  private var sentence: String {
    let message = finding.first.shownMessage
    return message.prefix(1).uppercased() + message.dropFirst()
  }

  /// Which way leans what has to be checked.
  private static func leaning(_ outcome: Outcome) -> String {
    switch outcome.likely {
    case .fail: ", likely fails"
    case .pass: ", likely passes"
    case .some(.none), nil: ""
    }
  }

  /// Whom else it shuts out.
  private var others: [Markup.Content] {
    let others = people.dropFirst().map(\.noun).joined(separator: " and ")
    return others.isEmpty ? [] : [.tight("p", "quiet", "Also: \(others)")]
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
    let label = finding.first.result == .cantTell ? "Help:" : "Fix:"
    return finding.helpLines.map { line in
      .tight("p", [], [.tight("strong", [], [.text(label)]), .words(" " + line)])
    }
  }

  // MARK: places

  /// Where it is: the line that it is about and those around it.
  private var source: [Markup.Content] {
    let location = finding.first.location
    let whole = location.description
    let start = location.file == file ? whole.lastIndex(of: "/").map(whole.index(after:)) : nil
    let place = Markup.Content.tight(
      "p",
      [("class", "place code")],
      Markup.Content.path(String(whole[(start ?? whole.startIndex)...]))
    )
    let rows = excerpt?.rows(for: finding.first) ?? []
    guard let last = rows.last else { return [place] }
    let width = String(last.number).count
    let content = rows.flatMap { row -> [Markup.Content] in
      let number = String(row.number)
      let space = String(repeating: " ", count: width - number.count)
      let mark = Markup.Content.tight("mark", [], [.text(row.marked)])
      return [.text("\(space)\(number)  \(row.before)")] + (row.marked.isEmpty ? [] : [mark])
        + [.text(row.after + "\n")]
    }
    return [place, .tight("pre", [], content)]
  }

  /// The rule, what it is there for, and for which profiles it holds.
  private func rule(_ links: PageLinks) -> Markup.Content {
    var parts = finding.rules.map(links.rule)
    let requirements = RequirementText.first(of: finding.profiles, finding.first.requirements)
    parts += requirements.filter { isOfChart || !RequirementText.isOfCharts($0) }
      .map(links.requirement)
    if !finding.profiles.isEmpty { parts.append(.words(finding.profiles.joined(separator: ", "))) }
    let content = parts.enumerated().flatMap { $0 == 0 ? [$1] : [.text(" · "), $1] }
    return .tight("p", [("class", "rule")], content)
  }
}
