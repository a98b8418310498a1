import A11yModel
import A11yRules
import Foundation
import TestSupport
import Testing

@testable import A11yReports

/// What servers read, where it matters how much there is, and what is suppressed.
@Suite struct MachineReportTests {
  private func write(_ name: String, _ report: Report) throws -> String {
    try #require(Reporter.named(name)).write(report, Reporter.Style())
  }

  /// A report with a finding for each of many places.
  private func many(_ count: Int) throws -> Report {
    var report = try SampleReport.mixed()
    let outcomes = report.files[0].results.outcomes.filter { $0.result == .failed }
    let minor = try #require(outcomes.first { $0.rule == "step-total-announced" })
    let serious = try #require(outcomes.first { $0.rule == "text-contrast-minimum" })
    report.files[0].results.outcomes = (0..<count).map { index in
      var outcome = index == count - 1 ? serious : minor
      outcome.location.line = index + 1
      outcome.cause = "\(index)"
      return outcome
    }
    return report
  }

  private func run(of log: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any]
    return try #require((object?["runs"] as? [[String: Any]])?.first)
  }

  // MARK: SARIF

  @Test func theWorstResultsAreKept() throws {
    let run = try run(of: SARIFLog(try many(60), atMost: 5).text)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["level"] as? String } == Array(repeating: "warning", count: 4) + ["error"]
    )
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    let notifications = invocation["toolExecutionNotifications"] as? [[String: Any]]
    let texts = notifications?.compactMap { ($0["message"] as? [String: String])?["text"] } ?? []
    #expect(texts.contains { $0.hasPrefix("55 findings did not fit") })
    #expect(invocation["executionSuccessful"] as? Bool == false)
  }

  @Test func otherPlacesAreBounded() throws {
    var report = try many(50)
    for index in report.files[0].results.outcomes.indices.dropLast() {
      report.files[0].results.outcomes[index].cause = "one"
    }
    let results = try #require(try run(of: write("sarif", report))["results"] as? [[String: Any]])
    #expect(results.count == 2)
    #expect((results[0]["relatedLocations"] as? [Any])?.count == 20)
    let message = (results[0]["message"] as? [String: String])?["text"]
    #expect(message?.hasSuffix("\n49 places, of which 21 are listed") == true)
  }

  @Test(arguments: [
    ("a b/ü.xml", "a%20b/%C3%BC.xml", true), ("./c:d.xml", "c%3Ad.xml", true),
    ("/elsewhere/a.xml", "file:///elsewhere/a.xml", false), ("-", "-", true),
    ("../a%.xml", "../a%25.xml", true),
  ])
  func filesAreURIs(_ path: String, _ uri: String, _ isRelative: Bool) throws {
    let report = try SampleReport.mixed()
    let artifact = SARIFPlace.artifact(path, report).line
    #expect(
      artifact == "{\"uri\": \"\(uri)\"\(isRelative ? ", \"uriBaseId\": \"%SRCROOT%\"" : "")}"
    )
  }

  /// What is suppressed stays, and says so; elsewhere it is gone.
  @Test func suppressedFindings() throws {
    var report = try SampleReport.mixed()
    let rule = "step-total-announced"
    for index in report.files[0].results.outcomes.indices
    where report.files[0].results.outcomes[index].rule == rule {
      let place = Location(file: "checkout.xml", line: 7, column: 1)
      report.files[0].results.outcomes[index].suppression = Suppression(
        .inline,
        because: "old",
        at: place
      )
    }
    let results = try #require(try run(of: write("sarif", report))["results"] as? [[String: Any]])
    let result = try #require(results.first { $0["ruleId"] as? String == rule })
    let suppression = try #require((result["suppressions"] as? [[String: Any]])?.first)
    #expect(suppression["kind"] as? String == "inSource")
    #expect(suppression["justification"] as? String == "old")
    #expect(results.filter { $0["suppressions"] != nil }.count == 1)
    for format in ["text", "concise", "github", "gitlab", "checkstyle", "markdown", "html"] {
      let text = try write(format, report)
      #expect(!text.contains("are not told how many steps there are"), "\(format)")
      let isForPeople = !["gitlab", "checkstyle"].contains(format)
      #expect(text.contains("1 finding suppressed (1 inline)") == isForPeople, "\(format)")
    }
    #expect(
      try write("jsonl", report).contains(#""suppression": {"kind": "inline", "reason": "old""#)
    )
    #expect(try write("junit", report).contains("suppressed inline: old"))
  }

  /// A comment that suppresses nothing can go, unless more hangs on it.
  @Test(arguments: [
    ("<!-- a11y-audit-disable-next text-contrast-minimum: a reason -->", true),
    ("<!-- a11y-audit-disable-next text-contrast-minimum, step-total-announced: two -->", false),
    ("<!-- a11y-audit-disable text-contrast-minimum: a region -->", false),
    ("<!-- a11y-audit-disable-file x until=2026-01-01: in\r\n ü two lines -->", true),
    ("<!-- a11y-audit-disable-next x: never closed", false),
    ("<step/>", false),
  ])
  func unusedSuppressionsCanGo(_ comment: String, _ isFixed: Bool) throws {
    var report = try many(1)
    report.files[0].results.outcomes[0].rule = SuppressionRule.unused.rawValue
    report.files[0].results.outcomes[0].location = Location(
      file: "checkout.xml",
      line: 2,
      column: 3
    )
    report.files[0].source = SourceText(Array("<spec>\n  \(comment) <x/>\n</spec>".utf8))
    let run = try run(of: write("sarif", report))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let fix = (result["fixes"] as? [[String: Any]])?.first
    #expect((fix != nil) == isFixed)
    let rules = (run["tool"] as? [String: [String: Any]])?["driver"]?["rules"] as? [[String: Any]]
    #expect(rules?.first?["name"] as? String == "UnusedSuppression")
    guard let fix else { return }
    let change = (fix["artifactChanges"] as? [[String: Any]])?.first
    let region = (change?["replacements"] as? [[String: [String: Int]]])?.first?["deletedRegion"]
    let last = comment.split(separator: "\r\n").last ?? ""
    let lineCount = comment.split(separator: "\r\n").count
    let start = lineCount == 1 ? 3 : 1
    #expect(
      region == [
        "startLine": 2, "startColumn": 3, "endLine": 1 + lineCount,
        "endColumn": start + last.unicodeScalars.count,
      ]
    )
  }

  /// What a remedy says to write is a fix: places are those of the text, whatever its encoding.
  @Test func editsAreFixes() throws {
    var report = try many(2)
    let text = "<spec>\r\n<!-- ü --> <text color='#777'/><text/></spec>"
    report.files[0].source = SourceText(Array(text.utf8))
    let place = Location(file: "checkout.xml", line: 2, column: 12)
    report.files[0].results.outcomes[0].location = place
    report.files[0].results.outcomes[0].edits = [
      Edit(location: place, change: .rewrite("color", 0..<4, as: "#767676")),
      Edit(location: place, change: .insert("<stop/>", .last)),
    ]
    // What is not there is not changed.
    report.files[0].results.outcomes[1].edits = [
      Edit(location: place, change: .rewrite("fill", 0..<4, as: "#767676"))
    ]
    let run = try run(of: write("sarif", report))
    let fixes = try #require(run["results"] as? [[String: Any]]).map {
      ($0["fixes"] as? [[String: Any]])?.first
    }
    #expect(fixes.filter { $0 != nil }.count == 1)
    let fix = try #require(fixes.compactMap(\.self).first)
    let change = (fix["artifactChanges"] as? [[String: Any]])?.first
    let replacements = try #require(change?["replacements"] as? [[String: Any]])
    #expect(
      replacements.map { $0["deletedRegion"] as? [String: Int] } == [
        ["startLine": 2, "startColumn": 18, "endLine": 2, "endColumn": 30],
        ["startLine": 2, "startColumn": 30, "endLine": 2, "endColumn": 32],
      ]
    )
    #expect(
      replacements.map { ($0["insertedContent"] as? [String: String])?["text"] }
        == ["color=\"#767676\"", "><stop/></text>"]
    )
    #expect((change?["artifactLocation"] as? [String: String])?["uri"] == "checkout.xml")
  }

  // MARK: others

  /// GitHub shows ten of a kind; the worst come first, and no finding is lost.
  @Test func annotationsAreTheWorst() throws {
    let lines = try write("github", many(40)).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 2 && errors[1].contains("line=40,"))
    #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 10)
    let more = lines.filter { $0.hasPrefix("::notice ") }
    #expect(more.count == 1 && more[0].contains("::29 more in the log"))
    #expect(lines.filter { $0.hasPrefix("checkout.xml:") }.count == 29)
  }

  /// People read where a long message begins and how it ends; programs get all of it.
  @Test func longTextsAreClipped() throws {
    var report = try many(1)
    let label = String(repeating: "é", count: 10_000)
    report.files[0].results.outcomes[0].message = "begins ‘\(label)’ ends"
    report.files[0].results.outcomes[0].evidence = [Evidence("announcement", .text(label))]
    report.files[0].results.outcomes[0].remedy = "say \(label)"
    for format in Reporter.all.map(\.name) {
      let text = try write(format, report)
      if format == "json" || format == "jsonl" {
        #expect(text.contains("begins ‘\(label)’ ends"))
      } else {
        #expect(text.contains("begins ‘éé") && text.contains("éé’ ends"), "\(format)")
        #expect(!text.contains(label) || format == "sarif", "\(format)")
      }
    }
  }

  @Test func fingerprintsAreUnique() throws {
    var report = try many(9)
    report.errors = Array(repeating: report.errors[0], count: 3)
    let text = try write("gitlab", report)
    let entries = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
    let fingerprints = try #require(entries).compactMap { $0["fingerprint"] as? String }
    #expect(fingerprints.count == 12 && Set(fingerprints).count == 12)
  }

  @Test func serversGetNamesFromTheRoot() throws {
    var report = try SampleReport.mixed()
    report.stableNames = ["checkout.xml": "specs/checkout.xml", "broken.xml": "./broken.xml"]
    for format in ["sarif", "github", "gitlab", "checkstyle"] {
      let text = try write(format, report)
      #expect(text.contains("specs/checkout.xml") && !text.contains("./broken"), "\(format)")
    }
    #expect(try write("concise", report).hasPrefix("checkout.xml:2:3: error: "))
  }

  /// The least bad is left out, wherever the worst stands, and findings are counted as above.
  @Test func aCommentKeepsTheWorst() throws {
    let report = try many(3000)
    let comment = try write("markdown", report)
    #expect(comment.contains("(`checkout.xml:3000:"))
    let shown = comment.split(separator: "\n").count { $0.hasPrefix("- **") }
    #expect(comment.hasPrefix("## a11y-audit: 3000 findings (1 serious, 2999 moderate)"))
    #expect(comment.contains("*\(3000 - shown) findings did not fit, the least bad;"))
  }

  /// What fails the run is worse than what does not, and what could not be told is least.
  @Test func aCommentKeepsWhatFails() throws {
    var report = try many(3000)
    for index in 0..<2999 {
      report.files[0].results.outcomes[index].result = index < 1500 ? .cantTell : .failed
      report.files[0].results.outcomes[index].missing = index < 1500 ? ["fact \(index)"] : []
      report.files[0].results.outcomes[index].isAdvisory = index < 2998
      report.files[0].results.outcomes[index].impact = index < 2998 ? .critical : .minor
    }
    report.files[0].gate = Gate(failOn: .minor)
    let comment = try write("markdown", report)
    #expect(comment.contains("(`checkout.xml:2999:") && comment.contains("(`checkout.xml:3000:"))
    #expect(comment.contains(" findings, 1500 that could not be told did not fit"))
    #expect(!comment.contains("<details>"))
    report.files[0].gate = Gate(failOn: nil, failsOnCantTell: true)
    let other = try write("markdown", report)
    #expect(other.contains("<details>") && other.contains("1500 findings, "))
  }

  @Test func theSummaryOfAStepHasRoomForMore() throws {
    var report = try many(3000)
    report.files = Array(repeating: report.files[0], count: 3)
    let comment = try write("markdown", report)
    let summary = try write("github-summary", report)
    #expect(comment.utf16.count <= 65_000 && comment.contains("did not fit"))
    #expect(summary.utf8.count <= 1_000_000 && summary.utf8.count > 900_000)
    #expect(summary.contains(" did not fit"))
  }

  /// Many findings on one long line: each is shown with what is around it, and the line is not
  /// walked for each.
  @Test func manyFindingsOnOneLine() throws {
    let count = 500
    var report = try many(count)
    let tag = #"<text color="white"/>"#
    report.files[0].source = SourceText(Array(String(repeating: tag, count: count).utf8))
    for index in 0..<count {
      report.files[0].results.outcomes[index].location.line = 1
      report.files[0].results.outcomes[index].location.column = tag.utf8.count * index + 1
    }
    let text = try write("text", report)
    #expect(text.split(separator: "\n").count { $0.hasPrefix("  1 |") } == count)
  }
}
