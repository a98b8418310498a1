import Testing

/// What MUI X draws: each shape says of which series it is, and the points of all lines stand in one
/// group, white with the colour of their series around them.
@Suite struct MUITests {
  private static let style = "<style>.MuiMarkElement-root { fill: white }</style>"
  private static let series = [
    ("north", "#4254fb", [(30, 90), (80, 70), (130, 20)]),
    ("south", "#ffb422", [(30, 30), (80, 70), (130, 90)]),
  ]
  private static let lines = series.map { name, color, places in
    "<path d='M\(places.map { "\($0.0) \($0.1)" }.joined(separator: "L"))' fill='none' "
      + "class='MuiLineElement-root MuiLineElement-series-\(name)' stroke='\(color)'/>"
  }.joined()
  private static let marks = series.map { name, color, places in
    places.map {
      "<circle cx='\($0.0)' cy='\($0.1)' r='5' stroke='\(color)' "
        + "class='MuiMarkElement-root MuiMarkElement-series-\(name)'/>"
    }.joined()
  }.joined()

  @Test func pointsAreOfTheirLines() throws {
    let image = try RecognizedSVG(
      "\(PlainChart.axes)\(Self.style)<g>\(Self.lines)</g><g class='MuiMarkPlot-root'>\(Self.marks)</g>"
    )
    #expect(image.series == ["?: 1 lines 3 points", "?: 1 lines 3 points"])
    #expect(image.chart?.assumed.contains(.series) == false)
  }

  /// What a file says of all points together is no series.
  @Test func oneGroupHoldsThePointsOfAllLines() throws {
    let image = try RecognizedSVG(
      "\(PlainChart.axes)\(Self.style)\(Self.lines)<g class='MuiMarkPlot-root'>\(Self.marks)</g>"
        .replacing("-series-north", with: "").replacing("-series-south", with: "")
    )
    #expect(image.series == ["?: 1 lines 3 points", "?: 1 lines 3 points"])
  }

  /// Where each group holds one series, it stands for it.
  @Test func aGroupMayHoldOne() throws {
    let bars = [30, 70].enumerated().map { number, x in
      "<g class='MuiBar-series'><rect class='MuiBarElement-series-s\(number)' x='\(x)' y='40' "
        + "width='10' height='50' fill='\(Self.series[number].1)'/>"
        + "<rect class='MuiBarElement-series-s\(number)' x='\(x + 12)' y='60' width='10' "
        + "height='30' fill='\(Self.series[number].1)'/></g>"
    }.joined()
    let image = try RecognizedSVG(PlainChart.axes + bars)
    let groups = image.chart?.series.map { image.document.sources[$0.source].name }
    #expect(groups == ["g", "g"])
  }
}
