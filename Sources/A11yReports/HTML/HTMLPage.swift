internal import A11yModel
internal import A11yRules
internal import XML

/// A report as one HTML page that needs nothing besides: no script, no style sheet, no picture.
///
/// It is held to what it reports: headings and landmarks in order, text that reaches 4.5:1 in light
/// and dark, and nothing that colour alone tells (WCAG 2.2, level AA).
struct HTMLPage {
  let report: Report

  var text: String {
    let coverage = Coverage(report: report)
    let files = report.files.enumerated().map { FileFindings($1, place: $0 + 1) }
    let head = Markup(
      "head",
      children: [
        Markup("meta", [("charset", "utf-8")]),
        Markup(
          "meta",
          [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]
        ),
        Markup("meta", [("name", "color-scheme"), ("content", "light dark")]),
        Markup("title", text: "a11y-audit: \(coverage.verdict)"),
        Markup("style", text: HTMLStyle.sheet),
      ]
    )
    let main =
      [
        Markup("h1", text: coverage.verdict), Markup("p", text: VisibleText.of(coverage.line)),
      ] + notes + errors + contents(files) + files.map(section)
    let foot = Markup("footer", children: [Markup("p", text: "a11y-audit \(report.version)")])
    let body = Markup("body", children: [Markup("main", children: main), foot])
    return Markup("html", [("lang", "en")], children: [head, body]).page
  }

  private var notes: [Markup] {
    report.notes.map { Markup("p", text: "note: \(VisibleText.of($0.description))") }
  }

  private var errors: [Markup] {
    guard !report.errors.isEmpty else { return [] }
    let items = report.errors.map { error in
      Markup(
        "li",
        content: [
          .element(Markup("code", text: VisibleText.of(error.location.description))),
          .text(": \(VisibleText.of(error.message))"),
        ]
      )
    }
    return [Markup("h2", text: "Not audited"), Markup("ul", children: items)]
  }

  // MARK: files

  /// A file with what was found in it.
  private struct FileFindings {
    var file: Report.AuditedFile

    /// What links lead to.
    var anchor: String
    var failed: [Finding]
    var open: [Finding]

    init(_ file: Report.AuditedFile, place: Int) {
      let findings = file.openFindings
      self.file = file
      anchor = "file-\(place)"
      failed = findings.filter { $0.first.result == .failed }
      open = findings.filter { $0.first.result == .cantTell }
    }

    /// What was found, the worst first.
    var counts: String {
      var parts = failed.isEmpty ? [] : [Coverage.impacts(of: failed.map(\.first.impact))]
      if !open.isEmpty { parts.append("\(open.count) could not be told") }
      return parts.isEmpty ? "no failures found" : parts.joined(separator: ", ")
    }
  }

  /// Where what was found in which file is, where there are several.
  private func contents(_ files: [FileFindings]) -> [Markup] {
    guard files.count > 1 else { return [] }
    let items = files.map { part in
      Markup(
        "li",
        content: [
          .element(
            Markup("a", [("href", "#" + part.anchor)], text: VisibleText.of(part.file.name))
          ),
          .text(": \(part.counts)"),
        ]
      )
    }
    return [Markup("nav", [("aria-label", "Files")], children: [Markup("ul", children: items)])]
  }

  private func section(_ part: FileFindings) -> Markup {
    let excerpts = FileExcerpts(of: part.file)
    let worstFirst = Impact.allCases.reversed().flatMap { impact in
      part.failed.filter { $0.first.impact == impact }
    }
    func articles(_ findings: [Finding]) -> [Markup] {
      findings.map { HTMLFinding(finding: $0, excerpt: excerpts[$0.first.location]).markup }
    }
    let title = Markup("h2", [("id", part.anchor)], text: VisibleText.of(part.file.name))
    var content = [title, Markup("p", text: part.counts)]
    content += articles(worstFirst)
    if !part.open.isEmpty {
      let summary = Markup("summary", text: "\(part.open.count) could not be told")
      content.append(Markup("details", children: [summary] + articles(part.open)))
    }
    return Markup("section", children: content)
  }
}

extension Markup {
  /// An element that holds a text, be it empty.
  init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String) {
    self.init(name, attributes, content: [.text(text)])
  }
}
