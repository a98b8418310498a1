import A11yModel
import Testing

@testable import A11yRules
@testable import Claims

/// The outcomes of a rule for the content of a spec, by Chartability.
private func outcomes(_ rule: String, _ content: String) throws -> [Outcome] {
  try outcomes(of: rule, for: content, by: [.chartability], detail: .everything)
}

/// A chart without a summary, and one with it.
private func chart(_ attributes: String, summary: String? = nil, _ marks: String) -> String {
  let summary = summary.map { " summary=\"\($0)\"" } ?? ""
  return "<chart id=\"c\" \(attributes)\(summary)>\(marks)</chart>"
}

private let data: [(attributes: String, marks: String)] = [
  (
    "type=\"bar\" unit=\"h\" lang=\"en\"",
    "<mark category=\"Fri\" value=\"5\"/><mark category=\"Sun\" value=\"9.5\"/>"
  ),
  (
    "type=\"line\" unit=\"bpm\" lang=\"en-GB\"",
    "<mark category=\"1\" value=\"70\"/><mark category=\"2\" value=\"158\"/>"
  ),
  (
    "type=\"pie\" unit=\"€\" lang=\"de\"",
    "<mark category=\"Miete\" value=\"1234.5\"/><mark category=\"Essen\" value=\"300\"/>"
  ),
  (
    "type=\"area\" unit=\"kWh\" lang=\"fr\"",
    "<mark category=\"avril\" value=\"12345.5\"/><mark category=\"mai\" value=\"300\"/>"
  ),
  (
    "type=\"scatter\" unit=\"%\" lang=\"es\"",
    "<mark category=\"enero\" value=\"12\"/><mark category=\"mayo\" value=\"3.25\"/>"
  ),
  (
    "type=\"bar\" unit=\"none\"",
    """
    <series id="a" name="North"/><series id="b" name="South"/>\
    <mark category="Q1" series="a" value="-3"/><mark category="Q2" series="a" value="5000000"/>\
    <mark category="Q1" series="b" value="8"/><mark category="Q2" series="b" value="8"/>
    """
  ),
]

@Test(arguments: data.indices) func summaryThatIsOfferedPassesAndIsTrue(_ index: Int) throws {
  let (attributes, marks) = data[index]
  let without = try outcomes("chart-has-summary", chart(attributes, marks))
  #expect(without.map(\.result) == [.failed])
  let summary = without.first?.evidence.first { $0.name == "summary" }?.value.description
  let offered = try #require(summary)
  #expect(without[0].remedy.contains(offered))
  let with = chart(attributes, summary: offered, marks)
  let summed = try outcomes("chart-has-summary", with)
  #expect(summed.map(\.result) == [.passed], "\(offered)")
  let truth = try outcomes("announcement-matches-model", with)
  #expect(truth.map(\.result) == [.passed], "\(offered): \(truth.map(\.message))")
}

@Test func summaryIsInTheLanguageOfTheChart() throws {
  let (attributes, marks) = data[2]
  let outcome = try outcomes("chart-has-summary", chart(attributes, marks)).first
  let summary = outcome?.evidence.first { $0.name == "summary" }?.value.description
  #expect(
    summary == """
      Kreisdiagramm, 2 Kategorien von Miete bis Essen. Höchster Wert bei Miete: 1.234,5 €. \
      Niedrigster Wert bei Essen: 300 €.
      """
  )
}

@Test func noSummaryIsOfferedInOtherLanguages() throws {
  let (_, marks) = data[0]
  let content = chart("type=\"bar\" lang=\"pl\" label=\"Sen\"", marks)
  let outcome = try outcomes("chart-has-summary", content).first
  #expect(outcome?.evidence.contains { $0.name == "summary" } == false)
}

@Test func levelsAreTold() throws {
  let content = chart(
    "type=\"bar\" unit=\"h\"",
    summary: "Bar chart of hours, dramatically rising. Highest on Sunday.",
    "<mark category=\"Fri\" value=\"5\"/><mark category=\"Sun\" value=\"9\"/>"
  )
  let outcome = try outcomes("chart-has-summary", content).first
  let levels = outcome?.evidence.first { $0.name == "levels" }?.value
  #expect(levels == .list(["1: bar chart, hours", "2: Highest on Sunday", "3: rising"]))
  let subjective = outcome?.evidence.first { $0.name == "subjective" }?.value
  #expect(subjective == .list(["dramatically"]))
}

