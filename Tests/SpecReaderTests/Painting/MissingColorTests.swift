import A11yModel
import Testing

@Test func unknownPageIsNamed() throws {
  let spec = try PaintedSpec(
    "<step-indicator><text color=\"#000\">1</text></step-indicator>"
  )
  #expect(try spec.look("text").fill?.missing == "the colour the component lies on")
  #expect(try spec.look("text").fill?.tones == [.black])
}

@Test func opaqueFillHidesAnUnknownPage() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator><shape kind="circle"><fill color="#FFF"/><text color="#000">1</text></shape>\
    <shape kind="circle"><fill color="#FFF8"/><text color="#000">1</text></shape>\
    </step-indicator>
    """
  )
  #expect(try spec.ratio("text") == 21)
  #expect(try spec.look("shape").fill?.missing == "the colour the component lies on")
  #expect(try spec.look("text", 2).fill?.missing == "the colour the component lies on")
}

@Test func fadedGroupLetsAnUnknownPageThrough() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator><group opacity="0.5"><fill color="#FFF"/><text color="#000">1</text></group>\
    </step-indicator>
    """
  )
  #expect(try spec.look("text").fill?.missing == "the colour the component lies on")
}

@Test(arguments: ["material=\"thin\"", "image=\"photo\"", "blend=\"multiply\"", ""])
func whatNobodyCanTellIsUnknown(_ paint: String) throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#FFF"><shape kind="circle"><fill \(paint)/>\
    <text color="#000">1</text></shape></step-indicator>
    """
  )
  #expect(try spec.look("text").fill?.missing != nil)
  #expect(try spec.look("shape").fill?.pairs == nil)
}

@Test func missingTokenIsNamedWithItsAppearance() throws {
  let spec = try PaintedSpec(
    """
    <palette><color name="ink" value="deep"/><color name="deep" light="#000"/></palette>\
    <step-indicator backdrop="systemBackground"><text color="ink">1</text></step-indicator>
    """
  )
  #expect(try spec.ratio("text") == 21)
  let fact = "the dark value of ‘deep’"
  #expect(try spec.look("text", in: Variant(.dark)).fill?.missing == fact)
  #expect(try spec.look("text", in: Variant(.darkHighContrast)).fill?.missing == fact)
}

@Test func tokensAreUsedByPartsAndThroughOthers() throws {
  let spec = try PaintedSpec(
    """
    <palette><color name="ink" value="deep"/><color name="deep" light="#000"/>\
    <color name="spare" value="#FFF"/></palette>\
    <step-indicator backdrop="#FFF"><text color="ink">1</text></step-indicator>
    """
  )
  #expect(spec.document.palette.map(\.name) == ["ink", "deep", "spare"])
  #expect(spec.document.palette.map(\.isUsed) == [true, true, false])
  #expect(spec.component.tokens == [0, 1])
  #expect(spec.document.palette.map(\.missing) == [[], [.dark, .darkHighContrast], []])
}

/// The numbers of the step indicator on a screen and on a sheet, with the colours of iOS 13 to 18.
@Test func sheetIsLighterInTheDark() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator surface="any" backdrop="systemBackground"><shape kind="circle">\
    <fill color="systemBlue" opacity="0.15"/><text color="systemBlue">2</text></shape>\
    </step-indicator>
    """,
    generation: .ios13
  )
  #expect(try spec.ratio("text", in: Variant(.dark)) == 5.0922)
  #expect(try spec.ratio("text", in: Variant(.dark, .elevated)) == 3.9016)
  #expect(
    try spec.pairs("text", in: Variant(.dark, .elevated)).map(\.text) == ["#0A84FF on #192C40"]
  )
  #expect(
    try spec.pairs("text", in: Variant(.light, .elevated))
      == spec.pairs("text", in: Variant(.light))
  )
}

@Test func increasedContrastFallsBackOnTheAppearanceWithout() throws {
  let spec = try PaintedSpec(
    """
    <palette><color name="ink" light="#111" dark="#EEE" dark-high-contrast="#FFF"/></palette>\
    <step-indicator backdrop="systemBackground"><text color="ink">1</text></step-indicator>
    """
  )
  let fill = { (appearance: Appearance) in
    try spec.pairs("text", in: Variant(appearance)).map(\.foreground.hex)
  }
  #expect(try fill(.lightHighContrast) == ["#111111"])
  #expect(try fill(.darkHighContrast) == ["#FFFFFF"])
  let rendering = spec.component.rendering(of: try spec.part("text"))
  #expect(rendering.looksAlike(in: Variant(.light), and: Variant(.lightHighContrast)))
  #expect(!rendering.looksAlike(in: Variant(.dark), and: Variant(.darkHighContrast)))
}
