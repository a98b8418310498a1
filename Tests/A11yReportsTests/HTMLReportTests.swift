import A11yModel
import A11yRules
import Testing
import XML

@testable import A11yReports

/// The page is held to what it reports.
@Suite struct HTMLReportTests {
  private func page(_ report: Report) throws -> XML.Element {
    let text = Reporter.html.write(report, Reporter.Style())
    #expect(text.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    // What is left behind the document type is XML, too.
    return try Tree(parsing: Array(text.drop { $0 != "\n" }.utf8)).root
  }

  /// Elements of a name anywhere within another, in their order.
  private func all(_ name: String, in element: XML.Element) -> [XML.Element] {
    element.children.flatMap { ($0.name == name ? [$0] : []) + all(name, in: $0) }
  }

  /// Elements of a class anywhere within another.
  private func all(ofClass style: String, in element: XML.Element) -> [XML.Element] {
    element.children.flatMap { child in
      ((child["class"] ?? "").split(separator: " ").contains(Substring(style)) ? [child] : [])
        + all(ofClass: style, in: child)
    }
  }

  private func text(of element: XML.Element) -> String {
    element.content.map { item in
      switch item {
      case .text(let text, _): text
      case .element(let child): text(of: child)
      case .instruction: ""
      }
    }.joined()
  }

  @Test func thePageHasLandmarksAndHeadingsInOrder() throws {
    let body = try #require(try page(SampleReport.mixed()).children.last)
    #expect(body.children.map(\.name) == ["header", "main", "footer"])
    let main = body.children[1]
    #expect(all("h1", in: main).count == 1)
    #expect(main.children.first?.name == "h1")
    let cards = all(ofClass: "card", in: main)
    #expect(cards.count == 2)
    #expect(cards.allSatisfy { $0.children.first?.name == "h2" })
    #expect(all(ofClass: "f", in: main).allSatisfy { $0.children.first?.name == "h4" })
    let ids = every(main).compactMap { $0["id"] }
    #expect(!ids.isEmpty && Set(ids).count == ids.count)
  }

  private func every(_ element: XML.Element) -> [XML.Element] {
    [element] + element.children.flatMap(every)
  }

  /// Nothing is loaded and nothing runs, whatever inputs hold; a form is never sent.
  @Test func thePageNeedsNothing() throws {
    let body = try page(SampleReport.withHostileText())
    for name in ["script", "link", "img", "iframe", "object", "base"] {
      #expect(all(name, in: body).isEmpty, "\(name)")
    }
    #expect(all("form", in: body).allSatisfy { $0["method"] == "dialog" })
    for link in all("a", in: body) {
      let address = link["href"] ?? ""
      #expect(address.hasPrefix("#") || address.hasPrefix("https://"), "\(address)")
    }
    for element in every(body) {
      #expect(element.attributes.allSatisfy { !$0.name.hasPrefix("on") })
    }
    let style = all("style", in: body).map(\.text).joined()
    #expect(!style.contains("url(") && !style.contains("@import"))
  }

