import A11yModel
import A11yRules
import Foundation
import TestSupport
import Testing

@testable import A11yReports

/// What code scanning reads.
@Suite struct SARIFTests {
  private func write(_ name: String, _ report: Report) throws -> String {
    try #require(Reporter.named(name)).write(report, Reporter.Style())
  }

  private func run(of log: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any]
    return try #require((object?["runs"] as? [[String: Any]])?.first)
  }

  @Test func theWorstResultsAreKept() throws {
    let run = try run(of: SARIFLog(try SampleReport.many(60), atMost: 5).text)
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
    var report = try SampleReport.many(50)
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
    var report = try SampleReport.many(1)
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
    var report = try SampleReport.many(2)
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

  /// What is told of stands up to the end of its tag; of a tag without an end, only where it begins.
  @Test(arguments: [
    ("<a b='>'\r\n ü='1'/>", [2, 3, 3, 9]), ("<a><b/></a>", [2, 3, 2, 6]), ("<a b='", [2, 3]),
    ("<a b='\(String(repeating: "x", count: 1 << 16))'/>", [2, 3]), ("no tag", [2, 3]),
  ])
  func regionsEnd(_ markup: String, _ numbers: [Int]) throws {
    var report = try SampleReport.many(1)
    let place = Location(file: "checkout.xml", line: 2, column: 3)
    report.files[0].results.outcomes[0].location = place
    report.files[0].source = SourceText(Array("<spec>\n  \(markup)".utf8))
    let result = try #require(
      (try run(of: write("sarif", report))["results"] as? [[String: Any]])?.first
    )
    let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
    let region = (location as? [String: Any])?["region"] as? [String: Int]
    let names = ["startLine", "startColumn", "endLine", "endColumn"].prefix(numbers.count)
    #expect(region == Dictionary(uniqueKeysWithValues: zip(names, numbers)))
  }

  @Test func rulesAndToolHavePages() throws {
    let run = try run(of: write("sarif", SampleReport.mixed()))
    let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
    #expect((driver["informationUri"] as? String)?.hasPrefix("https://") == true)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let pages = rules.map { ($0["id"] as? String, $0["helpUri"] as? String) }
    let page = "https://OWNER.github.io/a11y-audit/rules/text-contrast-minimum.html"
    #expect(pages.contains { $0 == ("text-contrast-minimum", page) })
  }
}
