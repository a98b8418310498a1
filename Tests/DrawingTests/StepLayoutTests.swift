import A11yModel
import Drawing
import Geometry
import Testing

struct StepLayoutTests {
  static let steps = """
    <step name="One"/><step name="Two"/><step name="Three"/>
    <look state="completed"><shape kind="circle" size="30"><fill color="#004488"/>
      <glyph symbol="checkmark" size="12" color="white"/></shape><text size="11" color="#333">{name}</text></look>
    <look state="current"><shape id="node" kind="circle" size="30"><fill color="#CCDDEE"/>
      <text size="12" color="#004488">{position}</text></shape>
      <shape kind="circle" around="node" gap="1"><stroke color="#004488" width="2" align="inside"/></shape>
      <text size="11" color="#333">{name}</text></look>
    <look state="upcoming"><shape kind="circle" size="30"><fill color="#DDDDDD"/>
      <text size="12" color="#333">{position}</text></shape><text size="11" color="#333">{name}</text></look>
    <connector state="completed" thickness="2"><fill color="#004488"/></connector>
    <connector thickness="2"><fill color="#DDDDDD"/></connector>
    """

  private func drawn(_ attributes: String = "", in snapshot: Int = 0) throws -> Drawn {
    try Drawn(
      #"<step-indicator id="s" current="2" backdrop="white" \#(attributes)>\#(Self.steps)</step-indicator>"#,
      in: snapshot
    )
  }

  /// The nodes alone, of 30 points each.
  private func nodes(_ drawn: Drawn) -> [Box] {
    drawn.scene.items.filter { drawn.component.parts[$0.part].width == 30 }.map(\.box)
  }

  @Test func stepsStandInARowInTheirOrder() throws {
    let boxes = nodes(try drawn())
    #expect(boxes.count == 3)
    #expect(Set(boxes.map(\.center.y)).count == 1)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.right < $1.left })
  }

  @Test func verticalStepsStandBelowOneAnother() throws {
    let boxes = nodes(try drawn(#"orientation="vertical""#))
    #expect(boxes.count == 3)
    #expect(Set(boxes.map(\.center.x)).count == 1)
    #expect(zip(boxes, boxes.dropFirst()).allSatisfy { $0.bottom < $1.top })
  }

  @Test func eachStepShowsItsOwnWords() throws {
    #expect(Set(try drawn().words) == ["One", "Two", "2", "Three", "3"])
  }

  @Test func aStepHasTheLookOfItsStateInTheSnapshot() throws {
    let drawn = try drawn(in: 2)
    let last = try #require(drawn.component.snapshots[2].current)
    #expect(last == 2)
    let states = drawn.scene.items.filter { $0.subject == .step(2) }
      .compactMap { drawn.component.parts[$0.part].state }
    #expect(Set(states.map { drawn.component.states[$0].meaning }) == [.current])
  }

  @Test func aConnectorRunsBetweenTwoNodesInTheStateOfTheFirst() throws {
    let drawn = try drawn()
    let (connectors, nodes) = (drawn.items(.connector), nodes(drawn))
    #expect(connectors.count == 2)
    for (index, connector) in connectors.enumerated() {
      #expect(connector.box.left > nodes[index].right)
      #expect(connector.box.right < nodes[index + 1].left)
      #expect(connector.box.center.y == nodes[index].center.y)
      #expect(connector.box.height == 2)
    }
    let states = connectors.map { drawn.component.parts[$0.part].state }
    #expect(states[0] != nil)
    #expect(states[1] == nil)
  }

  @Test func aRingSurroundsItsNodeAtItsGap() throws {
    let drawn = try drawn()
    let ring = try #require(
      drawn.scene.items.first { drawn.component.parts[$0.part].around != nil }
    )
    let node = nodes(drawn)[1]
    #expect(ring.box.center == node.center)
    // The gap, and the width of the stroke, which lies inside.
    #expect(ring.box.width == node.width + 2 * (1 + 2))
  }

  @Test func whatLiesInAPartStandsInItsMiddle() throws {
    let drawn = try drawn()
    let glyph = try #require(drawn.scene.items.first { $0.figure == .glyph("checkmark") })
    #expect(glyph.box.center == nodes(drawn)[0].center)
    #expect(glyph.box.width == 12)
  }

  @Test func everythingLiesWithinTheMargin() throws {
    let scene = try drawn().scene
    let whole = Box(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let inner = whole.expanded(by: -DrawingDefaults.margin + 0.001)
    #expect(scene.items.allSatisfy { inner.contains($0.box) })
  }

  @Test func aLineThatStepsLieOverRunsBehindThem() throws {
    let drawn = try Drawn(
      """
      <status-tracker id="t" backdrop="white"><state id="done" is="completed"/>
      <shape id="line" kind="rectangle" height="2"><fill color="#888"/></shape>
      <step state="done"/><step state="done"/>
      <look><shape kind="circle" size="30" over="line"><fill color="#004488"/></shape></look>
      </status-tracker>
      """
    )
    let line = try #require(drawn.scene.items.first)
    let nodes = nodes(drawn)
    #expect(line.box.left == nodes[0].center.x)
    #expect(line.box.right == nodes[1].center.x)
    #expect(line.box.center.y == nodes[0].center.y)
  }

  @Test func aShapeThatPaintsNothingHasItsRoomAndIsSurrounded() throws {
    let drawn = try Drawn(
      """
      <step-indicator id="s" current="1" backdrop="white"><step name="A"/><step name="B"/>
      <look><shape id="node" kind="circle" size="30"><text size="12" color="black">{position}</text></shape>
      <shape kind="circle" around="node" gap="1"><stroke color="black" width="2" align="inside"/></shape>
      <text size="11" color="black">{name}</text></look></step-indicator>
      """
    )
    let rings = drawn.scene.items.filter { drawn.component.parts[$0.part].kind == .shape }
    let texts = drawn.scene.items.filter { drawn.component.parts[$0.part].kind == .text }
    #expect(drawn.words == ["1", "A", "2", "B"])
    #expect(rings.map(\.box.width) == [36, 36])
    #expect(rings[0].box.center == texts[0].box.center)
    #expect(texts[1].box.top > rings[0].box.center.y + 15)
    #expect(rings[1].box.left > rings[0].box.right)
  }
}
