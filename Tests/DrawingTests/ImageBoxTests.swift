import Geometry
import Testing

@testable import Drawing

/// Where what an image shows stands.
@Suite struct ImageBoxTests {
  /// In pixels, through the view box and all transformations; a group stands where its first shape
  /// does, and a line where it begins.
  @Test func whatIsPaintedHasABox() throws {
    let source = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 100 50">
        <g transform="translate(10 0)">
          <rect x="0" y="5" width="20" height="10"/>
          <rect x="30" y="5" width="20" height="10"/>
        </g>
        <g><text x="5" y="40">42</text></g>
        <path d="M10 20L40 45L70 20" fill="none" stroke="red"/>
        <defs><rect id="unused" width="5" height="5"/></defs>
      </svg>
      """
    let boxes = try InertImage(source: Array(source.utf8)).boxes
    #expect(boxes["/svg[1]/g[1]/rect[2]"] == Box(x: 80, y: 10, width: 40, height: 20))
    #expect(boxes["/svg[1]/g[1]"] == Box(x: 20, y: 10, width: 40, height: 20))
    #expect(boxes["/svg[1]/path[1]"] == Box(x: 20, y: 40, width: 0, height: 0))
    let text = try #require(boxes["/svg[1]/g[2]/text[1]"])
    #expect(text.left == 10 && text.top < 80 && text.bottom > 80)
    #expect(boxes["/svg[1]"] == nil && boxes["/svg[1]/defs[1]/rect[1]"] == nil)
  }

  /// What is too large to be drawn so is smaller, with all in it.
  @Test func aLargeImageIsSmaller() throws {
    let source = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8192" height="100">
        <rect width="4096" height="50"/>
      </svg>
      """
    let boxes = try InertImage(source: Array(source.utf8)).boxes
    #expect(boxes["/svg[1]/rect[1]"] == Box(x: 0, y: 0, width: 2048, height: 25))
  }
}
