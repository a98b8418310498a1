import A11yModel
import A11yRules
import Foundation
import TestSupport
import Testing
import XML

@testable import A11yReports

/// Pins on a page stand on what their findings speak of.
@Suite struct HTMLPinTests {
  /// A component is drawn once, and shown as it is and as four kinds of people see it; the pin of what is
  /// found stands on it, and its detail shows what would mend it.
  @Test func aComponentIsDrawnWithPins() throws {
    let body = try SampleReport.page(SampleReport.of(SampleReport.faint))
    #expect(body.all("symbol").count == 1)
    let names = body.all("figcaption").map(\.wholeText)
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
    let pins = body.all(ofClass: "pins")
    #expect(pins.flatMap { $0.all("a") }.map(\.wholeText).contains("1"))
    let anchors = Set(body.all.compactMap { $0["id"] })
    for link in pins.flatMap({ $0.all("a") }) {
      #expect(anchors.contains(String((link["href"] ?? "").dropFirst())))
    }
  }

  /// The number of every finding stands where the finding is about: what is only heard in the transcript, all
  /// else on the pictures or below them.
  @Test func everyFindingStandsOnWhatItIsAbout() throws {
    for report in try [SampleReport.mixed(), SampleReport.of(SampleReport.faint)] {
      for card in (try SampleReport.page(report)).all(ofClass: "card") {
        let pinned = card.all(ofClass: "n").filter {
          $0.name == "a" && $0["aria-label"] == nil
        }.map(\.wholeText)
        let told =
          card.all(ofClass: "said").flatMap { $0.all("b") }.map(\.wholeText)
          + card.children.filter { $0.name == "p" }.flatMap { $0.all("b") }.map(\.wholeText)
        for finding in card.all(ofClass: "f") {
          guard let number = finding.all(ofClass: "n").first.map(\.wholeText) else { continue }
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
    let body = try SampleReport.page(SampleReport.of(Self.bars, rules: [rule]))
    let picture = try #require(body.all(ofClass: "pic").first)
    #expect(body.all("h4").count > 0)
    return picture.all(ofClass: "lead").filter { $0["d"]?.hasSuffix("h0") ?? false }.compactMap {
      end in
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

  /// What stands on a page, by its number 1: where its pins are, and what the pictures there are called.
  private func pinned(_ spec: String, _ rule: String) throws -> [(name: String, count: Int)] {
    try SampleReport.page(SampleReport.of(spec, rules: [rule])).all("figure").compactMap { figure in
      let count = figure.all(ofClass: "pins").count { $0.all("a").map(\.wholeText).contains("1") }
      return count == 0 ? nil : (figure.all("figcaption").map(\.wholeText).joined(), count)
    }
  }

  private func published(_ name: String) throws -> String {
    let file = try Repository.files(in: "Examples/published", ending: name)[0]
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// Done and failed steps get their colours from one look.
  @Test func statesOfOneLookAreBothPinned() throws {
    let pinned = try pinned(published("status-tracker.xml"), "palette-cvd-distinct")
    #expect(pinned.first?.name == "light" && pinned.allSatisfy { $0.count == 2 })
  }

  /// At first no step is completed, and only what is can be operated.
  @Test func aStepIsPinnedInTheStateThatIsSpokenOf() throws {
    let pinned = try pinned(published("step-indicator-demo.xml"), "interactive-has-role")
    #expect(pinned.map(\.name) == ["light, state ‘step 2’"] && pinned.allSatisfy { $0.count == 1 })
  }

  @Test func aTokenIsPinnedOnWhatItPaints() throws {
    let pinned = try pinned(
      """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en"><palette extends="ios26">
      <color name="ink" light="#000000"/></palette><step-indicator id="a" current="1" \
      backdrop="systemBackground"><step name="Account"/><text color="ink" style="body">Account</text>\
      </step-indicator></spec>
      """,
      "dark-palette-present"
    )
    #expect(pinned.map(\.name) == ["the same in dark and dark-high-contrast"])
  }

  /// #7B7B7B has 4.96:1 on black and 4.03:1 on the elevated #1C1C1E, and less with more contrast: the surface is
  /// drawn where it is worst, and pinned alone.
  @Test func whatFailsOnOneSurfaceIsDrawnOnIt() throws {
    let body = try SampleReport.page(
      SampleReport.of(
        """
        <spec xmlns="urn:a11y-audit:spec:1" lang="en"><palette extends="ios26"/>
        <step-indicator id="a" current="1" appearance="dark" surface="any" backdrop="systemBackground">
        <step name="Account"/><text color="#7B7B7B" style="body">Account</text></step-indicator></spec>
        """,
        rules: ["text-contrast-minimum"]
      )
    )
    let pinned = body.all("figure").filter { !$0.all(ofClass: "pins").isEmpty }
    let names = pinned.flatMap { $0.all("figcaption") }.map(\.wholeText)
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
    let body = try SampleReport.page(SampleReport.of(tall))
    #expect(!body.all(ofClass: "f").isEmpty)
    let picture = try #require(body.all(ofClass: "tall").first)
    let pins = picture.all(ofClass: "pins")
    #expect(!pins.isEmpty && pins.allSatisfy { ($0["style"] ?? "").hasPrefix("top:") })
    let size = try #require(picture.children.first?["viewBox"]).split(separator: " ").compactMap {
      Double($0)
    }
    for line in picture.all(ofClass: "lead").compactMap({ $0["d"] }) where line.contains("L") {
      let x = Double(line.dropFirst().prefix { $0 != " " })
      #expect(x == 0 || x == size[2], "\(line)")
    }
  }

  /// Pins of a row do not lie on one another, and each has a line to what it is about.
  @Test func pinsStandSideBySide() throws {
    let body = try SampleReport.page(SampleReport.of(SampleReport.faint))
    let pictures = body.all(ofClass: "pic").filter { !$0.all(ofClass: "pins").isEmpty }
    #expect(!pictures.isEmpty)
    for picture in pictures {
      let rows = picture.all(ofClass: "pins")
      let lines = picture.all(ofClass: "lead").first?["d"] ?? ""
      #expect(lines.count { $0 == "L" } == rows.count)
      for row in Dictionary(grouping: rows, by: { $0["class"] }).values {
        let places = row.compactMap {
          Double(($0["style"] ?? "").filter { $0.isNumber || $0 == "." })
        }
        #expect(places == places.sorted() && Set(places).count == row.count)
      }
    }
  }

  /// Who chooses what is shown is shown no pin of anything else.
  @Test func pinsHaveTheClassesOfTheirFindings() throws {
    let body = try SampleReport.page(SampleReport.of(SampleReport.faint))
    let findings = body.all(ofClass: "f")
    let pins = body.all(ofClass: "n").filter { $0.name == "a" && $0["aria-label"] == nil }
    #expect(!pins.isEmpty)
    for pin in pins {
      let finding = findings.first { "#\($0["id"] ?? "")" == pin["href"] }
      let own = Set(finding?["class"]?.split(separator: " ").dropFirst() ?? [])
      #expect(own.count > 1 && own.isSubset(of: (pin["class"] ?? "").split(separator: " ")))
    }
  }
}
