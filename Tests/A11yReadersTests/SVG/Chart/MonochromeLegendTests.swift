import A11yModel
import Testing

/// Charts in one colour, whose legends tell series by dashes or by the forms of points.
@Suite struct MonochromeLegendTests {
  private static let names = ["North", "South", "West"]
  private static let dashes = ["", "stroke-dasharray='6 3'", "stroke-dasharray='2'"]
  private static let courses = [
    "M30 90L80 70L130 20", "M30 30L80 50L130 90", "M30 60L80 90L130 40",
  ]

  /// A circle, a square and a triangle.
  private static func point(_ number: Int, _ x: Int, _ y: Int) -> String {
    switch number {
    case 0: "<circle cx='\(x)' cy='\(y)' r='3'/>"
    case 1: "<rect x='\(x - 3)' y='\(y - 3)' width='6' height='6'/>"
    default: "<path d='M\(x) \(y - 3)l3 6h-6z'/>"
    }
  }

  private static func legend(_ swatch: (Int, Int) -> String) -> String {
    names.indices.map { number in
      let y = 10 + number * 14
      return swatch(number, y) + "<text x='168' y='\(y + 4)'>\(names[number])</text>"
    }.joined()
  }

  private static let dashedLines = names.indices.map {
    "<path d='\(courses[$0])' fill='none' stroke='black' \(dashes[$0])/>"
  }.joined()
  private static let dashedLegend = legend { number, y in
    "<path d='M140 \(y)h22' stroke='black' \(dashes[number])/>"
  }

  @Test func dashesTellLines() throws {
    let image = try RecognizedSVG(PlainChart.axes + Self.dashedLines + Self.dashedLegend)
    #expect(image.legend == ["North: 0", "South: 1", "West: 2"])
    #expect(image.summary == "line none ‘’ 3 marks of North, South, West")
    #expect(image.chart?.assumed.contains(.legend) == true)
    // Where two entries look the same, they tell nothing.
    let same = Self.dashedLegend.replacing(Self.dashes[2], with: Self.dashes[1])
    #expect(try RecognizedSVG(PlainChart.axes + Self.dashedLines + same).chart?.legend == nil)
  }

  @Test func formsOfPointsTellThem() throws {
    let numbers =
      "<text x='40' y='118'>1</text><text x='80' y='118'>2</text><text x='120' y='118'>3</text>"
    let places = [(40, 50), (60, 61), (75, 43), (90, 80), (110, 66), (131, 57), (120, 90)]
    let points = places.enumerated().map { number, place in
      Self.point(number % 3, place.0, place.1)
    }.joined()
    let keys = Self.legend { number, y in Self.point(number, 160, y) }
    let image = try RecognizedSVG(PlainChart.measures + numbers + points + keys)
    #expect(image.legend == ["North: 0", "South: 1", "West: 2"])
    #expect(
      image.series == [
        "North: 0 lines 3 points", "South: 0 lines 2 points", "West: 0 lines 2 points",
      ]
    )
  }

  /// The legend may show the line with its point, or the point alone.
  @Test(arguments: [true, false]) func formsOfPointsTellTheirLines(_ showsLines: Bool) throws {
    let corners = [[(30, 90), (80, 70), (130, 20)], [(30, 30), (80, 50), (130, 90)]]
    let lines = corners.enumerated().map { number, corners in
      "<path d='\(Self.courses[number])' fill='none' stroke='black'/>"
        + corners.map { Self.point(number, $0.0, $0.1) }.joined()
    }.joined()
    let third = "<path d='\(Self.courses[2])' fill='none' stroke='black'/>"
    let points = [(30, 60), (80, 90), (130, 40)].map { Self.point(2, $0.0, $0.1) }.joined()
    let keys = Self.legend { number, y in
      (showsLines ? "<path d='M140 \(y)h22' stroke='black'/>" : "") + Self.point(number, 151, y)
    }
    let image = try RecognizedSVG(PlainChart.axes + lines + third + points + keys)
    #expect(image.legend == ["North: 0", "South: 1", "West: 2"])
    #expect(image.series == ["North", "South", "West"].map { "\($0): 1 lines 3 points" })
  }

  /// What has no form of its own is told by its colour, whatever the legend draws on its lines.
  @Test func aLegendMayShowPointsThatTheLinesLack() throws {
    let lines = Self.dashedLines
    let keys = Self.legend { number, y in
      "<path d='M140 \(y)h22' stroke='black' \(Self.dashes[number])/>" + Self.point(number, 151, y)
    }
    #expect(
      try RecognizedSVG(PlainChart.axes + lines + keys).legend
        == ["North: 0", "South: 1", "West: 2"]
    )
  }
}
