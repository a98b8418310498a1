import A11yRules
import Foundation
import Testing

@testable import A11yAuditCommand

/// Rules with their examples, ours and those of a team.
@Suite struct TeamRulesTests {
  private let rules = Catalogue.builtIn.rules

  @Test func examplesOfOurRulesComeOutAsMarked() {
    let result = Machine().run("rules", "--test")
    #expect(result.exitCode == .success, "\(result.output)\(result.complaints)")
    #expect(result.output.hasSuffix(" of \(rules.count) rules: all as marked\n"))
  }

  @Test func examplesOfATeamAreTested() {
    func rule(_ examples: String) -> String {
      Self.houseRule("house").replacingOccurrences(
        of: "<examples/>",
        with: "<examples>\(examples)</examples>"
      )
    }
    let steps = """
      <step-indicator appearance='light' backdrop='#FFF'>\
      <text style='body' color='#767676'>A</text></step-indicator>
      """
    let machine = Machine(files: [
      "none/house.xml": Self.houseRule("house"),
      "right/house.xml": rule(
        "<passed title='Black'>\(steps.replacingOccurrences(of: "#767676", with: "#000"))</passed>"
      ),
      "wrong/house.xml": rule("<passed title='Grey'>\(steps)</passed>"),
      "invalid/house.xml": rule("<passed title='Typo'><step-indicater/></passed>"),
      "broken/house.xml": rule("<passed title='Typo'>"),
      "spec.xml": "<spec xmlns='urn:a11y-audit:spec:1'><progress type='bar'/></spec>",
    ])
    let wrong = machine.run("rules", "--test", "wrong")
    #expect(wrong.exitCode == .findings)
    #expect(wrong.output.hasPrefix("wrong/house.xml:11:"))
    #expect(wrong.output.contains(": house, example ‘Grey’: not marked: <?finding light: "))
    #expect(wrong.output.hasSuffix("\n1 of 1 example of 1 rule not as marked\n"))

    let right = machine.run("rules", "--test", "right")
    #expect(right.exitCode == .success)
    #expect(right.output == "1 example of 1 rule: all as marked\n")

    let none = machine.run("rules", "--test", "none")
    #expect(none.exitCode == .nothing)
    #expect(none.output == "no example in 1 rule\n")

    // What cannot be read is told before anything is audited, by whichever command.
    for words in [["rules", "--test", "invalid"], ["check", "spec.xml", "--rules", "invalid"]] {
      let invalid = CommandLineTool.result(of: words, machine.system)
      #expect(invalid.exitCode == .error)
      #expect(invalid.output.isEmpty)
      #expect(invalid.complaints.contains("invalid/house.xml:11:"))
      #expect(invalid.complaints.contains("did you mean ‘step-indicator’?"))
    }
    #expect(machine.run("rules", "--test", "broken").exitCode == .error)
  }

  /// A rule of a team's own: the check of another rule, with their threshold.
  private static func houseRule(_ id: String) -> String {
    """
    <rule xmlns="urn:a11y-audit:spec:1" id="\(id)" category="contrast" impact="critical"
          components="step-indicator" people="low-vision">
      <title>Text meets the 5.5:1 of our house</title>
      <profile name="wcag-aa"/>
      <expectation check="text-contrast" uses="large-text">
        <parameter name="minimum" value="5.5" source="Our guide"/>
        <parameter name="large-minimum" value="4.5" source="Our guide"/>
      </expectation>
      <remedy dialect="spec">take a darker token</remedy>
      <help><why>Trains.</why><applies>Texts.</applies><decides>By their ratio.</decides></help>
      <examples/>
    </rule>
    """
  }

  /// What an input cannot say is counted, with what it is.
  @Test func rulesThatADialectCannotAnswerAreCounted() {
    let rule = Self.houseRule("house").replacingOccurrences(
      of: "<profile",
      with: "<untested dialect=\"svg\">trains</untested><profile"
    ).replacingOccurrences(of: "components=\"", with: "components=\"graphic ")
    let machine = Machine(files: [
      "rules/house.xml": rule,
      "image.svg": """
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" role="img"><title>A</title></svg>
      """,
    ])
    let text = machine.run("check", "image.svg", "--rules", "rules").output
    #expect(text.contains("; 1 rule not tested for this input: no trains\n"))
    let skipped = machine.run("check", "image.svg", "--rules", "rules", "--skip", "house").output
    #expect(skipped.contains(" left out on request") == false)
    let words = ["check", "image.svg", "--rules", "rules", "--format", "json"]
    let json = CommandLineTool.result(of: words, machine.system).output
    #expect(json.contains("\"house\": {\"untested\": 1}") && !json.contains("trains"))
    let all = CommandLineTool.result(of: words + ["--all-outcomes"], machine.system).output
    #expect(all.contains("\"outcome\": \"untested\""))
    #expect(all.contains("\"missing\": [\"trains\"]"))
    let junit = machine.run("check", "image.svg", "--rules", "rules", "--format", "junit").output
    #expect(junit.contains("not tested for this input: no trains"))
  }

  @Test func rulesOfATeamAreAddedAndTakeThePlaceOfOurs() {
    let machine = Machine(files: [
      "spec.xml": """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <step-indicator id="checkout" appearance="light" backdrop="#FFF">
          <text color="#767676" style="body">Account</text>
        </step-indicator>
      </spec>
      """,
      "added/house.xml": Self.houseRule("house-text-contrast"),
      "replaced/house.xml": Self.houseRule("text-contrast-minimum"),
      "broken/house.xml": Self.houseRule("house-text-contrast")
        .replacingOccurrences(of: "name=\"minimum\"", with: "name=\"minimun\""),
    ])
    let ofSpecs = rules.filter { $0.dialects.contains(.spec) }.count
    let added = machine.run("check", "spec.xml", "--rules", "added")
    #expect(added.output.contains("\nspec.xml:3:5\n"))
    #expect(added.output.contains("\n  critical: "))
    #expect(added.output.contains("help: take a darker token\n    house-text-contrast · wcag-aa"))
    #expect(added.output.contains(" \(ofSpecs + 1) rules,"))

    let replaced = machine.run("check", "spec.xml", "--rules", "replaced")
    #expect(replaced.output.contains("take a darker token\n    text-contrast-minimum · wcag-aa"))
    #expect(replaced.output.contains(" \(ofSpecs) rules,"))

    let broken = machine.run("check", "spec.xml", "--rules", "broken")
    #expect(broken.exitCode == .error)
    #expect(
      broken.complaints.contains(
        "broken/house.xml:6:16: error: the check ‘text-contrast-minimum’ has no parameter ‘minimun’; "
          + "did you mean ‘minimum’?"
      )
    )
    #expect(broken.output.isEmpty)
  }
}
