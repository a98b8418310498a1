import A11yModel
import Testing

/// Axes of SVG charts on which not each mark has a label.
@Suite struct ThinnedTickTests {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May"]

  /// Five bars, with labels below some of them.
  private func every(_ ticks: [(place: Int, text: String)], grouped: Bool = false) throws -> Int? {
    let labels = ticks.map {
      "<text class='tick' x='\(30 + 30 * $0.place)' y='115' text-anchor='middle'>\($0.text)</text>"
    }
    let bars = (0..<5).map { place in
      "<rect class='bar' x='\(20 + 30 * place)' y='\(40 + place * 5)' width='\(grouped ? 10 : 20)' "
        + "height='\(60 - place * 5)'/>"
        + (grouped
          ? "<rect class='bar' x='\(32 + 30 * place)' y='80' width='10' height='20'/>"
          : "")
    }
    let chart = try RecognizedSVG("<g class='axis x'>\(labels.joined())</g>\(bars.joined())").chart
    return chart?.axes.first { $0.dimension == .x }?.every
  }

  @Test(arguments: [
    ([0, 1, 2, 3, 4], 1), ([0, 2, 4], 2), ([0, 3], 3), ([0, 4], 4),
    // What stands at irregular intervals, or begins later, is not thinned.
    ([0, 1, 3], 1), ([1, 3], 1), ([0, 2], 1),
  ])
  func labelsStandAtRegularIntervals(_ places: [Int], _ expected: Int) throws {
    #expect(try every(places.map { ($0, Self.months[$0]) }) == expected)
  }

  @Test func labelsStandBelowTheirMarks() throws {
    #expect(try every([(0, "2020"), (2, "2022"), (4, "2024")]) == 2)
    // Between two marks of a group.
    #expect(try every([(0, "Jan"), (2, "Mar"), (4, "May")], grouped: true) == 1)
  }

  /// Along a line, numbers measure, and words are thinned.
  @Test(arguments: [(["1", "3", "5"], 1), (["Jan", "Mar", "May"], 2)])
  func linesHavePlacesToo(_ texts: [String], _ expected: Int) throws {
    let labels = texts.enumerated().map {
      "<text class='tick' x='\(30 + 60 * $0)' y='115' text-anchor='middle'>\($1)</text>"
    }
    let points = (0..<5).map { "<circle class='dot' cx='\(30 + 30 * $0)' cy='\(50 + $0)' r='3'/>" }
    let line = "<path class='line' d='M30 50L60 51L90 52L120 53L150 54' fill='none' stroke='red'/>"
    let image = try RecognizedSVG(
      "<g class='axis x'>\(labels.joined())</g>\(line)\(points.joined())"
    )
    #expect(image.chart?.axes.first { $0.dimension == .x }?.every == expected)
  }
}
