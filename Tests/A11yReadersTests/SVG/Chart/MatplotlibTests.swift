import A11yModel
import Testing

@testable import ChartRecognition
@testable import Geometry

/// What matplotlib’s ids leave open: its bars are but patches.
@Suite struct MatplotlibTests {
  private static let axes = """
    <g id='matplotlib.axis_1'><g id='xtick_1'><g id='text_1'><text x='30' y='115'>Q1</text></g></g>
    <g id='xtick_2'><g id='text_2'><text x='70' y='115'>Q2</text></g></g>
    <g id='xtick_3'><g id='text_3'><text x='110' y='115'>Q3</text></g></g></g>
    <g id='matplotlib.axis_2'><g id='ytick_1'><g id='text_4'><text x='5' y='103'>0</text></g></g>
    <g id='ytick_2'><g id='text_5'><text x='5' y='63'>20</text></g></g></g>
    """

  /// Three bars in a plot, and what else is drawn there.
  private static func plot(_ rest: String) throws -> RecognizedSVG {
    let bars = [(30, 60), (70, 80), (110, 40)].enumerated().map { place, bar in
      "<g id='patch_\(place + 3)'><path d='M\(bar.0) \(100 - bar.1)h20v\(bar.1)h-20z' fill='#9ecae1'/></g>"
    }
    return try RecognizedSVG(
      """
      <g id='axes_1'><g id='patch_2'><path d='M20 10H180V100H20Z' fill='white'/></g>\
      \(bars.joined())\(axes)\(rest)</g>
      """
    )
  }

  @Test func barsAreFoundBesideALine() throws {
    let alone = try Self.plot("")
    #expect(alone.summary == "bar none ‘’ 3 marks of ")
    let line = "<g id='line2d_9'><path d='M40 50L80 30L120 70' stroke='#000' fill='none'/></g>"
    let chart = try Self.plot(line)
    #expect(chart.chart?.marks.map(\.isSummary) == [false, false, false, true])
    #expect(chart.chart?.assumed.contains(.marks) == true)
  }

  /// With `transparent=True`, nothing is painted behind the bars; with `axis("off")`, nothing is there.
  @Test(arguments: [
    "<g id='patch_2'><path d='M20 10H180V100H20Z' fill='none'/></g>", "",
  ])
  func noBarIsTakenForTheGround(_ ground: String) throws {
    let bars = [60, 80, 40].enumerated().map { place, height in
      "<g id='patch_\(place + 3)'><path d='M\(30 + 40 * place) \(100 - height)h20v\(height)h-20z'/></g>"
    }
    let title = "<g id='text_9'><text x='80' y='12'>Sales</text></g>"
    let chart = try RecognizedSVG(
      "<g id='axes_1'>\(ground)\(bars.joined())\(Self.axes)\(title)</g>"
    )
    #expect(chart.summary == "bar none ‘Sales’ 3 marks of ")
  }

  /// The labels of slices may stand above all of these; a title is larger, and comes last.
  @Test(arguments: [("<text x='90' y='8' font-size='14'>Fruit</text>", "Fruit"), ("", "")])
  func noLabelOfASliceIsTheTitle(_ title: String, _ words: String) throws {
    let pie = """
      <g id='axes_1'><g id='patch_2'><path d='M100 70L140 70C140 92 122 110 100 110z' fill='#084'/></g>\
      <g id='patch_3'><path d='M100 70L100 110C78 110 60 92 60 70C60 48 78 30 100 30z' fill='#b05'/></g>\
      <g id='patch_4'><path d='M100 70L100 30C122 30 140 48 140 70z' fill='#e90'/></g>\
      <g id='text_1'><text x='140' y='110'>Apples</text></g>\
      <g id='text_2'><text x='90' y='25'>Pears</text></g>\
      <g id='text_3'><text x='130' y='28'>Plums</text></g>\(title.isEmpty ? "" : "<g id='text_4'>\(title)</g>")</g>
      """
    #expect(try RecognizedSVG(pie).summary.contains("‘\(words)’"))
  }

