import Testing

@testable import A11yRules

/// What cannot be told is said to be possible, and what is quoted stays as it is.
@Test(arguments: [
  (
    "people who use a screen reader are not told that step 1 is completed",
    "people who use a screen reader may not be told that step 1 is completed"
  ),
  (
    "people with low vision cannot see the bars: 1.60:1",
    "people with low vision may not be able to see the bars: 1.60:1"
  ),
  (
    "people who use a screen reader meet 2 marks and are not told ‘these and are not those’",
    "people who use a screen reader may meet 2 marks and not be told ‘these and are not those’"
  ),
  ("people who use a screen reader may hear ‘4’", "people who use a screen reader may hear ‘4’"),
  ("whether people hear it depends on the page", "whether people hear it depends on the page"),
])
func doubtsSayMay(_ message: String, _ expected: String) {
  #expect(DoubtText.possible(message) == expected)
}
