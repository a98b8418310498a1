package import A11yModel
internal import Drawing
package import RuleCatalogue
package import XML

/// A component on a page of another kind than a report, for that page to arrange.
package struct HTMLComponent {
  /// How it looks where something was found, with pins, or else in its first appearance; empty where nobody
  /// can say.
  package let looks: [Markup.Content]

  /// What was found, numbered like the pins.
  package let found: [Markup.Content]

  /// What is heard of it, state by state.
  package let heard: [Markup.Content]

  /// - Parameters:
  ///   - component: one of the document's.
  ///   - name: what it is called.
  ///   - document: what it is of.
  ///   - source: the bytes that this was read from.
  ///   - findings: those on the component.
  ///   - catalogue: the rules.
  ///   - visions: whether it is drawn as people see it, too, who cannot tell colours apart.
  ///   - id: what ids begin with.
  package init(
    _ component: Component,
    of name: String,
    in document: Document,
    source: [UInt8],
    _ findings: [Finding],
    _ catalogue: Catalogue,
    visions: Bool,
    id: String
  ) {
    let appearances = component.appearances.filter { appearance in
      findings.contains { $0.appearances.contains(appearance) }
    }
    let heard = component.snapshots.isEmpty ? [] : UnsaidWords.heard(findings, catalogue)
    let seen = findings.enumerated().filter { !heard.contains($0.offset + 1) }
    let pictures = ComponentPictures(
      of: component,
      in: document,
      source: source,
      appearances.isEmpty ? Array(component.appearances.prefix(1)) : appearances,
      visions ? Vision.allCases : [],
      showing: seen.map(\.element),
      id: id
    ).map {
      HTMLPictures($0, of: VisibleText.of(name), findings, heard: heard, id: id, prefix: id)
    }
    looks = pictures.map { [$0.symbols] + $0.views } ?? []
    found = findings.enumerated().map { index, finding in
      let badness = finding.first.result == .failed ? finding.first.impact.style : "i0"
      return HTMLFinding(
        finding: finding,
        number: index + 1,
        styles: [badness],
        excerpt: nil,
        links: nil,
        detail: pictures?.detail(of: finding),
        prefix: id
      ).markup
    }
    let gaps = UnsaidWords.all(findings, catalogue)
    self.heard = HTMLTranscript(component: component, document: document, gaps: gaps).states
  }
}
