import A11yModel
import Testing

/// Legends that stand twice, and those of which a letter is high.
@Suite struct RepeatedLegendTests {
  private static func legend(_ y: Int, _ fills: [String], _ names: [String]) -> String {
    let lines = zip(fills, names).enumerated().map { place, line in
      """
      <g class='entry'><rect x='150' y='\(y + place * 14)' width='8' height='8' fill='\(line.0)'/>\
      <text x='162' y='\(y + 8 + place * 14)'>\(line.1)</text></g>
      """
    }
    return "<g class='legend'>\(lines.joined())</g>"
  }

  private static func image(_ legend: String) throws -> RecognizedSVG {
    let lines = [("#084", 20), ("#b05", 40)].map { color, y in
      "<polyline class='line' points='30,\(y) 70,\(y + 40) 110,\(y + 9)' fill='none' stroke='\(color)'/>"
    }
    return try RecognizedSVG(PlainChart.measures + PlainChart.names + lines.joined() + legend)
  }

  /// As Vega explains colours, and the shapes of the same series.
  @Test func aLegendOfTheSameNamesIsOne() throws {
    let first = Self.legend(10, ["#084", "#b05"], ["North", "South"])
    let shapes = Self.legend(60, ["#000", "#000"], ["North", "South"])
    #expect(try Self.image(first + shapes).legend == ["North: 0", "South: 1"])
    #expect(try Self.image(shapes + first).legend == ["North: 0", "South: 1"])
    // Other colours are other series.
    let others = Self.legend(60, ["#e90", "#06c"], ["North", "South"])
    #expect(try Self.image(first + others).legend.count == 4)
    let one = Self.legend(10, ["#084", "#b05"], ["North", "North"])
    #expect(try Self.image(one).legend.count == 2)
  }

  /// As Frappe draws a bar over each word.
  @Test func aPlainGroupOfATextAndAShapeIsALine() throws {
    let lines = [("#084", "North", 40), ("#b05", "South", 100)].map { color, name, x in
      "<g transform='translate(\(x) 124)'><rect width='50' height='2' fill='\(color)'/>"
        + "<text y='14'>\(name)</text></g>"
    }
    let image = try Self.image("<g class='legend'>\(lines.joined())</g>")
    #expect(image.legend == ["North: 0", "South: 1"])
  }
}
