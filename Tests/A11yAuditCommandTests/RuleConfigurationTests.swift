import Testing

@testable import A11yAuditCommand

/// What a configuration makes of single rules, as reports show it.
@Suite struct RuleConfigurationTests {
  private static let grey = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="grey" backdrop="#FFFFFF">
        <text style="caption" color="#888888">Account</text>
      </step-indicator>
    </spec>
    """

  /// Nothing of it is an accessibility element, which its check finds critical.
  private static let silent = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="silent" current="1" backdrop="#FFFFFF">
        <step name="Account"/><step name="Details"/>
        <shape kind="circle" size="10"><fill color="#000000"/></shape>
      </step-indicator>
    </spec>
    """

  /// What a rule comes to in light, and how bad that is.
  private func outcomes(
    _ rule: String,
    _ configuration: String,
    _ options: String...
  ) -> Set<String> {
    let machine = Machine(files: [
      "a/grey.xml": Self.grey, "a/silent.xml": Self.silent, ".a11y-audit.json": configuration,
    ])
    let words = ["check", "a", "--format", "json", "--appearance", "light", "--all-outcomes"]
    let output = CommandLineTool.result(of: words + options, machine.system).output
    let found = output.matches(
      of: #/"rule": "([\w-]+)", "outcome": "(\w+)"(?:, "impact": "(\w+)")?/#
    )
    return Set(
      found.filter { $0.1 == rule }.map { $0.2 + ($0.3.map { " \($0)" } ?? "") }
    )
  }

  @Test func parametersDecide() {
    let rule = "text-contrast-minimum"
    #expect(outcomes(rule, "{}").contains("failed serious"))
    let lenient = #"{"rules": {"\#(rule)": {"parameters": {"minimum": 3}}}}"#
    let passed = outcomes(rule, lenient)
    #expect(passed.contains("passed") && !passed.contains("failed serious"))
  }

  @Test func aRuleIsAddedToAProfile() {
    let rule = "text-contrast-enhanced"
    #expect(outcomes(rule, "{}", "--profile", "wcag-a").isEmpty)
    let added = #"{"rules": {"\#(rule)": "on"}}"#
    #expect(outcomes(rule, added, "--profile", "wcag-a").contains("failed minor"))
    #expect(outcomes(rule, added, "--profile", "wcag-a", "--skip", rule) == ["untested"])
  }

  @Test func aRuleIsLeftOut() {
    let rule = "text-contrast-minimum"
    let off = #"{"rules": {"\#(rule)": "off"}}"#
    #expect(outcomes(rule, off) == ["untested"])
    #expect(outcomes(rule, off, "--rule", rule).contains("failed serious"))
  }

  /// An impact that is chosen is that of all findings, also where a check finds some worse.
  @Test func anImpactIsThatOfAllFindings() {
    let rule = "component-has-name"
    #expect(outcomes(rule, "{}").contains("failed critical"))
    let minor = outcomes(rule, #"{"rules": {"\#(rule)": "minor"}}"#)
    #expect(minor.contains("failed minor"))
    #expect(minor.subtracting(["passed"]) == ["failed minor"])
  }
}
