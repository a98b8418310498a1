import A11yModel
import Testing

/// Charts of which all words are drawn as outlines, and nobody knows what they say.
@Suite struct OutlinedChartTests {
  private static let glyphs =
    "<defs><symbol id='glyph-0-0' overflow='visible'><path d='M0 0h5v-7h-5z'/></symbol>"
    + "<symbol id='glyph-0-1' overflow='visible'><path d='M0 0h3v-7h-3z'/></symbol></defs>"

  /// A text of so many letters.
  private static func text(_ x: Int, _ y: Int, _ count: Int) -> String {
    let letters = (0..<count).map {
      "<use xlink:href='#glyph-0-\($0 % 2)' x='\(x + $0 * 6)' y='\(y)'/>"
    }
    return "<g fill='rgb(10%,10%,10%)'>\(letters.joined())</g>"
  }

  private static let side = [100, 70, 40].map { text(10, $0, 1) }.joined()
  private static let foot = [40, 80, 120].map { text($0, 118, 2) }.joined()
  private static let ticks = [96, 66, 36].map {
    "<path d='M19 \($0).5H24' stroke='black'/>"
  }.joined()
  private static let title = text(60, 14, 6)
  private static let bars = [(35, 25), (75, 65), (115, 45)].map { x, height in
    "<path d='M\(x) 97v-\(height)h20v\(height)z' fill='#06c'/>"
  }.joined()
  private static let line = "<path d='M40 90L80 30L120 70' fill='none' stroke='#06c'/>"

  @Test(arguments: [
    (bars, "bar none ‘’ 3 marks of "), (line, "line none ‘’ 1 marks of "),
  ])
  func linesShowAxes(_ shapes: String, _ summary: String) throws {
    let image = try RecognizedSVG(
      Self.glyphs + Self.side + Self.foot + Self.title + Self.ticks + shapes
    )
    #expect(image.summary == summary)
    #expect(image.axes == ["x: ? ? ?", "y: ? ? ?"])
    #expect(image.chart?.assumed.contains(.axes) == true)
    #expect(image.chart?.title?.text.missing != nil)
  }

  /// The edges of a tree lead from text to text, and no row of these is an axis.
  @Test func treesBesideTheirLevelsAreNone() throws {
    func tree(_ edges: Bool) throws -> RecognizedSVG {
      let nodes = Self.text(80, 30, 2) + [40, 80, 120].map { Self.text($0, 84, 2) }.joined()
      let trunk = [46, 86, 126].map { "<path d='M86 32V50H\($0)V76' fill='none' stroke='#000'/>" }
      let twigs = [46, 86, 126].map { "<path d='M\($0) 85V110' fill='none' stroke='#000'/>" }
      let shape = "<path d='M30 97L90 60L150 90' fill='none' stroke='#06c'/>"
      return try RecognizedSVG(
        Self.glyphs + Self.side + Self.foot + (edges ? nodes + trunk.joined() : "")
          + twigs.joined() + shape
      )
    }
    #expect(try tree(true).chart == nil)
    #expect(try tree(false).chart != nil)
  }

  /// As RRDtool writes the lines of a legend, behind spaces for the shapes: one high letter alone is
  /// not turned.
  @Test func aHighLetterBehindSpacesIsNotTurned() throws {
    let space = "<defs><symbol id='glyph-0-2'><path d=''/></symbol></defs>"
    let lines = [("#06c", 20), ("#b05", 150)].map { color, x in
      "<path d='M\(x) 128h7v7h-7z' fill='\(color)'/><g><use xlink:href='#glyph-0-2' x='\(x)' y='135'/>"
        + "<use xlink:href='#glyph-0-1' x='\(x + 12)' y='135'/></g>"
    }
    let image = try RecognizedSVG(
      Self.glyphs + space + Self.side + Self.foot + Self.ticks + Self.line
        + "<path d='M40 50L80 70L120 30' fill='none' stroke='#b05'/>" + lines.joined()
    )
    #expect(image.legend == ["?: 0", "?: 1"])
  }

  /// Boxes are no form of chart that has marks.
  @Test func whatLiesBetweenIsNotKnown() throws {
    let boxes =
      Self.bars.replacing("97v-", with: "87v-")
      + "<circle cx='60' cy='50' r='6' fill='#06c'/>"
    let image = try RecognizedSVG(Self.glyphs + Self.side + Self.foot + Self.ticks + boxes)
    #expect(image.chart?.axes.count == 2)
  }

  @Test func swatchesExplainSeries() throws {
    let legend =
      "<rect x='150' y='30' width='14' height='14' fill='#06c'/>" + Self.text(168, 41, 4)
      + "<rect x='150' y='50' width='14' height='14' fill='#c60'/>" + Self.text(168, 61, 4)
    let image = try RecognizedSVG(
      Self.glyphs + Self.side + Self.foot + Self.ticks + Self.line
        + Self.line.replacing("90L80 30", with: "60L80 80").replacing("#06c", with: "#c60") + legend
    )
    #expect(image.series == ["?: 1 lines 0 points", "?: 1 lines 0 points"])
    #expect(image.legend == ["?: 0", "?: 1"])
  }

  @Test(arguments: [
    // No lines at the labels; at two alone; labels up one side alone; that do not stand evenly; boxes
    // of a flow chart.
    side + foot + bars,
    side + foot + "<path d='M19 96.5H24M19 66.5H24' stroke='black' fill='none'/>" + bars,
    side + ticks + bars,
    [100, 90, 40].map { text(10, $0, 1) }.joined() + foot
      + [96, 86, 36].map { "<path d='M19 \($0).5H24' stroke='black'/>" }.joined() + bars,
    side + foot + ticks,
  ])
  func lessShowsNone(_ content: String) throws {
    #expect(try RecognizedSVG(Self.glyphs + content).chart == nil)
  }

  /// Letters that have the numbers of their font and their own: one of them alone is a text.
  @Test func numberedLettersAreTexts() throws {
    let image = try RecognizedSVG(
      "<defs><path id='g1-65' d='M0 0h5v-7h-5z'/><path id='box-1' d='M0 0h5v-7h-5z'/></defs>"
        + "<g><use x='20' y='20' xlink:href='#g1-65'/></g>"
        + "<g><use x='40' y='20' xlink:href='#box-1'/></g>"
    )
    #expect(image.texts == ["drawn as outlines"])
    let other = try RecognizedSVG(
      "<defs><path id='box-1' d='M0 0h5v-7h-5z'/></defs>"
        + "<g><use x='40' y='20' xlink:href='#box-1'/></g>"
    )
    #expect(other.texts == [])
  }
}
