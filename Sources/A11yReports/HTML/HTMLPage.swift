internal import A11yModel
internal import A11yRules
internal import XML

/// A report as one HTML page that needs nothing besides: no script, no style sheet, no picture.
///
/// It is held to what it reports: headings and landmarks in order, text that reaches 4.5:1 in light
/// and dark, and nothing that colour alone tells (WCAG 2.2, level AA).
struct HTMLPage {
  let report: Report
  let files: [PageFile]

  /// The names of the rules, by their numbers from 1.
  let rules: [String]
  let links: PageLinks

  var text: String {
    let coverage = Coverage(report: report)
    let filters = PageFilters(files: files, rules: rules)
    let title = [report.run.project, coverage.verdict(Coverage.checks)].compactMap(\.self).joined(
      separator: ": "
    )
    let head = Markup.head(
      "a11y-audit, \(title)",
      [Markup("style", text: HTMLStyle.sheet + filters.sheet)]
    )
    let banner = Markup.tight("header", [], [.tight("p", "tool", "a11y-audit")])
    let index = PageIndex(report: report, files: files, links: links)
    let sorted = sorted
    let start = (headings(coverage) + [filters.form]).map(\.fragment) + overview(sorted)
    let cards = sorted.map(\.card.text).joined()
    // Cards are text already, so that the page is put together and not written as a whole.
    return "<!DOCTYPE html>\n<html lang=\"en\">\n" + head.fragment + "\n<body>\n" + banner.fragment
      + "<main>\n" + start.joined(separator: "\n")
      + "\n<div class=\"cards\">\n" + cards + "</div>\n"
      + index.markup.fragment + "\n</main>\n" + footer.fragment + "\n</body>\n</html>\n"
  }

  // MARK: head

  private func headings(_ coverage: Coverage) -> [Markup] {
    let project =
      report.run.project.map { [Markup.Content.tight("small", "quiet", "Project: \($0)")] } ?? []
    return [
      .tight(
        "h1",
        [],
        project + [.text(project.isEmpty ? "" : " "), .text(coverage.verdict(Coverage.checks))]
      )
    ] + errors + [about(coverage)]
  }

  /// What was run on what, folded where there is little room.
  private func about(_ coverage: Coverage) -> Markup {
    .tight(
      "details",
      [("class", "fold")],
      [.tight("summary", [], [.text("About this run")]), .element(facts(coverage))]
        + notes.map { .element($0) }
    )
  }

  /// One alone is shown at once.
  private var notes: [Markup] {
    let notes = report.notes
    guard notes.count > 1 else {
      return notes.map { .tight("p", [], [.words("note: \($0)")]) }
    }
    let items = notes.map { Markup.Content.tight("li", [], [.words($0.description)]) }
    let words = Coverage.count(notes.count, "note")
    let summary = Markup.Content.tight("summary", [], [.text(words)])
    return [.tight("details", [], [summary, .tight("ul", [], items)])]
  }

  private func facts(_ coverage: Coverage) -> Markup {
    let run = report.run
    let all: [(name: String, value: String?)] = [
      ("Audited", String(coverage.line.dropFirst("audited ".count))),
      (
        "Date",
        report.time > 0
          ? Timestamp.text(report.time).split(separator: "T").joined(separator: " ") + " UTC" : nil
      ),
      ("Revision", run.revision), ("Command", run.command),
    ]
    let rows = all.flatMap { name, value -> [Markup.Content] in
      guard let value else { return [] }
      return [.tight("dt", [], [.text(name)]), .tight("dd", [], [.words(value)])]
    }
    return .tight("dl", [("class", "facts")], rows)
  }

  private var errors: [Markup] {
    guard !report.errors.isEmpty else { return [] }
    let items = report.errors.map { error in
      Markup.Content.tight(
        "li",
        [],
        [
          .tight("code", [], [.words(error.location.description)]),
          .words(": \(error.message)"),
        ]
      )
    }
    return [.tight("h2", [], [.text("Not audited")]), .tight("ul", [], items)]
  }

  // MARK: overview

  /// The cards of all files, the worst first.
  private var sorted: [(file: String, card: PageFile.Card)] {
    let cards = files.flatMap { file in file.cards.map { (file: file.name, card: $0) } }
    return cards.enumerated().sorted { one, other in
      let (left, right) = (one.element.card.badness, other.element.card.badness)
      return left == right ? one.offset < other.offset : left > right
    }.map(\.element)
  }

  /// Every component, small, with what was found; none where there is one alone.
  private func overview(_ cards: [(file: String, card: PageFile.Card)]) -> [String] {
    guard cards.count > 1 else { return [] }
    let items = cards.map { file, card -> String in
      let kind = card.kind.isEmpty ? [] : [Markup.Content.tight("small", [], [.text(card.kind)])]
      let name = Markup.tight("a", [("href", "#\(card.anchor)")], [.words(card.name)] + kind)
      let place =
        card.name == file
        ? "" : Markup.tight("small", [("class", "file")], Markup.Content.path(file)).fragment
      let style = card.worst.map { " class=\"\($0.impact.style)\"" } ?? ""
      return "<li class=\"tile \(card.styles.joined(separator: " "))\"><div\(style)>"
        + card.thumbnail + name.fragment + card.counts + place + "</div></li>"
    }
    return [
      "<nav class=\"overview\" aria-label=\"Components\">"
        + Markup.tight("h2", [], [.text("Components, worst first")]).fragment + "<ul>\n"
        + items.joined(separator: "\n") + "\n</ul></nav>"
    ]
  }

  private var footer: Markup {
    .tight(
      "footer",
      [],
      [.tight("a", [("href", Publication.home)], [.text("a11y-audit \(report.version)")])]
    )
  }
}
