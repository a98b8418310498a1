import A11yReports
import RuleCatalogue
import TestSupport
import Testing
import XML

@testable import CatalogueSite

/// The catalogue as a site: one of each kind of rule, for all of them take long without optimization.
@Suite struct SiteTests {
  private static let rules = [
    "name-no-role-words", "palette-cvd-distinct", "step-announcement-complete",
    "text-contrast-enhanced",
  ]

  private static let written = Result {
    let rules = Catalogue.builtIn.rules.filter { Self.rules.contains($0.id) }
    return try SitePages(CatalogueSite(.builtIn, rules, version: "1.0.0"))
  }

  private func site() throws -> SitePages { try Self.written.get() }

  private func page(of rule: String) throws -> XML.Element {
    try #require(try site().page(of: rule))
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
    let page = try page(of: "text-contrast-enhanced")
    let rule = try #require(Catalogue.builtIn.rule("text-contrast-enhanced"))
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
    #expect(
      grey.wholeText.contains("harder to read than text at 7:1: 6.89:1 against what is behind it")
    )
    #expect(grey.all(ofClass: "pic").count == 1)
    #expect(grey.all("figcaption").map(\.wholeText).contains("light"))
    #expect(grey.all(ofClass: "pins").first?.wholeText == "1")
    let code = try #require(grey.all("pre").first?.wholeText)
    #expect(code.contains("<text color=\"#5A5A5A\" style=\"body\">Account</text>"))
    #expect(!code.contains("<?finding"))
    #expect(!code.contains("\n\n"))
    // Nobody hears a contrast.
    #expect(!page.all("h4").contains { $0.wholeText == "What is heard" })
  }

  /// A rule for people who listen tells what is heard, one for people who see colours otherwise how they see.
  @Test func pagesShowWhatTheirPeopleGet() throws {
    let spoken = try page(of: "name-no-role-words")
    #expect(spoken.all("h4").contains { $0.wholeText == "What is heard" })
    let colors = try page(of: "palette-cvd-distinct")
    #expect(
      colors.all("figcaption").contains { $0.wholeText.hasSuffix("without red (protanopia)") }
    )
  }

  /// What `explain` says is on the page: sections, requirements with links, remedies in each dialect.
  @Test func pagesSayWhatExplainSays() throws {
    let page = try page(of: "text-contrast-enhanced")
    let titles = page.all("h2").map(\.wholeText)
    for title in [
      "Why", "At a glance", "How to fix it in a spec", "How to fix it in SVG",
      "How to fix it in SwiftUI",
      "Applies to", "Decided by", "Thresholds", "More examples",
    ] { #expect(titles.contains(title), "\(title)") }
    let links = page.all("a").compactMap { $0["href"] }
    #expect(links.contains("https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced"))
    #expect(links.contains("../index.html#person-low-vision"))
  }

  /// A rule that sums up others says what these find, where it fails itself.
  @Test func rulesThatSumUpSayWhatTheirPartsFind() throws {
    for example in try page(of: "step-announcement-complete").all(ofClass: "example") {
      let isMarked = example.all(ofClass: "badge").contains {
        ["failed", "cannot tell"].contains($0.wholeText)
      }
      #expect(isMarked == !example.all(ofClass: "f").isEmpty, "\(example.wholeText)")
    }
  }

  @Test func theIndexHasEveryOrder() throws {
    let index = try #require(try site().pages["index.html"])
    #expect(
      index.all("h2").map(\.wholeText) == ["By subject", "By person", "By criterion", "By profile"]
    )
    let folded = index.all("details").first { group in
      group.all.contains { $0["id"] == "requirement-wcag_58_1.4.6" }
    }
    let criterion = try #require(folded)
    #expect(criterion.wholeText.hasPrefix("WCAG 1.4.6 contrast enhanced (AAA) · 1 rule"))
    // A summary holds nothing else that can be operated.
    #expect(criterion.all("summary").flatMap { $0.all("a") }.isEmpty)
    let links = criterion.all("a").compactMap { $0["href"] }
    #expect(links.contains("rules/text-contrast-enhanced.html"))
    #expect(links.contains("https://www.w3.org/WAI/WCAG22/Understanding/contrast-enhanced"))
    let names = index.all("h3").map(\.wholeText)
    let wcag = names.filter { $0.hasPrefix("WCAG") }.map { $0.split(separator: " ")[1] }
    #expect(wcag.contains("1.3.1") && wcag.firstIndex(of: "1.3.1") == 0)
    #expect(names.contains { $0.hasPrefix("HIG ") })
  }

  /// Rules that have pages are led to, but not from code, nor where the name goes on.
  @Test func otherRulesAreLinked() {
    let prose = SiteProse(pages: ["text-scales": "x.html"])
    let content = prose.content("see text-scales, `text-scales` and text-scales-b: <text>")
    let markup = Markup.tight("p", [], content).fragment
    #expect(
      markup == "<p>see <a href=\"x.html\"><code>text-scales</code></a>, <code>text-scales</code>"
        + " and text-scales-b: <code>&lt;text&gt;</code></p>"
    )
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
