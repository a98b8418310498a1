import A11yModel
import Testing

/// Legends in HTML that an image holds.
@Suite struct ForeignLegendTests {
  private static let lines = """
    <path class='series series-1' d='M30 70L80 60L130 50' fill='none' stroke='#084'/>
    <path class='series series-2' d='M30 40L80 30L130 20' fill='none' stroke='#b05'/>
    """

  private func read(_ html: String, name: String = "legend") throws -> RecognizedSVG {
    try RecognizedSVG(
      PlainChart.axes + Self.lines
        + "<foreignObject x='0' y='110' width='200' height='30'>"
        + "<div xmlns='http://www.w3.org/1999/xhtml' class='\(name)'>\(html)</div></foreignObject>"
    )
  }

  private static func line(_ color: String, _ words: String) -> String {
    "<p><span><i style='background: \(color) !important'/></span><span>\(words)</span></p>"
  }

  @Test func linesAreWhatHoldsAColourAndWords() throws {
    let lines = Self.line("rgb(0, 136, 68)", "North") + Self.line("#b05", "The <b>South</b>")
    let read = try read(lines)
    #expect(read.legend == ["North: 0", "The South: 1"])
    #expect(read.series == ["North: 1 lines 0 points", "The South: 1 lines 0 points"])
    let legend = read.elements.filter { $0.kind == .legend }
    #expect(legend.count == 1)
  }

  @Test(arguments: [
    // Words alone, colours alone, colours that nobody sees or knows, and two that share their words.
    "<p>North</p><p>South</p>", "<i style='background: #084'/><i style='background: #b05'/>",
    line("transparent", "North"), line("var(--north)", "North"),
    "<p style='display: none'><i style='display: none; background: #084'/>North</p>",
    "<p><i style='background: #084'/><i style='background: #b05'/>North, South</p>",
  ])
  func othersAreNoLines(_ html: String) throws {
    #expect(try read(html).legend == [])
  }

  @Test func whatIsCalledNoLegendIsNone() throws {
    let html = Self.line("#084", "North") + Self.line("#b05", "South")
    #expect(try read(html, name: "tooltip").legend == [])
    #expect(try read(html, name: "my-chart-legend").legend == ["North: 0", "South: 1"])
  }
}
