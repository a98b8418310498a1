import Testing
import XML

@testable import Geometry
@testable import SVGPainting
@testable import SpecReader

/// Where the shapes of SVG images lie, and who shows them.
@Suite struct PlacedShapeTests {
  private func shapes(_ content: String) throws -> [PlacedShape] {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
      width="100" height="100">\(content)</svg>
      """
    let tree = try Tree(parsing: Array(text.utf8), by: Grammar.spec.vocabulary)
    var painter = SVGPainter(SVGFile(tree.root))
    painter.paint()
    return painter.shapes
  }

  @Test func aShapeHasLayersForWhatIsSeen() throws {
    let shapes = try shapes(
      """
      <g transform='scale(2)'>
        <rect x='5' y='10' width='10' height='20' fill='red' stroke='blue' stroke-width='1'/>
        <line x2='40' y1='40' y2='40' stroke='black' stroke-dasharray='2'/>
        <circle r='5' fill='none'/><rect width='5' height='5' visibility='hidden'/>
        <rect x='90' width='5' height='5'/>
      </g>
      """
    )
    #expect(shapes.count == 2)
    let (bar, line) = (shapes[0], shapes[1])
    #expect(bar.box == Box(left: 10, top: 20, right: 30, bottom: 60))
    #expect(bar.fill == 0 && bar.stroke == 1 && bar.strokeWidth == 2 && bar.dash == nil)
    #expect(line.fill == nil && line.stroke == 2 && line.dash == "4.0 4.0")
  }

  @Test func theOutermostUseShowsIt() throws {
    let shapes = try shapes(
      """
      <defs><rect id='dot' width='4' height='4'/><g id='pair'><use xlink:href='#dot'/></g></defs>
      <use id='first' xlink:href='#pair' x='10'/><use id='second' href='#dot' x='20'/>
      """
    )
    #expect(shapes.map { $0.owner["id"] } == ["first", "second"])
    #expect(shapes.map(\.element.name) == ["rect", "rect"])
    #expect(shapes.map(\.box.left) == [10, 20])
  }
}
