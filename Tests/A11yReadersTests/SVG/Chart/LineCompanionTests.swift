import Testing

/// What shows the data of a line besides it: areas and points.
@Suite struct LineCompanionTests {
  private static let axes = PlainChart.axes
  private static let legend = PlainChart.legend

  /// A line at the top of a stack, and the one below it.
  private static let (upper, lower) = ("M30 40L80 30L130 20", "M30 70L80 60L130 50")
  private static let lines =
    "<path d='\(lower)' fill='none' stroke='#084'/><path d='\(upper)' fill='none' stroke='#b05'/>"

  /// The two as the edges of areas.
  private static func areas(_ one: String, _ other: String) -> String {
    "<path d='\(lower)V90H30Z' \(one)/><path d='\(upper)V50L80 60L30 70Z' \(other)/>"
  }

  private func series(_ content: String) throws -> [String] {
    try RecognizedSVG(Self.axes + content).series
  }

  @Test(arguments: [
    ("fill='#084' opacity='.3'", "fill='#b05' fill-opacity='.3'"),
    // Of these, each takes the line that the other leaves.
    ("fill='#cec'", "fill='#fce'"), ("fill='url(#north)'", "fill='url(#south)'"),
  ])
  func areasAreOfTheLinesAlongTheirEdges(_ one: String, _ other: String) throws {
    let gradients = """
      <linearGradient id='north'><stop stop-color='white'/><stop offset='1' stop-color='#084'/>
      </linearGradient><linearGradient id='south'><stop stop-color='white'/>
      <stop offset='1' stop-color='#b05'/></linearGradient>
      """
    let areas = gradients + Self.areas(one, other)
    #expect(
      try series(areas + Self.lines + Self.legend)
        == ["North: 2 lines 0 points", "South: 2 lines 0 points"]
    )
    #expect(try RecognizedSVG(Self.axes + areas + Self.lines).chart?.form == .area)
    let points =
      "<circle cx='30' cy='70' r='3' fill='#084'/><circle cx='80' cy='60' r='3' fill='#084'/>"
    #expect(
      try series(areas + Self.lines + points + Self.legend)
        == ["North: 2 lines 2 points", "South: 2 lines 0 points"]
    )
  }

  /// As Matplotlib writes what is filled between two lines.
  @Test func areasMayBeDrawnThroughAReference() throws {
    let band = """
      <defs><path id='band' d='M30 60L80 30L130 10V30L80 50L30 80Z'/></defs>
      <use href='#band' fill='#084' fill-opacity='.2'/>
      <path d='M30 70L80 40L130 20' fill='none' stroke='#084'/>
      """
    #expect(try RecognizedSVG(Self.axes + band).series == [])
  }

  /// As Lets-Plot has them: then the insides tell the series.
  @Test func outlinesOfOneColourTellNothing() throws {
    let outlines = Self.lines.replacing("#084", with: "#333").replacing("#b05", with: "#333")
    #expect(
      try series(Self.areas("fill='#084'", "fill='#b05'") + outlines + Self.legend)
        == ["North: 2 lines 0 points", "South: 2 lines 0 points"]
    )
  }

  /// A line that was fitted to points is none of theirs where the legend tells the two apart.
  @Test func pointsThatALegendExplainsAreTheirOwn() throws {
    let points = [(30, 70), (80, 60), (130, 50)].map {
      "<circle class='point' cx='\($0.0)' cy='\($0.1)' r='3' fill='#b05'/>"
    }.joined()
    let line = "<path class='line' d='\(Self.lower)' fill='none' stroke='#084'/>"
    let legend = """
      <g class='legend'><g class='entry'><circle cx='154' cy='6' r='3' fill='#b05'/>\
      <text x='162' y='10'>Data</text></g><g class='entry'>\
      <path d='M150 46h8' stroke='#084'/><text x='162' y='50'>Fit</text></g></g>
      """
    #expect(
      try series(points + line + legend) == ["Data: 0 lines 3 points", "Fit: 1 lines 0 points"]
    )
    // Shapes tell them, too, where their colours do not.
    let green = try series((points + line + legend).replacing("#b05", with: "#084"))
    #expect(green == ["Data: 0 lines 3 points", "Fit: 1 lines 0 points"])
    // Without a legend, they are the points of the line.
    #expect(try RecognizedSVG(Self.axes + points + line).chart?.form == .line)
  }

  @Test func aBandAroundALineHasItsColour() throws {
    let band = "<path d='M30 60L80 50L130 40V60L80 70L30 80Z' opacity='.2' fill='COLOR'/>"
    let all = Self.lines + Self.legend
    #expect(
      try series(band.replacing("COLOR", with: "#084") + all)
        == ["North: 2 lines 0 points", "South: 1 lines 0 points"]
    )
    #expect(
      try series(band.replacing("COLOR", with: "#ddd") + all)
        == ["North: 1 lines 0 points", "South: 1 lines 0 points"]
    )
  }

  /// As Plotly has it: each group also holds the area that lies on its line.
  @Test func coloursTellMoreThanGroups() throws {
    let plot = """
      <g class='trace scatter trace1'><g class='fills'><path class='js-fill' fill='#084' \
      fill-opacity='.5' d='M130 90H30V70L80 60L130 50'/><path class='js-fill' fill='#b05' \
      fill-opacity='.5' d='\(Self.upper)V50L80 60L30 70Z'/></g>
      <g class='lines'><path class='js-line' d='\(Self.lower)' fill='none' stroke='#084'/></g></g>
      <g class='trace scatter trace2'>
      <g class='lines'><path class='js-line' d='\(Self.upper)' fill='none' stroke='#b05'/></g></g>
      """
    let key =
      "<g class='traces'><text class='legendtext' x='162' y='Y'>NAME</text>"
      + "<path class='js-line' d='M150 Yh8' stroke='COLOR'/></g>"
    func entry(_ y: Int, _ name: String, _ color: String) -> String {
      key.replacing("Y", with: "\(y)").replacing("NAME", with: name)
        .replacing("COLOR", with: color)
    }
    let legend =
      "<g class='legend'>\(entry(10, "North", "#084"))\(entry(50, "South", "#b05"))</g>"
    #expect(
      try series(plot + legend) == ["North: 2 lines 0 points", "South: 2 lines 0 points"]
    )
    // Areas without lines, too.
    let bare = plot.replacing("<g class='lines'>", with: "<g class='lines' display='none'>")
    #expect(try series(bare + legend) == ["North: 1 lines 0 points", "South: 1 lines 0 points"])
  }

  /// As plotnine has it, whose legend stands beside the plot.
  @Test func faintPointsAreOfTheirLines() throws {
    func points(_ places: [Int], _ color: String) -> String {
      places.enumerated().map { index, y in
        "<path d='M\(27 + 50 * index) \(y)a3 3 0 1 1 6 0a3 3 0 1 1 -6 0z' fill='\(color)' "
          + "fill-opacity='.5' stroke='\(color)' stroke-opacity='.5'/>"
      }.joined()
    }
    func key(_ y: Int, _ color: String, _ name: String) -> String {
      """
      <g id='line2d_8'><path d='M150 \(y)h10' fill='none' stroke='\(color)'/></g>
      <g id='line2d_9'><defs><circle id='p\(y)' r='2'/></defs>\
      <use xlink:href='#p\(y)' x='155' y='\(y)' fill='\(color)' fill-opacity='.5'/></g>
      <g id='text_1'><text x='163' y='\(y + 3)'>\(name)</text></g>
      """
    }
    let image = """
      <g id='axes_1'><g id='line2d_1'><path d='\(Self.lower)' fill='none' stroke='#084'/></g>
      <g id='line2d_2'><path d='\(Self.upper)' fill='none' stroke='#b05'/></g>
      <g id='PathCollection_1'>\(points([70, 60, 50], "#084"))\(points([40, 30, 20], "#b05"))</g></g>
      """
    #expect(
      try series(image + key(50, "#084", "North") + key(70, "#b05", "South"))
        == ["North: 1 lines 3 points", "South: 1 lines 3 points"]
    )
  }

  /// As SVG::TT::Graph has it, whose points are black.
  @Test func whatLiesOnEachCornerIsAPoint() throws {
    let style = "<style>.fill1,.key1{fill:#084}.line1{fill:none;stroke:#084}</style>"
    let plot = """
      <g class='dataSeries1'><path class='fill1' opacity='.2' d='M30 90\(Self.lower.dropFirst()
        .replacing("30 70", with: "L30 70"))V90Z'/><path class='line1' d='\(Self.lower)'/></g>
      """
    func points(_ places: [(Int, Int)]) -> String {
      "<g class='dataLabels1'>"
        + places.map { "<circle class='dataPoint1' cx='\($0.0)' cy='\($0.1)' r='2.5'/>" }.joined()
        + "</g>"
    }
    let key =
      "<rect class='key1' x='150' y='2' width='8' height='8'/>"
      + "<text class='keyText' x='162' y='10'>A</text>"
    #expect(
      try series(style + plot + points([(30, 70), (80, 60), (130, 50)]) + key)
        == ["A: 2 lines 3 points"]
    )
  }

  /// Curves reach beyond what they join.
  @Test func pointsLieOnCurves() throws {
    let curve = "<path d='M30 70C40 20 70 20 80 60S120 110 130 50' fill='none' stroke='#084'/>"
    let points =
      "<g fill='#084'><circle cx='30' cy='70' r='3'/><circle cx='80' cy='60' r='3'/>"
      + "<circle cx='130' cy='50' r='3'/></g>"
    let other = "<path d='\(Self.upper)' fill='none' stroke='#b05'/>"
    #expect(
      try series(curve + points + other + Self.legend)
        == ["North: 1 lines 3 points", "South: 1 lines 0 points"]
    )
  }
}
