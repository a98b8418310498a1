import Testing
import XML

@testable import Geometry
@testable import SVGPainting

/// What tells markers and lines of one colour.
@Suite struct MarkerShapeTests {
  @Test func markersAreKnownByTheirForm() throws {
    func form(_ shape: String) throws -> MarkerShape? {
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">\(shape)</svg>
        """
      var painter = SVGPainter(SVGFile(try Tree(parsing: Array(text.utf8)).root))
      painter.paint()
      let layer = try #require(painter.canvas.layers.first)
      return layer.region.flatMap(MarkerShape.init)
    }
    let plus = try form("<path d='M10 14h8M14 10v8' stroke='red'/>")
    #expect(plus != nil)
    #expect(try plus == form("<path d='M0 4h8M4 0v8' stroke='blue' transform='scale(2)'/>"))
    #expect(try plus != form("<path d='M10 10l8 8M10 18l8 -8' stroke='red'/>"))
    let square = try form("<path d='M10 10h8v8h-8z'/>")
    #expect(try square != form("<path d='M14 10l5 9h-10z'/>"))
    #expect(try form("<circle cx='9' cy='9' r='4'/>") == nil)
  }

  @Test(arguments: [("4 2", "4.0 2.0"), ("1 0", nil), ("3", "3.0 3.0"), ("", nil)])
  func aLineIsDashedWhereGapsAreSeen(_ dashes: String, _ expected: String?) throws {
    var style = StrokeStyle()
    style.dashes = dashes.split(separator: " ").compactMap { Double($0) }
    #expect(style.dashNames == expected)
  }
}
