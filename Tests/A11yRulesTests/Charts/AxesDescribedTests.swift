import Testing

@testable import A11yRules

/// The remedy is about the chart, and following it mends what it can.
@Test func remedyOfAxesIsAboutTheChart() throws {
  let found = try outcomes(
    of: "axes-described",
    for: """
      <chart type='bar' unit='kWh'><mark category='Mon' value='7'/><mark category='Tue' value='5'/>\
      </chart>
      """
  )
  let remedy = try #require(found.first { $0.result == .failed }).remedy
  #expect(
    remedy.contains("<axis dimension=\"y\" ticks=\"0 5 10\" title=\"… in kWh\">"),
    "\(remedy)"
  )
}
