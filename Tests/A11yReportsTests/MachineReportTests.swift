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

  /// A note has the form of a finding, at the start of a file where it is about all of it.
  @Test func conciseNotes() throws {
    var report = try SampleReport.mixed()
    report.notes = [
      Note("one", on: .location(Location(file: "a.xml", line: 2, column: 3))),
      Note("two", on: .file("b.svg")), Note("three"),
    ]
    let lines = try write("concise", report).split(separator: "\n").filter {
      $0.contains("note: t")
    }
    #expect(lines == ["b.svg:1:1: note: two", "note: three"])
    #expect(try write("concise", report).contains("\na.xml:2:3: note: one\n"))
    #expect(try write("text", report).contains("note: b.svg: two\n"))
  }

  /// GitHub shows ten of a kind; the worst come first, and no finding is lost.
  @Test func annotationsAreTheWorst() throws {
    let lines = try write("github", SampleReport.many(40)).split(separator: "\n")
    let errors = lines.filter { $0.hasPrefix("::error ") }
    #expect(errors.count == 2 && errors[1].contains("line=40,"))
    #expect(lines.filter { $0.hasPrefix("::warning ") }.count == 10)
    let more = lines.filter { $0.hasPrefix("::notice ") }
    #expect(more.count == 1 && more[0].contains("::29 more in the log"))
    #expect(lines.filter { $0.hasPrefix("checkout.xml:") }.count == 29)
  }

  /// People read where a long message begins and how it ends; programs get all of it.
  @Test func longTextsAreClipped() throws {
    var report = try SampleReport.many(1)
    let label = String(repeating: "é", count: 10_000)
    report.files[0].results.outcomes[0].message = "Begins ‘\(label)’ ends"
    report.files[0].results.outcomes[0].evidence = [Evidence("announcement", .text(label))]
    report.files[0].results.outcomes[0].remedy = "say \(label)"
    for format in Reporter.all.map(\.name) {
      let text = try write(format, report)
      if format == "json" || format == "jsonl" {
        #expect(text.contains("Begins ‘\(label)’ ends"))
      } else {
        #expect(text.contains("Begins ‘éé") && text.contains("éé’ ends"), "\(format)")
        #expect(!text.contains(label) || format == "sarif", "\(format)")
      }
    }
  }

  @Test func fingerprintsAreUnique() throws {
    var report = try SampleReport.many(9)
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
    let report = try SampleReport.many(3000)
    let comment = try write("markdown", report)
    #expect(comment.contains("(`checkout.xml:3000:"))
    let shown = comment.split(separator: "\n").count { $0.hasPrefix("- **") }
    #expect(comment.hasPrefix("## a11y-audit: 3000 findings (1 serious, 2999 moderate)"))
    #expect(comment.contains("*\(3000 - shown) findings did not fit, the least bad;"))
  }

  /// What fails the run is worse than what does not, and what could not be told is least.
  @Test func aCommentKeepsWhatFails() throws {
    var report = try SampleReport.many(3000)
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
    var report = try SampleReport.many(3000)
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
    var report = try SampleReport.many(count)
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
