import A11yRules
import Foundation
import Testing

@testable import A11yAuditCommand

@Suite struct CatalogueCommandTests {
  private let rules = Catalogue.builtIn.rules

  /// A translucent colour changes with what is behind it, so that no other background is offered.
  @Test(arguments: [("#3C3C4399", false), ("#8A8A8E", true)])
  func backgroundIsOfferedBehindOpaqueColors(_ foreground: String, _ isOffered: Bool) {
    let text = Machine().run("contrast", foreground, "white").output
    #expect(text.contains("in front"))
    #expect(text.contains(" behind") == isOffered)
    let json = Machine().run("contrast", foreground, "white", "--format", "json").output
    #expect(json.contains("\"nearestBackground\": \"#") == isOffered)
  }

  @Test(arguments: ["text", "markdown"])
  func rulesAreListedOnceEach(format: String) {
    let output = Machine().run("rules", "--format", format).output
    for rule in rules {
      let mentions = output.components(separatedBy: "\n").filter { line in
        line.split { " |`".contains($0) }.first.map { $0 == rule.id } ?? false
      }
      #expect(mentions.count == 1, "\(rule.id)")
      #expect(output.contains(rule.title))
    }
  }

  @Test func rulesAreListedForMachines() throws {
    let output = Machine().run("rules", "--format", "json").output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
    )
    let listed = try #require(object["rules"] as? [[String: Any]])
    #expect(listed.compactMap { $0["id"] as? String } == rules.map(\.id))
  }

  @Test(arguments: Catalogue.builtIn.rules.map(\.id))
  func everyRuleIsExplained(id: String) throws {
    let rule = try #require(rules.first { $0.id == id })
    let result = Machine().run("explain", id)
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("\(id)\n\(rule.title)\n"))
    for heading in ["applies to", "decided by", "impact: ", "example, failed: "] {
      #expect(result.output.contains("\n\(heading)"), "\(heading)")
    }
    let text = try #require(Catalogue.builtIn.text(of: rule))
    for example in text.examples { #expect(result.output.contains(example.title)) }
  }

  @Test func theSchemaIsPrinted() {
    let result = Machine().run("schema")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xs:schema"))
    #expect(result.output.hasSuffix("</xs:schema>\n"))
  }

  /// Ratios by hand: white on black is 21; #767676 on white is 4.54, the last grey that text may
  /// have; black at 128/255 on white is #7F7F7F, luminance 0.2122, 4.00.
  @Test(arguments: [
    ("#000", "#FFFFFF", "is 21.00:1"),
    ("#767676", "white", "is 4.54:1"),
    ("#00000080", "white", "is 4.00:1"),
  ])
  func contrastIsComputed(foreground: String, background: String, ratio: String) {
    let result = Machine().run("contrast", foreground, background)
    #expect(result.exitCode == .success)
    #expect(result.output.contains(ratio), "\(result.output)")
  }

  @Test func systemColorsAreShownInEachAppearance() {
    let current = Machine().run("contrast", "systemBlue", "systemBackground")
    let older = Machine().run(
      "contrast",
      "systemBlue",
      "systemBackground",
      "--system-colors",
      "ios13"
    )
    for appearance in ["light", "dark", "light-high-contrast", "dark-high-contrast"] {
      #expect(current.output.contains("\(appearance): "))
    }
    #expect(current.output.contains("#0088FF on #FFFFFF"))
    #expect(older.output.contains("#007AFF on #FFFFFF"))
  }

  /// A rule of a team's own: the check of another rule, with their threshold.
  private static func houseRule(_ id: String) -> String {
    """
    <rule xmlns="urn:a11y-audit:spec:1" id="\(id)" category="contrast" impact="critical"
          components="step-indicator">
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
    #expect(added.output.contains("spec.xml:3:5: critical: "))
    #expect(added.output.contains("fix: take a darker token\n    house-text-contrast · wcag-aa"))
    #expect(added.output.contains(" \(ofSpecs + 1) rules,"))

    let replaced = machine.run("check", "spec.xml", "--rules", "replaced")
    #expect(replaced.output.contains("take a darker token\n    text-contrast-minimum · wcag-aa"))
    #expect(replaced.output.contains(" \(ofSpecs) rules,"))

    let broken = machine.run("check", "spec.xml", "--rules", "broken")
    #expect(broken.exitCode == .error)
    #expect(
      broken.complaints.contains(
        "broken/house.xml:6:16: error: the check ‘text-contrast’ has no parameter ‘minimun’; "
          + "did you mean ‘minimum’?"
      )
    )
    #expect(broken.output.isEmpty)
  }
}
