import A11yModel
import Testing

/// Bars of which nothing but what is seen tells what they are, and what stands at them.
@Suite struct SeenBarTests {
  private static let measures = PlainChart.measures
  private static let names = PlainChart.names

  /// Lines that say how sure the values are, with caps, are neither marks nor the content of panels;
  /// what else lies in rectangles makes panels of them.
  @Test func barsHaveErrorBars() throws {
    func chart(_ lines: (Int, Int) -> String) throws -> String {
      let tops = [(40, 47), (80, 60), (120, 40)]
      let bars = tops.map { middle, top in
        "<rect x='\(middle - 10)' y='\(top)' width='20' height='\(97 - top)'/>"
      }
      return try RecognizedSVG(
        """
        \(Self.measures)\(Self.names)\(bars.joined())
        <g fill='none' stroke='black'>\(tops.map(lines).joined())</g>
        """
      ).summary
    }
    let found = try chart { middle, top in
      """
      <line x1='\(middle)' x2='\(middle)' y1='\(top - 6)' y2='\(top + 6)'/>
      <path d='M\(middle - 4) \(top - 6)h8'/><path d='M\(middle - 14) \(top + 6)h28'/>
      """
    }
    #expect(found == "bar none ‘’ 3 marks of ")
    let rectangles = try chart { middle, top in
      """
      <rect x='\(middle)' y='\(top - 6)' width='1' height='12' fill='black'/>
      <rect x='\(middle - 4)' y='\(top - 6)' width='9' height='1' fill='black'/>
      <rect x='\(middle - 4)' y='\(top + 5)' width='9' height='1' fill='black'/>
      """
    }
    #expect(rectangles == "bar none ‘’ 3 marks of ")
    let panels = try chart { middle, top in
      """
      <path d='M\(middle - 8) \(top + 4)l4 10l4 -5l8 20'/>
      <path d='M\(middle - 8) \(top + 14)l4 5l4 -9l8 12'/>
      """
    }
    #expect(panels == "nothing")
  }

  /// As the bins of two histograms, drawn one over the other.
  @Test func barsOfSeveralWidthsStandTogether() throws {
    func bars(_ width: Int, _ color: String, _ heights: [Int]) -> String {
      heights.enumerated().map { place, height in
        "<rect x='\(30 + place * width)' y='\(97 - height)' width='\(width)' "
          + "height='\(height)' fill='\(color)' fill-opacity='.5'/>"
      }.joined()
    }
    let legend = """
      <rect x='150' y='30' width='8' height='8' fill='blue'/><text x='162' y='38'>South</text>
      <rect x='150' y='50' width='8' height='8' fill='red'/><text x='162' y='58'>North</text>
      """
    let both = bars(20, "red", [10, 40, 60, 20]) + bars(23, "blue", [20, 30, 10])
    let chart = try RecognizedSVG(Self.measures + Self.names + both + legend)
    #expect(chart.chart?.marks.count == 7)
    #expect(chart.legend.count == 2)
    // Two alone may be anything.
    let few = bars(20, "red", [10, 40, 60, 20]) + bars(23, "blue", [20, 30])
    #expect(try RecognizedSVG(Self.measures + Self.names + few).chart?.marks.count == 4)
  }

  /// Of bars that grow both ways, two colours may tell no more than which way.
  @Test func coloursOfSignsAreNoSeries() throws {
    func names(_ colors: [String]) throws -> Int? {
      let bars = zip([-20, 30, -10, 25], colors).enumerated().map { place, bar in
        "<rect x='\(30 + place * 40)' y='\(bar.0 < 0 ? 70 : 70 - bar.0)' width='20' "
          + "height='\(abs(bar.0))' fill='\(bar.1)'/>"
      }
      return try RecognizedSVG(Self.measures + bars.joined()).chart?.series.count
    }
    #expect(try names(["red", "blue", "red", "blue"]) == 0)
    #expect(try names(["red", "blue", "blue", "red"]) == 2)
  }

  /// Bars touch, whatever stands within them.
  @Test func barsThatHoldOthersMayTouch() throws {
    func chart(_ gap: Int) throws -> Chart? {
      let bars = (0..<4).map { place in
        let x = 30 + place * (20 + gap)
        return "<rect x='\(x)' y='\(40 + place)' width='20' height='\(57 - place)'/>"
          + "<rect x='\(x + 6)' y='\(60 + place)' width='8' height='\(37 - place)' fill='#999'/>"
      }
      return try RecognizedSVG(Self.measures + bars.joined()).chart
    }
    #expect(try chart(0)?.gap == 0)
    #expect(try chart(5)?.gap == 5)
  }

  /// Columns of some of the cells of a grid, as of days on which something was.
  @Test func cellsOfAGridAreNoBars() throws {
    let cells = [(40, 80), (60, 60), (60, 80), (80, 80), (100, 40), (100, 60), (100, 80)].map {
      "<rect x='\($0.0)' y='\($0.1)' width='19' height='20' fill='#06c'/>"
    }.joined()
    let chart = try RecognizedSVG(PlainChart.measures + PlainChart.names + cells).chart
    #expect(chart == nil)
  }
}
