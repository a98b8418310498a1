import Testing

@testable import A11yAuditCommand

/// Comments in specs and images, through the command.
@Suite struct SuppressionCommandTests {
  private static let rule = "step-position-announced"

  private func spec(_ comment: String) -> String {
    Specs.bad.replacing("  <step-indicator", with: "\(comment)\n  <step-indicator")
  }

  private func run(_ files: [String: String], _ words: String...) -> CommandResult {
    CommandLineTool.result(
      of: ["check"] + words + ["--rule", Self.rule],
      Machine(files: files).system
    )
  }

  @Test func whatIsSuppressedFailsNothingAndIsCounted() {
    let comment = "<!-- a11y-audit-disable-next \(Self.rule): agreed -->"
    let files = ["a.xml": spec(comment)]
    let result = run(files, "a.xml")
    #expect(result.exitCode == .success)
    #expect(result.output.contains("1 finding suppressed (1 inline)"))
    let json = run(files, "a.xml", "--format", "json").output
    let suppression = """
      "suppression": {"kind": "inline", "reason": "agreed", \
      "location": {"file": "a.xml", "line": 2, "column": 1}}
      """
    #expect(json.contains(suppression))
    #expect(run(files, "a.xml", "--no-inline").exitCode == .findings)
    // Standard input has comments, too.
    #expect(run(["-": spec(comment)], "-").exitCode == .success)
  }

  @Test func unusedAndExpiredAreMinorFindings() {
    for (text, finding) in [
      ("a11y-audit-disable-file \(Self.rule): x", "unused-suppression"),
      ("a11y-audit-disable-next \(Self.rule) until=2026-05-10: x", "expired-suppression"),
    ] {
      let source = finding.hasPrefix("unused") ? Specs.good : Specs.bad
      let files = ["a.xml": "<!-- \(text) -->\n" + source]
      let result = run(files, "a.xml", "--fail-on", "critical")
      #expect(result.exitCode == .success)
      #expect(result.output.contains(finding))
      #expect(result.output.contains("a.xml:1:1"))
      #expect(run(files, "a.xml", "--fail-on", "minor").exitCode == .findings)
      #expect(!run(files, "a.xml", "--no-inline", "--fail-on", "critical").output.contains(finding))
      // Every format has it.
      for format in ["json", "junit", "markdown"] {
        #expect(run(files, "a.xml", "--format", format).output.contains(finding))
      }
    }
  }

  /// The day is that of SOURCE_DATE_EPOCH where reports are, too.
  @Test func theDayIsThatOfTheReport() {
    var machine = Machine(files: [
      "a.xml": spec("<!-- a11y-audit-disable-next \(Self.rule) until=2026-05-10: x -->")
    ])
    #expect(machine.run("check", "a.xml", "--rule", Self.rule).exitCode == .findings)
    machine.variables["SOURCE_DATE_EPOCH"] = "1778400000"
    #expect(machine.run("check", "a.xml", "--rule", Self.rule).exitCode == .success)
  }

  @Test func aMalformedCommentIsAnErrorAndTheFileIsAudited() {
    let result = run(
      ["a.xml": spec("<!-- a11y-audit-disable-next \(Self.rule) -->"), "b.xml": Specs.good],
      "a.xml",
      "b.xml"
    )
    #expect(result.exitCode == .error)
    #expect(
      result.complaints
        == "a.xml:2:6: error: no reason is given; write a11y-audit-disable-next \(Self.rule): "
        + "reason\n"
    )
    #expect(result.output.contains("in 2 files"))
  }

  @Test func imagesAreSuppressedAsWell() {
    let image = """
      <svg xmlns="http://www.w3.org/2000/svg" width="90" height="30">
      <!-- a11y-audit-disable-next text-contrast-minimum: brand -->
      <text x="5" y="20" font-size="12" fill="#999">12 °C</text></svg>
      """
    let machine = Machine(files: ["a.svg": image])
    let words = ["a.svg", "--rule", "text-contrast-minimum", "--background", "white"]
    let result = CommandLineTool.result(of: ["check"] + words, machine.system)
    #expect(result.exitCode == .success)
    #expect(result.output.contains("suppressed (1 inline)"))
    let all = CommandLineTool.result(of: ["check", "--no-inline"] + words, machine.system)
    #expect(all.exitCode == .findings)
  }
}
