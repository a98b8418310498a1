import A11yModel
import Testing

@testable import A11yRules

private let silent = """
  <chart id="sleep" type="bar" unit="h" label="Sleep by day">\
  <mark category="Mon" value="7"/><mark category="Tue" value="5"/></chart>
  """

/// Data of which nothing is heard fail WCAG at level A; where something is, more of it is advice.
@Test(
  arguments: [
    (silent, Impact.serious, false),
    (
      silent.replacing("<mark category=\"Tue\"", with: "<mark label=\"Tuesday, 5 hours\""),
      .moderate, true
    ),
    (silent.replacing("type=", with: "summary=\"From 5 to 7 hours.\" type="), .moderate, true),
    (silent.replacing("Sleep by day", with: "Sleep by day, 6 hours on average"), .moderate, true),
  ]
)
func silentDataAreSerious(_ content: String, _ impact: Impact, _ isAdvisory: Bool) throws {
  let found = try outcomes(of: "chart-data-alternative", for: content, by: [.wcagAA])
  #expect(found.map(\.result) == [.failed])
  #expect(found.map(\.impact) == [impact])
  #expect(found.map(\.isAdvisory) == [isAdvisory])
}

/// What nothing but its look says to be a progress is no critical failure, whatever its value.
@Test func assumedIsNeverCritical() throws {
  let certain = try outcomes(
    of: "progress-exposes-value",
    for: "<progress type=\"ring\" value=\"0.5\" label=\"Upload\"/>"
  )
  #expect(certain.filter { $0.result == .failed }.map(\.impact) == [.critical])
  let image = try outcomes(
    of: "progress-exposes-value",
    forImage: """
      <g class="progress"><rect width="100" height="10" fill="#ddd"/>\
      <rect width="40" height="10" fill="#048"/></g>
      """
  )
  let assumed = image.filter { $0.result == .failed }
  #expect(assumed.map(\.confidence) == [.assumed])
  #expect(assumed.map(\.impact) == [.serious])
}
