import A11yModel
import Testing

@testable import A11yRules

/// What rests on recognition by geometry says so, and what files state does not.
@Suite struct AssumedChartTests {
  private static let bars = """
    <rect x='30' y='50' width='20' height='50' fill='red'/>
    <rect x='70' y='60' width='20' height='40' fill='red'/>
    <rect x='50' y='80' width='20' height='20' fill='blue'/>
    <rect x='90' y='40' width='20' height='60' fill='blue'/>
    """
  private static let seen = """
    <text x='20' y='100'>0</text><text x='20' y='70'>5</text><text x='20' y='40'>10</text>
    <text x='40' y='120'>Q1</text><text x='85' y='120'>Q2</text>\(bars)
    <rect x='150' y='30' width='8' height='8' fill='red'/><text x='162' y='38'>North</text>
    <rect x='150' y='50' width='8' height='8' fill='blue'/><text x='162' y='58'>South</text>
    """
  private static let stated = """
    <g class='axis x'><text class='tick' x='40' y='120'>Q1</text>
    <text class='tick' x='85' y='120'>Q2</text></g>
    <g class='series series-0'><rect class='bar' x='30' y='50' width='20' height='50' fill='red'/>
    <rect class='bar' x='70' y='60' width='20' height='40' fill='red'/></g>
    <g class='series series-1'><rect class='bar' x='50' y='80' width='20' height='20' fill='blue'/>
    <rect class='bar' x='90' y='40' width='20' height='60' fill='blue'/></g>
    <g class='legend'><g class='entry'><rect x='150' y='30' width='8' height='8' fill='red'/>
    <text x='162' y='38'>North</text></g>
    <g class='entry'><rect x='150' y='50' width='8' height='8' fill='blue'/>
    <text x='162' y='58'>South</text></g></g>
    """

  @Test(arguments: ["legend-present", "legend-order-deterministic", "legend-entries-match-series"])
  func rulesOnLegendsSayWhatTheyRestOn(_ rule: String) throws {
    let seen = try #require(try outcomes(of: rule, forImage: Self.seen).first)
    #expect(seen.result == .passed && seen.confidence == .assumed)
    let stated = try #require(try outcomes(of: rule, forImage: Self.stated).first)
    #expect(stated.result == .passed && stated.confidence == .certain)
  }

  @Test func theNameOfTheImageRestsOnNoRecognition() throws {
    let outcome = try #require(try outcomes(of: "component-has-name", forImage: Self.seen).first)
    #expect(outcome.result == .failed && outcome.confidence == .certain)
    #expect(outcome.message.contains("what the chart is"))
  }

  @Test func withoutAChartRulesOnChartsDoNotApply() throws {
    let picture = "<rect width='40' height='20'/><text x='5' y='60'>Start</text>"
    #expect(try outcomes(of: "legend-present", forImage: picture).map(\.result) == [.inapplicable])
  }

  @Test func slicesAreLikelyUnnamedWhereNoTextsAreLeft() throws {
    let slices = """
      <path d='M100 70L100 20A50 50 0 0 1 150 70Z' fill='red'/>
      <path d='M100 70L150 70A50 50 0 0 1 100 120Z' fill='blue'/>
      <path d='M100 70L100 120A50 50 0 0 1 100 20Z' fill='green'/>
      """
    let texts = """
      <text x='150' y='30'>Rent</text><text x='150' y='120'>Food</text><text x='20' y='75'>Other</text>
      """
    #expect(try outcomes(of: "legend-present", forImage: slices).map(\.likely) == [.fail])
    #expect(try outcomes(of: "legend-present", forImage: slices + texts).map(\.result) == [.passed])
    let more = texts + "<text x='22' y='90'>new</text>"
    let doubtful = try outcomes(of: "legend-present", forImage: slices + more)
    #expect(doubtful.map(\.result) == [.cantTell])
    #expect(doubtful.map(\.likely) == [Outcome.Likelihood.none])
  }
}
