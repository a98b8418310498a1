import A11yRules
import Testing

/// Where a look is heard in place of a name, the finding names the rule that misses the name.
@Test(
  arguments: [
    ("", "mark-has-name"), ("<legend hidden=\"true\"/>", "legend-hidden-has-equivalent"),
  ]
)
func looksInPlaceOfASeries(_ legend: String, _ rule: String) throws {
  let found = try outcomes(
    of: "name-no-visual-reference",
    for: """
      <chart type="bar" label="Sales"><series id="a" name="North"/><series id="b" name="South"/>
      <mark category="Q1" series="a" value="4" label="Q1, blue, 4"/>
      <mark category="Q1" series="b" value="3" label="Q1, South, 3"/>\(legend)</chart>
      """,
    "lang=\"en\""
  )
  #expect(found.filter { $0.result == .failed }.map(\.causes) == [[rule]])
}