/// Statements that are true or none of the data’s, of 5, 7 and 9 hours from Friday to Sunday.
@Test(arguments: [
  "Friday to Sunday, 5–9 hours", "between 5 and 9 hours", "a high of 9 on Sunday and a low of 5",
  "Sunday is highest and Friday lowest", "peaked at nine hours", "total: 21", "21 hours in total",
  "the mean is 7.0", "max 9, min 5", "maximum of 540 minutes",
  "from a low of 5 on Friday to a high of 9 on Sunday",
  "highest in 2024", "the 2nd highest is Saturday", "top of 12 hours", "peak at 7:45",
  "not the highest: Friday",
  "highest increase on Friday", "3 bars", "goal 8 hours", "5 to 20 hours", "average for 30 days",
  "highest on Friday than before", "3 of 7 on Saturday", "Friday 5, Saturday 7, Sunday 9",
  "highest on Sunday 13", "the two highest are Sunday and Saturday",
  "peak hours 7 to 10", "average 49 hours per week", "highest of the 7 days",
  "categories from 1 to 3", "Sunday +2 hours", "Sunday −2 hours", "Day 3: Sunday",
  "Highest of the year was 11 hours", "Highest day of 3: Sunday", "the highest of all 3: Sunday",
  "Per child, Sunday is 4.5 hours", "Sunday is 4.5 hours, per child",
  "On workdays, average 6 hours",
  "Week 32: highest Sunday", "No. 1: Sunday", "Compared to last week, Sunday 2 hours",
  "Sunday ▲2 hours", "Sunday ↓ 2 hours", "Sunday >8 hours", "Sunday &lt; 10 hours",
  "The highest in 30 days is 12 hours", "average of 3: 7 hours", "Total of the week was 60 hours",
  "Hours rose from Friday to Sunday", "rising steadily, from 5 to 9 hours", "Hours rose every day",
  "Hours fell at first", "Hours never fell", "Time awake fell", "Naps fell, from 3 to 2",
  "Hours rose, then fell", "Hours fell compared to last week", "Hours rose by 80 %",
  "Hours are up 29 % on Saturday", "Hours nearly doubled", "a fall in temperature",
]) func trueStatementsDoNotFail(_ statement: String) throws {
  let content = chart(
    "type=\"bar\" unit=\"h\"",
    summary: "Bar chart of sleep. \(statement)",
    """
    <mark category="Fri" value="5"/><mark category="Sat" value="7"/><mark category="Sun" value="9"/>
    """
  )
  let found = try outcomes("announcement-matches-model", content)
  #expect(!found.contains { $0.result == .failed }, "\(found.map(\.message))")
}

@Test(arguments: [
  "5–8 hours", "between 6 and 9 hours", "a high of 8 on Sunday", "peaked at eight hours",
  "Friday is highest and Sunday lowest", "total: 20", "the mean is 7.5", "max 10",
  "maximum of 500 minutes",
  "Highest day of 3: Saturday", "highest of the 3 days: Saturday", "Sunday 3 hours", "average of 5",
  "4 bars", "Friday 5 hours, Saturday 8 hours", "highest: Friday", "lowest: 6 hours",
]) func falseStatementsFail(_ statement: String) throws {
  let content = chart(
    "type=\"bar\" unit=\"h\"",
    summary: "Bar chart of sleep. \(statement)",
    """
    <mark category="Fri" value="5"/><mark category="Sat" value="7"/><mark category="Sun" value="9"/>
    """
  )
  let found = try outcomes("announcement-matches-model", content)
  #expect(found.contains { $0.result == .failed }, "\(found.map(\.message))")
}

/// A range before a verb is none of days.
@Test(arguments: [
  ("Bar chart of points. Scores of 3 to 9 may vary.", Outcome.Result.passed),
  ("Bar chart of points, 3 to 9 May.", .failed),
]) func mayIsAMonthOnlyBesideDays(_ summary: String, _ result: Outcome.Result) throws {
  let marks =
    "<mark category=\"A\" value=\"3\"/><mark category=\"B\" value=\"9\"/><mark category=\"C\" value=\"5\"/>"
  let summed = try outcomes(
    "chart-has-summary",
    chart("type=\"bar\" unit=\"none\" lang=\"en\"", summary: summary, marks)
  )
  #expect(summed.map(\.result) == [result])
}
