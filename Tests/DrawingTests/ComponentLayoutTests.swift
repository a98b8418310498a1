import A11yModel
import Drawing
import Geometry
import Testing

struct ComponentLayoutTests {
  @Test func controlsStandSideBySide() throws {
    let drawn = try Drawn(
      """
      <step-indicator id="s" current="1" backdrop="white"><step name="A"/><step name="B"/>
      <look><shape kind="circle" size="30"><fill color="#004488"/></shape></look>
      <control action="back"><fill color="#EEE"/><text color="black">Back</text></control>
      <control action="next" when="not-last"><fill color="#EEE"/><text color="black">Next</text></control>
      <control action="complete" when="last"><fill color="#EEE"/><text color="black">Done</text></control>
      </step-indicator>
      """
    )
    let controls = drawn.items(.control).filter { drawn.component.parts[$0.part].kind == .shape }
    #expect(controls.count == 2)
    #expect(controls[0].box.center.y == controls[1].box.center.y)
    #expect(controls.allSatisfy { $0.isSizeAssumed })
    #expect(!drawn.words.contains("Done"))
  }

  @Test func aPartStandsWhereTheSpecSays() throws {
    let drawn = try Drawn(
      """
      <step-indicator id="s" current="1" backdrop="white"><step name="A"/>
      <shape kind="rectangle" width="10" height="20" x="5" y="7"><fill color="#888"/></shape>
      <shape kind="rectangle" width="10" height="20" x="105" y="-3"><fill color="#888"/></shape>
      </step-indicator>
      """
    )
    let boxes = drawn.scene.items.map(\.box)
    #expect(boxes.map(\.width) == [10, 10])
    #expect(boxes[1].left - boxes[0].left == 100)
    #expect(boxes[0].top - boxes[1].top == 10)
  }

  @Test(arguments: ["0", "1e9", "0.0001", "1e308"])
  func noSizeIsTooLargeOrTooSmall(_ size: String) throws {
    let drawn = try Drawn(
      """
      <step-indicator id="s" current="1" backdrop="white"><step name="A"/><step name="B"/>
      <look><shape id="n" kind="star" size="\(size)"><fill color="#004488"/><stroke width="\(size)" color="red"/>
      <glyph symbol="eye" size="\(size)" color="white"/></shape>
      <shape kind="circle" around="n" gap="\(size)"><stroke color="black" width="\(size)"/></shape>
      <text size="\(size)" color="black" max-width="\(size)">{name}</text></look>
      <shape kind="rectangle" width="\(size)" height="\(size)" x="-\(size)" y="\(size)"><fill color="#888"/></shape>
      <connector thickness="\(size)"><fill color="#888"/></connector></step-indicator>
      """
    )
    let (width, height) = (drawn.scene.size.width, drawn.scene.size.height)
    #expect(width.isFinite && height.isFinite)
    #expect(max(width, height) < 20 * DrawingDefaults.longest)
    #expect(drawn.scene.items.allSatisfy { $0.box.isFinite })
    let text = DrawingFile.text(of: drawn.markup())
    #expect(!text.contains("nan") && !text.contains("inf") && !text.contains("e+"))
  }
}
