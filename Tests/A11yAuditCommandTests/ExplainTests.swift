import A11yReports
import A11yRules
import SpecReader
import TestSupport
import Testing
import XML

@testable import A11yAuditCommand

/// What `explain` says beside rules, and the documents that say the same.
@Suite struct ExplainTests {
  @Test func elementsAreExplained() {
    let result = Machine().run("explain", "connector")
    #expect(result.exitCode == .success)
    #expect(
      result.output == """
        <connector>
        The line between a step and the next; it has the state of the step before it.

        stands in <group>, <status-tracker>, <step-indicator>
        holds <fill>, <stroke>, <animation>, <unknown>

        attributes
          state (text): The state it is for; without one, every state that no other
          connector is for.
          thickness (a number from 0): The thickness in points.

        By what others refer to it.
          id

        What assistive technology gets of it.
          label, value, hint, lang, localized, traits, hidden, decorative, children,
          action, live, list, sort-priority, hit-width, hit-height, hit-shape, spacing

        Where it lies, and when it is there.
          over, around, gap, when, opacity

        What its look is needed for.
          required, text-equivalent, essential, platform-default

        Where it comes from, in a spec that was made of code.
          src, view

        example
          <connector state="completed" thickness="2"><fill color="systemBlue"/></connector>

        """
    )
  }

  @Test(arguments: ["{percent}", "percent"])
  func placeholdersAreExplained(_ topic: String) {
    let output = Machine().run("explain", topic).output
    #expect(
      output.contains("{percent}: How much of the progress is done, or the share of the mark")
    )
    #expect(!output.contains("{category}"))
  }

  @Test(arguments: [("font", "style"), ("done", "completed"), ("stepper", "step-indicator")])
  func wordsOfOthersAreTranslated(_ word: String, _ topic: String) {
    let complaints = Machine().run("explain", word).complaints
    #expect(complaints.contains("a11y-audit explain \(topic) says more"), "\(complaints)")
  }

  @Test func allPlaceholdersAreExplainedAtOnce() {
    let output = Machine().run("explain", "placeholders").output
    #expect(Grammar.spec.placeholders.allSatisfy { output.contains("\n{\($0.name)}: ") })
  }

  @Test func valuesAreExplained() {
    let result = Machine().run("explain", "on=back")
    #expect(
      result.output == """
        on="back"
        The previous step becomes current.

        on=: The change.
        of <announcement>, <focus>

        """
    )
    let word = Machine().run("explain", "back").output
    #expect(word.contains("on=\"back\"\n") && word.contains("action=\"back\"\n"))
  }

  @Test func attributesAreExplained() {
    let output = Machine().run("explain", "overflow").output
    #expect(output.hasPrefix("overflow=\nWhat becomes of it where it does not fit"))
    #expect(output.contains("\n  truncate: It is cut off.\n"))
    #expect(output.contains("\nof <text>, <title>\n"))
    // An element and an attribute of one name.
    let both = Machine().run("explain", "state").output
    #expect(both.hasPrefix("<state>\n") && both.contains("\nstate=\n"))
    #expect(Machine().run("explain", "part").output.contains("needed by <look>"))
  }

  @Test(arguments: ["1.4.3", "wcag:1.4.3"])
  func criteriaAreExplained(_ topic: String) {
    let output = Machine().run("explain", topic).output
    #expect(
      output.hasPrefix(
        """
        WCAG 1.4.3, level AA
        https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum

        rules that test it
          text-contrast-minimum  Text meets 4.5:1
        """
      )
    )
  }

  @Test func criteriaWithoutARuleAreExplained() {
    #expect(Machine().run("explain", "1.2.1").output.hasSuffix("\n\nno rule tests it\n"))
    #expect(Machine().run("explain", "hig:charts").output.contains("\n  chart-has-summary "))
    #expect(
      Machine().run("explain", "low-contrast").output.hasPrefix("Chartability low contrast\n")
    )
  }

  /// Whatever completion offers is explained, and so is every value.
  @Test func everythingIsExplained() {
    let reference = Reference(.spec)
    for topic in reference.names + reference.values {
      #expect(!reference.explanations(of: topic).isEmpty, "\(topic)")
    }
    #expect(reference.names.count > 100 && reference.values.count > 120)
  }

  @Test func rulesAreFoundByTheirText() {
    let found = Machine().run("rules", "Contrast").output
    #expect(found.contains("  text-contrast-minimum ") && !found.contains("  chart-has-title "))
    #expect(Machine().run("rules", "1.4.3").output.contains("  text-contrast-minimum "))
    let both = Machine().run("rules", "legend hidden").output
    #expect(both.contains("  legend-hidden-safe ") && !both.contains("  text-contrast-minimum "))
    let json = Machine().run("rules", "legend hidden", "--format", "json").output
    #expect(json.contains("\"legend-hidden-safe\"") && !json.contains("\"id\": \"text-scales\""))
  }

  // MARK: documents

  @Test func theElementsAreADocument() throws {
    let output = Machine().run("schema", "--format", "markdown").output
    let lines = output.split(separator: "\n")
    let headings = lines.filter { $0.hasPrefix("### ") }.map { heading in
      heading.dropFirst(4).lowercased().replacing(": ", with: "-")
    }
    #expect(Set(headings).count == headings.count)
    for link in output.split(separator: "](#").dropFirst() {
      let target = String(link.prefix { $0 != ")" })
      #expect(headings.contains(target), "\(target)")
    }
    for type in Grammar.spec.types.values { #expect(output.contains(type.example)) }
    try expectFile("Examples/elements.md", holds: output)
  }

  /// The schema that `init` names.
  @Test func theConfigurationSchemaIsPublished() throws {
    let schema = Machine().run("config", "schema").output
    try expectFile("Examples/configuration.schema.json", holds: schema)
    let written = try #require(Machine().run("init").files.first)
    #expect(written.text.contains("/Examples/configuration.schema.json\""))
    #expect(written.text.utf8.count < 500)
  }
}
