import A11yModel
import A11yRules
import Testing

/// The first finding of a rule in the content of a spec.
private func finding(_ rule: String, _ content: String) throws -> Outcome {
  let all = try outcomes(of: rule, for: content, "lang='en'", by: [.wcagAA])
  return try #require(all.first { $0.result == .failed })
}

extension Outcome {
  fileprivate subscript(_ name: String) -> Evidence.Value? {
    evidence.first { $0.name == name }?.value
  }
}

/// The colours offered reach the ratio wherever the part is seen; the expected ones are those that
/// a search through all colours found in another language.
@Suite struct ContrastRemedyTests {
  /// A ring without a gap that nobody sees on either side need be seen on one.
  @Test(arguments: [("#AAA", "#FFF", "#BBB"), ("#EEE", "#DDD", "#CCC")])
  func ringIsToldFromOneSide(_ node: String, _ page: String, _ ring: String) throws {
    let outcome = try finding(
      "graphic-contrast",
      """
      <step-indicator current="1" dynamic="false" appearance="light" backdrop="\(page)"><step/>\
      <look state="current"><shape id="node" kind="circle" required="false"><fill color="\(node)"/>\
      </shape><shape kind="circle" around="node" gap="0"><stroke color="\(ring)" width="2"/></shape>\
      </look></step-indicator>
      """
    )
    #expect(outcome["nearestForeground"] != nil)
    #expect(outcome.remedy.hasPrefix("set it and what is behind it further apart"))
    #expect(!outcome.remedy.contains("gap"))
  }

  /// What a mark is set apart from its neighbour with must not be lost on the page.
  @Test(arguments: [("#0051A8", "#7A0019", nil), ("#222", "#333", "#6D6B6A")])
  func markIsToldFromNeighbourAndPage(_ one: String, _ other: String, _ nearest: String?) throws {
    let outcome = try finding(
      "adjacent-marks-contrast",
      """
      <chart type="bar" gap="0" appearance="light" backdrop="#FFF">\
      <series id="a" color="\(one)"/><series id="b" color="\(other)"/>\
      <look part="mark"><shape kind="rectangle"><fill color="series"/></shape></look>\
      <mark category="M" series="a" value="3"/><mark category="T" series="b" value="1"/></chart>
      """
    )
    #expect(outcome["nearestForeground"] == nearest.map { .text($0) })
  }

  /// A gridline has no fill that a stroke could go around.
  @Test func linesHaveNoStrokesAroundThem() throws {
    let outcome = try finding(
      "graphic-contrast",
      """
      <chart type="bar" appearance="light" backdrop="#FFF"><mark category="M" value="4"/>\
      <axis dimension="y" ticks="0 5"><gridline color="#EEE" required="true"/></axis></chart>
      """
    )
    #expect(outcome.remedy.hasPrefix("set it and what is behind it further apart"))
  }

  /// No one colour stands for a gradient; what is behind it may change.
  @Test func gradientHasNoNearestColor() throws {
    let outcome = try finding(
      "graphic-contrast",
      """
      <chart type="bar" gap="8" appearance="light" backdrop="#FFF"><series id="a"/>\
      <look part="mark"><shape kind="capsule"><fill><stop color="#FFCC00"/>\
      <stop color="#FF9500"/></fill></shape></look><mark category="M" series="a" value="3"/></chart>
      """
    )
    #expect(outcome["nearestForeground"] == nil)
    #expect(outcome["nearestBackground"] != nil)
    #expect(outcome.remedy.contains("let what is behind it appear as"))
  }

  /// A text on two backgrounds is read on both, or none is offered.
  @Test(arguments: [("#555", "#999", nil), ("#EEE", "#999", "#6E6C6B")])
  func textIsReadOnAllThatIsBehindIt(_ shape: String, _ text: String, _ nearest: String?) throws {
    let outcome = try finding(
      "text-contrast-minimum",
      """
      <step-indicator appearance="light" backdrop="#FFF"><shape id="s" kind="capsule">\
      <fill color="\(shape)"/></shape><text color="\(text)" over="s" style="body">A</text>\
      </step-indicator>
      """
    )
    #expect(outcome["nearestForeground"] == nearest.map { .text($0) })
    #expect(outcome["nearestBackground"] == nil)
  }
}
