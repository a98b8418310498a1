import A11yModel
import Testing

@testable import A11yReaders

/// Heat maps that are drawn as cells, and other grids of cells.
@Suite struct CellGridTests {
  private static let colors = ["#fee", "#fcc", "#faa", "#f88", "#f66", "#f44", "#f22", "#f00"]

  /// Three rows of four, each in the colour of its place among those given.
  private static func cells(_ colors: [String], width: Int = 30) -> String {
    (0..<12).map { place in
      "<rect x='\(40 + place % 4 * 30)' y='\(20 + place / 4 * 25)' width='\(width)' height='25' "
        + "fill='\(colors[place % colors.count])'/>"
    }.joined()
  }

  private static func side(_ words: [String]) -> String {
    words.enumerated().map { place, word in
      "<text x='36' y='\(36 + place * 25)' text-anchor='end'>\(word)</text>"
    }.joined()
  }

  private static func foot(_ words: [String], y: Int = 106) -> String {
    words.enumerated().map { place, word in
      "<text x='\(55 + place * 30)' y='\(y)' text-anchor='middle'>\(word)</text>"
    }.joined()
  }

  private static let rows = side(["Ann", "Ben", "Cem"])
  private static let columns = foot(["Mon", "Tue", "Wed", "Thu"])

  private static func inside(_ words: [String]) -> String {
    words.enumerated().map { place, word in
      "<text x='\(55 + place % 4 * 30)' y='\(36 + place / 4 * 25)' text-anchor='middle'>\(word)</text>"
    }.joined()
  }

  @Test(arguments: [
    // Names below or above, rows in another order, and paths for rectangles.
    cells(colors) + rows + columns,
    cells(colors) + rows + foot(["Mon", "Tue", "Wed", "Thu"], y: 16),
    cells(colors).replacing(
      "<rect x='40' y='20' width='30' height='25'",
      with: "<path d='M40 20h30v25h-30z'"
    ) + rows + columns,
    // Labels of some rows and columns alone, with a title of the axis.
    cells(colors) + side(["Ann", "", "Cem"]) + foot(["Mon", "", "", "Thu"])
      + "<text x='100' y='122' text-anchor='middle'>Day</text>",
  ])
  func coloursAreValues(_ content: String) throws {
    let image = try RecognizedSVG(content)
    #expect(image.summary == "? none ‘’ 12 marks of ")
    #expect(image.chart?.assumed.isSuperset(of: [.form, .marks, .axes]) == true)
    let ticks = image.chart?.axes.map(\.ticks) ?? []
    #expect(ticks.map(\.first) == ["Mon", "Ann"] && ticks.map(\.last) == ["Thu", "Cem"])
    let marks = image.document.components[0].parts.filter { $0.role == .mark }
    #expect(!marks.isEmpty && marks.allSatisfy { $0.isEssential })
  }

  @Test func numbersInCellsAreTheirValues() throws {
    let numbers = [7, 3, 9, 4, 1, 8, 2, 6, 5, 9, 3, 7]
    let image = try RecognizedSVG(
      Self.cells(Self.colors) + Self.rows + Self.columns + Self.inside(numbers.map(String.init))
    )
    #expect(image.chart?.marks.map(\.value.value) == numbers.map(Double.init))
  }

  @Test(arguments: [("Heatmap chart titled Load", 12), ("A wall of tiles", nil)])
  func namesTellHeatMaps(_ name: String, _ marks: Int?) throws {
    let image = try RecognizedSVG("<desc>\(name)</desc>" + Self.cells(Self.colors))
    #expect(image.chart?.marks.count == marks)
  }

  /// What a program calls its points may be cells.
  @Test func marksThatTheFileNamesMayBeCells() throws {
    let marks = "<g class='marks'>\(Self.cells(Self.colors))</g>"
    let component = try RecognizedSVG(marks + Self.rows + Self.columns).document.components[0]
    #expect(component.chart?.marks.count == 12)
    #expect(component.chart?.axes.count == 2)
  }

  /// In one hue or two, rows from light to dark show values that grow.
  @Test(arguments: [
    ["#fdd", "#f88", "#f44", "#a00"],
    ["#fdd", "#f88", "#f44", "#a00", "#dfd", "#8e8", "#2b2", "#040"],
  ])
  func rowsMayGoFromLightToDark(_ colors: [String]) throws {
    let image = try RecognizedSVG(Self.cells(colors) + Self.rows + Self.columns)
    #expect(image.chart?.marks.count == 12)
  }

  @Test func samplesOfColoursAreNoHeatMap() throws {
    let hues = ["#fdd #f66 #a00", "#dfd #6d6 #060", "#ddf #66f #00a", "#ffc #dd5 #770"]
    let samples = hues.enumerated().map { column, colors in
      colors.split(separator: " ").enumerated().map { row, color in
        "<rect x='\(40 + column * 30)' y='\(20 + row * 25)' width='30' height='25' fill='\(color)'/>"
      }.joined()
    }.joined()
    #expect(try RecognizedSVG(samples + Self.rows + Self.columns).chart == nil)
  }

  @Test(arguments: [
    // Labels on one side alone; of one or two colours; with gaps between; not in rows.
    cells(colors) + rows,
    cells(colors) + columns,
    cells(["#fee", "#f88"]) + rows + columns,
    cells(colors, width: 16) + rows + columns,
    cells(colors).replacing("y='45'", with: "y='105'") + rows + columns,
    // Days of a month, a timetable, and the fields of a board.
    cells(Array(colors.prefix(4))) + rows + columns + inside((1...12).map(String.init)),
    cells(colors) + rows + columns + inside(Array(repeating: "Art", count: 12)),
    cells(Array(colors.prefix(5))) + side(["3", "2", "1"]) + foot(["A", "B", "C", "D"]),
  ])
  func otherGridsAreNone(_ content: String) throws {
    #expect(try RecognizedSVG(content).chart == nil)
  }
}
