import A11yModel
import Drawing
import Testing
import XML

struct ScenePaintingTests {
  private let spec = """
    <palette><color name="accent" light="#014589" dark="#88CCFF"/>
    <color name="page" light="#FFFFFF" dark="#000000"/></palette>
    <step-indicator id="s" current="1" backdrop="page"><step name="A"/>
    <look><shape kind="circle" size="30"><fill color="accent" opacity="0.5"/>
    <stroke color="accent" width="4"/>
    <text size="12" weight="bold" color="page">{position}</text></shape></look></step-indicator>
    """

  @Test func aPartHasTheCompositeOfTheAudit() throws {
    let drawn = try Drawn(spec)
    for variant in drawn.component.variants {
      let svg = drawn.scene.drawing(of: drawn.component, in: drawn.document, variant).markup
      for item in drawn.scene.items {
        let part = drawn.component.parts[item.part]
        let fill = try #require(drawn.component.rendering(of: part)[variant]?.fill)
        guard case .known(let pairs) = fill.colors else { continue }
        let group = try #require(svg.all.first { $0["data-part"] == String(item.part) })
        let painted = try #require(group.all.first { $0["data-paint"] == "fill" })
        #expect(painted["fill"] == pairs[0].foreground.hex)
      }
    }
  }

  @Test func halfOfAColorOverWhiteIsItsComposite() throws {
    let circle = try #require(try Drawn(spec).markup().all.first { $0.name == "circle" })
    // #014589 at half over white.
    #expect(circle["fill"] == "#80A2C4")
  }

  @Test func picturesOfAllViewsDifferInPaintsAlone() throws {
    let drawn = try Drawn(spec)
    let plain = drawn.markup()
    for appearance in Appearance.allCases {
      for vision in [nil] + Vision.allCases.map(Optional.some) {
        #expect(drawn.markup(appearance, seenBy: vision).structure == plain.structure)
      }
    }
    #expect(drawn.markup(.dark) != plain)
  }

  @Test func seriesAreToldApartAsTheyAreWithoutColor() throws {
    let drawn = try DrawnChart(
      #"type="bar""#,
      #"""
      <series id="a" name="A" color="systemBlue" pattern="dots" dash="6 2"/>
      <series id="b" name="B" color="systemRed" pattern="stripes"/><series id="c" name="C" color="systemGreen"/>
      <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>
      <mark series="a" value="1"/><mark series="b" value="2"/><mark series="c" value="3"/>
      """#
    )
    let patterns = drawn.markup.all.filter { $0.name == "pattern" }
    #expect(Set(patterns.compactMap { $0.children.first?["d"] }).count == 2)
    let fills = drawn.markup.all.filter { $0["data-paint"] == "pattern" }.map { $0["fill"] }
    #expect(fills.count == 2 && Set(fills).count == 2)
    // The dashes are those of the line that a series draws, and its bars have none.
    #expect(drawn.markup.all.allSatisfy { $0["stroke-dasharray"] == nil })
  }

  @Test func aLineHasTheDashesOfItsSeries() throws {
    let drawn = try DrawnChart(
      #"type="line""#,
      #"<series id="a" name="A" color="systemBlue" dash="6 2"/>"# + DrawnChart.line
        + DrawnChart.marks([1, 2], series: "a")
    )
    let line = try #require(drawn.markup.all.first { $0["stroke-dasharray"] != nil })
    #expect(line["stroke-dasharray"] == "6 2")
  }

  @Test func greyKeepsTheLuminance() {
    let seen = Vision.grey.seen(Color(hex: 0xFF0000))
    #expect(seen.red == seen.green && seen.green == seen.blue)
    // The luminance of red is 0.2126, that of #7F7F7F 0.2122.
    #expect(seen.hex == "#7F7F7F")
  }

  @Test func whatIsNotKnownIsACheckerboardWithAQuestion() throws {
    let drawn = try Drawn(
      """
      <palette><color name="accent" light="#004488"/></palette>
      <step-indicator id="s" current="1" backdrop="white"><step name="A"/>
      <look><shape kind="circle" size="30"><fill color="accent"/></shape></look></step-indicator>
      """
    )
    func paints(_ appearance: Appearance) -> (fill: String?, question: String?) {
      let all = drawn.markup(appearance).all
      let question = all.first { $0.name == "text" && $0.content == [.text("?")] }
      return (all.first { $0.name == "circle" }?["fill"], question?["fill"])
    }
    #expect(paints(.light) == ("#004488", "none"))
    #expect(paints(.dark) == ("url(#unknown)", "#000000"))
    #expect(drawn.markup(.light).structure == drawn.markup(.dark).structure)
  }

  @Test func theStopsOfAGradientAreItsColors() throws {
    let drawn = try Drawn(
      """
      <progress id="p" type="bar" value="0.5" backdrop="white">
      <fill thickness="8"><stop color="#FF0000"/><stop color="#0000FF"/></fill></progress>
      """
    )
    let stops = drawn.markup().all.filter { $0.name == "stop" }
    #expect([stops.first?["stop-color"], stops.last?["stop-color"]] == ["#FF0000", "#0000FF"])
    #expect([stops.first?["offset"], stops.last?["offset"]] == ["0%", "100%"])
  }

  @Test func everyPartSaysWhichElementPaintsIt() throws {
    let drawn = try Drawn(spec)
    let targets = drawn.markup().all.compactMap { $0["data-target"] }
    #expect(targets.count == drawn.scene.items.count)
    #expect(targets.contains("/spec[1]/step-indicator[1]/look[1]/shape[1]/text[1]"))
  }

  @Test func theImageHasARoleAndAName() throws {
    let svg = try Drawn(spec).markup()
    #expect(svg["role"] == "img")
    guard case .element(let title)? = svg.content.first else {
      Issue.record("an image has a title")
      return
    }
    #expect(title.name == "title")
    #expect(title.content == [.text("t")])
  }

  @Test func itIsWellFormedWhateverItsTextsSay() throws {
    let hostile =
      "&lt;/text>&lt;script>alert(1)&lt;/script>&quot; onload=&quot;x ]]&gt; &amp;amp; \u{202E}"
    let drawn = try Drawn(
      """
      <step-indicator id="a" current="1" backdrop="white" label="\(hostile)">
      <step name="\(hostile)"/>
      <look><shape kind="circle" size="30" pattern="\(hostile)"><fill color="#004488"/>
      <stroke color="red" width="1" dash="\(hostile)"/>
      <glyph symbol="\(hostile)" size="12" color="white"/></shape>
      <text size="12" color="black">{name} \(hostile)</text></look></step-indicator>
      """
    )
    let text = DrawingFile.text(of: drawn.markup())
    #expect(throws: Never.self) { try Tree(parsing: Array(text.utf8)) }
    let names = Set(drawn.markup().all.map(\.name))
    #expect(
      names.isSubset(of: [
        "svg", "title", "desc", "defs", "pattern", "path", "g", "rect", "circle", "text",
      ])
    )
    #expect(!text.contains("<script"))
  }
}
