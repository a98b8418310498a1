import A11yModel
import Testing

/// What speaks for a chart where none is recognised.
@Suite struct ChartSignTests {
  @Test(
    arguments: [
      (
        "<text x='2' y='100'>0</text><text x='2' y='60'>5</text><text x='2' y='20'>10</text>",
        "ticks of an axis"
      ),
      (PlainChart.legend, "swatches of a legend"),
      (bars(20, 60, 40, 10, 30), "rectangles that stand in a row as bars do"),
      (cells, "cells of many colours in rows and columns"),
      // Boxes of one height, as in a diagram, a badge, a list of numbers, an icon.
      (bars(40, 40, 40, 40, 40), nil),
      (
        "<rect width='60' height='20' fill='#555'/><text x='5' y='14'>build</text>"
          + "<rect x='60' width='60' height='20' fill='#080'/><text x='65' y='14'>passing</text>",
        nil
      ),
      (
        "<text x='2' y='20'>1</text><text x='2' y='60'>2</text><text x='2' y='100'>3</text>", nil
      ),
      ("<path d='M0 0h9v9z'/>", nil),
    ] as [(String, String?)]
  )
  func signs(_ content: String, _ sign: String?) throws {
    let seen = try RecognizedSVG(content)
    #expect(seen.summary == "nothing")
    let note = sign.map { "a.svg: \($0) are seen and no chart is recognised" }
    #expect(seen.document.missedChart?.description.hasPrefix(note ?? "-") == note.map { _ in true })
    #expect(seen.document.notes.isEmpty)
  }

  /// What the note asks for makes it a chart.
  @Test func theAdviceIsFollowed() throws {
    let chart = "<title>Bar chart of tonnes by fruit</title>" + Self.bars(20, 60, 40, 10, 30)
    let seen = try RecognizedSVG(chart)
    #expect(seen.document.missedChart == nil)
    #expect(seen.chart?.form == .bar)
  }

  private static let cells = (0..<15).map { cell in
    "<rect x='\(cell % 5 * 12)' y='\(cell / 5 * 12)' width='10' height='10' fill='#\(cell % 7)8\(cell % 4)'/>"
  }.joined()

  private static func bars(_ heights: Int...) -> String {
    heights.enumerated().map { index, height in
      "<rect x='\(20 + index * 30)' y='\(100 - height)' width='12' height='\(height)' fill='#048'/>"
    }.joined()
  }
}
