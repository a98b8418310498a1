import A11yModel
import Testing

/// Bars that are drawn otherwise than as rectangles, or with room between those on one another.
@Suite struct BarShapeTests {
  private static let axes = PlainChart.measures + PlainChart.names
  private static let tops = [(40, 47), (80, 60), (120, 40)]

  private func summary(_ bar: (Int, Int) -> String) throws -> String {
    try RecognizedSVG(Self.axes + Self.tops.map(bar).joined()).summary
  }

  /// With the arcs of Recharts, the quadratic curves that people write, and all around.
  @Test func theirHeadsMayBeRound() throws {
    let one = "bar none ‘’ 3 marks of "
    let arcs = try summary { x, y in
      "<path d='M \(x - 10),\(y + 4) A 4,4,0,0,1,\(x - 6),\(y) L \(x + 6),\(y) "
        + "A 4,4,0,0,1,\(x + 10),\(y + 4) L \(x + 10),97 L \(x - 10),97 Z'/>"
    }
    #expect(arcs == one)
    let curves = try summary { x, y in
      "<path d='M\(x - 10),97L\(x - 10),\(y + 10)Q\(x - 10),\(y) \(x),\(y)"
        + "Q\(x + 10),\(y) \(x + 10),\(y + 10)L\(x + 10),97Z'/>"
    }
    #expect(curves == one)
    let aside = try RecognizedSVG(
      Self.axes.replacing("Q", with: "")
        + [(30, 40), (50, 90), (70, 60)].map { y, end in
          "<path d='M30 \(y)H\(end)a6 6 0 0 1 6 6a6 6 0 0 1 -6 6H30z'/>"
        }.joined()
    )
    #expect(aside.summary == one)
    let triangles = try summary { x, y in "<path d='M\(x - 10) 97L\(x) \(y)L\(x + 10) 97Z'/>" }
    #expect(triangles == "nothing")
  }

  @Test func theyMayBeBroadLines() throws {
    func lines(_ width: Int, _ head: (Int, Int) -> String = { _, _ in "" }) throws -> String {
      try summary { x, y in
        "<path d='M\(x) 97V\(y)' stroke='#084' stroke-width='\(width)'/>" + head(x, y)
      }
    }
    #expect(try lines(20) == "bar none ‘’ 3 marks of ")
    #expect(try lines(4) == "bar none ‘’ 3 marks of ")
    // Thin ones are ticks, or lead to something; what has heads is a lollipop.
    #expect(try lines(2) == "nothing")
    #expect(try !lines(4) { "<circle cx='\($0)' cy='\($1)' r='6'/>" }.hasPrefix("bar"))
    #expect(try lines(20) { "<circle cx='\($0)' cy='\($1)' r='2'/>" }.hasPrefix("bar"))
  }

  @Test func theyMayShowOneRectangleThatIsScaled() throws {
    let unit = "<defs><rect id='unit' width='1' height='1'/></defs>"
    let bars = Self.tops.map { x, y in
      "<use href='#unit' transform='translate(\(x - 10) \(y)) scale(20 \(97 - y))'/>"
    }
    let chart = try RecognizedSVG(Self.axes + unit + bars.joined())
    #expect(chart.summary == "bar none ‘’ 3 marks of ")
  }

  /// Nivo, MUI and Observable Plot leave room between the parts of stacked bars.
  @Test func partsOfStackedBarsMayLeaveRoom() throws {
    func chart(_ gaps: [Int]) throws -> String {
      let bars = zip(Self.tops, gaps).map { top, gap in
        "<rect x='\(top.0 - 10)' y='\(top.1)' width='20' height='\(97 - top.1)' fill='#084'/>"
          + "<rect x='\(top.0 - 10)' y='\(top.1 - gap - top.0 / 8)' width='20' height='\(top.0 / 8)' "
          + "fill='#b05'/>"
      }
      return try RecognizedSVG(Self.axes + bars.joined() + PlainChart.legend).summary
    }
    #expect(try chart([3, 3, 3]) == "bar stacked ‘’ 6 marks of North, South")
    #expect(try chart([8, 8, 8]) == "bar stacked ‘’ 6 marks of North, South")
    // What floats is on nothing.
    #expect(try chart([3, 9, 14]) == "bar none ‘’ 3 marks of North")
    #expect(try chart([14, 14, 14]) == "bar none ‘’ 3 marks of North")
  }

  @Test func barsAreStackedBelowTheLineAsWell() throws {
    let bars = [(40, 20, 10), (80, 30, 15), (120, 10, 25)].map { x, one, other in
      "<rect x='\(x - 10)' y='\(60 - one)' width='20' height='\(one)' fill='#084'/>"
        + "<rect x='\(x - 10)' y='60' width='20' height='\(other)' fill='#b05'/>"
        + "<rect x='\(x - 10)' y='\(60 + other)' width='20' height='8' fill='#444'/>"
    }
    let chart = try RecognizedSVG(Self.axes + bars.joined() + PlainChart.legend)
    #expect(chart.chart?.marks.count == 9 && chart.chart?.stacking == .stacked)
  }
}
