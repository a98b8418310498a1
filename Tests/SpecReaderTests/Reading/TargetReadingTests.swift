import A11yModel
import Testing
import XML

/// Where parts respond to a touch, and how they move, arrives in the model.
@Suite struct TargetReadingTests {
  private func area(_ content: String) throws -> HitArea {
    let component = try SpecSource.component(
      "<step-indicator current='1'>\(content)</step-indicator>"
    )
    let areas = component.snapshots[0].elements.compactMap(\.hitArea)
    return try #require(areas.first)
  }

  @Test func framesRespond() throws {
    let area = try area("<control width='30' height='20' x='5' y='-6' spacing='7'/>")
    #expect(area.width == 30...30)
    #expect(area.height == 20...20)
    #expect(area.square == 20...20)
    #expect(area.x == 5)
    #expect(area.y == -6)
    #expect(area.spacing == 7)
  }

  @Test func hitAreasLieAroundTheMiddle() throws {
    let area = try area(
      "<control width='20' height='20' x='20' y='8' hit-width='44' hit-height='30' "
        + "hit-shape='circle'/>"
    )
    #expect(area.width == 44...44)
    #expect(area.height == 30...30)
    #expect(area.x == 8)
    #expect(area.y == 3)
    #expect(area.square.upperBound < 25)
  }

  @Test func formsOfShapesRespond() throws {
    #expect(try area("<shape kind='circle' size='20' action='select'/>").square.upperBound < 15)
    #expect(try area("<shape kind='star' size='20' action='select'/>").square == 0...20)
  }

  /// What is not said is not known, but what lies in a part is part of it.
  @Test func contentsAreALowerBound() throws {
    let shapes =
      "<group><shape kind='circle' size='30'/><shape kind='rectangle' width='50' height='10'/></group>"
    let area = try area("<control>\(shapes)<control width='90' height='90'/></control>")
    #expect(area.width == 50...Double.infinity)
    #expect(area.height == 30...Double.infinity)
    #expect(area.square.lowerBound > 21 && area.square.lowerBound < 22)
  }

  @Test func looksSayWhereStepsRespond() throws {
    let look =
      "<look action='select' hit-width='44' hit-height='40'><shape kind='circle' size='9'/>"
    let area = try area("<step name='A'/>\(look)</look>")
    #expect(area.width == 44...44)
    #expect(area.height == 40...40)
    let other = try self.area(
      "<step name='A' hit-width='50'/><look action='select' hit-width='44' hit-height='40'/>"
    )
    #expect(other.width == 50...50)
    #expect(other.height == 40...40)
  }

  @Test func onlyTargetsRespond() throws {
    let component = try SpecSource.component(
      "<step-indicator><shape kind='circle' size='9' label='A'/></step-indicator>"
    )
    #expect(component.snapshots[0].elements.allSatisfy { $0.hitArea == nil })
  }

  @Test func animations() throws {
    let component = try SpecSource.component(
      "<chart type='bar'><look part='mark'><shape kind='circle'>"
        + "<animation kind='grow' duration='2' repeats='3' starts='user' reduced='fade' stop='b'/>"
        + "</shape></look><control id='b'/><animation kind='color' repeats='forever'/>"
        + "<animation kind='move' essential='true'/></chart>"
    )
    let animations = component.animations
    #expect(animations.map(\.kind) == [.grow, .color, .move])
    #expect(animations[0].length == .known(6))
    #expect(!animations[0].startsByItself)
    #expect(animations[0].reduced == .known(.fade))
    #expect(animations[0].stop == .known(5))
    #expect(animations[1].length == .known(.infinity))
    #expect(animations[1].reduced == .absent)
    #expect(animations[1].stop == .absent)
    #expect(animations[1].startsByItself)
    #expect(animations[2].length.missing != nil)
    #expect(animations[2].isEssential)
  }

  @Test func whatPausesThemIsPartOfTheTree() throws {
    let content = "<chart type='bar'><animation kind='move'/></chart>"
    #expect(try SpecSource.component(content, "complete='data'").animations[0].stop.missing != nil)
  }
}
