import A11yModel
import TestSupport
import Testing
import XML

@testable import A11yReports

@Suite struct ReporterTests {
  @Test(arguments: [
    ("text", "mixed.txt"), ("json", "mixed.json"), ("junit", "mixed.xml"), ("markdown", "mixed.md"),
    ("concise", "concise.txt"), ("jsonl", "mixed.jsonl"), ("sarif", "mixed.sarif"),
    ("github", "github.txt"), ("gitlab", "gitlab.json"), ("checkstyle", "checkstyle.xml"),
    ("html", "mixed.html"),
  ])
  func golden(name: String, file: String) throws {
    let reporter = try #require(Reporter.named(name))
    let text = reporter.write(try SampleReport.mixed(), Reporter.Style())
    try expectFile("Tests/A11yReportsTests/Golden/\(file)", holds: text)
    #expect(try ReadReport(text, format: name).faults == [])
  }

  /// What is not kept of a run is in no report that lists what passed.
  @Test(arguments: ["junit", "markdown", "github-summary"])
  func whatPassedIsToldWithoutItsOutcomes(name: String) throws {
    let reporter = try #require(Reporter.named(name))
    let whole = try SampleReport.mixed()
    var kept = whole
    kept.counted = whole.tally
    var known: Set<[CheckedComponent.QuietRule]> = []
    for index in kept.files.indices { kept.files[index].keepFindings(&known) }
    #expect(kept.outcomes.count < whole.outcomes.count)
    #expect(reporter.write(kept, Reporter.Style()) == reporter.write(whole, Reporter.Style()))
  }

  @Test func goldenStatistics() throws {
    let style = Reporter.Style(showsStatistics: true)
    let text = try #require(Reporter.named("text")).write(try SampleReport.mixed(), style)
    try expectFile("Tests/A11yReportsTests/Golden/statistics.txt", holds: text)
  }

