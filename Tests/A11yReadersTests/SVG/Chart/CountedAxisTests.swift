import Testing

/// Axes whose numbers count from 1, and what else counts so.
@Suite struct CountedAxisTests {
  private static let bars = [(30, 25), (70, 85), (110, 45)].map { x, height in
    "<rect x='\(x)' y='\(105 - height)' width='20' height='\(height)' fill='#06c'/>"
  }.joined()
  private static let line = "<path d='M40 90L80 30L120 70' fill='none' stroke='#06c'/>"

  /// Numbers up a side, the first of them lowest.
  private static func side(_ words: [String]) -> String {
    words.enumerated().map { place, word in
      "<text x='20' y='\(100 - place * 20)' text-anchor='end'>\(word)</text>"
    }.joined()
  }

  private static func foot(_ words: [String]) -> String {
    words.enumerated().map { place, word in
      "<text x='\(40 + place * 40)' y='118' text-anchor='middle'>\(word)</text>"
    }.joined()
  }

  /// Letters and numbers at the fields of a map.
  private static func map(_ row: [String], _ column: [String], step: Int) -> String {
    row.enumerated().map { place, word in
      "<text x='\(40 + place * step)' y='118' text-anchor='middle'>\(word)</text>"
        + "<path d='M\(40 + place * step + step / 2) 20V105' stroke='#ccc'/>"
    }.joined() + side(column)
  }

  private static let ticks = [36, 56, 76, 96].map {
    "<path d='M23 \($0).5H28' stroke='black'/>"
  }.joined()
  private static let points = [(40, 90), (80, 30), (120, 70), (60, 50), (100, 44)].map {
    "<circle cx='\($0)' cy='\($1)' r='3' fill='#06c'/>"
  }.joined()

  private static let counts = ["1", "2", "3", "4"]
  private static let names = ["Mon", "Tue", "Wed"]

  @Test(arguments: [
    (counts, names, bars, "bar none ‘’ 3 marks of "),
    (counts, names, line, "line none ‘’ 1 marks of "),
    (counts, names, ticks + points, "scatter none ‘’ 5 marks of "),
    (counts, ["1", "2", "3"], line, "line none ‘’ 1 marks of "),
    // Ranks, the first of which stands highest.
    (counts.reversed(), names, ticks + line, "line none ‘’ 1 marks of "),
  ])
  func countsMayMeasure(
    _ column: [String],
    _ row: [String],
    _ shapes: String,
    _ summary: String
  ) throws {
    let image = try RecognizedSVG(Self.side(column) + Self.foot(row) + shapes)
    #expect(image.summary == summary)
    #expect(Set(image.chart?.axes.flatMap(\.ticks) ?? []) == Set(column + row))
  }

  @Test func barsMayLieAlongACount() throws {
    let bars = [(28, 60), (48, 90), (68, 30)].map {
      "<rect x='30' y='\($0)' width='\($1)' height='12' fill='#06c'/>"
    }.joined()
    let words = ["Ann", "Ben", "Cem"].enumerated().map {
      "<text x='26' y='\(38 + $0 * 20)' text-anchor='end'>\($1)</text>"
    }.joined()
    let image = try RecognizedSVG(Self.foot(["1", "2", "3"]) + words + bars)
    #expect(image.summary == "bar none ‘’ 3 marks of ")
  }

  @Test(arguments: [
    // Nothing between them; points without lines at the numbers; a list beside a picture.
    side(counts) + foot(names),
    side(counts) + foot(names) + points,
    side(counts.reversed()) + foot(names) + line,
    side(counts.reversed()) + foot(names) + ticks + points,
    side(counts) + ticks + line,
    // Ways on maps whose fields have letters and numbers, square or not, and a move on a board.
    map(["A", "B", "C", "D"], counts, step: 20) + line,
    map(["A", "B", "C", "D"], counts, step: 32) + line,
    map(counts, ["A", "B", "C", "D"].reversed(), step: 32) + line,
    map(counts, counts, step: 20) + line,
    // Stones on a board.
    [20, 40, 60, 80].map { "<path d='M30 \($0 + 16).5H110' stroke='black'/>" }.joined()
      + (0..<4).map {
        "<text x='\(34 + $0 * 20)' y='118' text-anchor='middle'>\(["A", "B", "C", "D"][$0])</text>"
      }.joined() + side(counts) + points,
  ])
  func othersCount(_ content: String) throws {
    #expect(try RecognizedSVG(content).chart == nil)
  }
}
