import A11yModel
import Testing

/// A circle on white whose paints are these.
private func outline(_ paints: String) throws -> Outline? {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><shape kind="circle">\(paints)</shape></step-indicator>
    """
  )
  return try spec.look("shape").outline
}

private let pastel = "<fill color=\"#9AE3AC\"/>"

private func stroke(_ width: Double, _ align: String, _ color: String = "#00000080") -> String {
  "<stroke color=\"\(color)\" width=\"\(width)\" align=\"\(align)\"/>"
}

/// Where a stroke lies, what of it is seen: its points, and its tone where it meets the page.
@Test(arguments: [
  ("center", false, 1.0, "#7F7F7F"), ("center", true, 2.0, "#7F7F7F"),
  ("outside", false, 2.0, "#7F7F7F"), ("outside", true, 2.0, "#7F7F7F"),
  ("inside", true, 2.0, "#4D7156"),
])
func strokeIsSeenBesideAFill(_ align: String, _ isAbove: Bool, _ width: Double, _ tone: String)
  throws
{
  let paints = isAbove ? pastel + stroke(2, align) : stroke(2, align) + pastel
  let outline = try #require(try outline(paints))
  #expect(outline.width == width)
  #expect(outline.coat.tones.map(\.hex) == [tone])
  #expect(outline.coat.pairs?.map(\.background) == [.white])
}

@Test func fillHidesAStrokeWithinIt() throws {
  #expect(try outline(stroke(2, "inside") + pastel) == nil)
}

@Test func strokeInTheColourOfTheFillIsNoOutline() throws {
  #expect(try outline(pastel + stroke(2, "inside", "#9AE3AC")) == nil)
}

@Test func strokeAloneIsSeenWhole() throws {
  let outline = try #require(try outline(stroke(3, "center", "#767676")))
  #expect(outline.width == 3)
  #expect(outline.coat.pairs?.map(\.ratio.rounded) == [4.5422])
}

@Test func ofTwoStrokesTheFartherMeetsThePage() throws {
  let halo = stroke(6, "center", "#000") + stroke(2, "center", "#FFF")
  let outline = try #require(try outline(pastel + halo))
  #expect(outline.width == 2)
  #expect(outline.coat.tones == [.black])
}

@Test func strokeOnAnUnknownPageIsSeenThoughNotKnown() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator><shape kind="circle">\(stroke(2, "inside"))</shape>\
    <shape kind="circle">\(stroke(2, "center", "#000"))</shape></step-indicator>
    """
  )
  let translucent = try #require(try spec.look("shape").outline)
  #expect(translucent.coat.missing == "the colour the component lies on")
  #expect(translucent.coat.tones.isEmpty)
  let opaque = try #require(try spec.look("shape", 2).outline)
  #expect(opaque.coat.missing == "the colour the component lies on")
  #expect(opaque.coat.tones == [.black])
  #expect(opaque.width == 2)
}

@Test func paintsAnOpaqueOneCoversHaveNoPartInIt() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="systemBackground"><shape kind="circle"><fill color="systemRed"/>\
    <fill color="#FFF"/><fill color="#00F" opacity="0.5"/></shape></step-indicator>
    """
  )
  let origin = try #require(try spec.look("shape").fill).origin
  #expect(origin.foreground == ["#FFF", "#00F"])
  #expect(origin.isForegroundStatic && origin.isForegroundOpaque)
  #expect(!origin.isBackgroundStatic && origin.background == ["systemBackground"])
}
