import A11yAudit
import A11yReports
import A11yRules
import Foundation
import TestSupport
import Testing

/// What the specs in Examples come to.
@Suite struct ArticleTests {
  private static func names(in folder: String) throws -> [String] {
    try Repository.files(in: folder, ending: ".xml").map(\.lastPathComponent)
  }

  private static func results(_ path: String) throws -> AuditResults {
    let bytes = try Repository.bytes(Repository.root.appending(path: path))
    return Audit().results(for: try Document(bytes, file: path))
  }

  @Test(arguments: try names(in: "Examples/repaired"))
  func repairedSpecLeavesNothing(name: String) throws {
    let results = try Self.results("Examples/repaired/\(name)")
    let open = results.outcomes.filter { $0.result == .failed || $0.result == .cantTell }
    #expect(open.map { "\($0.location): \($0.rule): \($0.message)" } == [])
  }

  /// An image that states its steps leaves open only what its scripts announce, and whether it grows
  /// where it is shown.
  @Test func statedStepsLeaveNothing() throws {
    let results = try Self.results("Examples/indicators/checkout.svg")
    let open = results.outcomes.filter { $0.result == .failed || $0.result == .cantTell }
    #expect(open.map(\.rule) == ["change-announced", "text-scales"])
    let passed = Set(results.outcomes.filter { $0.result == .passed }.map(\.rule))
    #expect(
      passed.isSuperset(of: [
        "step-position-announced", "step-total-announced", "step-name-announced",
        "step-state-announced", "step-announcement-complete", "single-current-step",
        "state-exposed-to-at", "state-not-color-only", "glyph-contrast", "component-has-name",
      ])
    )
  }

  /// No rule is there that no accessible component passes.
  @Test func everyRulePassesOnARepairedSpec() throws {
    let names = try Self.names(in: "Examples/repaired")
    let outcomes = try names.flatMap { try Self.results("Examples/repaired/\($0)").outcomes }
    let passed = Set(outcomes.filter { $0.result == .passed }.map(\.rule))
    let selected = Catalogue.builtIn.rules.filter { $0.dialects.contains(.spec) }.map(\.id)
    #expect(selected.filter { !passed.contains($0) } == [])
  }

  /// Each published spec stands beside what the audit says of it.
  @Test(arguments: try names(in: "Examples/published"))
  func publishedSpecIsReported(name: String) throws {
    let path = "Examples/published/\(name)"
    let file = Report.AuditedFile(
      name: path,
      results: try Self.results(path),
      seconds: 0,
      source: SourceText(try Repository.bytes(Repository.root.appending(path: path)))
    )
    let report = Report(version: Version.current, files: [file])
    let text = try #require(Reporter.named("text")).write(report, Reporter.Style())
    try expectFile("Examples/published/\(name.dropLast(4)).txt", holds: text)
  }

  @Test func everyPublishedSpecHasARepairedOne() throws {
    let repaired = try Self.names(in: "Examples/repaired")
    #expect(Set(repaired).isSuperset(of: try Self.names(in: "Examples/published")))
  }
}
