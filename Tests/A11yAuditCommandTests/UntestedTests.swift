import Testing

@testable import A11yAuditCommand

@Suite struct UntestedTests {
  /// What a component is described without is counted, too, and of how many.
  @Test func rulesThatAComponentGivesNothingForAreCounted() {
    let heard = """
      <step-indicator id="a" current="1" children="contain" label="Checkout, {count} steps">
        <step name="Cart"/><step name="Pay"/><look label="Step {position}: {name}, {state}"/>
      </step-indicator>
      """
    let seen = """
      <progress id="b" type="ring" value="0.4" unit="%" backdrop="#FFF" label="Upload"
                value-text="{percent}">
        <text color="#000" style="body">{percent}</text>
      </progress>
      """
    func spec(_ components: String) -> String {
      "<spec xmlns=\"urn:a11y-audit:spec:1\" lang=\"en\">\(components)</spec>"
    }
    let machine = Machine(files: ["heard.xml": spec(heard), "both.xml": spec(heard + seen)])
    func output(_ file: String) -> String {
      machine.run(
        "check",
        file,
        "--rule",
        "text-contrast-minimum",
        "--rule",
        "glyph-contrast",
        "--rule",
        "text-scales"
      ).output
    }
    let text = output("heard.xml")
    #expect(
      text.contains("; 3 rules not tested for this input: no colours, no texts that are seen\n")
    )
    let both = output("both.xml")
    #expect(both.contains("; 3 rules not tested for 1 of 2 components: no colours, no texts"))
  }
}
