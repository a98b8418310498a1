import A11yModel
import Testing

/// Charts of several panels, in which the place of a mark tells its series.
@Suite struct PanelTests {
  /// The series that texts outside a legend name, each once.
  private static func named(_ image: RecognizedSVG) -> [Int] {
    let parts = image.document.components[0].parts
    return Set(parts.filter { $0.kind == .text && $0.role != .swatch }.compactMap(\.series))
      .sorted()
  }

  /// Two groups of bars, each over names of their own colours.
  private static func bars(_ names: [String]) throws -> RecognizedSVG {
    let bars = [30, 50, 70, 110, 130, 150].enumerated().map { place, x in
      let color = ["#084", "#b05", "#e90"][place % 3]
      return "<rect x='\(x)' y='\(30 + place)' width='10' height='\(67 - place)' fill='\(color)'/>"
        + "<text x='\(x + 5)' y='112' text-anchor='middle' font-size='8'>\(names[place % names.count])</text>"
    }
    return try RecognizedSVG(PlainChart.measures + bars.joined())
  }

  @Test func namesBelowTheBarsOfEachPanelTellTheirSeries() throws {
    #expect(Self.named(try Self.bars(["N", "S", "W"])) == [0, 1, 2])
    // Here they tell something else.
    #expect(Self.named(try Self.bars(["A", "B", "C", "D", "E", "F"])) == [])
  }

  /// As Plotly draws the same bars for each of several regions.
  @Test func groupsOfMarksThatLookAlikeAreNoSeries() throws {
    func image(_ second: String) throws -> RecognizedSVG {
      let groups = [("#084", 30), (second, 110)].map { color, x in
        let bars = [0, 20].map { step in
          "<path d='M\(x + step) 97h10v-\(30 + step)h-10Z' fill='\(color)'/>"
        }
        return "<g class='trace bars'>\(bars.joined())</g>"
      }
      return try RecognizedSVG(PlainChart.measures + PlainChart.names + groups.joined())
    }
    #expect(try image("#084").summary == "bar none ‘’ 4 marks of ")
    #expect(try image("#b05").chart?.series.count == 2)
  }

  /// As matplotlib draws `subplots` with one line each: below a title, or none, the place tells all.
  @Test func aPlotOfItsOwnTellsASeries() throws {
    func image(second: Int) throws -> RecognizedSVG {
      let plots = [("#084", 0), ("#b05", second)].enumerated().map { place, plot in
        let ticks = [(50, 0), (30, 5), (10, 9)].map { y, value in
          "<g id='ytick_\(place * 3 + value)'><text x='\(plot.1 + 2)' y='\(y)'>\(value)</text></g>"
        }
        return """
          <g id='axes_\(place + 1)'><g id='matplotlib.axis_\(place + 1)'>\(ticks.joined())</g>\
          <g id='line2d_\(place + 1)'><path d='M\(plot.1 + 20) 40L\(plot.1 + 40) \(20 + place)L\(plot.1 + 80) 30' \
          fill='none' stroke='\(plot.0)'/></g></g>
          """
      }
      return try RecognizedSVG(plots.joined())
    }
    #expect(try image(second: 100).summary == "line none ‘’ 2 marks of ")
    // Two scales of one plot.
    #expect(try image(second: 10).chart?.series.count == 2)
  }

  /// As Plotly draws the axes of each subplot over its data.
  @Test func theLinesOfAxesAreNoSeries() throws {
    let plots = [20, 110].map { x in
      """
      <g class='subplot'><path class='js-line' d='M\(x) 80L\(x + 30) 30L\(x + 70) 60' fill='none' stroke='#084'/>
      <path class='xlines-above crisp' d='M\(x) 100.5H\(x + 70)' fill='none' stroke='#444'/>
      <path class='ylines-above crisp' d='M\(x).5 20V100' fill='none' stroke='#444'/></g>
      """
    }
    let image = try RecognizedSVG(PlainChart.measures + PlainChart.names + plots.joined())
    #expect(image.summary == "line none ‘’ 2 marks of ")
  }

  /// As pandas draws `subplots=True`.
  private static func plots(legends: [(x: Int, y: Int)]) throws -> RecognizedSVG {
    let plots = [("Tea", "#084", 10), ("Milk", "#b05", 70)].enumerated().map { place, plot in
      let (x, y) = legends[place]
      return """
        <g id='axes_\(place + 1)'><g id='patch_\(9 * place + 2)'>\
        <path d='M20 \(plot.2)H180v50H20Z' fill='#fff'/></g>
        <g id='matplotlib.axis_\(place + 1)'>\
        <g id='ytick_\(2 * place + 1)'><g id='text_\(9 * place)'><text x='2' y='\(plot.2 + 50)'>0</text></g></g>\
        <g id='ytick_\(2 * place + 2)'><g id='text_\(9 * place + 1)'><text x='2' y='\(plot.2 + 10)'>5</text></g></g></g>\
        <g id='line2d_\(9 * place)'>\
        <path d='M30 \(plot.2 + 40)L80 \(plot.2 + 20)L120 \(plot.2 + 30)' stroke='\(plot.1)' fill='none'/></g>
        <g id='legend_\(place + 1)'><g id='line2d_\(9 * place + 1)'>\
        <path d='M\(x) \(y)h8' stroke='\(plot.1)' fill='none'/></g>
        <g id='text_\(9 * place + 2)'><text x='\(x + 12)' y='\(y + 4)'>\(plot.0)</text></g></g></g>
        """
    }
    return try RecognizedSVG(plots.joined())
  }

  @Test func aLegendInThePanelOfOneSeriesNamesIt() throws {
    let apart = try Self.plots(legends: [(140, 16), (140, 76)])
    #expect(apart.legend == ["Tea: 0", "Milk: 1"])
    #expect(apart.document.components[0].parts.count { $0.series == 0 && $0.role != .swatch } > 0)
    #expect(Self.named(apart) == [0, 1])
    // In one plot they are its key, wherever they stand.
    let crossing = [("Tea", "#084", 20), ("Milk", "#b05", 90)].map { plot in
      """
      <g class='series'><polyline class='line' fill='none' stroke='\(plot.1)' points='30 \(110 - plot.2) 80 \(plot.2)'/>
      <g class='legend'><path d='M140 \(plot.2)h8' stroke='\(plot.1)'/>\
      <text x='152' y='\(plot.2 + 4)'>\(plot.0)</text></g></g>
      """
    }
    let one = try RecognizedSVG(PlainChart.measures + PlainChart.names + crossing.joined())
    #expect(Self.named(one) == [])
    // Next to each other they are the key to all panels.
    #expect(Self.named(try Self.plots(legends: [(140, 16), (140, 28)])) == [])
  }
}
