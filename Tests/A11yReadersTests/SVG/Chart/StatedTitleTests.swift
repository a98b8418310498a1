import A11yModel
import Testing

/// What files call a title and is none of the chart.
@Suite struct StatedTitleTests {
  /// As C3 titles the hole of a ring.
  @Test(arguments: [("100' y='72", false), ("100' y='10", true)])
  func whatStandsInARingIsNoTitle(_ place: String, _ isTitle: Bool) throws {
    let image = try RecognizedSVG(
      """
      <g class='chart-arcs'><text class='chart-arcs-title' x='\(place)' text-anchor='middle'>Total</text>
      <path class='arc' d='M100 30A40 40 0 0 1 100 110V90A20 20 0 0 0 100 50Z' fill='#084'/>
      <path class='arc' d='M100 30A40 40 0 0 0 100 110V90A20 20 0 0 1 100 50Z' fill='#b05'/></g>
      """
    )
    #expect(image.chart?.marks.count == 2)
    #expect(image.chart?.title?.text.value == (isTitle ? "Total" : nil))
  }

  /// As lets-plot calls the headings of panels.
  @Test func theStripOfAPanelIsNoTitle() throws {
    let bars = [30, 70, 110].map {
      "<rect class='bar' x='\($0)' y='\($0 / 2)' width='20' height='\(97 - $0 / 2)'/>"
    }
    let image = try RecognizedSVG(
      "<text class='facet-strip-text-x' x='90' y='10'>East</text>" + PlainChart.measures
        + PlainChart.names + bars.joined()
    )
    #expect(image.chart?.marks.count == 3)
    #expect(image.chart?.title == nil)
  }
}
