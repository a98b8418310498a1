import A11yModel
import A11yReaders
import A11yRules
import Foundation
import Testing

@testable import A11yReports

/// What outcomes come to for people: one cause, one finding.
@Suite struct FindingListTests {
  private func file(_ content: String, rules: [String]? = nil) throws -> Report.AuditedFile {
    let spec = "<spec xmlns='urn:a11y-audit:spec:1' lang='en'>\n\(content)</spec>"
    let read = try Reader.content(of: Array(spec.utf8), file: "a.xml")
    guard case .document(let document) = read else { throw Unread() }
    var audit = Audit()
    audit.only = rules
    let results = audit.results(for: document)
    return Report.AuditedFile(name: "a.xml", results: results, seconds: 0)
  }

  private struct Unread: Error {}

  private static let composite = "step-announcement-complete"

  /// Steps of which nothing is heard but what is not their name.
  private static let nameless = """
    <step-indicator id='a' current='1' dynamic='false'>
    <step name='Account' label='1'/>
    <step name='Details' label='2'/></step-indicator>
    """

  private func write(_ name: String, _ file: Report.AuditedFile) throws -> String {
    try #require(Reporter.named(name)).write(
      Report(version: "0", files: [file]),
      Reporter.Style()
    )
  }

  // MARK: what sums up others

  @Test func aCompositeStandsForItsParts() throws {
    let file = try file(Self.nameless, rules: [Self.composite])
    let failed = file.results.outcomes.filter { $0.result == .failed }
    #expect(failed.count > 2)
    let finding = try #require(file.findings.first)
    #expect(file.findings.count == 1)
    #expect(finding.first.rule == Self.composite && finding.first.location.line == 2)
    #expect(finding.joined.count == failed.count)
    #expect(finding.first.impact == failed.filter { !$0.isComposite }.map(\.impact).max())
    #expect(finding.first.standing == nil)
    #expect(
      finding.partLines.contains { $0.hasPrefix("step-name-announced, 3:1 (current), 4:1 (") }
    )
    // Other programs get all of them, under one name.
    let lines = try write("jsonl", file).split(separator: "\n")
    let joined = lines.count { $0.contains("\"finding\": \"\(finding.fingerprint)\"") }
    #expect(joined == failed.count)
    let totals = try write("json", file)
    #expect(totals.contains("\"findings\": {\"minor\": 0, \"moderate\": 0, \"serious\": 1"))
  }

  /// What is suppressed is not told; the rest is.
  @Test func suppressedPartsAreLeftOut() throws {
    var file = try file(Self.nameless, rules: [Self.composite])
    func suppress(_ isMeant: (Outcome) -> Bool) {
      for index in file.results.outcomes.indices where isMeant(file.results.outcomes[index]) {
        file.results.outcomes[index].suppression = Suppression(.baseline)
      }
      file.results.suppressHeadlines()
    }
    suppress { $0.rule == "step-name-announced" && $0.location.line == 3 }
    #expect(file.openFindings.count == 1)
    #expect(file.openFindings[0].partLines.contains { $0.hasPrefix("step-name-announced, 4:1 (") })
    suppress { !$0.isComposite }
    #expect(file.openFindings.isEmpty)
    #expect(!file.findings.isEmpty)
  }

  /// The test of the rule that sums up fails, and those of its parts pass and say why.
  @Test func testsOfPartsPass() throws {
    let text = try write("junit", try file(Self.nameless, rules: [Self.composite]))
    #expect(text.contains("failures=\"1\""))
    #expect(text.contains("<testcase name=\"step-name-announced\" classname=\"a.a\" time=\"0\"/>"))
    #expect(text.contains("\na: step-name-announced: see \(Self.composite)"))
  }

  /// A rule passes that leaves what it finds to another, and says to which.
  @Test func testsOfRulesThatYieldPass() throws {
    let file = try file(
      """
      <step-indicator id='a' current='1' dynamic='false'>
      <step name='Account'/><step name='Details'/>
      <look><text style='body' color='#000'>{position}</text></look></step-indicator>
      """,
      rules: ["step-state-announced", "state-exposed-to-at"]
    )
    let text = try write("junit", file)
    #expect(text.contains("<testcase name=\"step-state-announced\" classname=\"a.a\" time=\"0\"/>"))
    #expect(text.contains("\na: step-state-announced: see state-exposed-to-at"))
  }

  // MARK: one edit

  /// One pair of tokens at several places stands where its author defines it; over something else the
  /// same token is another finding.
  @Test func pairsOfTokensStandAtTheirDefinition() throws {
    let file = try file(
      """
      <palette><color name='faint' value='#999'/></palette>
      <step-indicator appearance='light' backdrop='#FFF'>
      <text style='body' color='faint'>Account</text>
      <text style='body' color='faint'>Details</text>
      <shape kind='rectangle'><fill color='#EEE'/><text style='body' color='faint'>All</text></shape>
      </step-indicator>
      """,
      rules: ["text-contrast-minimum"]
    )
    #expect(file.findings.map(\.first.location.line) == [2, 6])
    #expect(file.findings.map(\.placeWords) == ["4:1, 5:1", nil])
    #expect(file.findings.map(\.outcomes.count) == [2, 1])
  }

  /// What shows the colours of its data is mended as one thing, whatever these are.
  @Test func looksThatShowDataAreMendedOnce() throws {
    let file = try file(
      """
      <status-tracker appearance='light' backdrop='#FFF' dynamic='false'>
      <state id='done' is='completed' color='#9F9'/><state id='now' is='current' color='#FF9'/>
      <step name='A' state='done'/><step name='B' state='now'/>
      <look><shape kind='circle' size='20'><fill color='state'/>
      <glyph symbol='checkmark' color='#FFF'/></shape></look></status-tracker>
      """,
      rules: ["glyph-contrast"]
    )
    let finding = try #require(file.findings.first)
    #expect(file.findings.count == 1 && finding.outcomes.count == 2)
    let lines = EvidenceText(finding: finding).lines
    #expect(lines.contains { $0.hasPrefix("#FFF on #9F9: light 1.") })
    #expect(lines.contains { $0.hasPrefix("#FFF on #FF9: light 1.") })
  }

  /// One text of a step that several looks set alike is one thing to mend; set otherwise, another.
  @Test func aTextOfSeveralLooksIsOne() throws {
    func look(_ state: String, _ size: Int) -> String {
      "<look state='\(state)'><text size='\(size)' color='#000'>{name}</text></look>\n"
    }
    func findings(_ sizes: (Int, Int)) throws -> [Finding] {
      try file(
        """
        <step-indicator current='1' appearance='light' backdrop='#FFF'>
        <step name='A'/><step name='B'/>
        \(look("current", sizes.0))\(look("upcoming", sizes.1))</step-indicator>
        """,
        rules: ["text-scales"]
      ).findings
    }
    #expect(try findings((12, 12)).map(\.targetCount) == [2])
    #expect(try findings((12, 14)).map(\.targetCount) == [1, 1])
  }

  // MARK: one fact

  @Test func oneMissingFactIsOneLine() throws {
    let file = try file(
      """
      <step-indicator id='a' appearance='light' backdrop='#FFF'>
      <control id='b' action='next'><text style='body' color='#000'>Next</text></control>
      <control id='c' action='back'><text style='body' color='#000'>Back</text></control>
      </step-indicator>
      """,
      rules: ["target-size-minimum", "target-size-recommended"]
    )
    let finding = try #require(file.findings.first)
    #expect(file.findings.count == 1)
    #expect(Set(finding.rules) == ["target-size-minimum", "target-size-recommended"])
    #expect(finding.summary == "whether 2 targets pass depends on the size of its hit area")
    for format in ["text", "concise", "markdown"] {
      let lines = try write(format, file).split(separator: "\n")
      #expect(lines.count { $0.contains("2 targets pass") } == 1, "\(format)")
      #expect(lines.count { $0.contains("target-size-") } == 1, "\(format)")
    }
  }
}
