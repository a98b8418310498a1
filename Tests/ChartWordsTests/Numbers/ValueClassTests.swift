import Testing

@testable import ChartWords

/// Classes of one value, as the lines of a legend that describes a scale have them.
@Suite struct ValueClassTests {
  @Test(arguments: [
    ["< 43.0", "43.0 – 53.0", "≥ 53.0"], ["0–9", "10–19", "20+"], ["10-20 %", "20-40 %"],
    ["under 10", "10 to 20", "over 20"], ["80k–100k", "60k–80k", "40k–60k"], ["< 5", "≥ 5"],
    ["-10 – 0", "0 – 10"], ["1,000–2,000", "2,000–3,000"],
  ])
  func classesFollowOneAnother(_ texts: [String]) {
    #expect(ValueClass.are(texts))
  }

  @Test(arguments: [
    ["2011", "2012"], ["iPhone 5", "Nexus 5"], ["Q1 2019", "Q2 2019"], ["0–9", "20–29"],
    ["0–9", "10–19", "Other"], ["Team 1", "Team 2", "Team 3"], ["0–10"], ["North", "South"],
  ])
  func othersDoNot(_ texts: [String]) {
    #expect(!ValueClass.are(texts))
  }
}
