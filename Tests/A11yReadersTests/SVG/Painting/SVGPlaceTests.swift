import A11yModel
import Testing

/// Where the marks and the steps of SVG images stand for the eye.
@Suite struct SVGPlaceTests {
  private static let ticks = """
    <g class='axis x'><g class='tick'><text x='40' y='115'>Q1</text></g>
    <g class='tick'><text x='80' y='115'>Q2</text></g>
    <g class='tick'><text x='120' y='115'>Q3</text></g></g>
    """

  @Test func uprightBarsStandSideBySide() throws {
    let chart = try RecognizedSVG(
      """
      \(Self.ticks)<g class='series'><rect class='bar' x='70' y='20' width='10' height='80'/>
      <rect class='bar' x='30' y='40' width='10' height='60'/></g>
      """
    )
    #expect(chart.document.components[0].course == .across)
    #expect(chart.chart?.marks.map(\.position) == [75, 35])
  }

  @Test func lyingBarsStandOneBelowTheOther() throws {
    let chart = try RecognizedSVG(
      """
      \(Self.ticks)<g class='series'><rect class='bar' x='30' y='20' width='70' height='10'/>
      <rect class='bar' x='30' y='40' width='50' height='10'/>
      <rect class='bar' x='30' y='60' width='90' height='10'/></g>
      """
    )
    #expect(chart.document.components[0].course == .down)
    #expect(chart.chart?.marks.map(\.position) == [25, 45, 65])
  }

  @Test(
    arguments: [
      ("<circle cx='30' cy='30' r='9'/>", "<circle cx='90' cy='32' r='9'/>", Course.across),
      ("<circle cx='30' cy='30' r='9'/>", "<circle cx='30' cy='90' r='9'/>", .down),
      ("<circle cx='30' cy='30' r='9'/>", "<circle cx='90' cy='90' r='9'/>", nil),
      ("<circle cx='30' cy='30' r='9'/>", "", nil),
    ] as [(String, String, Course?)]
  )
  func stepsStandInARow(_ first: String, _ second: String, _ course: Course?) throws {
    let image = try RecognizedSVG(
      """
      <g role='list' aria-label='Checkout'><g role='listitem' aria-label='Account'>\(first)</g>
      <g role='listitem' aria-label='Details' aria-current='step'>\(second)</g></g>
      """
    )
    let component = image.document.components[0]
    #expect(component.course == course)
    let positions: [Double?] = course == nil ? [nil, nil] : [30, 90]
    #expect(component.steps.map { $0.position?.rounded() } == positions)
  }
}
