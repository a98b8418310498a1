import Testing

@testable import A11yAuditCommand

/// How much the text report says.
@Suite struct TextOptionTests {
  private let machine = Machine(files: [
    "bad.xml": Specs.bad, "open.xml": Specs.open,
    "short.xml": """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="short" current="1" dynamic="false" backdrop="#FFF">
        <step name="Account" label="1"/><step name="Details" label="2"/>
        <text style="body" color="#999">All</text>
      </step-indicator>
    </spec>
    """,
  ])

  private func lines(_ words: String...) -> [String] {
    CommandLineTool.result(of: words, machine.system).output.split(separator: "\n").map(String.init)
  }

  /// The lines of a place stand once, with all that is found there under them.
  @Test func placesStandOnce() {
    let text = lines("check", "short.xml")
    #expect(text.first == "short in short.xml")
    #expect(text.count { $0.hasPrefix("short.xml:2:3") } == 1)
    #expect(text.count { $0 == "    |   ^~~~~~~~~~~~~~~" } == 1)
  }

  @Test func inFullEachFindingHasItsLines() {
    let text = lines("check", "short.xml", "--verbose")
    #expect(text.count { $0.hasPrefix("short.xml:2:3: ") } > 1)
    #expect(text.contains { $0.hasPrefix("    step-name-announced · ") })
    #expect(text.suffix(2) == lines("check", "short.xml").suffix(2))
  }

  @Test func theWorstAreShownAndTheRestIsCounted() {
    let all = lines("check", "short.xml")
    let some = lines("check", "short.xml", "--max-findings", "1")
    let impacts = ["  serious: ", "  moderate: ", "  minor: "]
    let isFinding = { (line: String) in impacts.contains(where: line.hasPrefix) }
    #expect(some.filter(isFinding).count == 1)
    #expect(some.filter(isFinding).first?.hasPrefix("  serious: ") == true)
    let count = all.filter(isFinding).count - 1
    #expect(some.contains { $0.hasPrefix("and \(count) more finding") })
    #expect(some.suffix(2) == all.suffix(2))
    #expect(lines("check", "short.xml", "--max-findings", "99") == all)
    #expect(!lines("check", "short.xml", "--max-findings", "0").contains(where: isFinding))
  }

  /// Of several files the text ends with what each rule and each file has.
  @Test func manyFilesEndWithTables() throws {
    let text = lines("check", "bad.xml", "open.xml", "short.xml")
    let rules = try #require(text.firstIndex(of: "by rule:"))
    let files = try #require(text.firstIndex(of: "by file:"))
    #expect(rules < files)
    #expect(text[rules..<files].contains { $0.contains("step-announcement-complete") })
    #expect(text[files...].contains { $0.hasSuffix("  short.xml") })
    #expect(!lines("check", "short.xml").contains("by rule:"))
  }

  @Test(arguments: [
    (["--verbose", "--format", "json"], "--verbose is for --format text"),
    (["--max-findings", "3", "--format", "sarif"], "--max-findings is for --format text"),
    (["--max-findings", "many"], "--max-findings many: a whole number from 0 is expected"),
    (["--verbose", "--quiet"], "--quiet leaves out what --verbose shows"),
    (["--statistics", "--verbose"], "--statistics leaves out what --verbose shows"),
  ])
  func contradictionsAreErrors(_ words: [String], _ complaint: String) {
    let result = CommandLineTool.result(of: ["check", "short.xml"] + words, machine.system)
    #expect(result.exitCode == .error && result.output.isEmpty)
    #expect(result.complaints.contains(complaint))
  }
}
