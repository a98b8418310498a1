import A11yModel
import A11yRules
import Foundation
import TestSupport
import Testing
import XML

@testable import A11yReports

/// Who reads a report alone comes to what the exit code says.
@Suite struct GateReportTests {
  private func write(_ name: String, _ report: Report) throws -> String {
    try #require(Reporter.named(name)).write(report, Reporter.Style())
  }

  /// How many test cases came to something.
  private func cases(_ child: String, _ report: Report) throws -> [XML.Element] {
    let root = try Tree(parsing: Array(try write("junit", report).utf8)).root
    return root.children.flatMap(\.children).compactMap { $0.first(child) }
  }

  private func run(_ report: Report) throws -> [String: Any] {
    let log = try JSONSerialization.jsonObject(with: Data(try write("sarif", report).utf8))
    return try #require(((log as? [String: Any])?["runs"] as? [[String: Any]])?.first)
  }

  private func exitCode(_ run: [String: Any]) -> Int? {
    (run["invocations"] as? [[String: Any]])?.first?["exitCode"] as? Int
  }

  @Test(arguments: [
    (Gate(), true), (Gate(failOn: .moderate), true), (Gate(failOn: .critical), false),
    (Gate(failOn: nil), false), (Gate(failOn: nil, failsOnCantTell: true), true),
  ])
  func formatsFollowTheGate(_ gate: Gate, _ isFailing: Bool) throws {
    var report = try SampleReport.mixed()
    report.errors = []
    report.files[0].gate = gate
    #expect(report.isFailing == isFailing)
    let failing = Set(report.failingFindings.map(\.first.rule))
    #expect(Set(try cases("failure", report).compactMap { $0["type"] }) == failing)
    #expect(try write("checkstyle", report).contains("severity=\"error\"") == isFailing)
    #expect(try write("github", report).contains("::error ") == isFailing)
    let run = try run(report)
    let results = try #require(run["results"] as? [[String: Any]])
    let errors = results.filter { $0["level"] as? String == "error" }
    #expect(Set(errors.compactMap { $0["ruleId"] as? String }) == failing)
    #expect(errors.allSatisfy { $0["kind"] as? String == "fail" })
    #expect(exitCode(run) == (isFailing ? 1 : 0))
    // What could not be told weighs something where it fails the run.
    #expect(try write("gitlab", report).contains("\"info\"") != gate.failsOnCantTell)
  }

  @Test func whatFailsNothingSaysSo() throws {
    var report = try SampleReport.mixed()
    report.files[0].gate = Gate(failOn: .critical)
    let messages = try cases("skipped", report).compactMap { $0["message"] }
    #expect(messages.contains { $0.hasPrefix("serious, which fails nothing here: people who") })
    report.files[0].gate = Gate(failsOnCantTell: true)
    let failures = try cases("failure", report)
    let contrast = failures.first { $0["type"] == "text-contrast-minimum" }
    #expect(contrast?.text.contains("missing: the size of the text") == true)
  }

  @Test func staleEntriesFailEverywhere() throws {
    var report = try SampleReport.mixed()
    report.errors = []
    report.files[0].gate = Gate(failOn: nil)
    report.staleEntries = Report.StaleEntries(file: "known.json", count: 2)
    let words = "2 entries of the baseline no longer occur"
    #expect(try cases("failure", report).map { $0["message"] } == [words])
    #expect(try write("checkstyle", report).contains("severity=\"error\" message=\"\(words)\""))
    #expect(try write("gitlab", report).contains("\"check_name\": \"stale-baseline\""))
    #expect(try write("github", report).hasPrefix("::error file=known.json,line=1,"))
    #expect(exitCode(try run(report)) == 1)
  }

  /// Servers take a report without tests for an error, which it is only where nobody asked for that.
  @Test func reportsHaveATest() throws {
    var report = Report(version: "0", files: [])
    #expect(try cases("error", report).map { $0["type"] } == ["nothing-audited"])
    #expect(exitCode(try run(report)) == 3)
    report.isAllLeftOut = true
    report.notes = [Note("nothing to audit differs from main")]
    #expect(try cases("error", report).isEmpty)
    let messages = try cases("skipped", report).compactMap { $0["message"] }
    #expect(messages == report.notes.map(\.message))
    #expect(exitCode(try run(report)) == 0)
  }
}
