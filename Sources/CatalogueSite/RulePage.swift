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
    SitePage(
      title: "\(rule.id): \(rule.title) · a11y-audit",
      description: text.why.first ?? rule.title,
      root: Self.root,
      trail: [trail],
      content: [title, facts, contents] + sections + examples,
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
      ("There for", requirements), ("Profiles", profiles),
      ("Decides on", rule.kinds.map { [.text(words($0.rawValue))] }),
      ("In", rule.dialects.map { [.text($0.words)] }),
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

  /// Where the parts of the page are.
  private var contents: Markup.Content {
    let parts = explanation.sections.enumerated().map { ("#s\($0 + 1)", heading($1.title)) }
    let count = text.examples.count
    let all = parts + (count > 0 ? [("#examples", "Examples (\(count))")] : [])
    let items = all.map { Markup.Content.tight("li", [], [.link($0, $1)]) }
    return .tight(
      "nav",
      [("class", "contents"), ("aria-label", "On this page")],
      [.tight("ul", [], items)]
    )
  }

  private func heading(_ title: String) -> String {
    title.prefix(1).uppercased() + title.dropFirst()
  }

  private var sections: [Markup.Content] {
    explanation.sections.enumerated().map { index, section in
      let title = Markup.Content.tight("h2", [], [.text(heading(section.title))])
      let body =
        section.title == RuleExplanation.words
        ? [words] : section.paragraphs.map { .tight("p", [], prose.content($0)) }
      return .tight("section", [("id", "s\(index + 1)"), ("class", "said-of")], [title] + body)
    }
  }

  private var words: Markup.Content {
    let lists = explanation.wordLists
    let summary = Markup.Content.tight("summary", [], [.text(Coverage.count(lists.count, "list"))])
    let items = lists.map { Markup.Content.tight("li", [], [.words($0)]) }
    return .tight("details", [], [summary, .tight("ul", [], items)])
  }

  // MARK: examples

  private var examples: [Markup.Content] {
    let read = RuleExample.all(of: [rule], in: site.catalogue)
    guard !read.isEmpty else { return [] }
    // Both are the examples of one file, in its order.
    let sections = zip(text.examples, read).enumerated().map { index, example in
      ExampleSection(
        number: index + 1,
        told: example.0,
        example: example.1,
        rule: rule,
        catalogue: site.catalogue
      ).markup
    }
    let counts = RuleText.Example.Expectation.allCases.compactMap { kind -> String? in
      let count = text.examples.count { $0.expectation == kind }
      return count > 0 ? "\(count) \(kind.words)" : nil
    }
    return [
      .tight("h2", [("id", "examples")], [.text("Examples")]),
      .tight("p", "quiet", counts.joined(separator: ", ")),
    ] + sections
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
