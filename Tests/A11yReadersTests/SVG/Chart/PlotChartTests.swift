import A11yModel
import Testing

/// Charts of Observable Plot, which labels its groups with what they are.
@Suite struct PlotChartTests {
  /// A vertical axis with a grid, and a horizontal one, as the library writes them.
  private static let axes = """
    <g aria-label='y-grid' aria-hidden='true' stroke='#000' stroke-opacity='0.1'>
    <line x1='20' x2='190' y1='100' y2='100'/><line x1='20' x2='190' y1='20' y2='20'/></g>
    <g aria-label='y-axis tick' aria-hidden='true' fill='none' stroke='#000'>
    <path transform='translate(20,100)' d='M0,0L-6,0'/>
    <path transform='translate(20,20)' d='M0,0L-6,0'/></g>
    <g aria-label='y-axis tick label' text-anchor='end' transform='translate(-9,0)'>
    <text y='0.32em' transform='translate(20,100)'>0</text>
    <text y='0.32em' transform='translate(20,20)'>8</text></g>
    <g aria-label='y-axis label' text-anchor='start' transform='translate(-17,-17)'>
    <text y='0.71em' transform='translate(20,20)'>↑ Revenue</text></g>
    <g aria-label='x-axis tick' aria-hidden='true' fill='none' stroke='#000'>
    <path transform='translate(60,100)' d='M0,0L0,6'/>
    <path transform='translate(140,100)' d='M0,0L0,6'/></g>
    <g aria-label='x-axis tick label' transform='translate(0,9)'>
    <text y='0.71em' transform='translate(60,100)'>Q1</text>
    <text y='0.71em' transform='translate(140,100)'>Q2</text></g>
    <g aria-label='x-axis label' transform='translate(0,27)'>
    <text transform='translate(100,100)'>Quarter</text></g>
    """

  private static let bars = """
    <g aria-label='bar' fill='#4d2d77'><rect x='30' width='60' y='60' height='40'/>
    <rect x='110' width='60' y='30' height='70'/></g>
    """

  @Test func labelsNameAxesGridsAndMarks() throws {
    let rule = "<g aria-label='rule'><line x1='20' x2='190' y1='100' y2='100' stroke='#000'/></g>"
    let chart = try RecognizedSVG(Self.axes + Self.bars + rule)
    #expect(chart.summary == "bar none ‘’ 2 marks of ")
    #expect(chart.axes == ["x (Quarter): Q1 Q2", "y (↑ Revenue): 0 8"])
    #expect(chart.chart?.assumed == [.series])
  }

  /// What a group is called is heard, and is the name of nothing in it.
  @Test func labelsAreNoNames() throws {
    let one = "<g aria-label='bar'><rect x='30' width='60' y='60' height='40'/></g>"
    let chart = try RecognizedSVG(Self.axes + one)
    let labeled = chart.elements.filter { $0.label != .absent }
    #expect(labeled.count == 8 && labeled.allSatisfy { $0.hasStockLabel })
    #expect(labeled.map(\.kind).prefix(3) == [.gridline, .group, .axis])
    #expect(chart.elements.allSatisfy { $0.kind != .mark })
    #expect(chart.chart?.marks.count == 1)
  }

  @Test(arguments: [
    // An area and the line along its edge are one series.
    (
      """
      <g aria-label='area' fill-opacity='0.3'><path d='M40,80L80,40L120,60L120,100L40,100Z'/></g>
      <g aria-label='line' fill='none' stroke='#00F'><path d='M40,80L80,40L120,60'/></g>
      """,
      "area none ‘’ 2 marks of "
    ),
    // Words at the ends of lines are their names.
    (
      """
      <g aria-label='line' fill='none'><path stroke='#00F' d='M40,80L80,40L120,60'/>
      <path stroke='#F00' d='M40,50L80,90L120,30'/></g>
      <g aria-label='text' text-anchor='start' transform='translate(3,0)'>
      <text y='0.32em' transform='translate(120,60)'>North</text>
      <text y='0.32em' transform='translate(120,30)'>South</text></g>
      """,
      "line none ‘’ 2 marks of North, South"
    ),
    // The ticks of strips are data.
    (
      """
      <g aria-label='tick' stroke='#000'><line x1='40' x2='40' y1='20' y2='40'/>
      <line x1='60' x2='60' y1='20' y2='40'/><line x1='90' x2='90' y1='20' y2='40'/></g>
      """,
      "? none ‘’ 3 marks of "
    ),
    // Bars with rules and ticks are those of a box plot.
    (
      bars + """
        <g aria-label='rule' stroke='#000'><line x1='60' x2='60' y1='20' y2='100'/></g>
        <g aria-label='tick' stroke='#000'><line x1='30' x2='90' y1='70' y2='70'/></g>
        """,
      "? none ‘’ 3 marks of "
    ),
  ])
  func marks(_ content: String, _ summary: String) throws {
    let chart = try RecognizedSVG(Self.axes + content)
    #expect(chart.summary == summary)
  }

  /// The axes of facets head panels, and tell no values.
  @Test func facetsAreNoAxes() throws {
    let facets = """
      <g aria-label='fx-axis tick label'><g><text x='60' y='8'>no</text></g>
      <g><text x='140' y='8'>yes</text></g></g>
      <g aria-label='fx-axis label'><text x='100' y='4'>with tax</text></g>
      """
    let chart = try RecognizedSVG(facets + Self.axes + Self.bars)
    #expect(chart.axes == ["x (Quarter): Q1 Q2", "y (↑ Revenue): 0 8"])
    #expect(chart.summary == "bar none ‘’ 2 marks of ")
  }

  /// Plain words are those of authors where nothing else is of the library.
  @Test(arguments: [
    "<g aria-label='bar'><rect width='60' height='80'/></g>",
    "<g aria-label='bar'><rect width='60' height='80'/></g><g aria-label='line'/>",
    "<g aria-label='Bar'><rect width='60' height='80'/></g><g aria-label='y-grid'/>",
  ])
  func wordsOfAuthorsAreNames(_ content: String) throws {
    let image = try RecognizedSVG(content + "<text y='90'>The pub on the corner</text>")
    #expect(image.elements.allSatisfy { !$0.hasStockLabel })
    #expect(image.chart == nil)
  }

  @Test func theClassOfTheLibraryProvesPlainWords() throws {
    let content = "<svg class='plot-d6a7b5'>\(Self.bars)<g aria-label='rule'/></svg>"
    let image = try RecognizedSVG(content)
    #expect(image.elements.contains { $0.hasStockLabel })
  }
}