  @Test(arguments: Reporter.all.map(\.name))
  func nothingActsOnATerminalOrHides(name: String) throws {
    let reporter = try #require(Reporter.named(name))
    let text = reporter.write(try SampleReport.withHostileText(), Reporter.Style())
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value))
      #expect(!(0x202A...0x202E).contains(scalar.value))
    }
  }

  @Test func markdownHoldsNoMarkupFromInput() throws {
    let text = Reporter.markdown(try SampleReport.withHostileText())
    let plain = text.withoutCode
    for mark in ["<script", "<!--", "@team", "#12 ", "https://", "www.", "**b**", "[x]"] {
      #expect(!plain.contains(mark), "\(mark)")
    }
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      // Five cells: a bar from an input would make more.
      #expect(line.replacing("\\|", with: "").filter { $0 == "|" }.count == 6)
    }
  }

  @Test func markdownFitsIntoAComment() throws {
    let steps = (1...3000).map { #"<step name="Step \#($0)" label="\#($0) of many"/>"# }
    let spec = """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
        <step-indicator current="1" dynamic="false">\(steps.joined())</step-indicator>
      </spec>
      """
    let text = Reporter.markdown(try SampleReport.of(spec))
    #expect(text.utf16.count <= 65_000)
  }

  /// Tables and errors count, too; what is left out is told, and so is how much.
  @Test func markdownOfManyFilesFitsIntoAComment() throws {
    var report = try SampleReport.mixed()
    report.files = Array(repeating: report.files[0], count: 1500)
    let error = InputError("<stp> is no element", at: Location(file: "a.xml", line: 1, column: 1))
    report.errors = Array(repeating: error, count: 3000)
    let text = Reporter.markdown(report)
    #expect(text.utf16.count <= 65_000)
    #expect(text.contains(" errors, "))
    #expect(text.contains(" components did not fit"))
    // Each has some room.
    #expect(text.contains("### Not audited"))
    #expect(text.contains("### `checkout` in `checkout.xml`"))
    #expect(text.contains("| `checkout` | `checkout.xml` | 3 serious |"))
  }

  /// What GitHub would make a reference or a picture of, and marks that combine with Markdown's.
  @Test(arguments: [
    ("GH-12", "GH-\u{2060}12"), (":+1:", ":\u{2060}+1:"), ("4.5:1", "4.5:1"),
    ("#12 #FFF", "#\u{2060}12 `#FFF`"), ("WWW.x.org", "WWW\u{2060}.x.org"),
    ("http://x", "http:\u{2060}//x"), ("@team-a", "`@team`-a"), ("a@b.c", "a@\u{2060}b.c"),
    ("@2x", "@\u{2060}2x"), ("let it appear as #026292.", "let it appear as `#026292`."),
    ("#02629280 #02629", "`#02629280` #\u{2060}02629"), ("a#123", "a#\u{2060}123"),
    ("`#123`", "\\`#\u{2060}123\\`"), ("#abcdefg", "#abcdefg"), ("@é", "@\u{2060}é"),
  ])
  func markdownText(_ text: String, _ expected: String) {
    #expect(MarkdownText.plain(text) == expected)
  }

  @Test func markdownProseHoldsCode() {
    #expect(MarkdownText.prose("no *b*, `@a(\"x_y\")`") == "no \\*b\\*, `@a(\"x_y\")`")
    #expect(MarkdownText.prose("a ` *b*") == "a \\` \\*b\\*")
  }

  @Test func markdownCodeHoldsCombinedMarks() {
    #expect(MarkdownText.code("x`\u{301}y") == "``x`\u{301}y``")
    #expect(MarkdownText.codeInTable("p|\u{301}q") == "`p\\|\u{301}q`")
  }

  /// Long runs of what has to be looked at take no more than their length.
  @Test(arguments: ["#", "a.", "w", ":", "`", "-"])
  func markdownTextIsLinear(_ unit: String) {
    let text = String(repeating: unit, count: 200_000)
    #expect(MarkdownText.plain(text).unicodeScalars.count >= text.unicodeScalars.count)
  }

  @Test func errorsOfOneFileAreOneSuite() throws {
    var report = try SampleReport.mixed()
    let place = Location(file: "a.xml", line: 1, column: 2)
    report.errors = [InputError("one", at: place), InputError("two", at: place)]
    let root = try Tree(parsing: Array(Reporter.junit(report).utf8)).root
    let suite = try #require(root.children.last)
    #expect(suite["name"] == "a.xml" && suite["errors"] == "2")
    let cases = suite.children.filter { $0.name == "testcase" }
    #expect(cases.map { $0["name"] } == ["1:2", "1:2 (2)"])
  }

  /// Servers keep one of two cases that are called alike.
  @Test func junitCallsNoTwoFilesAlike() throws {
    var report = try SampleReport.mixed()
    let file = report.files[0]
    report.files = ["x.y.xml", "x_y.xml", "a b.xml", "a  b.xml", "c/d.xml", "c_d.xml", "c/d_xml"]
      .map { name in
        var file = file
        file.name = name
        return file
      }
    let root = try Tree(parsing: Array(Reporter.junit(report).utf8)).root
    let suites = root.children.filter { $0["name"] != "broken.xml" }
    #expect(suites.count == 7 && Set(suites.map { $0["name"] }).count == 7)
    let classes = suites.compactMap { $0.children.first { $0.name == "testcase" }?["classname"] }
    #expect(Set(classes).count == 7, "\(classes)")
    #expect(classes.allSatisfy { $0.filter { $0 == "." }.count == 1 })
  }

  @Test func junitIsWellFormedAndCounts() throws {
    for report in [try SampleReport.mixed(), try SampleReport.withHostileText()] {
      let text = Reporter.junit(report)
      let root = try Tree(parsing: Array(text.utf8)).root
      #expect(root.name == "testsuites" && root.attributes.isEmpty)
      for (index, suite) in root.children.enumerated() {
        let cases = suite.children.filter { $0.name == "testcase" }
        #expect(suite["id"] == String(index))
        #expect(suite["tests"] == String(cases.count))
        for (attribute, child) in [
          ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
        ] {
          let count = cases.filter { $0.first(child) != nil }.count
          #expect(suite[attribute] == String(count))
        }
        #expect(cases.allSatisfy { $0.children.count <= 1 })
        let names = cases.map { "\($0["classname"] ?? "") \($0["name"] ?? "")" }
        #expect(Set(names).count == names.count)
        #expect(cases.allSatisfy { ($0["classname"] ?? "").filter { $0 == "." }.count == 1 })
      }
    }
  }
}

extension Reporter {
  fileprivate static func markdown(_ report: Report) -> String {
    Reporter.named("markdown")?.write(report, Style()) ?? ""
  }

  fileprivate static func junit(_ report: Report) -> String {
    Reporter.named("junit")?.write(report, Style()) ?? ""
  }
}

extension String {
  /// Markdown without its code spans (CommonMark 0.31, section 6.1).
  fileprivate var withoutCode: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "`") {
      // A backslash before it makes a backtick a character.
      if rest[..<start].last == "\\" {
        result += rest[...start]
        rest = rest[rest.index(after: start)...]
        continue
      }
      result += rest[..<start]
      let fence = rest[start...].prefix { $0 == "`" }
      rest = rest[fence.endIndex...]
      while let next = rest.firstIndex(of: "`") {
        let run = rest[next...].prefix { $0 == "`" }
        rest = rest[run.endIndex...]
        if run.count == fence.count { break }
      }
    }
    return result + rest
  }
}
