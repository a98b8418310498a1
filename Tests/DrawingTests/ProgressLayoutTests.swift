import A11yModel
import Drawing
import Geometry
import Testing

struct ProgressLayoutTests {
  @Test func aBarIsFilledAsFarAsItsValueSays() throws {
    let drawn = try Drawn(
      """
      <progress id="p" type="bar" value="30" max="120" backdrop="white"><track color="#DDD" thickness="8"/>
      <fill color="#004488" thickness="8"/></progress>
      """
    )
    let (track, fill) = (
      try #require(drawn.items(.track).first), try #require(drawn.items(.fill).first)
    )
    #expect(fill.box.width == track.box.width / 4)
    #expect(fill.box.left == track.box.left)
    #expect(track.box.height == 8)
  }

  @Test func aRingIsFilledFromTheTopOnAndHoldsItsText() throws {
    let drawn = try Drawn(
      """
      <progress id="p" type="ring" value="0.25" backdrop="white"><track color="#DDD" thickness="4"/>
      <fill color="#004488" thickness="4"/><text size="12" color="black">{percent}%</text></progress>
      """
    )
    let fill = try #require(drawn.items(.fill).first)
    guard case .stroke(.path(let path), let width) = fill.figure else {
      Issue.record("a quarter is an arc")
      return
    }
    #expect(width == 4)
    // A quarter ends at the right: at the height of the middle.
    #expect(path.hasSuffix(" \(fill.box.center.y.written)"))
    let text = try #require(drawn.scene.items.last)
    #expect(drawn.words == ["25%"])
    #expect(text.box.center == fill.box.center)
  }

  @Test func noValueFillsAFullRingAndNoMore() throws {
    for value in ["1", "7"] {
      let drawn = try Drawn(
        ##"<progress id="p" type="ring" value="\##(value)" backdrop="white"><fill color="#004488"/></progress>"##
      )
      guard case .stroke(.oval, _) = try #require(drawn.items(.fill).first).figure else {
        Issue.record("a full ring is a circle")
        return
      }
    }
  }
}
