internal import A11yAudit
internal import A11yModel
internal import A11yReports
internal import RuleCatalogue
internal import XML

/// The page of one rule: what it asks, of what and for whom, how to mend what fails it, and its examples.
struct RulePage {
  let rule: Rule
  private let text: RuleText
  private let site: CatalogueSite
  private let prose: SiteProse
  private let explanation: RuleExplanation

  /// What leads to the folder of the site.
  private static let root = "../"

  init(rule: Rule, text: RuleText, site: CatalogueSite) {
    self.rule = rule
    self.text = text
    self.site = site
    explanation = RuleExplanation(rule: rule, text: text)
    let others = site.rules.map(\.id).filter { $0 != rule.id }
    prose = SiteProse(
      pages: Dictionary(
        uniqueKeysWithValues: others.map { ($0, Self.root + Publication.path(ofRule: $0)) }
      )
    )
  }

  var page: String {
    let parts = parts.filter { !$0.content.isEmpty }
    return SitePage(
      title: "\(rule.id): \(rule.title) · a11y-audit",
      description: text.why.first ?? rule.title,
      root: Self.root,
      trail: [trail],
      content: [title, facts, contents(parts)] + parts.map(section),
      version: site.version
    ).text
  }

  private var trail: Markup.Content {
    .tight(
      "nav",
      [("aria-label", "Breadcrumb")],
      [
        .link(Self.root + "index.html", "Rules"), .text(" › "),
        .link(index(CatalogueSite.anchor(ofSubject: rule.category)), rule.category),
      ]
    )
  }

  private func index(_ anchor: String) -> String { "\(Self.root)index.html#\(anchor)" }

  private var title: Markup.Content {
    .tight(
      "h1",
      [],
      [.words(rule.title), .tight("small", [], [.tight("code", [], [.words(rule.id)])])]
    )
  }

  // MARK: facts

  private var facts: Markup.Content {
    let people = rule.people.map {
      [Markup.Content.link(index(CatalogueSite.anchor(of: $0)), $0.heading)]
    }
    let listed = Set(site.profiles.map(\.name))
    let profiles = explanation.profiles.map { profile, remark -> [Markup.Content] in
      let name = profile.rawValue
      let anchor = index(CatalogueSite.anchor(of: profile))
      return [listed.contains(profile) ? .link(anchor, name) : .text(name), .words(remark)]
    }
    let requirements = explanation.requirements.map {
      name,
      requirement,
      remark -> [Markup.Content] in
      [requirement.page.map { .link($0, name) } ?? .words(name), .words(remark)]
    }
    let all: [(String, [[Markup.Content]])] = [
      ("Helps", people), ("Impact", [[.text(rule.impact.rawValue)]]),
      ("Requirements", requirements), ("Profiles", profiles),
      ("Components", rule.kinds.map { [.text(words($0.rawValue))] }),
      ("Reads", rule.dialects.map { [.text($0.words)] }),
    ]
    let rows = all.filter { !$0.1.isEmpty }.flatMap { name, parts -> [Markup.Content] in
      [.tight("dt", [], [.text(name)]), .tight("dd", [], Markup.Content.list(parts))]
    }
    return .tight("dl", [("class", "facts")], rows)
  }

  private func words(_ name: String) -> String {
    name.split(separator: "-").joined(separator: " ")
  }

  // MARK: sections

  private struct Part {
    var title: String
    var anchor: String
    var style = ""
    var content: [Markup.Content]
  }

  /// Why, two examples, and how to mend what fails; then how it is decided, and all other examples.
  private var parts: [Part] {
    let said = explanation.sections.enumerated().map { index, section in
      Part(
        title: capitalized(section.title),
        anchor: "s\(index + 1)",
        style: section.kind == .remedy ? "fix" : "",
        content: section.kind == .words
          ? [words] : section.paragraphs.map { paragraph($0, of: section.kind) }
      )
    }
    let others = said.filter(\.style.isEmpty)
    let examples = examples
    var parts = Array(others.prefix(1))
    parts.append(Part(title: "At a glance", anchor: "glance", content: examples.glance))
    parts += said.filter { !$0.style.isEmpty }
    parts += others.dropFirst()
    parts.append(Part(title: "More examples", anchor: "examples", content: examples.more))
    return parts
  }

  /// What is to be done is said after a colon elsewhere.
  private func paragraph(
    _ text: String,
    of kind: RuleExplanation.Section.Kind
  ) -> Markup.Content {
    .tight("p", [], prose.content(kind == .remedy ? capitalized(text) : text))
  }

  private func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private func contents(_ parts: [Part]) -> Markup.Content {
    let items = parts.map { Markup.Content.tight("li", [], [.link("#\($0.anchor)", $0.title)]) }
    return .tight(
      "nav",
      [("class", "contents"), ("aria-label", "On this page")],
      [.tight("ul", [], items)]
    )
  }

  private func section(_ part: Part) -> Markup.Content {
    let title = Markup.Content.tight("h2", [], [.text(part.title)])
    let style = part.style.isEmpty ? [] : [("class", part.style)]
    return .tight("section", [("id", part.anchor)] + style, [title] + part.content)
  }

  private var words: Markup.Content {
    let lists = explanation.wordLists
    let summary = Markup.Content.tight("summary", [], [.text(Coverage.count(lists.count, "list"))])
    let items = lists.map { Markup.Content.tight("li", [], [.words($0)]) }
    return .tight("details", [], [summary, .tight("ul", [], items)])
  }

  // MARK: examples

  /// The first that fails and the first that passes, and the others behind a line that counts all.
  private var examples: (glance: [Markup.Content], more: [Markup.Content]) {
    // Both are the examples of one file, in its order.
    let read = RuleExample.all(of: [rule], in: site.catalogue)
    let sections = zip(text.examples, read).enumerated().map { index, example in
      ExampleSection(index + 1, example.0, example.1, of: rule, in: site.catalogue)
    }
    let first = [RuleText.Example.Expectation.failed, .passed].compactMap { kind in
      let own = sections.indices.filter { sections[$0].told.expectation == kind }
      return own.first { sections[$0].isDrawn || rule.people == [.listening] } ?? own.first
    }
    let others = sections.indices.filter { !first.contains($0) }.map { sections[$0].markup }
    let counts = RuleText.Example.Expectation.allCases.compactMap { kind -> String? in
      let count = text.examples.count { $0.expectation == kind }
      return count > 0 ? "\(count) \(kind.words)" : nil
    }
    let line =
      "\(Coverage.count(sections.count, "example")) in all: \(counts.joined(separator: ", "))"
    return (
      sections.indices.filter(first.contains).map { sections[$0].markup },
      others.isEmpty ? [] : [.tight("p", "quiet", line)] + others
    )
  }
}

extension Document.Dialect {
  /// What people call it.
  fileprivate var words: String {
    switch self {
    case .spec: "specs"
    case .svg: "SVG images"
    case .swiftui: "SwiftUI source"
    }
  }
}
