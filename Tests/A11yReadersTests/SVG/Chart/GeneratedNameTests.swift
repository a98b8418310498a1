import Testing

/// Names that programs give whatever they draw say nothing of charts.
@Suite struct GeneratedNameTests {
  /// Gridlines that a library numbers, and calls what they are besides, are no series.
  @Test(arguments: ["class='grid-line' id='SvgjsLine", "class='grid-line' id='line-"])
  func numberedGridlinesAreNoSeries(_ name: String) throws {
    let chart = try RecognizedSVG(
      """
      \(PlainChart.measures)\(PlainChart.names)
      <line \(name)1' x1='25' x2='190' y1='97' y2='97' stroke='#ddd'/>
      <line \(name)2' x1='25' x2='190' y1='37' y2='37' stroke='#ddd'/>
      <g class='bar-series'><g class='series' id='g3'><path class='bar' d='M30 40h20v57h-20z'/>
      <path class='bar' d='M70 60h20v37h-20z'/></g></g>
      """
    )
    #expect(chart.summary == "bar none ‘’ 2 marks of ")
  }

  /// What LibreOffice calls a line shape may be a gridline.
  @Test func kindsOfObjectsSayNothing() throws {
    let line = { (y: Int) in
      "<g class='com.sun.star.drawing.LineShape'><path d='M25 \(y)H\(190 - y)' fill='none' stroke='#888'/></g>"
    }
    let chart = try RecognizedSVG(
      """
      \(PlainChart.measures)\(PlainChart.names)\(line(97))\(line(67))\(line(37))
      <path d='M30 40h20v57h-20z'/><path d='M70 60h20v37h-20z'/><path d='M110 50h20v47h-20z'/>
      """
    )
    #expect(chart.summary == "bar none ‘’ 3 marks of ")
  }

  /// Each point in a group of its own is of the series around all (ApexCharts).
  @Test func whatASeriesHasIsNoSeries() throws {
    let points = { (y: Int) in
      [40, 80, 120].map { x in
        "<g class='series-markers series-scatter'><circle class='marker' cx='\(x)' cy='\(y + x / 4)' r='3'/></g>"
      }.joined()
    }
    let chart = try RecognizedSVG(
      """
      \(PlainChart.measures)\(PlainChart.names)
      <g class='series' fill='red'><g class='series-markers-wrap'>\(points(60))</g></g>
      <g class='series' fill='blue'><g class='series-markers-wrap'>\(points(40))</g></g>
      """
    )
    #expect(chart.series == ["?: 0 lines 3 points", "?: 0 lines 3 points"])
  }

  /// The line of an axis of a chart is no line chart (MUI X).
  @Test func theLineOfAnAxisIsNoForm() throws {
    let chart = try RecognizedSVG(
      """
      \(PlainChart.measures)\(PlainChart.names)
      <g class='ChartsAxis-root'><path class='ChartsAxis-line' d='M25 97h165' stroke='#000'/></g>
      <rect class='bar' x='30' y='40' width='20' height='57'/>
      <rect class='bar' x='70' y='60' width='20' height='37'/>
      """
    )
    #expect(chart.summary == "bar none ‘’ 2 marks of ")
  }
}
