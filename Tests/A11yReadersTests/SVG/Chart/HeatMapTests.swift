import A11yModel
import Testing

@testable import ChartRecognition

/// Charts in which nothing but colours shows the values.
@Suite struct HeatMapTests {
  private static let ticks = """
    <g class='axis x'><g class='tick'><text x='40' y='115'>Q1</text></g>
    <g class='tick'><text x='80' y='115'>Q2</text></g>
    <g class='tick'><text x='120' y='115'>Q3</text></g></g>
    """

  /// Two rows of three, of two colours.
  private static let cells = [30, 50].map { y in
    ["#fee", "#f88", "#fee"].enumerated().map { column, color in
      "<rect x='\(20 + 40 * column)' y='\(y)' width='38' height='18' fill='\(color)'/>"
    }.joined()
  }.joined()

  @Test(arguments: [
    // Vega says what its legend is: a gradient, or bands of colours.
    """
    <g class='role-mark' aria-roledescription='rect mark container'>\(cells)</g>
    <g class='role-legend'><g class='role-legend-entry'>
    <g class='role-legend-band'><rect x='170' y='10' width='8' height='20' fill='#fee'/>
    <rect x='170' y='30' width='8' height='20' fill='#f88'/></g>
    <g class='role-legend-label'><text x='182' y='22'>2</text><text x='182' y='42'>4</text></g>
    </g><g class='role-legend-title'><text x='160' y='8'>Visits</text></g></g>
    """,
    // Matplotlib calls the cells a mesh.
    """
    <g id='axes_1'><g id='patch_2'><path d='M20 20H140V100H20Z' fill='white'/></g>
    <g id='QuadMesh_1'>\(cells)</g></g>
    """,
    // Others, a heat map.
    "<g class='heatmap-series'><g class='points'>\(cells)</g></g>",
    "<g class='heat-map'><g class='points'>\(cells)</g></g>",
  ])
  func colorsAreNoSeries(_ content: String) throws {
    let image = try RecognizedSVG(Self.ticks + content)
    #expect(image.summary == "? none ‘’ 6 marks of ")
    #expect(image.legend == [])
    // A fainter colour is a lesser value, and cannot be another.
    let marks = image.document.components[0].parts.filter { $0.role == .mark }
    #expect(!marks.isEmpty && marks.allSatisfy { $0.isEssential })
  }

  /// The numbers at Plotly’s scale of colours are neither ticks of an axis nor a title.
  @Test func aColorBarIsAScaleOfColors() throws {
    let bar = """
      <g class='cbcoloraxis colorbar'><path d='M170 20h10v80h-10z' fill='#f88'/>
      <text x='182' y='24' font-size='12'>Share</text><text x='182' y='90' font-size='12'>0.2</text></g>
      """
    let image = try RecognizedSVG(Self.ticks + "<g class='trace'>\(Self.cells)</g>" + bar)
    #expect(image.summary == "? none ‘’ 6 marks of ")
    #expect(image.axes == ["x: Q1 Q2 Q3"])
    #expect(image.chart?.title == nil)
  }

  /// A chart of heat is no map of it.
  @Test func heatIsAWordOfAuthors() throws {
    let image = try RecognizedSVG(
      """
      \(Self.ticks)<g class='heat'><rect class='bar' x='30' y='40' width='20' height='60' fill='red'/>
      <rect class='bar' x='70' y='20' width='20' height='80' fill='red'/></g>
      """
    )
    #expect(image.summary == "bar none ‘’ 2 marks of ")
    #expect(image.document.components[0].parts.allSatisfy { !$0.isEssential })
  }

  /// A scale of colours beside bars changes nothing of them: their lengths show values, too.
  @Test func barsInColorsOfAScaleAreBars() throws {
    let image = try RecognizedSVG(
      """
      \(Self.ticks)<g class='bars'><rect class='bar' x='30' y='40' width='20' height='60' fill='#fcc'/>
      <rect class='bar' x='70' y='20' width='20' height='80' fill='#f88'/></g>
      <g class='role-legend'><g class='role-legend-gradient'>
      <rect x='170' y='10' width='8' height='40' fill='#f88'/></g></g>
      """
    )
    #expect(image.summary == "bar none ‘’ 2 marks of ")
    #expect(image.document.components[0].parts.allSatisfy { !$0.isEssential })
  }

  /// As R draws them: of more cells than are looked at, the last column would be shorter.
  @Test func verySmallCellsAreNoBars() throws {
    let cells = (0..<BarFinder.maximum + 30).map { place in
      "<rect x='\(20 + place % 72 * 2)' y='\(10 + place / 72)' width='2' height='1' fill='#f88'/>"
    }
    let axes = [0, 10, 20].map { "<text x='16' y='\(100 - $0 * 4)' text-anchor='end'>\($0)</text>" }
    let image = try RecognizedSVG(axes.joined() + cells.joined())
    #expect(image.chart == nil)
  }

  /// Beside very many other shapes, bars are bars.
  @Test func barsStandBesideManyShapes() throws {
    let bars = [30, 40, 20].enumerated().map { place, height in
      "<rect x='\(30 + place * 40)' y='\(100 - height)' width='20' height='\(height)'/>"
    }
    let strokes = (0...BarFinder.maximum).map { "<path d='M\($0 % 180) 130v2' stroke='red'/>" }
    let axes = [0, 10, 20].map { "<text x='16' y='\(100 - $0 * 4)' text-anchor='end'>\($0)</text>" }
    let image = try RecognizedSVG(axes.joined() + bars.joined() + strokes.joined())
    #expect(image.summary == "bar none ‘’ 3 marks of ")
  }

  /// Cells that gnuplot names with the series, each in a colour of its own.
  @Test(arguments: [(1, false), (17, true)])
  func manyColoursAreValues(_ step: Int, _ areValues: Bool) throws {
    let cells = (0..<12).map { place in
      let red = 255 - (place * step) % 255
      return
        "<path class='mark' d='M\(20 + 30 * (place % 4)) \(20 + 20 * (place / 4))h29l1 19h-30z' "
        + "fill='rgb(\(step == 1 ? 90 : red),90,90)'/>"
    }.joined()
    let component = try RecognizedSVG(Self.ticks + cells).document.components[0]
    #expect(component.chart?.marks.count == 12 && component.chart?.form == nil)
    #expect(component.parts.contains(where: \.isEssential) == areValues)
  }
}