  private static let faint = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="a" current="1" appearance="light" backdrop="#FFFFFF">
        <step name="Account"/>
        <text color="#AAAAAA" style="body">Account</text>
      </step-indicator>
    </spec>
    """

  /// Colours are shown where they are colours, and are said in words beside it.
  @Test func coloursAreShownWithWords() throws {
    let body = try page(SampleReport.of(Self.faint))
    let samples = all(ofClass: "sample", in: body)
    #expect(samples.first?.children.first?["style"] == "color:#AAAAAA;background:#FFFFFF")
    #expect(
      samples.map(text) == [
        "light: now 2.32:1", "nearest that reaches 4.5:1: #757778", "or behind it: #413F3F",
      ]
    )
    let items = all("li", in: body).map(text)
    #expect(items.contains { $0.hasPrefix("light: 2.32:1, #AAAAAA on #FFFFFF") })
    #expect(all("mark", in: body).map(\.text).contains("color=\"#AAAAAA\""))
  }

  /// A component is drawn once, and shown as it is and as four kinds of people see it; the pin of what is
  /// found stands on it, and its detail shows what would mend it.
  @Test func aComponentIsDrawnWithPins() throws {
    let body = try page(SampleReport.of(Self.faint))
    #expect(all("symbol", in: body).count == 1)
    let names = all("figcaption", in: body).map(text)
    #expect(
      names == [
        "the same in light and light-high-contrast",
        "simulated from light: without red (protanopia)",
        "simulated from light: without green (deuteranopia)",
        "simulated from light: without blue (tritanopia)",
        "simulated from light: without colours (achromatopsia)", "as it is, in light",
        "with #757778",
      ]
    )
    let pins = all(ofClass: "pins", in: body)
    #expect(pins.flatMap { all("a", in: $0) }.map(text).contains("1"))
    let anchors = Set(every(body).compactMap { $0["id"] })
    for link in pins.flatMap({ all("a", in: $0) }) {
      #expect(anchors.contains(String((link["href"] ?? "").dropFirst())))
    }
  }

  /// The number of every finding stands where the finding is about: what is only heard in the transcript, all
  /// else on the pictures or below them.
  @Test func everyFindingStandsOnWhatItIsAbout() throws {
    for report in try [SampleReport.mixed(), SampleReport.of(Self.faint)] {
      for card in all(ofClass: "card", in: try page(report)) {
        let pinned = all(ofClass: "n", in: card).filter {
          $0.name == "a" && $0["aria-label"] == nil
        }.map(text)
        let told =
          all(ofClass: "said", in: card).flatMap { all("b", in: $0) }.map(text)
          + card.children.filter { $0.name == "p" }.flatMap { all("b", in: $0) }.map(text)
        for finding in all(ofClass: "f", in: card) {
          guard let number = all(ofClass: "n", in: finding).first.map(text) else { continue }
          let styles = Set((finding["class"] ?? "").split(separator: " ").map(String.init))
          let isHeardAlone = styles.filter { $0.hasPrefix("p") } == ["p1"]
          #expect(isHeardAlone ? told.contains(number) : pinned.contains(number), "\(number)")
          #expect(!isHeardAlone || !pinned.contains(number), "\(number)")
        }
      }
    }
  }

  /// Bars that touch, of two faint colours, above a legend of them.
  private static let bars = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en"><chart id="bars" type="bar" gap="0" appearance="light" \
    backdrop="#FFF"><series id="a" name="A" color="#CCC"/><series id="b" name="B" color="#BBB"/>
    <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
    <mark category="Mon" series="a" value="3"/><mark category="Tue" series="b" value="2"/>
    <legend><look part="entry"><shape kind="circle" size="16"><fill color="series"/></shape>
    <text color="#000">{series}</text></look></legend></chart></spec>
    """

  /// Where the lines of a finding's pins end in the picture of the light appearance, the left first.
  private func ends(of rule: String) throws -> [[Double]] {
    let body = try page(SampleReport.of(Self.bars, rules: [rule]))
    let picture = try #require(all(ofClass: "pic", in: body).first)
    #expect(all("h4", in: body).count > 0)
    return all(ofClass: "lead", in: picture).filter { $0["d"]?.hasSuffix("h0") ?? false }.compactMap
    { end in
      (end["d"] ?? "").split { "Mh ".contains($0) }.prefix(2).compactMap { Double($0) }
    }.sorted { $0[0] < $1[0] }
  }

  /// The legend has its own line below the bars: a swatch that is too faint is pinned there and not at a bar of
  /// its colour, and of a pair both are.
  @Test func pinsStandOnTheVeryPart() throws {
    let bars = try ends(of: "adjacent-marks-contrast")
    #expect(bars.count == 2 && bars[0][0] < bars[1][0])
    let all = try ends(of: "graphic-contrast")
    let swatches = all.filter { end in bars.allSatisfy { end[1] > $0[1] + 10 } }
    #expect(swatches.count == 1 && all.count == 2, "\(all)")
  }

