import Geometry
import Testing

@testable import Drawing

/// Where what an image shows stands.
@Suite struct ImageSpotTests {
  /// In pixels, through the view box and all transformations; a group stands where its largest shape
  /// does, and somebody points at the middle of a line's longest stretch, and at a slice where it is painted.
  @Test func whatIsPaintedHasASpot() throws {
    let source = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 100 50">
        <g transform="translate(10 0)">
          <rect x="0" y="5" width="20" height="10"/>
          <rect x="30" y="5" width="20" height="10"/>
        </g>
        <g><text x="5" y="40">42</text></g>
        <path d="M10 20L40 45L70 20" fill="none" stroke="red"/>
        <path d="M50 25V5A20 20 0 0 0 30 25A20 20 0 0 0 50 45Z"/>
        <g><path d="M1 2h3" stroke="red"/><path d="M1 5h3 9h2" stroke="red"/></g>
        <defs><rect id="unused" width="5" height="5"/></defs>
      </svg>
      """
    let spots = try InertImage(source: Array(source.utf8)).spots
    #expect(spots["/svg[1]/g[1]/rect[2]"] == Spot(Box(x: 80, y: 10, width: 40, height: 20)))
    #expect(spots["/svg[1]/g[1]"] == Spot(Box(x: 20, y: 10, width: 40, height: 20)))
    // From (10, 20) to (40, 45) and to (70, 20), as long as one another: the first.
    #expect(spots["/svg[1]/path[1]"]?.point == Point(50, 65))
    // Half a disc to the left of (50, 25) in the user's units.
    let half = try #require(spots["/svg[1]/path[2]"]?.point)
    #expect(half.x > 62 && half.x < 98 && (half - Point(100, 50)).length < 38, "\(half)")
    #expect(spots["/svg[1]/g[3]"] == spots["/svg[1]/g[3]/path[2]"])
    let text = try #require(spots["/svg[1]/g[2]/text[1]"]?.box)
    #expect(text.left == 10 && text.top < 80 && text.bottom > 80)
    #expect(spots["/svg[1]"] == nil && spots["/svg[1]/defs[1]/rect[1]"] == nil)
  }

  /// What is too large to be drawn so is smaller, with all in it.
  @Test func aLargeImageIsSmaller() throws {
    let source = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8192" height="100">
        <rect width="4096" height="50"/>
      </svg>
      """
    let spots = try InertImage(source: Array(source.utf8)).spots
    #expect(spots["/svg[1]/rect[1]"] == Spot(Box(x: 0, y: 0, width: 2048, height: 25)))
  }
}
