import Testing

/// What Highcharts’ classes say.
@Suite struct HighchartsTests {
  /// The symbol of the menu, by which a reader saves the chart, is no data.
  @Test func buttonsAreNoMarks() throws {
    let bars = [57, 60, 40].enumerated().map { place, top in
      "<rect class='highcharts-point' x='\(30 + 40 * place)' y='\(top)' width='20' height='\(97 - top)'/>"
    }
    let image = try RecognizedSVG(
      """
      \(PlainChart.measures)\(PlainChart.names)
      <g class='highcharts-series highcharts-series-0 highcharts-column-series'>\(bars.joined())</g>
      <g class='highcharts-exporting-group'><g class='highcharts-button highcharts-contextbutton'>
      <rect class='highcharts-button-box' x='170' y='2' width='24' height='22' fill='#fff'/>
      <path class='highcharts-button-symbol' d='M176 6h14M176 11h14M176 16h14' stroke='#666'/></g></g>
      """
    )
    #expect(image.summary == "bar none ‘’ 3 marks of ")
  }
}