  /// #7B7B7B has 4.96:1 on black and 4.03:1 on the elevated #1C1C1E, and less with more contrast: the surface is
  /// drawn where it is worst, and pinned alone.
  @Test func whatFailsOnOneSurfaceIsDrawnOnIt() throws {
    let body = try page(
      SampleReport.of(
        """
        <spec xmlns="urn:a11y-audit:spec:1" lang="en"><palette extends="ios26"/>
        <step-indicator id="a" current="1" appearance="dark" surface="any" backdrop="systemBackground">
        <step name="Account"/><text color="#7B7B7B" style="body">Account</text></step-indicator></spec>
        """,
        rules: ["text-contrast-minimum"]
      )
    )
    let pinned = all("figure", in: body).filter { !all(ofClass: "pins", in: $0).isEmpty }
    let names = pinned.flatMap { all("figcaption", in: $0) }.map(text)
    #expect(names == ["dark-high-contrast-elevated"])
  }

  /// Beside a drawing that is taller than it is wide, lines come from the side and cross no other step.
  @Test func tallDrawingsHavePinsBesideThem() throws {
    let tall = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en"><step-indicator id="a" orientation="vertical" current="3" \
      appearance="light" backdrop="#FFF"><step name="A"/><step name="B"/><step name="C"/><step name="D"/>
      <look><shape kind="circle" size="32"><fill color="#EEE"/><text style="caption" color="#AAA">{position}</text>
      </shape></look><connector thickness="2"><fill color="#000"/></connector></step-indicator></spec>
      """
    let body = try page(SampleReport.of(tall))
    #expect(!all(ofClass: "f", in: body).isEmpty)
    let picture = try #require(all(ofClass: "tall", in: body).first)
    let pins = all(ofClass: "pins", in: picture)
    #expect(!pins.isEmpty && pins.allSatisfy { ($0["style"] ?? "").hasPrefix("top:") })
    let size = try #require(picture.children.first?["viewBox"]).split(separator: " ").compactMap {
      Double($0)
    }
    for line in all(ofClass: "lead", in: picture).compactMap({ $0["d"] }) where line.contains("L") {
      let x = Double(line.dropFirst().prefix { $0 != " " })
      #expect(x == 0 || x == size[2], "\(line)")
    }
  }

  /// Pins of a row do not lie on one another, and each has a line to what it is about.
  @Test func pinsStandSideBySide() throws {
    let body = try page(SampleReport.of(Self.faint))
    let pictures = all(ofClass: "pic", in: body).filter { !all(ofClass: "pins", in: $0).isEmpty }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let rows = all(ofClass: "pins", in: picture)
      let lines = all(ofClass: "lead", in: picture).first?["d"] ?? ""
      #expect(lines.count { $0 == "L" } == rows.count)
      for row in Dictionary(grouping: rows, by: { $0["class"] }).values {
        let places = row.compactMap {
          Double(($0["style"] ?? "").filter { $0.isNumber || $0 == "." })
        }
        #expect(places == places.sorted() && Set(places).count == row.count)
      }
    }
  }

  /// The worst comes first, and is said in words.
  @Test func theOverviewLeadsWithTheWorst() throws {
    let body = try page(SampleReport.mixed())
    let marks = all(ofClass: "overview", in: body).flatMap { all(ofClass: "impact", in: $0) }
    let order = marks.compactMap { $0["class"] }
    #expect(!order.isEmpty && order == order.sorted())
    #expect(
      marks.allSatisfy {
        Impact(rawValue: text(of: $0).split(separator: " ").last.map(String.init) ?? "") != nil
      }
    )
  }

  /// Tiles and cards stand in one order, and filters know a tile by what its card has.
  @Test func tilesStandForTheirCards() throws {
    let body = try page(SampleReport.mixed())
    let (tiles, cards) = (all(ofClass: "tile", in: body), all(ofClass: "card", in: body))
    let links = tiles.flatMap { all("a", in: $0) }.compactMap { $0["href"] }
    #expect(links.count > 1 && links == cards.compactMap { $0["id"].map { "#" + $0 } })
    let styles = { (element: XML.Element) in
      Set((element["class"] ?? "").split(separator: " ").dropFirst())
    }
    #expect(tiles.map(styles) == cards.map(styles))
  }

  /// Who chooses what is shown is shown no pin of anything else.
  @Test func pinsHaveTheClassesOfTheirFindings() throws {
    let body = try page(SampleReport.of(Self.faint))
    let findings = all(ofClass: "f", in: body)
    let pins = all(ofClass: "n", in: body).filter { $0.name == "a" && $0["aria-label"] == nil }
    #expect(!pins.isEmpty)
    for pin in pins {
      let finding = findings.first { "#\($0["id"] ?? "")" == pin["href"] }
      let own = Set(finding?["class"]?.split(separator: " ").dropFirst() ?? [])
      #expect(own.count > 1 && own.isSubset(of: (pin["class"] ?? "").split(separator: " ")))
    }
  }

  /// A sentence begins as one, behind how bad it is.
  @Test func findingsAreSentences() throws {
    let titles = all("h4", in: try page(SampleReport.of(Self.faint))).map(text)
    #expect(titles.contains { $0.contains("serious: People with low vision ") })
  }

  /// What is heard stands beside it, with what is missing struck in.
  @Test func whatIsMissingIsStruckIntoTheTranscript() throws {
    let body = try page(SampleReport.mixed())
    let heard = all(ofClass: "said", in: body).map(text)
    #expect(heard.contains { $0.contains("Step 1 of 2") })
    let missing = all("ins", in: body).map(text)
    #expect(
      missing.contains { $0.hasPrefix("total ") } && missing.contains { $0.hasPrefix("position ") }
    )
  }

  /// Who is shut out is counted by people, and chosen by them.
  @Test func findingsAreCountedByPeople() throws {
    let body = try page(SampleReport.mixed())
    let tiles = all(ofClass: "people", in: body).flatMap { all("label", in: $0) }
    #expect(tiles.count == Person.allCases.count + 1)
    let listening = try #require(tiles.first { text(of: $0).contains("Screen reader") })
    let count = all(ofClass: "f", in: body).count { element in
      let styles = (element["class"] ?? "").split(separator: " ")
      return styles.contains("p1") && !styles.contains("i0")
    }
    #expect(count > 0 && text(of: listening).hasPrefix("\(count)"))
  }

  /// What no rule asks for is named, so that nobody takes silence for a pass.
  @Test func criteriaThatAreNotTestedAreNamed() throws {
    let names = all(ofClass: "criteria", in: try page(SampleReport.mixed())).flatMap {
      all("li", in: $0).map(text)
    }
    #expect(
      names.contains("2.1.1 keyboard (A)") && names.contains("1.2.2 captions prerecorded (A)")
    )
    #expect(!names.contains { $0.hasPrefix("1.4.3 ") })
  }

  /// A run in which nothing was audited, or nothing could be read, has a page that says so.
  @Test func aPageWithoutCardsSaysWhy() throws {
    let empty = try page(Report(version: "0", files: []))
    #expect(all("h1", in: empty).map(text) == ["nothing was audited"])
    var broken = Report(version: "0", files: [])
    broken.errors = [InputError("is no XML", at: Location(file: "a.xml", line: 1, column: 1))]
    broken.run = RunFacts(project: "shop", revision: "1f2e", command: "a11y-audit check a.xml")
    let body = try page(broken)
    #expect(all("h2", in: body).map(text).first == "Not audited")
    #expect(all("dd", in: body).map(text).contains("1f2e"))
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