  /// In each panel an axis has a title of its own.
  @Test func axesOfPanelsHaveTitles() throws {
    let panel = { (number: Int, x: Int) in
      """
      <g id='axes_\(number)'><g id='patch_\(number)'><path d='M\(x) 10h60v90h-60Z' fill='#eee'/></g>
      <g id='matplotlib.axis_\(2 * number - 1)'>
      <g id='xtick_\(2 * number)'><g id='text_1'><text x='\(x)' y='110'>1</text></g></g>
      <g id='xtick_\(2 * number + 1)'><g id='text_2'><text x='\(x + 40)' y='110'>2</text></g></g>
      <g id='text_3'><text x='\(x + 20)' y='125'>Bill</text></g></g>
      <g id='line2d_\(number)'><path d='M\(x) 90l20-30l20 10' stroke='#084' fill='none'/></g></g>
      """
    }
    #expect(try RecognizedSVG(panel(1, 20) + panel(2, 120)).axes == ["x (Bill): 1 2 1 2"])
  }

  /// Axes are numbered as they are drawn: the third may be the vertical one of a second plot.
  @Test func aSecondPlotInTheSamePlaceHasTheOtherAxis() throws {
    let second = """
      </g><g id='axes_2'><g id='matplotlib.axis_3'>\
      <g id='ytick_3'><g id='text_6'><text x='182' y='103'>0 %</text></g></g>\
      <g id='ytick_4'><g id='text_7'><text x='182' y='63'>5 %</text></g></g></g>\
      <g id='line2d_9'><path d='M40 50L80 30L120 70' stroke='#b05' fill='none'/></g></g>\
      <g id='legend_1'><g id='patch_9'><path d='M150 2h8v8h-8z' fill='#9ecae1'/></g>\
      <g id='text_8'><text x='162' y='10'>Sales</text></g>\
      <g id='line2d_10'><path d='M150 26h8' stroke='#b05' fill='none'/></g>\
      <g id='text_9'><text x='162' y='30'>Rate</text></g>
      """
    let chart = try Self.plot(second)
    #expect(chart.legend == ["Sales: 0", "Rate: 1"])
    #expect(chart.series == ["Sales: 0 lines 3 points", "Rate: 1 lines 0 points"])
    #expect(chart.axes == ["x: Q1 Q2 Q3", "y: 0 20 0 % 5 %"])
  }

  @Test func histogramsMayBeOutlines() throws {
    let chart = try RecognizedSVG(
      """
      <g id='axes_1'><g id='patch_2'><path d='M20 10H180V100H20Z' fill='white'/></g>
      <g id='patch_3'><path d='M30 100V60H60V20H90V40H120V70H150V100' stroke='#1f77b4' fill='none'/></g>
      <g id='patch_4'><path d='M20 100V10' stroke='#000' fill='none'/></g>\(Self.axes)</g>
      """
    )
    #expect(chart.summary == "line none ‘’ 1 marks of ")
  }

  /// How sure the values are is no series, whether as a line along each bar or with caps at its ends.
  @Test(arguments: [
    """
    <g id='line2d_9'><path d='M40 35V45' stroke='#444' fill='none'/></g>\
    <g id='line2d_10'><path d='M80 15V25' stroke='#444' fill='none'/></g>
    """,
    """
    <g id='LineCollection_1'><path d='M40 35V45' stroke='#000'/><path d='M80 15V25' stroke='#000'/></g>\
    <defs><path id='cap' d='M3 0H-3' stroke='#000'/></defs>\
    <g id='line2d_9'><use xlink:href='#cap' x='40' y='35' stroke='#000'/>\
    <use xlink:href='#cap' x='80' y='15' stroke='#000'/></g>
    """,
  ])
  func errorBarsAreNoData(_ errors: String) throws {
    let chart = try Self.plot(errors)
    #expect(chart.summary == "bar none ‘’ 3 marks of ")
  }

  @Test func stacksAreOrderedByWhereTheyLie() {
    func box(_ x: Double, _ top: Double, _ bottom: Double) -> Box {
      Box(left: x, top: top, right: x + 10, bottom: bottom)
    }
    // The second lies lowest; the third is on the first where both are, and alone in one bar.
    let boxes = [
      [box(0, 40, 70), box(20, 50, 60)], [box(0, 70, 100), box(20, 60, 100)],
      [box(40, 90, 100), box(0, 10, 40)],
    ]
    #expect(StackOrder(boxes, isUpright: true).order == [1, 0, 2])
    #expect(StackOrder([[], [box(0, 0, 9)]], isUpright: true).order == [1, 0])
    // However many marks lie in one bar.
    let many = (0..<100_000).map { box(0, 0, Double($0)) }
    #expect(StackOrder([many, [box(0, 0, 200_000)]], isUpright: true).order == [1, 0])
  }
}
