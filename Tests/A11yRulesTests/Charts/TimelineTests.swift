import Testing

@testable import A11yRules
@testable import Claims

@Test(
  arguments: [
    (["2021", "2022", "2023"], true), (["2021", "2023"], false), (["Nov", "Dec", "Jan"], true),
    (["January", "April"], false), (["Sat", "Sun", "Mon"], true), (["Monday", "Friday"], false),
    (["Nov 2024", "Dec 2024", "Jan 2025"], true),
  ] as [([String], Bool)]
) func timesWithoutGaps(_ categories: [String], _ isContiguous: Bool) {
  #expect(Timeline(categories, .bar)?.isContiguous == isContiguous)
}
