import A11yReports
import RuleCatalogue
import Testing
import XML

@testable import CatalogueSite

/// The catalogue as a site: one of each kind of rule, for all of them take long without optimization.
@Suite struct SiteTests {
  private static let rules = [
    "text-contrast-minimum", "palette-cvd-distinct", "chart-has-summary", "name-no-role-words",
  ]

  private func site() throws -> SitePages {
    try .of(
      "text-contrast-minimum",
      "palette-cvd-distinct",
      "chart-has-summary",
      "name-no-role-words"
    )
  }

  @Test func everyRuleHasAPage() throws {
    let pages = try site().pages
    #expect(
      pages.keys.sorted() == (["index.html"] + Self.rules.map { "rules/\($0).html" }).sorted()
    )
    for (path, page) in pages {
      #expect(page.name == "html" && page["lang"] == "en")
      #expect(page.all("title").first?.wholeText.isEmpty == false, "\(path)")
      #expect(page.all("main").count == 1 && page.all("h1").count == 1)
      var level = 0
      for heading in page.all where ["h1", "h2", "h3", "h4"].contains(heading.name) {
        let next = Int(heading.name.dropFirst()) ?? 0
        #expect(next <= level + 1, "\(path): \(heading.wholeText)")
        level = next
      }
      let ids = page.all.compactMap { $0["id"] }
      #expect(Set(ids).count == ids.count, "\(path)")
    }
  }

  /// Every link within the site leads to a page, and to a place on it; nothing is asked for from elsewhere.
  @Test func everyLinkLeadsSomewhere() throws {
    let site = try site()
    for (path, page) in site.pages {
      let root = path == "index.html" ? "" : "../"
      for element in page.all {
        #expect(!["script", "style", "img", "iframe", "object"].contains(element.name))
        #expect(element["src"] == nil && !element.attributes.contains { $0.name.hasPrefix("on") })
        guard let target = element["href"] else { continue }
        if target.hasPrefix("https://") {
          #expect(element.name == "a", "\(path): \(target)")
          continue
        }
        let parts = target.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let file =
          parts[0].isEmpty
          ? path
          : parts[0].hasPrefix(root) ? String(parts[0].dropFirst(root.count)) : "nowhere"
        #expect(site.files[file] != nil, "\(path): \(target)")
        guard parts.count == 2 else { continue }
        #expect(
          site.pages[file]?.all.contains { $0["id"] == parts[1] } == true,
          "\(path): \(target)"
        )
      }
    }
  }

  /// A contrast rule: each example is drawn, and what is found is pinned and said.
  @Test func examplesAreDrawnWithWhatIsSaidOfThem() throws {
    let page = try #require(
      try SitePages.of("text-contrast-minimum").page(of: "text-contrast-minimum")
    )
    let rule = try #require(Catalogue.builtIn.rule("text-contrast-minimum"))
    let text = try #require(Catalogue.builtIn.text(of: rule))
    let examples = page.all(ofClass: "example")
    #expect(examples.count == text.examples.count)
    for (index, told) in text.examples.enumerated() {
      let example = try #require(examples.first { $0["id"] == "example-\(index + 1)" })
      #expect(example.all("h3").first?.wholeText.hasSuffix(told.title) == true)
      let found = example.all(ofClass: "f").count
      #expect((found > 0) == [.failed, .cantTell].contains(told.expectation), "\(told.title)")
    }
    let grey = try #require(examples.first { $0.wholeText.contains("The next lighter grey") })
    #expect(grey.all(ofClass: "badge").first?.wholeText == "failed")
    #expect(grey.wholeText.contains("cannot read the text ‘Account’: 4.47:1"))
    #expect(grey.all(ofClass: "pic").count == 1)
    #expect(grey.all("figcaption").map(\.wholeText).contains("light"))
    #expect(grey.all(ofClass: "pins").first?.wholeText == "1")
    let code = try #require(grey.all("pre").first?.wholeText)
    #expect(code.contains("<text color=\"#777777\" style=\"body\">Account</text>"))
    #expect(!code.contains("<?finding"))
    #expect(!code.contains("\n\n"))
    // Nobody hears a contrast.
    #expect(!page.all("h4").contains { $0.wholeText == "What is heard" })
  }

  /// A rule for people who listen tells what is heard, one for people who see colours otherwise how they see.
  @Test func pagesShowWhatTheirPeopleGet() throws {
    let site = try site()
    let spoken = try #require(site.page(of: "name-no-role-words"))
    #expect(spoken.all("h4").contains { $0.wholeText == "What is heard" })
    let colors = try #require(site.page(of: "palette-cvd-distinct"))
    #expect(colors.all("figcaption").contains { $0.wholeText == "seen without red (protan)" })
  }

  /// What `explain` says is on the page: sections, requirements with links, remedies in each dialect.
  @Test func pagesSayWhatExplainSays() throws {
    let page = try #require(
      try SitePages.of("text-contrast-minimum").page(of: "text-contrast-minimum")
    )
    let titles = page.all("h2").map(\.wholeText)
    for title in [
      "Why", "Applies to", "Decided by", "Thresholds", "How to fix it in a spec",
      "How to fix it in SVG", "How to fix it in SwiftUI", "Known limits", "At a glance",
    ] { #expect(titles.contains(title), "\(title)") }
    let links = page.all("a").compactMap { $0["href"] }
    #expect(links.contains("https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum"))
    #expect(links.contains("../index.html#person-low-vision"))
    #expect(page.all("code").contains { $0.wholeText == ".secondary" })
  }

  @Test func theIndexHasEveryOrder() throws {
    let index = try #require(try site().pages["index.html"])
    #expect(
      index.all("h2").map(\.wholeText) == ["By subject", "By person", "By criterion", "By profile"]
    )
    let criterion = try #require(index.all.first { $0["id"] == "requirement-wcag_58_1.4.3" })
    #expect(criterion.wholeText.hasPrefix("WCAG 1.4.3 contrast minimum (AA)"))
    #expect(
      criterion.all("a").compactMap { $0["href"] }.contains("rules/text-contrast-minimum.html")
    )
    let numbers = index.all("h3").map(\.wholeText).filter { $0.hasPrefix("WCAG") }
    #expect(numbers.first?.hasPrefix("WCAG 1.1.1 ") == true)
  }

  /// A profile narrows the index, and its own alone is linked.
  @Test func aProfileNarrowsTheSite() throws {
    let rules = Catalogue.builtIn.rules.filter { $0.id == "name-no-role-words" }
    let pages = try SitePages(CatalogueSite(.builtIn, rules, [.wcagA], version: "1.0.0")).pages
    let index = try #require(pages["index.html"])
    #expect(index.all.filter { $0["id"]?.hasPrefix("profile-") == true }.count <= 1)
  }

  @Test func theSiteIsTheSameEachTime() throws {
    let one = try SitePages.of("name-no-role-words").files
    let other = try SitePages.of("name-no-role-words").files
    #expect(one == other)
  }

  /// What explain, SARIF and pages of reports lead to is where the site has the rule.
  @Test(arguments: Catalogue.builtIn.rules.map(\.id))
  func addressesAreThoseOfTheSite(_ id: String) {
    #expect(Publication.path(ofRule: id) == "rules/\(id).html")
  }

  @Test(arguments: [
    ("../x", "rules/.._47_x.html"), ("A", "rules/_65_.html"), ("_", "rules/_95_.html"),
  ])
  func namesOfFilesAreSafe(_ id: String, _ path: String) {
    #expect(Publication.path(ofRule: id) == path)
  }
}
