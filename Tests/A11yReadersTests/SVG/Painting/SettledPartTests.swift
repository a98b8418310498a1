import Testing

/// What names say of parts, corrected by what is seen of them.
@Suite struct SettledPartTests {
  private static let measures = PlainChart.measures + PlainChart.names

  /// What joins the bars of a waterfall is none of them.
  @Test func connectorsAreNoBars() throws {
    let bars = [(30, 40, 57), (70, 40, 20), (110, 60, 37)].map { x, y, height in
      "<g class='bar'><rect x='\(x)' y='\(y)' width='20' height='\(height)'/>"
        + "<line x1='\(x + 20)' x2='\(x + 40)' y1='\(y)' y2='\(y)' stroke='#999'/></g>"
    }
    let chart = try RecognizedSVG("\(Self.measures)\(bars.joined())")
    #expect(chart.summary == "bar none ‘’ 3 marks of ")
  }

  /// Rings and spokes of a polar chart are none of its slices, and its slices are no areas.
  @Test func ringsAroundSlicesAreNoSlices() throws {
    let slices = [(0.0, 120.0, 50.0), (120, 240, 30), (240, 360, 40)].map { start, end, radius in
      "<path class='apexcharts-pie-area apexcharts-polararea-slice-0' fill='#06c' d='M100 70L"
        + "\(SeenSliceTests.point(radius, start))A\(radius) \(radius) 0 0 1 "
        + "\(SeenSliceTests.point(radius, end))Z'/>"
    }
    let rings = [25, 50].map { "<circle cx='100' cy='70' r='\($0)' fill='none' stroke='#eee'/>" }
    let spoke = "<line x1='100' y1='70' x2='150' y2='70' stroke='#eee'/>"
    let chart = try RecognizedSVG(
      "<g class='apexcharts-pie'>\(rings.joined())\(spoke)\(slices.joined())</g>"
    )
    #expect(chart.summary == "pie none ‘’ 3 marks of ")
  }

  /// Lines that run alike are gridlines, though the file calls them lines and shows them by reference.
  @Test func alikeLinesAreGridlines() throws {
    let lines = [97, 67, 37].map { "<use href='#across' y='\($0)'/>" }
    let chart = try RecognizedSVG(
      """
      <defs><g id='across'><path d='M25 0h165' stroke='#ddd' stroke-dasharray='5'/></g></defs>
      \(Self.measures)<g id='abscissa_lines'>\(lines.joined())</g>
      <g class='series'><rect x='30' y='40' width='20' height='57'/>
      <rect x='70' y='60' width='20' height='37'/></g>
      """
    )
    #expect(chart.summary == "bar none ‘’ 2 marks of ")
  }

  /// Two levels may be what two series are all the time.
  @Test func fewAlikeLinesMayBeSeries() throws {
    let chart = try RecognizedSVG(
      """
      \(Self.measures)<line class='line' id='line-north' x1='25' x2='190' y1='60' y2='60' stroke='red'/>
      <line class='line' id='line-south' x1='25' x2='190' y1='80' y2='80' stroke='red'/>
      """
    )
    #expect(chart.chart?.marks.count == 2)
  }
}
