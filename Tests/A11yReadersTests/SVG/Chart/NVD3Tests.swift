import A11yModel
import Testing

/// Charts as NVD3 draws them.
@Suite struct NVD3Tests {
  /// What has a legend is none, and controls that are listed like one are none (NVD3).
  @Test func whatHasALegendIsNone() throws {
    let ticks = ["Q1", "Q2", "Q3"].enumerated().map { place, quarter in
      "<g class='tick'><text x='\(40 + 40 * place)' y='115'>\(quarter)</text></g>"
    }
    let list = { (x: Int, names: [String]) in
      names.enumerated().map { place, name in
        "<g class='nv-series' transform='translate(\(x) \(10 + 12 * place))'>"
          + "<circle class='nv-legend-symbol' r='4' fill='\(["red", "blue"][place])'/>"
          + "<text class='nv-legend-text' x='8' y='4'>\(name)</text></g>"
      }.joined()
    }
    let chart = try RecognizedSVG(
      """
      <g class='nvd3 nv-wrap nv-multiBarWithLegend'><g class='nv-x nv-axis'>\(ticks.joined())</g>
      <g class='nv-barsWrap'><g class='nv-group nv-series-0' fill='red'>
      <rect class='nv-bar' x='30' y='40' width='10' height='60'/>
      <rect class='nv-bar' x='70' y='20' width='10' height='80'/></g>
      <g class='nv-group nv-series-1' fill='blue'>
      <rect class='nv-bar' x='40' y='70' width='10' height='30'/>
      <rect class='nv-bar' x='80' y='60' width='10' height='40'/></g></g>
      <g class='nv-legendWrap'><g class='nvd3 nv-legend'>\(list(150, ["North", "South"]))</g></g>
      <g class='nv-controlsWrap'><g class='nvd3 nv-legend'>\(list(20, ["Grouped", "Stacked"]))</g></g>
      </g>
      """
    )
    #expect(chart.summary == "bar grouped ‘’ 4 marks of North, South")
    #expect(chart.legend == ["North: 0", "South: 1"])
  }
}
