import A11yModel
import Testing

@testable import A11yReaders

/// Areas without names, and how they lie on one another.
@Suite struct SeenAreaTests {
  private static let axes =
    "<text x='2' y='100'>0</text><text x='2' y='60'>5</text><text x='2' y='20'>10</text>"
    + "<text x='40' y='118'>Q1</text><text x='80' y='118'>Q2</text><text x='120' y='118'>Q3</text>"
  private static let legend =
    "<rect x='150' y='2' width='8' height='8' fill='#084'/><text x='162' y='10'>North</text>"
    + "<rect x='150' y='42' width='8' height='8' fill='#b05'/><text x='162' y='50'>South</text>"
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
    #expect(AreaStack([low, high]).order == nil)
    #expect(AreaStack([low, try area(0, 90, 60, 100)]).order == nil)
    #expect(AreaStack([low, try area(91, 180, 40, 70)]).order == nil)
    #expect(AreaStack([low]).order == nil)
    let other = Region.rectangle(Box(left: 0, top: 40, right: 90, bottom: 70))
    #expect(AreaStack([low, other]).order == nil)
  }

  /// Lines in steps show data as others do; brackets and borders are none.
  @Test func linesGoInSteps() throws {
    func line(_ path: String) throws -> String {
      try summary("<path d='\(path)' fill='none' stroke='#084'/>")
    }
    #expect(try line("M30 90H60V60H90V40H130") == "line none ‘’ 1 marks of ")
    #expect(try line("M30 90V60H60V40H90V20H130V97") == "line none ‘’ 1 marks of ")
    #expect(try line("M30 90H80V20H130") == "nothing")
    #expect(try line("M30 97V90H130V97") == "nothing")
  }
}
