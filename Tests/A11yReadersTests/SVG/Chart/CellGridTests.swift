import A11yModel
import Testing

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

  /// The image itself must be called so, and not what it is for.
  @Test(arguments: [
    ("Heatmap chart titled Load", 12), ("Heat map of load by day", 12), ("A wall of tiles", nil),
    ("Icon for the heat map button", nil), ("Heat map button in the toolbar", nil),
    ("Tiles, for more than a heat map", nil), ("Load, shown without a heat map", nil),
  ])
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

  /// The colours of scales as they are in use: of ColorBrewer, matplotlib and GitHub.
  @Test(arguments: [
    "f7fbff deebf7 c6dbef 9ecae1 6baed6 4292c6 2171b5 08519c 08306b", "ebedf0 9be9a8 40c463 30a14e",
    "440154 482878 3e4989 31688e 26828e 1f9e89 35b779 6ece58 b5de2b fde725",
    "000004 180f3d 440f76 721f81 9e2f7f cd4071 f1605d fd9668 feca8d fcfdbf",
    "ffffff d9d9d9 969696 525252 000000", "132b43 1d3f5d 275379 316896 3b7fb4 4694d0 56b1f7",
    // From a middle to two ends.
    "67001f b2182b d6604d f4a582 fddbc7 f7f7f7 d1e5f0 92c5de 4393c3 2166ac",
    "a50026 d73027 f46d43 fdae61 fee08b ffffbf d9ef8b a6d96a 66bd63 1a9850",
  ])
  func scalesGoFromLightToDark(_ colors: String) throws {
    let image = try RecognizedSVG(Self.cells(Self.list(colors)) + Self.rows + Self.columns)
    #expect(image.chart?.marks.count == 12)
  }

  private static func list(_ colors: String) -> [String] {
    colors.split(separator: " ").map { "#\($0)" }
  }

  /// Those of kinds: rights, subjects, seats, samples of colours, and squares that are marked.
  private static let kinds = [
    "eeeeee 2e7d32 f9a825 c62828", "90caf9 ffcc80 a5d6a7 ef9a9a ce93d8",
    "4caf50 9e9e9e 2196f3 ff9800",
    "003b5c 00a3e0 f2a900 d50032 6d2077 00843d 5b6770 a7a8aa d0d0ce ffffff 000000 fce300",
    "e3f2fd fafafa 90caf9 e0e0e0 42a5f5 bdbdbd 1e88e5 757575 1565c0 424242 0d47a1 212121",
    "ffdddd ff6666 aa0000 ddffdd 66dd66 006600 ddddff 6666ff 0000aa ffffcc dddd55 777700",
    "f0d9b5 b58863 ff5252 f0d9b5 b58863 ffeb3b 69f0ae 40c4ff e040fb ffab40",
  ]

  @Test(arguments: kinds)
  func coloursOfKindsAreNone(_ colors: String) throws {
    let image = try RecognizedSVG(Self.cells(Self.list(colors)) + Self.rows + Self.columns)
    #expect(image.chart == nil)
  }

  @Test func coloursMayFollowTheNumbersInCells() throws {
    let colors = Self.list("e53935 fb8c00 fdd835 43a047 1e88e5 8e24aa")
    let content = Self.cells(colors) + Self.rows + Self.columns
    let follow = (0..<12).map { String($0 % 6 * 10 + $0 / 6 + 3) }
    #expect(try RecognizedSVG(content + Self.inside(follow)).chart?.marks.count == 12)
    // The numbers of rooms follow nothing.
    let rooms = ["12", "31", "8", "24", "17", "5", "28", "11", "33", "9", "26", "14"]
    #expect(try RecognizedSVG(content + Self.inside(rooms)).chart == nil)
  }

  @Test func numbersAtAGradientMakeAScale() throws {
    let colors = Self.list("4caf50 9e9e9e 2196f3 ff9800")
    let key = """
      <linearGradient id='g'><stop stop-color='#4caf50'/><stop offset='1' stop-color='#f90'/></linearGradient>
      <rect x='40' y='120' width='100' height='8' fill='url(#g)'/>
      """
    let ends = "<text x='38' y='138'>0</text><text x='134' y='138'>9</text>"
    let content = Self.cells(colors) + Self.rows + Self.columns
    #expect(try RecognizedSVG(content + key + ends).chart?.marks.count == 12)
    #expect(try RecognizedSVG(content + key).chart == nil)
    // As lattice draws its key.
    let strip = Self.list("80ffff aaffff ffffff ffaaff ff80ff").enumerated().map { place, color in
      "<rect x='\(40 + place * 20)' y='120' width='20' height='8' fill='\(color)'/>"
    }.joined()
    #expect(try RecognizedSVG(content + strip + ends).chart?.marks.count == 12)
    #expect(try RecognizedSVG(content + strip).chart == nil)
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
