import A11yModel
import Testing

/// Tracks behind bars, as ECharts’ `showBackground` draws them.
@Suite struct BarTrackTests {
  private static func image(
    track: (Int) -> String = { _ in "y='30' height='67'" },
    _ legend: String = ""
  ) throws -> RecognizedSVG {
    let places = [30, 70, 110]
    let tracks = places.map { "<rect x='\($0)' \(track($0)) width='20' fill='#ddd'/>" }
    let bars = places.map { x in
      "<rect x='\(x)' y='\(x / 2 + 15)' width='20' height='\(82 - x / 2)' fill='#084'/>"
    }
    return try RecognizedSVG(
      PlainChart.measures + PlainChart.names + tracks.joined() + bars.joined() + legend
    )
  }

  @Test func tracksAreNoMarks() throws {
    #expect(try Self.image().summary == "bar none ‘’ 3 marks of ")
  }

  @Test func whatIsExplainedOrDiffersIsData() throws {
    let legend =
      "<rect x='150' y='2' width='8' height='8' fill='#084'/><text x='162' y='10'>Used</text>"
      + "<rect x='150' y='42' width='8' height='8' fill='#ddd'/><text x='162' y='50'>All</text>"
    #expect(try Self.image(legend).chart?.marks.count == 6)
    let others = try Self.image(track: { "y='\($0 / 10 + 20)' height='\(77 - $0 / 10)'" })
    #expect(others.chart?.marks.count == 6)
  }
}
