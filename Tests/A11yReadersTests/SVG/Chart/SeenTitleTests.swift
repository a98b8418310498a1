import A11yModel
import Testing

/// Which texts are titles where no name tells.
@Suite struct SeenTitleTests {
  private static let bars = """
    <rect x='30' y='57' width='20' height='40'/><rect x='70' y='60' width='20' height='37'/>\
    <rect x='110' y='40' width='20' height='57'/>
    """

  private static func title(_ content: String) throws -> String? {
    let chart = try RecognizedSVG("\(PlainChart.measures)\(PlainChart.names)\(bars)\(content)")
    #expect(chart.chart?.marks.count == 3)
    return chart.chart?.title?.text.value
  }

  @Test func whatStandsAboveAllElseIsTheTitle() throws {
    #expect(try Self.title("<text x='60' y='14' font-size='14'>Revenue</text>") == "Revenue")
  }

  /// A number above the tallest bar is its value; texts of one size on one line head what stands below.
  @Test(arguments: [
    "<text x='115' y='35' font-size='14'>57</text>",
    "<text x='115' y='35' font-size='14'>57 %</text>",
    "<text x='30' y='14' font-size='14'>North</text><text x='110' y='14' font-size='14'>South</text>",
  ])
  func valuesAndHeadsOfPanelsAreNoTitle(_ content: String) throws {
    #expect(try Self.title(content) == nil)
  }

  /// Two pieces of one title, and a title beside a source.
  @Test(arguments: [(62, "Sales of"), (150, "Sales of")])
  func aTitleMayHaveSomethingBesideIt(_ x: Int, _ title: String) throws {
    let texts =
      "<text x='2' y='14' font-size='14'>Sales of</text><text x='\(x)' y='14' font-size='14'>shops</text>"
    #expect(try Self.title(texts) == title)
  }

  /// As D3’s axes are labelled by most who use it.
  @Test func theTextInTheGroupOfAnAxisIsItsTitle() throws {
    func chart(_ title: String) throws -> RecognizedSVG {
      try RecognizedSVG(
        """
        <g>\(PlainChart.names)</g><g>\(PlainChart.measures)\(title)</g>\(Self.bars)
        """
      )
    }
    let label = "<text x='2' y='10'>↑ Frequency (%)</text>"
    let titled = try chart(label)
    #expect(titled.axes == ["x: Q1 Q2 Q3", "y (↑ Frequency (%)): 0 5 10"])
    #expect(titled.chart?.title == nil)
    let both = try chart(label + "</g><g><text x='70' y='132'>Letter</text>")
    #expect(both.axes.first == "x (Letter): Q1 Q2 Q3")
    // What stands among the ticks is one of them that was not known for such, as the first here.
    let thinned = try RecognizedSVG(
      "<g>\(PlainChart.names)<text x='150' y='118' font-size='20'>Q4</text></g>"
        + "<g>\(PlainChart.measures)</g>\(Self.bars)"
    )
    #expect(thinned.axes.first == "x: Q1 Q2 Q3")
    // Two of them are not told apart.
    let two = "<text x='60' y='10'>Frequency</text><text x='120' y='10'>Letters</text>"
    #expect(try chart(two).axes.last == "y: 0 5 10")
  }

  /// As Observable’s line charts are labelled, whatever groups hold the ticks.
  @Test(arguments: [
    ("<text x='0' y='12'>↑ Daily close ($)</text>", "y (↑ Daily close ($)): 0 5 10"),
    ("<text x='2' y='28'>Sales</text>", "y (Sales): 0 5 10"),
    ("<text x='150' y='132'>Letter →</text>", "x (Letter →): Q1 Q2 Q3"),
  ])
  func theHeadOfAnAxisIsItsTitle(_ content: String, _ axis: String) throws {
    let chart = try RecognizedSVG("\(PlainChart.measures)\(PlainChart.names)\(Self.bars)\(content)")
    #expect(chart.axes.contains(axis))
    #expect(chart.chart?.title == nil)
    // Larger letters, or others above the marks, are no head.
    #expect(try Self.title("<text x='2' y='28' font-size='14'>Sales</text>") == "Sales")
    #expect(try Self.title("<text x='60' y='14'>Sales</text>") == "Sales")
  }

  /// A legend whose colours are those of nothing that is known.
  @Test func theLinesOfALegendAreNoTitle() throws {
    func lines(_ count: Int) -> String {
      (0..<count).map { line in
        "<rect x='180' y='\(4 + line * 12)' width='9' height='9' fill='#123456'/>"
          + "<text x='176' y='\(12 + line * 12)' text-anchor='end'>plums</text>"
      }.joined()
    }
    #expect(try Self.title(lines(2)) == nil)
    #expect(try Self.title(lines(1)) == "plums")
    // A title that stands in the row of the first by chance is none of them.
    let title = "<text x='120' y='10' font-size='14' font-weight='bold'>Harvest</text>"
    #expect(try Self.title(title + lines(2)) == "Harvest")
  }

  /// A credit in small letters below the axis is no title of it, and neither is what says it is one.
  @Test(arguments: [
    ("<text x='70' y='134' font-size='7'>Charts.com</text>", false),
    ("<text class='credits' x='70' y='134'>Charts.com</text>", false),
    ("<text x='70' y='134'>Quarter</text>", true),
  ])
  func creditsAreNoTitles(_ content: String, _ isTitle: Bool) throws {
    let chart = try RecognizedSVG("\(PlainChart.measures)\(PlainChart.names)\(Self.bars)\(content)")
    #expect((chart.axes.first == "x: Q1 Q2 Q3") != isTitle)
  }
}
