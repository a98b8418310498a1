internal import A11yModel
internal import A11yRules
internal import Drawing
internal import XML

/// A component on a page: how it looks, what is heard of it, and what was found.
struct HTMLCard {
  /// What the component is called; the file where what was found is of no component.
  let name: String
  let file: Report.AuditedFile
  let component: Component?

  /// What shuts people out, then what could not be told.
  let failed: [PageFinding]
  let open: [PageFinding]

  /// What the card is called in links, and what ids in it begin with.
  let anchor: String

  /// The class of its file.
  let fileStyle: String
  let catalogue: Catalogue
  let links: PageLinks

  private let excerpts: FileExcerpts
  private let pictures: HTMLPictures?

  /// - Parameters:
  ///   - subject: what the card is of.
  ///   - anchor: what it is called in links.
  ///   - number: that of its file.
  ///   - catalogue: the rules of the run.
  ///   - links: where these are explained.
  init(
    _ subject: Subject,
    anchor: String,
    file number: Int,
    _ catalogue: Catalogue,
    _ links: PageLinks
  ) {
    (name, file, component) = (subject.name, subject.file, subject.component)
    (failed, open) = (subject.failed, subject.open)
    (self.anchor, fileStyle) = (anchor, "x\(number)")
    (self.catalogue, self.links) = (catalogue, links)
    excerpts = subject.excerpts
    let findings = subject.failed.map(\.finding)
    let isHeard = subject.component.map { !$0.snapshots.isEmpty } ?? false
    let heard = isHeard ? UnsaidWords.heard(findings, catalogue) : []
    let seen = findings.enumerated().filter { !heard.contains($0.offset + 1) }
    pictures = subject.pictures(showing: seen.map(\.element), id: "\(anchor)-").map {
      HTMLPictures(
        $0,
        of: VisibleText.of(Self.title(subject.name, subject.file)),
        findings,
        styles: FilterStyles(of: subject.failed),
        heard: heard,
        id: "\(anchor)-"
      )
    }
  }

  var thumbnail: Markup.Content? { pictures?.thumbnail }

  /// The class of its file, and those of what was found.
  var styles: [String] { [fileStyle] + Set((failed + open).flatMap(\.styles)).sorted() }

  /// What the component is, after its name.
  var kind: String { component.map { " " + $0.kind.rawValue.replacing("-", with: " ") } ?? "" }

  var markup: Markup {
    let title = Markup.Content.tight(
      "h2",
      [],
      [.words(Self.title(name, file)), .tight("small", [], [.text(kind)])]
    )
    let place = Markup.Content.tight("p", [("class", "place")], Markup.Content.path(file.name))
    let content: [Markup.Content] =
      [title, place, .tight("p", [], counts)] + looks + heard + groups + doubts
    return .tight(
      "section",
      [("id", anchor), ("class", (["card"] + styles).joined(separator: " "))],
      content
    )
  }

  /// What the card of a component is headed with; one without an id has the name of its file.
  static func title(_ component: String, _ file: Report.AuditedFile) -> String {
    guard component.hasPrefix("/") else { return component }
    let name = file.name.split(separator: "/").last.map(String.init) ?? file.name
    return file.document?.components.count == 1 ? name : "\(name) \(component)"
  }

  /// How bad the worst is that was found, and how much of it there is; nil where nothing failed.
  var worst: (impact: Impact, count: Int)? {
    let impacts = failed.map(\.finding.first.impact)
    return impacts.max().map { worst in (worst, impacts.count { $0 == worst }) }
  }

  /// What was found, the worst first and as a mark.
  var counts: [Markup.Content] {
    let others = failed.map(\.finding.first.impact).filter { $0 != worst?.impact }
    let rest = [
      others.isEmpty ? nil : Coverage.impacts(of: others),
      open.isEmpty ? nil : Coverage.checks(open.count),
    ].compactMap(\.self).joined(separator: ", ")
    guard let worst else {
      return [.text(rest.isEmpty ? "no failures found" : "no failures found, " + rest)]
    }
    let mark = Markup.Content.tight(
      "b",
      "impact \(worst.impact.style)",
      "\(worst.count) \(worst.impact.rawValue)"
    )
    return [mark] + (rest.isEmpty ? [] : [.text(", " + rest)])
  }

  private var looks: [Markup.Content] {
    guard let pictures else { return [] }
    return [pictures.symbols, .tight("h3", [], [.text("What is seen")])] + pictures.views
  }

  private var heard: [Markup.Content] {
    guard let component, let document = file.document, !component.snapshots.isEmpty else {
      return []
    }
    let gaps = UnsaidWords.all(failed.map(\.finding), catalogue)
    return HTMLTranscript(
      component: component,
      document: document,
      gaps: gaps,
      styles: FilterStyles(of: failed)
    ).markup
  }

  // MARK: findings

  /// What was found, by whom it shuts out first of all.
  private var groups: [Markup.Content] {
    let numbered = failed.enumerated().map { ($0 + 1, $1) }
    let people: [Person?] = Person.allCases + [nil]
    return people.compactMap { person in
      let own = numbered.filter { $0.1.people.first == person }
      guard !own.isEmpty else { return nil }
      let styles = Set(own.flatMap(\.1.styles)).sorted()
      let title = Markup.Content.tight(
        "h3",
        [],
        [.text(person?.heading ?? "What suppressions say")]
      )
      return .tight(
        "div",
        [("class", (["g"] + styles).joined(separator: " "))],
        [title] + own.map { markup(of: $0.1, number: $0.0) }
      )
    }
  }

  private var doubts: [Markup.Content] {
    guard !open.isEmpty else { return [] }
    let styles = Set(open.flatMap(\.styles)).sorted()
    let summary = Markup.Content.tight("summary", [], [.text(Coverage.checks(open.count))])
    return [
      .tight(
        "details",
        [("class", (["g"] + styles).joined(separator: " "))],
        [summary] + open.map { markup(of: $0, number: nil) }
      )
    ]
  }

  private func markup(of own: PageFinding, number: Int?) -> Markup.Content {
    HTMLFinding(
      finding: own.finding,
      number: number,
      styles: own.styles,
      excerpt: excerpts[own.finding.first.location],
      links: links,
      detail: number.flatMap { _ in pictures?.detail(of: own.finding) },
      people: own.people,
      file: file.name,
      card: pictures.map { _ in anchor },
      isOfChart: component.map { $0.kind == .chart } ?? true
    ).markup
  }
}
