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
    let drawn = """
      <svg xmlns="http://www.w3.org/2000/svg" width="90" height="60" role="img">
        <title>Bar chart of sales</title>
        <rect x="2" y="20" width="10" height="30"/><rect x="22" y="10" width="10" height="40"/>
        <rect x="42" y="30" width="10" height="20"/>
      </svg>
      """
    let machine = Machine(files: [
      "heard.xml": spec(heard), "both.xml": spec(heard + seen), "image.svg": drawn,
    ])
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
    // What one component lacks is not said of another that lacks something else.
    let files = ["heard.xml", "image.svg"]
    let rules = ["text-contrast-minimum", "text-fits-at-large-sizes"]
    let mixed = machine.run("check", files[0], files[1], "--rule", rules[0], "--rule", rules[1])
    let place = "not tested for 1 of 2 components: no"
    let heardAlone = "; 2 rules \(place) colours, no texts that are seen"
    #expect(mixed.output.contains(heardAlone + "; 1 rule \(place) text sizes that people choose\n"))
  }
}
