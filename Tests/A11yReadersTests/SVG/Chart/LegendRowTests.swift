import Testing

/// Which text of a legend stands for which shape.
@Suite struct LegendRowTests {
  private static let bars = """
    <g class='axis x'><g class='tick'><text x='40' y='115'>Q1</text></g>
    <g class='tick'><text x='80' y='115'>Q2</text></g></g>
    <g fill='#1f77b4'><rect class='bar' x='30' y='80' width='20' height='20'/>\
    <rect class='bar' x='70' y='70' width='20' height='30'/></g>
    <g fill='#ff7f0e'><rect class='bar' x='30' y='50' width='20' height='30'/>\
    <rect class='bar' x='70' y='50' width='20' height='20'/></g>
    <g fill='#2ca02c'><rect class='bar' x='30' y='30' width='20' height='20'/>\
    <rect class='bar' x='70' y='20' width='20' height='30'/></g>
    """

  private static let places = [
    (100, "#1f77b4", "North"), (138, "#ff7f0e", "South"), (176, "#2ca02c", "East"),
  ]

  /// The words of an entry may reach up to the shape of the next, and past its edge.
  @Test(arguments: ["", "class='legend'"]) func wordsBehindTheirShapes(_ naming: String) throws {
    let row = Self.places.map { x, color, name in
      "<rect x='\(x)' y='0' width='12' height='12' fill='\(color)'/>"
        + "<text x='\(x + 14)' y='10' font-size='10'>\(name)</text>"
    }
    let image = try RecognizedSVG("\(Self.bars)<g \(naming)>\(row.joined())</g>")
    #expect(image.legend == ["North: 0", "South: 1", "East: 2"])
    #expect(image.summary.hasSuffix("6 marks of North, South, East"))
  }

  /// Words of one column may end well before the shapes that stand behind the longest of them.
  @Test func wordsOfAColumnBeforeTheirShapes() throws {
    let rows = [
      (8, "#1f77b4", "North America"), (40, "#ff7f0e", "South America"), (72, "#2ca02c", "Asia"),
    ].map { y, color, name in
      "<text x='100' y='\(y)' font-size='10'>\(name)</text>"
        + "<rect x='178' y='\(y - 8)' width='12' height='8' fill='\(color)'/>"
    }
    let image = try RecognizedSVG(Self.bars + rows.joined())
    #expect(image.legend == ["North America: 0", "South America: 1", "Asia: 2"])
    #expect(image.chart?.title == nil)
  }

  /// As Lets-Plot names them: the texts, and not the shapes.
  @Test func shapesBesideTextsThatAreNamed() throws {
    let rows = Self.places.enumerated().map { row, place in
      "<g><circle cx='150' cy='\(20 + row * 20)' r='4' fill='\(place.1)'/>"
        + "<text class='legend-item' x='160' y='\(24 + row * 20)'>\(place.2)</text></g>"
    }
    let title = "<text class='legend-title' x='146' y='8'>Region</text>"
    let image = try RecognizedSVG(Self.bars + title + rows.joined())
    #expect(image.legend == ["North: 0", "South: 1", "East: 2"])
    #expect(image.summary.hasSuffix("6 marks of North, South, East"))
    #expect(image.chart?.assumed.contains(.legend) == false)
  }

  /// What stands in the row of such a text by chance is no swatch, and a scale of colours has none.
  @Test func otherShapesBesideNamedTextsAreNoSwatches() throws {
    let rows = Self.places.enumerated().map { row, place in
      "<circle cx='150' cy='\(20 + row * 20)' r='4' fill='\(place.1)'/>"
        + "<circle cx='140' cy='\(21 + row * 20)' r='2' fill='#777'/>"
        + "<text class='legend-item' x='160' y='\(24 + row * 20)'>\(place.2)</text>"
    }
    let image = try RecognizedSVG(Self.bars + rows.joined())
    #expect(image.legend == ["North: 0", "South: 1", "East: 2"])
    let swatches = image.document.components[0].parts.filter {
      $0.role == .swatch && $0.kind != .text
    }
    #expect(swatches.count == 3)
    let scale = (0..<3).map { row in
      "<path d='M150 \(20 + row * 20)h6' stroke='\(Self.places[row].1)'/>"
        + "<text class='legend-item' x='160' y='\(24 + row * 20)'>\(row * 50)</text>"
    }
    let ramp = """
      <linearGradient id='g'><stop stop-color='#fff'/><stop offset='1' stop-color='#00f'/>\
      </linearGradient><rect class='swatch' x='140' y='15' width='10' height='50' fill='url(#g)'/>
      """
    #expect(try RecognizedSVG(Self.bars + ramp + scale.joined()).legend.isEmpty)
  }

  /// As ECharts has it by default: a large title reaches down into the row.
  @Test func aTitleBesideThemIsNoEntry() throws {
    let row = Self.places.map { x, color, name in
      "<rect x='\(x)' y='4' width='10' height='10' fill='\(color)'/>"
        + "<text x='\(x + 14)' y='13' font-size='9'>\(name)</text>"
    }
    let title = "<text x='112' y='8' font-size='16' font-weight='bold'>Sales</text>"
    let image = try RecognizedSVG(Self.bars + title + row.joined())
    #expect(image.legend == ["North: 0", "South: 1", "East: 2"])
  }

  /// As in scripts that run from right to left.
  @Test func wordsBeforeTheirShapes() throws {
    let row = Self.places.map { x, color, name in
      "<text x='\(x)' y='10' font-size='10' text-anchor='end'>\(name)</text>"
        + "<rect x='\(x + 2)' y='0' width='8' height='12' fill='\(color)'/>"
    }
    let image = try RecognizedSVG(Self.bars + row.joined())
    #expect(image.summary.hasSuffix("6 marks of North, South, East"))
  }

  /// Numbers at shapes of one colour and several sizes say how large the marks of a value are.
  @Test(arguments: [("3 5 8", 3), ("5 5 5", 6)])
  func sizesAreNoSeries(_ radii: String, _ entries: Int) throws {
    let row = Self.places.enumerated().map { index, place in
      "<rect x='150' y='\(index * 16)' width='12' height='12' fill='\(place.1)'/>"
        + "<text x='166' y='\(index * 16 + 10)' font-size='10'>\(place.2)</text>"
    }
    let sizes = radii.split(separator: " ").enumerated().map { index, radius in
      "<circle cx='156' cy='\(62 + index * 16)' r='\(radius)' fill='#333'/>"
        + "<text x='166' y='\(66 + index * 16)' font-size='10'>\(5 * (index + 1))</text>"
    }
    let image = try RecognizedSVG(
      "\(Self.bars)<g class='legend'>\((row + sizes).joined())</g>"
    )
    #expect(image.legend.count == entries)
  }
}
