import A11yModel
import Testing

/// Boxes with medians and whiskers, as matplotlib, pandas and seaborn draw them.
@Suite struct BoxPlotTests {
  private static let axes =
    tick("x", 1, "M45 100v4", "<text x='42' y='115'>Q1</text>")
    + tick("x", 2, "M115 100v4", "<text x='112' y='115'>Q2</text>")
    + [0, 20, 40].map { value in
      tick("y", value, "M20 \(100 - value)h-4", "<text x='2' y='\(103 - value)'>\(value)</text>")
    }.joined()

  private static func tick(_ axis: String, _ number: Int, _ data: String, _ text: String) -> String
  {
    """
    <g id='matplotlib.axis_\(axis == "x" ? 1 : 2)'><g id='\(axis)tick_\(number)'>\(line(number, data))\
    <g id='text_\(number)'>\(text)</g></g></g>
    """
  }

  private static func line(_ number: Int, _ data: String) -> String {
    "<g id='line2d_\(number)'><path d='\(data)' stroke='#444' fill='none'/></g>"
  }

  private static func plot(_ content: String) throws -> RecognizedSVG {
    try RecognizedSVG(
      "<g id='axes_1'><g id='patch_2'><path d='M20 10H180V100H20Z' fill='white'/></g>\(axes)\(content)</g>"
    )
  }

  /// One with its lines; it is a patch or a line as the others are.
  private static func box(_ x: Int, isFilled: Bool, _ fill: String = "#1f77b4") -> String {
    let outline = "M\(x) 70h30v-30h-30"
    let box =
      isFilled
      ? "<g id='patch_\(x)'><path d='\(outline)z' fill='\(fill)' stroke='#444'/></g>"
      : line(x, outline + "v30")
    return box + line(x + 1, "M\(x + 15) 70V90") + line(x + 2, "M\(x + 15) 40V20")
      + line(x + 3, "M\(x + 8) 90h14") + line(x + 4, "M\(x + 8) 20h14") + line(x + 5, "M\(x) 55h30")
  }

  @Test(arguments: [true, false])
  func boxesAreNeitherBarsNorLines(isFilled: Bool) throws {
    let image = try Self.plot(
      Self.box(30, isFilled: isFilled) + Self.box(100, isFilled: isFilled)
    )
    // Only its axes are known.
    #expect(image.summary == "? none ‘’ 0 marks of ")
    #expect(image.axes == ["x: Q1 Q2", "y: 0 20 40"])
  }

  /// As seaborn draws two hues of each category.
  @Test func boxesOfSeveralColorsAreThoseOfSeries() throws {
    let boxes = [(24, "#084"), (58, "#b05"), (100, "#084"), (134, "#b05")].map { x, fill in
      Self.box(x, isFilled: true, fill)
    }
    let legend =
      "<g id='legend_1'>"
      + [("#084", "F", 20), ("#b05", "M", 40)].map { fill, name, y in
        "<g id='patch_9\(y)'><path d='M184 \(y)h6v6h-6z' fill='\(fill)'/></g>"
          + "<g id='text_9\(y)'><text x='192' y='\(y + 6)'>\(name)</text></g>"
      }.joined() + "</g>"
    let image = try Self.plot(boxes.joined() + legend)
    #expect(image.summary == "? none ‘’ 4 marks of F, M")
  }

  /// One box among lines that belong to none is none of a box plot.
  @Test func linesMustBelongToBoxes() throws {
    let others = (0..<6).map { Self.line(200 + $0, "M\(70 + $0 * 16) 90L\(80 + $0 * 16) 30") }
    #expect(
      try Self.plot(Self.box(30, isFilled: true) + others.joined()).chart?.marks.isEmpty == false
    )
    let boxes = [30, 100].map { Self.box($0, isFilled: true) }.joined()
    #expect(try Self.plot(boxes + others.joined()).chart?.marks.isEmpty == true)
  }

  /// Bars with error bars, and lines that cross, are none.
  @Test(arguments: [
    (30...100).filter { $0 % 35 == 30 || $0 == 100 }.map { x in
      "<g id='patch_\(x)'><path d='M\(x) 100h30v-50h-30z' fill='#1f77b4'/></g>"
        + line(x + 1, "M\(x + 15) 60V40")
    }.joined(),
    line(3, "M30 90L80 20L150 50") + line(4, "M20 60H180") + line(5, "M100 10V100"),
  ])
  func othersAreNot(_ content: String) throws {
    #expect(try Self.plot(content).chart?.marks.isEmpty == false)
  }
}
