import A11yModel
import Testing
import XML

@testable import A11yReports

/// The page is held to what it reports.
@Suite struct HTMLReportTests {
  private func page(_ report: Report) throws -> XML.Element {
    let text = HTMLPage(report: report).text
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    // What is left behind the document type is XML, too.
    return try Tree(parsing: Array(text.drop { $0 != "\n" }.utf8)).root
  }

  /// Elements of a name anywhere within another, in their order.
  private func all(_ name: String, in element: XML.Element) -> [XML.Element] {
    element.children.flatMap { ($0.name == name ? [$0] : []) + all(name, in: $0) }
  }

  @Test func thePageHasLandmarksAndHeadingsInOrder() throws {
    let body = try #require(try page(SampleReport.mixed()).children.last)
    #expect(body.children.map(\.name) == ["main", "footer"])
    let main = body.children[0]
    #expect(all("h1", in: main).count == 1)
    #expect(main.children.first?.name == "h1")
    for section in all("section", in: main) {
      #expect(section.children.first?.name == "h2")
      #expect(all("article", in: section).allSatisfy { $0.children.first?.name == "h3" })
    }
    let ids = all("article", in: main).compactMap { $0["id"] }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
  }

  /// On paper colours are what they are on a screen, whatever browsers leave out.
  @Test func samplesArePrintedInTheirColours() throws {
    let rule = ".sample, .pair span, mark { -webkit-print-color-adjust: exact; print-color-adjust"
    #expect(HTMLPage(report: try SampleReport.mixed()).text.contains(rule))
  }

  /// Nothing is loaded and nothing runs, whatever inputs hold.
  @Test func thePageNeedsNothing() throws {
    let body = try page(SampleReport.withHostileText())
    for name in ["script", "link", "img", "iframe", "object", "base", "form"] {
      #expect(all(name, in: body).isEmpty, "\(name)")
    }
    for link in all("a", in: body) { #expect(link["href"]?.hasPrefix("#") == true) }
    let style = all("style", in: body).map(\.text).joined()
    #expect(!style.contains("url(") && !style.contains("@import"))
  }

  /// Colours are shown where they are colours, and are said in words beside it.
  @Test func coloursAreShown() throws {
    let spec = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <step-indicator id="a" current="1" appearance="light" backdrop="#FFFFFF">
          <step name="Account"/>
          <text color="#AAAAAA" style="body">Account</text>
        </step-indicator>
      </spec>
      """
    let body = try page(SampleReport.of(spec))
    let samples = all("span", in: body).filter { $0["class"] == "sample" }
    #expect(samples.first?["style"] == "color: #AAAAAA; background: #FFFFFF")
    #expect(samples.count == 3)
    let holders = all("span", in: body).filter { $0["class"] == "samples" }
    #expect(holders.map { $0["aria-hidden"] } == ["true"])
    let items = all("li", in: body).map(\.text)
    #expect(items.contains { $0.hasPrefix("light: 2.32:1, #AAAAAA on #FFFFFF") })
    #expect(all("mark", in: body).map(\.text).contains("color=\"#AAAAAA\""))
  }

  /// WCAG 1.4.3 and 1.4.11, in both appearances.
  @Test func thePageReachesTheContrastItAsksFor() throws {
    let modes = HTMLStyle.sheet.split(separator: ":root").dropFirst().prefix(2).map { rule in
      var colors: [String: Color] = [:]
      let block = rule.split(separator: "{")[1].split(separator: "}")[0]
      for declaration in block.split(separator: ";") {
        let parts = declaration.split(separator: ":").map { $0.filter { !$0.isWhitespace } }
        colors[parts[0]] = try? Color(css: parts[1])
      }
      return colors
    }
    #expect(modes.count == 2)
    for colors in modes {
      func ratio(_ front: String, _ back: String) throws -> Double {
        try ContrastRatio(#require(colors["--" + front]), #require(colors["--" + back])).value
      }
      for text in ["text", "quiet", "bad", "fair", "open"] {
        #expect(try ratio(text, "page") >= 4.5, "\(text)")
      }
      for (text, back) in [("text", "code"), ("quiet", "code"), ("text", "mark")] {
        #expect(try ratio(text, back) >= 4.5, "\(text) on \(back)")
      }
      #expect(try ratio("line", "page") >= 3)
    }
  }
}
