import A11yModel
import Testing

@testable import ChartRecognition
@testable import Geometry

/// Areas without names, and how they lie on one another.
@Suite struct SeenAreaTests {
  private static let axes = PlainChart.axes
  private static let legend = PlainChart.legend
  private static let upper = "<polygon points='30,60 80,40 130,20 130,50 80,70 30,90' fill='#084'/>"
  private static let lower = "<polygon points='30,90 80,70 130,50 130,97 80,97 30,97' fill='#b05'/>"

  private func summary(_ content: String) throws -> String {
    try RecognizedSVG(Self.axes + content).summary
  }

  @Test func whatIsFilledDownToTheFootIsAnArea() throws {
    #expect(try summary(Self.lower) == "area none ‘’ 1 marks of ")
    // A band around a line that is not drawn, and what turns back on its way, stand on nothing.
    #expect(try summary(Self.upper) == "nothing")
    let country = "<polygon points='30,90 80,70 60,60 130,50 130,97 80,97 30,97' fill='#b05'/>"
    #expect(try summary(country) == "nothing")
    let box = "<path d='M30 40H80H130V97H30Z' fill='#b05'/>"
    #expect(try summary(box) == "nothing")
  }

  @Test func areasOnOneAnotherAreStacked() throws {
    // From the foot on, however the file lists them.
    let both = "area stacked ‘’ 2 marks of South, North"
    #expect(try summary(Self.upper + Self.lower + Self.legend) == both)
    #expect(try summary(Self.lower + Self.upper + Self.legend) == both)
    let behind = "<polygon points='30,60 80,40 130,20 130,97 80,97 30,97' fill='#084'/>"
    #expect(
      try summary(behind + Self.lower + Self.legend) == "area none ‘’ 2 marks of North, South"
    )
  }

  /// Rings of a radar stand on less than their width, and rows on feet of their own.
  @Test(arguments: [
    "<polygon points='80,20 130,50 110,97 50,97 30,50' fill='#b05'/>",
    """
    <polygon points='30,60 80,30 130,50 130,60 80,60' fill='#084'/>\
    <polygon points='30,90 80,70 130,80 130,90 80,90' fill='#b05'/>
    """,
  ])
  func whatHasNoCommonFootIsNoArea(_ shapes: String) throws {
    #expect(try summary(shapes) == "nothing")
  }

  /// Of two, one may be hardly there in most places; and a line may run above a stack.
  @Test func stacksAreProvedWhereTheyAreSeen() throws {
    let spike = "<polygon points='30,97 75,97 80,40 85,97 130,97 80,97' fill='#084'/>"
    let base = "<polygon points='30,70 80,60 130,65 130,97 80,97 30,97' fill='#b05'/>"
    for shapes in [spike + base, base + spike] {
      #expect(try summary(shapes + Self.legend).hasPrefix("area none"))
    }
    let total = "<path d='M30 50L80 30L130 10' fill='none' stroke='#333'/>"
    let all = Self.lower + Self.upper + total + Self.legend
    #expect(try summary(all).hasPrefix("area stacked ‘’ 2 marks of South, North"))
  }

  @Test func stacksMeetWhereBothAre() throws {
    func region(_ points: [Point]) throws -> Region {
      var contours = Contours()
      contours.begin(at: try #require(points.first))
      for point in points.dropFirst() { contours.add(point) }
      contours.close()
      return .fill(contours, .nonzero)
    }
    func area(_ left: Double, _ right: Double, _ top: Double, _ bottom: Double) throws -> Region {
      try region([
        Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom),
      ])
    }
    let (low, middle, high) = try (
      area(0, 90, 70, 100), area(0, 90, 40, 70), area(10, 80, 20, 40)
    )
    #expect(AreaStack([middle, high, low]).order == [2, 0, 1])
    // With a gap in it, the lowest one is the lowest still.
    var gapped = Contours()
    for (left, right) in [(0.0, 30.0), (60, 90)] {
      gapped.begin(at: Point(left, 70))
      for corner in [Point(right, 70), Point(right, 100), Point(left, 100)] { gapped.add(corner) }
      gapped.close()
    }
    #expect(AreaStack([middle, .fill(gapped, .nonzero)]).order == [1, 0])
    #expect(AreaStack([low, high]).order == nil)
    #expect(AreaStack([low, try area(0, 90, 60, 100)]).order == nil)
    #expect(AreaStack([low, try area(91, 180, 40, 70)]).order == nil)
    #expect(AreaStack([low]).order == nil)
    let other = Region.rectangle(Box(left: 0, top: 40, right: 90, bottom: 70))
    #expect(AreaStack([low, other]).order == nil)
  }

  /// Where a value of the stack does not change, two areas have a level edge in common.
  @Test func oneOfAStackMayBeLevel() throws {
    let stack = """
      <path d='M30 75L80 70L130 65V97H30Z' fill='#084'/>\
      <path d='M30 50L80 50L130 50V65L80 70L30 75Z' fill='#b05'/>\
      <path d='M30 35L80 30L130 40V50L80 50L30 50Z' fill='#26c'/>
      """
    #expect(try summary(stack) == "area stacked ‘’ 3 marks of ?, ?, ?")
  }

  /// Lines in steps show data as others do; brackets, borders and connectors are none.
  @Test func linesGoInSteps() throws {
    func line(_ path: String) throws -> String {
      try summary("<path d='\(path)' fill='none' stroke='#084'/>")
    }
    #expect(try line("M30 90H50V60H80V40H100V50H130") == "line none ‘’ 1 marks of ")
    #expect(try line("M30 90V60H50V40H80V20H110V50H130V97") == "line none ‘’ 1 marks of ")
    #expect(try line("M30 90H80V20H130") == "nothing")
    #expect(try line("M30 90H60V60H90V40H130") == "nothing")
    #expect(try line("M30 97V90H130V97") == "nothing")
  }
}
