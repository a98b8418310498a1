import A11yModel
import A11yRules
import Testing
import XML

@testable import A11yReports

/// The page is held to what it reports.
@Suite struct HTMLReportTests {
  @Test func thePageHasLandmarksAndHeadingsInOrder() throws {
    let body = try #require(try SampleReport.page(SampleReport.mixed()).children.last)
    #expect(body.children.map(\.name) == ["header", "main", "footer"])
    let main = body.children[1]
    #expect(main.all("h1").count == 1)
    #expect(main.children.first?.name == "h1")
    let cards = main.all(ofClass: "card")
    #expect(cards.count == 2)
    #expect(cards.allSatisfy { $0.children.first?.name == "h2" })
    #expect(main.all(ofClass: "f").allSatisfy { $0.children.first?.name == "h4" })
    let ids = main.all.compactMap { $0["id"] }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
  }

  /// Nothing is loaded and nothing runs, whatever inputs hold; a form is never sent.
  @Test func thePageNeedsNothing() throws {
    let body = try SampleReport.page(SampleReport.withHostileText())
    for name in ["script", "link", "img", "iframe", "object", "base"] {
      #expect(body.all(name).isEmpty, "\(name)")
    }
    #expect(body.all("form").allSatisfy { $0["method"] == "dialog" })
    for link in body.all("a") {
      let address = link["href"] ?? ""
      #expect(address.hasPrefix("#") || address.hasPrefix("https://"), "\(address)")
    }
    for element in body.all {
      #expect(element.attributes.allSatisfy { !$0.name.hasPrefix("on") })
    }
    let style = body.all("style").map(\.text).joined()
    #expect(!style.contains("url(") && !style.contains("@import"))
  }

  /// Colours are shown where they are colours, and are said in words beside it.
  @Test func coloursAreShownWithWords() throws {
    let body = try SampleReport.page(SampleReport.of(SampleReport.faint))
    let samples = body.all(ofClass: "sample")
    #expect(samples.first?.children.first?["style"] == "color:#AAAAAA;background:#FFFFFF")
    #expect(
      samples.map(\.wholeText) == [
        "light: now 2.32:1", "nearest that reaches 4.5:1: #757778", "or behind it: #413F3F",
      ]
    )
    let items = body.all("li").map(\.wholeText)
    #expect(items.contains { $0.hasPrefix("light: 2.32:1, #AAAAAA on #FFFFFF") })
    #expect(body.all("mark").map(\.text).contains("color=\"#AAAAAA\""))
  }

  /// The worst comes first, and is said in words.
  @Test func theOverviewLeadsWithTheWorst() throws {
    let body = try SampleReport.page(SampleReport.mixed())
    let marks = body.all(ofClass: "overview").flatMap { $0.all(ofClass: "impact") }
    let order = marks.compactMap { $0["class"] }
    #expect(!order.isEmpty && order == order.sorted())
    #expect(
      marks.allSatisfy {
        Impact(rawValue: $0.wholeText.split(separator: " ").last.map(String.init) ?? "") != nil
      }
    )
  }

  /// Tiles and cards stand in one order, and filters know a tile by what its card has.
  @Test func tilesStandForTheirCards() throws {
    let body = try SampleReport.page(SampleReport.mixed())
    let (tiles, cards) = (body.all(ofClass: "tile"), body.all(ofClass: "card"))
    let links = tiles.flatMap { $0.all("a") }.compactMap { $0["href"] }
    #expect(links.count > 1 && links == cards.compactMap { $0["id"].map { "#" + $0 } })
    let styles = { (element: XML.Element) in
      Set((element["class"] ?? "").split(separator: " ").dropFirst())
    }
    #expect(tiles.map(styles) == cards.map(styles))
  }

  /// A sentence begins as one, behind how bad it is.
  @Test func findingsAreSentences() throws {
    let titles = (try SampleReport.page(SampleReport.of(SampleReport.faint))).all("h4").map(
      \.wholeText
    )
    #expect(titles.contains { $0.contains("serious: People with low vision ") })
  }

  /// What is heard stands beside it, with what is missing struck in.
  @Test func whatIsMissingIsStruckIntoTheTranscript() throws {
    let body = try SampleReport.page(SampleReport.mixed())
    let heard = body.all(ofClass: "said").map(\.wholeText)
    #expect(heard.contains { $0.contains("Step 1 of 2") })
    let missing = body.all("ins").map(\.wholeText)
    #expect(
      missing.contains { $0.hasPrefix("total ") } && missing.contains { $0.hasPrefix("position ") }
    )
  }

  /// Who is shut out is counted by people, and chosen by them.
  @Test func findingsAreCountedByPeople() throws {
    let body = try SampleReport.page(SampleReport.mixed())
    let tiles = body.all(ofClass: "people").flatMap { $0.all("label") }
    #expect(tiles.count == Person.allCases.count + 1)
    let listening = try #require(tiles.first { $0.wholeText.contains("Screen reader") })
    let count = body.all(ofClass: "f").count { element in
      let styles = (element["class"] ?? "").split(separator: " ")
      return styles.contains("p1") && !styles.contains("i0")
    }
    #expect(count > 0 && listening.wholeText.hasPrefix("\(count)"))
  }

  /// What no rule asks for is named, so that nobody takes silence for a pass.
  @Test func criteriaThatAreNotTestedAreNamed() throws {
    let names = (try SampleReport.page(SampleReport.mixed())).all(ofClass: "criteria").flatMap {
      $0.all("li").map(\.wholeText)
    }
    #expect(
      names.contains("2.1.1 keyboard (A)") && names.contains("1.2.2 captions prerecorded (A)")
    )
    #expect(!names.contains { $0.hasPrefix("1.4.3 ") })
  }

  /// A run in which nothing was audited, or nothing could be read, has a page that says so.
  @Test func aPageWithoutCardsSaysWhy() throws {
    let empty = try SampleReport.page(Report(version: "0", files: []))
    #expect(empty.all("h1").map(\.wholeText) == ["nothing was audited"])
    var broken = Report(version: "0", files: [])
    broken.errors = [InputError("is no XML", at: Location(file: "a.xml", line: 1, column: 1))]
    broken.run = RunFacts(project: "shop", revision: "1f2e", command: "a11y-audit check a.xml")
    let body = try SampleReport.page(broken)
    #expect(body.all("h2").map(\.wholeText).first == "Not audited")
    #expect(body.all("dd").map(\.wholeText).contains("1f2e"))
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
      for text in ["text", "quiet", "worst", "bad", "fair", "slight", "open"] {
        #expect(try ratio(text, "page") >= 4.5, "\(text)")
      }
      for (text, back) in [("text", "code"), ("quiet", "code"), ("text", "mark")] {
        #expect(try ratio(text, back) >= 4.5, "\(text) on \(back)")
      }
      #expect(try ratio("line", "page") >= 3)
    }
  }
}
