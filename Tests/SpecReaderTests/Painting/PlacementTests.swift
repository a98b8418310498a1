import A11yModel
import Testing

private let page = "<step-indicator backdrop=\"#FFF\">"

@Test func partOverAnotherHasBothBehindIt() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="bar" kind="rectangle"><fill color="#000"/></shape>\
    <text over="bar" color="#767676">1</text></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#767676 on #FFFFFF", "#767676 on #000000"])
  #expect(try spec.part("text").over == 0)
}

@Test func fadedPartOverAnotherFadesOnBoth() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="bar" kind="rectangle"><fill color="#000"/></shape>\
    <text over="bar" color="#FFF" opacity="0.5">1</text></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#FFFFFF on #FFFFFF", "#808080 on #000000"])
  #expect(try spec.pairs("text").map(\.ratio.rounded) == [1, 5.3172])
}

@Test func groupFadesOnWhatItsPartsLieOverOutsideOfIt() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="bar" kind="rectangle"><fill color="#000"/></shape>\
    <group opacity="0.5"><text over="bar" color="#FFF">1</text></group></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#FFFFFF on #FFFFFF", "#808080 on #000000"])
}

@Test func partsOfOneGroupLieOverEachOtherWithinIt() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator backdrop="#000"><group opacity="0.5">\
    <shape id="bar" kind="rectangle"><fill color="#FFF"/></shape>\
    <text over="bar" color="#000">1</text></group></step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#000000 on #000000", "#000000 on #808080"])
}

@Test func lineBehindAShapeIsNothingItMustBeToldFrom() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="line" kind="rectangle" height="2"><fill color="#000"/></shape>\
    <shape kind="circle" over="line"><fill color="#F00" opacity="0.5"/>\
    <text color="#FFF">1</text></shape></step-indicator>
    """
  )
  #expect(try spec.pairs("shape", 2).map(\.text) == ["#FF8080 on #FFFFFF"])
  // What shows through lies under the text all the same.
  #expect(try spec.pairs("text").map(\.text) == ["#FFFFFF on #FF8080", "#FFFFFF on #800000"])
}

@Test func opaqueShapeLeavesNothingOfTheLineBehindIt() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="line" kind="rectangle" height="2"><fill color="#000"/></shape>\
    <shape kind="circle" over="line"><fill color="#F00"/><text color="#FFF">1</text></shape>\
    </step-indicator>
    """
  )
  #expect(try spec.pairs("text").map(\.text) == ["#FFFFFF on #FF0000"])
}

@Test func broadShapeBehindIsNoLine() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="card" kind="rectangle" height="40"><fill color="#000"/></shape>\
    <shape kind="circle" over="card"><fill color="#F00"/></shape></step-indicator>
    """
  )
  #expect(try spec.pairs("shape", 2).map(\.text) == ["#FF0000 on #FFFFFF", "#FF0000 on #000000"])
}

@Test func partOverAnotherOfItsLookMeetsItInItsOwnState() throws {
  let spec = try PaintedSpec(
    """
    <step-indicator current="1" dynamic="false" backdrop="#FFF">\
    <state id="now" is="current" color="#F00"/><state id="then" is="upcoming" color="#00F"/>\
    <step/><step/><look><shape id="node" kind="circle"><fill color="state"/></shape>\
    <text over="node" color="#000">1</text>\
    <shape kind="circle" around="node" gap="0.5"><stroke color="#000" width="2"/></shape></look>\
    </step-indicator>
    """
  )
  let texts = spec.parts("text").prefix(2)
  let pairs = try texts.map {
    try #require(spec.component.rendering(of: $0)[Variant(.light)]?.fill?.pairs).map(\.text)
  }
  #expect(
    pairs == [
      ["#000000 on #FFFFFF", "#000000 on #FF0000"], ["#000000 on #FFFFFF", "#000000 on #0000FF"],
    ]
  )
  let rings = spec.parts("shape", 2).prefix(2)
  #expect(rings.map { $0.around.map { spec.parts[$0].state } } == rings.map(\.state))
  #expect(rings.map(\.gap) == [0.5, 0.5])
}

@Test func ringLiesOnWhatItsParentPaints() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="node" kind="circle"><fill color="#F00"/></shape>\
    <shape kind="circle" around="node"><stroke color="#000" width="2"/></shape></step-indicator>
    """
  )
  let ring = try #require(try spec.look("shape", 2).outline)
  #expect(ring.coat.pairs?.map(\.text) == ["#000000 on #FFFFFF"])
  #expect(try spec.part("shape", 2).around == 0)
  #expect(try spec.part("shape", 2).gap == nil)
}

@Test func progressLiesOnItsTrack() throws {
  let spec = try PaintedSpec(
    """
    <progress type="bar" value="0.5" backdrop="#FFF"><track color="#000" opacity="0.5"/>\
    <fill color="#F00"/></progress>
    """
  )
  #expect(try spec.pairs("fill").map(\.text) == ["#FF0000 on #808080"])
  #expect(try spec.part("fill").over == 0)
}

@Test func fillOfAShapeIsNoPartOfItsOwn() throws {
  let spec = try PaintedSpec(
    "\(page)<shape kind=\"circle\"><fill color=\"#F00\"/></shape></step-indicator>"
  )
  #expect(spec.parts.map(\.role) == [.plain])
}

@Test func partOverARingLiesOnItsStrokeToo() throws {
  let spec = try PaintedSpec(
    """
    \(page)<shape id="ring" kind="circle"><stroke color="#000" width="4"/></shape>\
    <shape kind="arc" over="ring"><stroke color="#F00" width="4"/></shape></step-indicator>
    """
  )
  let arc = try #require(try spec.look("shape", 2).outline)
  #expect(arc.coat.pairs?.map(\.text) == ["#FF0000 on #FFFFFF", "#FF0000 on #000000"])
}

@Test func whatIsPaintedLaterCannotLieUnder() throws {
  #expect(throws: InputErrors.self) {
    try PaintedSpec("\(page)<text over=\"a\">1</text><text id=\"a\">2</text></step-indicator>")
  }
  // The look is painted with the first step, before the line.
  let spec = try PaintedSpec(
    """
    \(page)<step/><shape id="line" kind="line"><stroke color="#000" width="2"/></shape>\
    <look><shape kind="circle" over="line"><fill color="#000"/></shape></look></step-indicator>
    """
  )
  #expect(try spec.look("shape", 2).fill?.missing == "what it lies over")
}
