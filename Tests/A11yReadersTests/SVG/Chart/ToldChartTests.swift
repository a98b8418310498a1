import A11yModel
import Testing

@testable import A11yReaders

/// Images whose names say that they are charts, with nothing else that does.
@Suite struct ToldChartTests {
  private static func summary(_ name: String, _ shapes: String) throws -> String {
    try RecognizedSVG("<title>\(name)</title>\(shapes)").summary
  }

  private static let bars = """
    <rect x='30' y='60' width='20' height='40'/><rect x='70' y='40' width='20' height='60'/>
    """
  private static let line = """
    <polyline points='20,100 80,60 140,80 180,30' fill='none' stroke='red'/>
    """
  private static let points = """
    <g class='points'><circle cx='40' cy='100' r='3'/><circle cx='80' cy='60' r='3'/>
    <circle cx='120' cy='90' r='3'/></g>
    """

  @Test(arguments: [
    ("Bar chart of tonnes by fruit", bars, "bar none ‘’ 2 marks of "),
    ("Säulendiagramm der Ernte nach Obst", bars, "bar none ‘’ 2 marks of "),
    ("Ventes par mois, diagramme en barres", bars, "bar none ‘’ 2 marks of "),
    ("Gráfico de barras de ventas", bars, "bar none ‘’ 2 marks of "),
    ("Line chart of tonnes by year", line, "line none ‘’ 1 marks of "),
    // Of what is drawn in another way than is known, the whole is judged.
    ("Line chart of tonnes by year", bars, "? none ‘’ 0 marks of "),
    ("Sparkline of visits", line, "line none ‘’ 1 marks of "),
    ("Visits this week, sparkline", line, "line none ‘’ 1 marks of "),
    ("Bar sparkline of visits", bars, "bar none ‘’ 2 marks of "),
    ("Sparkline of visits per week", bars, "bar none ‘’ 2 marks of "),
    ("Histogram of ages", bars, "bar none ‘’ 2 marks of "),
    ("Scatter plot of height against weight", points, "scatter none ‘’ 3 marks of "),
  ])
  func namesOfImagesTellOfCharts(_ name: String, _ shapes: String, _ expected: String) throws {
    #expect(try Self.summary(name, shapes) == expected)
  }

  /// The name of a kind alone is that of an icon, and what is called otherwise is no chart.
  @Test(arguments: [
    ("Bar chart", bars), ("A bar chart", bars), ("Sparkline", line), ("A sparkline", line),
    ("Insert a sparkline", line), ("Histogram icon button", bars), ("Sparkline Coffee", line),
    ("Tonnes by fruit and year", bars),
    ("Bar chart of tonnes by fruit", line),
  ])
  func whatIsSeenDecides(_ name: String, _ shapes: String) throws {
    #expect(try Self.summary(name, shapes) == "nothing")
  }

  private static func classed(
    _ name: String,
    size: Int,
    _ shapes: String,
    box: String = "0 0 200 140"
  ) throws -> Chart.Form? {
    let text = """
      <svg xmlns='http://www.w3.org/2000/svg' width='\(size)' height='\(size)' class='\(name)' \
      viewBox='\(box)'>\(shapes)</svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else { return nil }
    return document.components.first?.chart?.form
  }

  @Test(arguments: [("sparkline", line, Chart.Form.line), ("small Bar-Chart", bars, .bar)])
  func classesTellOfCharts(_ name: String, _ shapes: String, _ form: Chart.Form) throws {
    #expect(try Self.classed(name, size: 60, shapes) == form)
    // What is as small as an icon is one.
    #expect(try Self.classed(name, size: 24, shapes) == nil)
  }

  /// As sets of icons name them.
  @Test(arguments: ["bi bi-bar-chart", "Icon bar-chart", "line-chart", ""])
  func otherClassesTellOfNone(_ name: String) throws {
    #expect(try Self.classed(name, size: 60, Self.bars) == nil)
  }

  /// Icons are drawn in few units, however large they are shown.
  @Test func largeIconsAreNoCharts() throws {
    let bars = "<rect x='3' y='8' width='4' height='12'/><rect x='11' y='4' width='4' height='16'/>"
    #expect(try Self.classed("bar-chart", size: 64, bars, box: "0 0 24 24") == nil)
    #expect(try Self.classed("bar-chart", size: 64, bars, box: "0 0 64 24") == .bar)
  }

  @Test func aRoleTellsOfAChart() throws {
    let items = """
      <g role='list'><g role='listitem' aria-label='Figs, 4'><rect x='30' y='60' width='20' \
      height='40'/></g><g role='listitem' aria-label='Plums, 6'><rect x='70' y='40' width='20' \
      height='60'/></g></g>
      """
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="200" height="140" role="graphics-document" \
      aria-roledescription="bar chart" aria-label="Fruit">\(items)</svg>
      """
    let read = try Reader.content(of: Array(text.utf8), file: "a.svg", ReadingSettings())
    guard case .document(let document) = read else {
      Issue.record("an image is read")
      return
    }
    #expect(document.components[0].chart?.form == .bar)
    #expect(document.components[0].chart?.marks.count == 2)
  }
}
