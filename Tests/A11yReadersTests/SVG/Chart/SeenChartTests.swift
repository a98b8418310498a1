import A11yModel
import Testing

/// Charts of which nothing but what is seen tells what their parts are, and what is none.
@Suite struct SeenChartTests {
  private static let measures = PlainChart.measures
  private static let names = PlainChart.names
  private static let all: Set<Chart.Aspect> = [.form, .marks, .series, .axes]

  @Test func rectanglesOnOneLineAreBars() throws {
    let chart = try RecognizedSVG(
      """
      <text x='60' y='14' font-size='14'>Revenue</text>\(Self.measures)\(Self.names)
      <path d='M30 97h20v-50h-20z'/><rect x='70' y='60' width='20' height='37'/>
      <rect x='110' y='40' width='20' height='57'/>
      """
    )
    #expect(chart.summary == "bar none ‘Revenue’ 3 marks of ")
    #expect(chart.axes == ["x: Q1 Q2 Q3", "y: 0 5 10"])
    #expect(chart.chart?.title?.text == .known("Revenue"))
    #expect(chart.chart?.axes.last?.ticks == ["0", "5", "10"])
    #expect(chart.chart?.assumed == Self.all.union([.title]))
  }

  @Test func stackedOnesAreTiedToTheLegendByTheirColours() throws {
    let chart = try RecognizedSVG(
      """
      \(Self.measures)\(Self.names)
      <rect x='30' y='60' width='20' height='37' fill='red'/>
      <rect x='30' y='50' width='20' height='10' fill='blue'/>
      <rect x='70' y='70' width='20' height='27' fill='red'/>
      <rect x='70' y='40' width='20' height='30' fill='blue'/>
      <rect x='150' y='30' width='8' height='8' fill='blue'/><text x='162' y='38'>South</text>
      <rect x='150' y='50' width='8' height='8' fill='red'/><text x='162' y='58'>North</text>
      """
    )
    #expect(chart.summary == "bar stacked ‘’ 4 marks of North, South")
    #expect(chart.legend == ["South: 1", "North: 0"])
    #expect(chart.chart?.assumed == Self.all.union([.legend]))
  }

  /// Highcharts draws a text with a halo twice, the first time with a mark of no width behind it.
  @Test func halosAreNotRead() throws {
    let halo = """
      <tspan fill='#fff' stroke='#fff' stroke-width='2'>Q1<tspan x='40' dy='0'>&#x200b;</tspan></tspan>
      """
    let chart = try RecognizedSVG(
      """
      \(Self.measures)\(Self.names.replacing("Q1", with: "\(halo)Q1"))
      <rect x='30' y='47' width='20' height='50'/><rect x='70' y='60' width='20' height='37'/>
      <rect x='110' y='40' width='20' height='57'/>
      """
    )
    #expect(chart.axes == ["x: Q1 Q2 Q3", "y: 0 5 10"])
  }

  @Test func barsWithoutAxesAreProvedByTheirNumbers() throws {
    func bars(_ last: Int) throws -> String {
      try RecognizedSVG(
        """
        <rect x='40' y='175' width='40' height='30' transform='translate(0 -105)'/>
        <text x='60' y='85' text-anchor='middle' fill='white'>3</text>
        <rect x='90' y='50' width='40' height='50'/>
        <text x='110' y='65' text-anchor='middle' fill='white'>5</text>
        <rect x='140' y='20' width='40' height='80'/>
        <text x='160' y='35' text-anchor='middle' fill='white'>\(last)</text>
        """
      ).summary
    }
    #expect(try bars(8) == "bar none ‘’ 3 marks of ")
    #expect(try bars(4) == "nothing")
  }

  @Test func sectorsAroundOnePointAreAPie() throws {
    let chart = try RecognizedSVG(
      """
      <path d='M100 70L100 20A50 50 0 0 1 150 70Z' fill='red'/>
      <path d='M100 70L150 70A50 50 0 0 1 100 120Z' fill='blue'/>
      <path d='M100 70L100 120A50 50 0 0 1 100 20Z' fill='green'/>
      """
    )
    #expect(chart.summary == "pie none ‘’ 3 marks of ")
  }

