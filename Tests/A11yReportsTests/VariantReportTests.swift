import A11yModel
import A11yReaders
import A11yRules
import Testing

@testable import A11yReports

/// What is found alike in several variants of a component.
@Suite struct VariantReportTests {
  private static let spec = """
    <spec xmlns='urn:a11y-audit:spec:1' lang='en' source='Order.swift'>
    <status-tracker id='Order' variant='wide=true' src='Order.swift:3:5' children='contain'
      label='Order'><step name='Packed' label='1' src='Order.swift:7:9'/></status-tracker>
    <status-tracker id='Order-2' variant='wide=false' src='Order.swift:3:5' children='contain'
      label='Order'><step name='Packed' label='1' src='Order.swift:7:9'/></status-tracker>
    <status-tracker id='Order-3' variant='isLast=true' src='Order.swift:3:5' children='contain'
      label='Order'><step name='Packed' label='Packed' src='Order.swift:7:9'/></status-tracker>
    <status-tracker id='Other' src='Order.swift:20:5' children='contain'
      label='Other'><step name='Packed' label='1' src='Order.swift:21:9'/></status-tracker>
    </spec>
    """

  private func file() throws -> Report.AuditedFile {
    let read = try Reader.content(of: Array(Self.spec.utf8), file: "a.xml")
    guard case .document(let document) = read else { throw Unread() }
    var audit = Audit()
    audit.only = ["step-name-announced"]
    return Report.AuditedFile(
      name: "a.xml",
      results: audit.results(for: document),
      seconds: 0
    )
  }

  private struct Unread: Error {}

  private func write(_ name: String) throws -> String {
    try #require(Reporter.named(name)).write(
      Report(version: "0", files: [try file()]),
      Reporter.Style()
    )
  }

  @Test func oneFindingForTwoVariants() throws {
    let findings = try file().findings
    #expect(findings.map(\.first.component) == ["Order", "Other"])
    let words = "in 2 of 3 variants: wide=true; wide=false"
    #expect(findings.map(\.variantWords) == [words, nil])
    #expect(findings[0].joined.count == 2)
    #expect(findings[0].targetCount == 1)
  }

  @Test(arguments: ["text", "markdown", "html"])
  func peopleReadTheVariants(_ name: String) throws {
    let text = try write(name)
    #expect(text.contains("in 2 of 3 variants: wide=true; wide=false"))
    #expect(text.ranges(of: "not told what step 1 is").count == 2)
  }

  @Test func otherProgramsGetEachVariant() throws {
    let lines = try write("jsonl").split(separator: "\n").filter { $0.contains("\"failed\"") }
    let results = lines.filter { $0.contains("\"rule\": \"step-name-announced\"") }
      .filter { $0.contains("\"outcome\"") }
    #expect(results.count == 3)
    #expect(results.count { $0.contains("\"variant\": {\"name\": \"wide=") } == 2)
    let prints = Set(try file().results.outcomes.filter { $0.result == .failed }.map(\.fingerprint))
    #expect(prints.count == 3)
  }
}
