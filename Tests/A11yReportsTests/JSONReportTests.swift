import A11yModel
import A11yReaders
import A11yRules
import Foundation
import TestSupport
import Testing

@testable import A11yReports

/// The contract of reports in JSON, version 2.
@Suite struct JSONReportTests {
  /// A report of some components, as it is kept by a detail.
  private func report(_ components: String, _ detail: Audit.Detail = .passes) throws -> Report {
    let text = #"<spec xmlns="urn:a11y-audit:spec:1" lang="en">\#n\#(components)</spec>"#
    guard case .document(let document) = try Reader.content(of: Array(text.utf8), file: "a.xml")
    else { return Report(version: "0", files: []) }
    var audit = Audit()
    audit.profiles = Profile.Name.allCases
    audit.detail = detail
    let file = Report.AuditedFile(
      name: "a.xml",
      results: audit.results(for: document),
      seconds: 0
    )
    return Report(version: "0", files: [file])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private func json(_ report: Report) throws -> String {
    try #require(Reporter.named("json")).write(report, Reporter.Style())
  }

  private static func ring(_ id: String) -> String {
    """
    <progress id="\(id)" type="ring" value="0.5" label="Upload" value-text="{percent} percent" \
    dynamic="false"/>

    """
  }

  private static let faint = """
    <step-indicator id="steps" current="1" backdrop="#FFF" label="Step {position}">
      <step name="Account"/><step name="Details"/>
      <look><text style="caption" color="#8A8A8E">{name}</text></look>
    </step-indicator>
    """

  /// A result says what its rule does not: who reads both knows all.
  @Test func nothingIsLost() throws {
    let chart = #"<chart id="sleep" type="bar" label="Sleep"/>"#
    let report = try report(Self.faint + Self.ring("upload") + chart)
    let object = try object(json(report))
    let rules = try #require(object["rules"] as? [String: [String: Any]])
    let results = try #require(object["results"] as? [[String: Any]])
    let outcomes = report.outcomes.filter(\.result.isDecision)
    #expect(results.count == outcomes.count && !outcomes.isEmpty)
    #expect(Set(outcomes.map(\.rule)) == Set(rules.keys))
    // Some are asked by some of the profiles alone.
    #expect(results.contains { $0["profiles"] != nil })
    for (result, outcome) in zip(results, outcomes) {
      let rule = try #require(rules[outcome.rule])
      func said(_ key: String) -> Any? { result[key] ?? rule[key] }
      #expect(result["rule"] as? String == outcome.rule)
      #expect(result["outcome"] as? String == outcome.result.rawValue)
      #expect(result["component"] as? String == outcome.component)
      #expect(result["message"] as? String ?? rule["title"] as? String == outcome.message)
      #expect(said("profiles") as? [String] ?? [] == outcome.profiles)
      #expect(said("requirements") as? [String] ?? [] == outcome.requirements)
      #expect(said("advisory") as? Bool ?? false == outcome.isAdvisory)
      #expect(rule["composite"] as? Bool ?? false == outcome.isComposite)
      #expect(result["count"] as? Int ?? 1 == outcome.count)
      #expect(result["target"] as? String == outcome.target)
      #expect((result["fingerprint"] != nil) == (outcome.target != nil))
      #expect(result["remedy"] as? String ?? "" == outcome.remedy)
      #expect(result["missing"] as? [String] ?? [] == outcome.missing)
    }
  }

  /// What is not told one by one is counted, as if it were.
  @Test func whatIsNotListedIsCounted() throws {
    let components = Self.faint + Self.ring("upload")
    let all = try report(components, .summaries)
    let object = try object(json(try report(components)))
    let summary = try #require(object["summary"] as? [String: Any])
    let byRule = try #require(summary["byRule"] as? [String: [String: Int]])
    #expect(Set(byRule.keys) == Set(all.files[0].results.rules.map(\.id)))
    #expect(byRule.count == summary["rules"] as? Int)
    var expected: [String: [String: Int]] = [:]
    for outcome in all.outcomes {
      expected[outcome.rule, default: [:]][outcome.result.rawValue, default: 0] += outcome.count
    }
    for (rule, counts) in byRule { #expect(counts == expected[rule] ?? [:], "\(rule)") }
    for result in Outcome.Result.allCases {
      #expect(summary[result.rawValue] as? Int == all.summary.count(result))
    }
    let results = try #require(object["results"] as? [[String: Any]])
    #expect(!results.contains { ["inapplicable", "untested"].contains($0["outcome"] as? String) })
    #expect(all.summary.count(.inapplicable) > 0 && all.summary.count(.untested) > 0)
    let last = try #require(try json(all).range(of: "\"summary\"", options: .backwards))
    #expect(try json(all)[last.upperBound...].contains("byRule"))
  }

  @Test func everyOutcomeIsListedOnRequest() throws {
    let report = try report(Self.faint, .everything)
    let results = try #require(try object(json(report))["results"] as? [[String: Any]])
    #expect(results.count == report.outcomes.count)
    #expect(results.contains { $0["outcome"] as? String == "inapplicable" })
  }

  /// A component without findings takes a kilobyte, and a finding not much more.
  @Test func littleIsSaidOfLittle() throws {
    let one = try json(report(Self.ring("one")))
    let two = try json(report(Self.ring("one") + Self.ring("two")))
    #expect(try object(one)["summary"].map { ($0 as? [String: Any])?["failed"] as? Int } == 0)
    #expect(two.utf8.count - one.utf8.count <= 1024)
  }

  /// The table of a report that begins before its end is known has what may still occur.
  @Test func aLongReportIsWrittenAsItIsMade() throws {
    var report = try report(Self.ring("one"))
    let other = try self.report(Self.faint)
    report.files = [report.files[0], other.files[0], report.files[0]]
    var long = JSONReport(Reporter.Style(), waitingFor: 0)
    let parts = report.files.map { long.part(of: $0, in: report) }
    #expect(parts.allSatisfy { !$0.isEmpty })
    let text = parts.joined() + long.end(of: report)
    let (read, short) = (try object(text), try object(json(report)))
    let rules = try #require(read["rules"] as? [String: Any])
    #expect(rules.count > Catalogue.builtIn.rules.count)
    let counts = [read, short].map { ($0["results"] as? [Any])?.count }
    #expect(counts[0] == counts[1])
    let summaries = try [read, short].map { object in
      let summary = try #require(object["summary"])
      return try JSONSerialization.data(withJSONObject: summary, options: .sortedKeys)
    }
    #expect(summaries[0] == summaries[1])
    #expect(try #require(JSONSchema(ReportSchema.json.line)).problems(in: text) == [])
  }

  @Test func nothingAuditedIsAReport() throws {
    let text = try json(Report(version: "0", files: []))
    #expect(try #require(JSONSchema(ReportSchema.json.line)).problems(in: text) == [])
    #expect(text.contains("\"results\": [],\n  \"summary\"") && !text.contains("rules\": {"))
  }

  /// What is not allowed is found, so that what is not found is allowed.
  @Test(arguments: [
    ("\"schema\": 2", "\"schema\": 1"), ("\"files\": 1", "\"files\": -1"),
    ("\"files\": 1", "\"files\": true"), ("\"outcome\": \"passed\"", "\"outcome\": \"fine\""),
    ("\"component\"", "\"komponent\""), ("\"results\": [", "\"notes\": [1], \"results\": ["),
    ("{\"file\": \"a.xml\"}", "{\"file\": \"a.xml\", \"line\": 0}"),
  ])
  func theSchemaRefuses(_ right: String, _ wrong: String) throws {
    let text = try json(report(Self.ring("one")))
    let schema = try #require(JSONSchema(ReportSchema.json.line))
    #expect(schema.problems(in: text) == [])
    let changed = try #require(text.range(of: right)).lowerBound
    let other = text[..<changed] + wrong + text[changed...].dropFirst(right.count)
    #expect(schema.problems(in: String(other)) != [])
  }
}
