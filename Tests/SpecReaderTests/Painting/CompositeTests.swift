import A11yModel
import Testing

// The ratios were computed apart from this code, with the formulas of WCAG 2.2 and 8 bits a channel.

@Test func translucentFillLetsThePageThrough() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><shape kind="circle"><fill color="#000" opacity="0.5"/>\
    </shape></step-indicator>
    """
  )
  #expect(try spec.ratio("shape") == 3.9494)
}

@Test func translucentTextLiesOnTheTintItIsWrittenOn() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><shape kind="circle"><fill color="#0088FF" opacity="0.15"/>\
    <text color="#00000099">1</text></shape></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#575F66 on #D9EDFF"])
  #expect(try spec.ratio("text") == 5.4137)
}

@Test func whatPaintsNothingPassesOnWhatItLiesOn() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><group><shape kind="circle"><fill color="clear"/>\
    <text color="#767676">1</text></shape></group></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#767676 on #FFFFFF"])
  #expect(spec.parts("shape").isEmpty)
}

@Test func groupIsCompositedBeforeItFades() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#000"><group opacity="0.5"><fill color="#FFF"/>\
    <text color="#000">1</text></group></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#000000 on #808080"])
  #expect(try spec.ratio("text") == 5.3172)
}

@Test func groupsFadeWithinGroups() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#000"><group opacity="0.5"><fill color="#FFF"/>\
    <group opacity="0.5"><text color="#000">1</text></group></group></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#404040 on #808080"])
  #expect(try spec.ratio("text") == 2.6253)
}

@Test func gradientIsItsStopsAndWhatLiesBetween() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#808080"><shape kind="circle">\
    <fill><stop color="#000"/><stop color="#FFF"/></fill><text color="#777">1</text></shape>\
    </step-indicator>
    """
  )
  let shades = try spec.pairs("shape").map(\.foreground.hex)
  #expect(shades.count == 9)
  #expect(shades.first == "#000000")
  #expect(shades[4] == "#808080")
  #expect(shades.last == "#FFFFFF")
  // The stops are far from the page on either side; between them the gradient meets it.
  #expect(try spec.pairs("shape").map(\.ratio.value).min() ?? 0 < 1.01)
  #expect(try spec.pairs("text").count == 9)
}

@Test func gradientToClearKeepsItsHue() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><shape kind="circle">\
    <fill><stop color="#F00"/><stop color="clear"/></fill></shape></step-indicator>
    """
  )
  let half = try spec.pairs("shape")[4]
  #expect(half.foreground.hex == "#FF8080")
  #expect(half.ratio.rounded == 2.4274)
}

@Test func gradientsOnGradientsEndInNotKnowing() throws {
  let gradient = "<fill><stop color=\"#0006\"/><stop color=\"#FFF6\"/></fill>"
  let fills = String(repeating: gradient, count: 12)
  let spec = try PaintedSpec(
    "<step-indicator backdrop=\"#FFF\"><shape kind=\"circle\">\(fills)</shape></step-indicator>"
  )
  let fill = try #require(try spec.look("shape").fill)
  #expect(fill.missing == "which of the many colours behind it are seen")
}

@Test func clearLayersOfAGlyphDropOut() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#9AE3AC"><glyph symbol="a"><layer color="clear"/>\
    <layer color="#FFF"/></glyph><glyph symbol="b"><layer color="#000"/><layer color="clear"/>\
    </glyph></step-indicator>
    """
  )
  #expect(try spec.pairs("glyph", 1).map(\.text) == ["#FFFFFF on #9AE3AC"])
  #expect(try spec.pairs("glyph", 2).map(\.text) == ["#000000 on #9AE3AC"])
}

@Test func upperLayerOfAGlyphLiesOnTheLower() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><glyph symbol="a"><layer color="#767676"/>\
    <layer color="#FFF"/></glyph><glyph symbol="b" rendering="hierarchical" color="#000"/>\
    </step-indicator>
    """
  )
  #expect(try spec.pairs("glyph").map(\.text) == ["#FFFFFF on #767676"])
  #expect(try spec.look("glyph").backdrop == .known([Backdrop.Sample(color: .white)]))
  let unknown = try #require(try spec.look("glyph", 2).fill)
  #expect(unknown.missing == "which layers of the symbol carry its shape")
}