  @Test func aslantStrokesAreLinesAndManyEqualShapesPoints() throws {
    let numbers =
      "<text x='40' y='118'>1</text><text x='80' y='118'>2</text>"
      + "<text x='120' y='118'>3</text>"
    let line = try RecognizedSVG(
      "\(Self.measures)\(numbers)<path d='M30 90L60 50L120 60L180 30' fill='none' stroke='red'/>"
    )
    #expect(line.summary == "line none ‘’ 1 marks of ")
    #expect(line.chart?.marks.first?.isSummary == true)
    let places = [(40, 50), (60, 61), (75, 43), (90, 80), (110, 66), (131, 57)]
    let points = places.map { "<circle cx='\($0.0)' cy='\($0.1)' r='3'/>" }.joined()
    #expect(
      try RecognizedSVG(Self.measures + numbers + points).summary
        == "scatter none ‘’ 6 marks of "
    )
  }

  @Test func swatchesBesideNamesAreNoPoints() throws {
    let numbers =
      "<text x='40' y='118'>1</text><text x='80' y='118'>2</text>"
      + "<text x='120' y='118'>3</text>"
    let places = [(40, 50), (60, 61), (75, 43), (90, 80), (110, 66), (131, 57)]
    let points = places.enumerated().map { place, point in
      "<circle cx='\(point.0)' cy='\(point.1)' r='3' fill='\(place < 3 ? "red" : "blue")'/>"
    }
    let keys = """
      <circle cx='150' cy='20' r='3' fill='red'/><text x='156' y='24'>North</text>
      <circle cx='150' cy='40' r='3' fill='blue'/><text x='156' y='44'>South</text>
      """
    let chart = try RecognizedSVG(Self.measures + numbers + points.joined() + keys)
    #expect(chart.summary == "scatter none ‘’ 6 marks of North, South")
    #expect(chart.legend == ["North: 0", "South: 1"])
  }

  @Test(arguments: [
    // A graph of nodes and edges.
    "<g class='node'><title>a</title><ellipse cx='40' cy='30' rx='20' ry='12'/>"
      + "<text x='35' y='34'>a</text></g><g class='node'><title>b</title>"
      + "<ellipse cx='40' cy='90' rx='20' ry='12'/><text x='35' y='94'>b</text></g>"
      + "<g class='edge'><title>a&#45;&gt;b</title><path d='M40 42V78' stroke='black'/></g>",
    // A flow chart of equal boxes in a row.
    "<g class='flowchart'><g class='node'><rect x='10' y='40' width='40' height='20'/>"
      + "<text x='15' y='54' fill='white'>Start</text></g><g class='node'>"
      + "<rect x='80' y='40' width='40' height='20'/><text x='85' y='54' fill='white'>Stop</text></g>"
      + "<g class='node'><rect x='150' y='40' width='40' height='20'/></g>"
      + "<path class='edge' d='M50 50H80M120 50H150' stroke='black'/></g>",
    // A table of numbers.
    "<g stroke='black' fill='none'><rect x='10' y='10' width='50' height='20'/>"
      + "<rect x='60' y='10' width='50' height='20'/><rect x='10' y='30' width='50' height='20'/>"
      + "<rect x='60' y='30' width='50' height='20'/></g><text x='20' y='24'>Q1</text>"
      + "<text x='70' y='24'>12</text><text x='20' y='44'>Q2</text><text x='70' y='44'>16</text>",
    // A symbol that shows bars, and says so.
    "<svg x='0' y='0' width='30' height='30' class='icon-bar-chart'><rect width='8' height='30'/>"
      + "<rect x='10' y='10' width='8' height='20'/></svg>",
    // Numbers in a column that do not grow evenly, beside lines.
    "<text x='20' y='30'>7</text><text x='20' y='60'>3</text><text x='20' y='90'>12</text>"
      + "<path d='M40 30L80 60L120 40L160 80' fill='none' stroke='red'/>",
    // Panels with strips above them, which hold what is drawn.
    measures + "<rect x='30' y='20' width='60' height='10' fill='grey'/>"
      + "<rect x='30' y='30' width='60' height='60' fill='silver'/>"
      + "<rect x='100' y='20' width='60' height='10' fill='grey'/>"
      + "<rect x='100' y='30' width='60' height='60' fill='silver'/>",
    // A map with a scale, a list of steps with a stroke, and years with panels of many heights.
    "<text x='40' y='118'>0</text><text x='80' y='118'>5</text><text x='120' y='118'>10</text>"
      + "<path d='M20 40L120 90L150 100L180 20' fill='none' stroke='blue'/>"
      + "<path d='M20 100L90 80L150 30L190 10' fill='none' stroke='red'/>",
    "<text x='2' y='20'>1</text><text x='2' y='60'>2</text><text x='2' y='100'>3</text>"
      + "<text x='30' y='20'>Dig</text><text x='30' y='60'>Plant</text><text x='30' y='100'>Water</text>"
      + "<path d='M20 20L100 70L190 60' fill='none' stroke='red'/>",
    "<text x='20' y='118'>2019</text><text x='60' y='118'>2020</text><text x='100' y='118'>2021</text>"
      + "<rect x='20' y='40' width='30' height='60'/><rect x='60' y='60' width='30' height='40'/>"
      + "<rect x='100' y='20' width='30' height='80'/>",
    // Sectors of less than a circle, without a word.
    "<path d='M100 70L100 20A50 50 0 0 1 150 70Z' fill='red'/>"
      + "<path d='M100 70L150 70A50 50 0 0 1 100 120Z' fill='blue'/>"
      + "<path d='M100 70L100 120A50 50 0 0 1 50 70Z' fill='green'/>",
    // Legends, axes and titles without any marks.
    "<g class='legend'><rect width='8' height='8'/><text x='12' y='8'>North</text></g>"
      + "<g class='axis'><text class='tick' x='5' y='60'>1</text></g>",
  ])
  func otherPicturesAreNoCharts(_ content: String) throws {
    #expect(try RecognizedSVG(content).summary == "nothing")
  }
}
