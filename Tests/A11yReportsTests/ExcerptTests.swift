import A11yModel
import A11yRules
import TestSupport
import Testing

@testable import A11yReports

@Suite struct ExcerptTests {
  /// A finding on a place of a text, with what its excerpt shows.
  private func excerpt(
    _ text: String,
    _ line: Int,
    _ column: Int,
    _ evidence: [Evidence] = []
  ) throws -> [String] {
    var outcome = try SampleReport.mixed().files[0].results.outcomes[0]
    outcome.location = Location(file: "checkout.xml", line: line, column: column)
    outcome.evidence = evidence
    var file = try SampleReport.mixed().files[0]
    file.source = SourceText(Array(text.utf8))
    let excerpt = try #require(SourceExcerpt(of: file.source))
    return excerpt.lines(for: [outcome], TextPaint(usesColor: false))
  }

  @Test func oneLineBeforeAndAfter() throws {
    let text = "<spec>\n  <step name=\"A\"/>\n</spec>\n"
    #expect(
      try excerpt(text, 2, 3) == [
        "  1 | <spec>", "  2 |   <step name=\"A\"/>", "    |   ^~~~~", "  3 | </spec>",
      ]
    )
    // Neither before the first line nor behind the last.
    #expect(try excerpt(text, 1, 1).first == "  1 | <spec>")
    #expect(try excerpt(text, 3, 1).last == "    | ^~~~~~")
    #expect(try excerpt(text, 4, 2) == [])
    #expect(try excerpt(text, 2, 99) == [])
  }

  @Test func numbersAreAligned() throws {
    let text = String(repeating: "<a>\n", count: 12)
    #expect(
      try excerpt(text, 9, 1) == ["   8 | <a>", "   9 | <a>", "     | ^~", "  10 | <a>"]
    )
  }

  /// Where the evidence says which attribute it is.
  @Test func theAttributeIsMarked() throws {
    let text = #"<text style="caption" color="white" fill='#FFF'>x</text>"#
    let token: [Evidence] = [
      Evidence("foreground", .text("#FFFFFF")), Evidence("colors", .text("white on brand")),
    ]
    #expect(
      try excerpt(text, 1, 1, token)[1] == "    |" + String(repeating: " ", count: 23)
        + "^~~~~~~~~~~~~"
    )
    let named = [Evidence("attribute", .text("style"))]
    #expect(try excerpt(text, 1, 1, named)[1] == "    |       ^~~~~~~~~~~~~~~")
    // Of two that it may be, neither is.
    let two = [Evidence("foreground", .text("#fff"))]
    #expect(try excerpt(##"<a color="#FFF" fill="#FFF"/>"##, 1, 1, two)[1] == "    | ^~")
  }

  @Test func tabsAndWideCharactersKeepTheMarkInPlace() throws {
    #expect(try excerpt("\t<a/>", 1, 2) == ["  1 |     <a/>", "    |     ^~"])
    #expect(try excerpt("東京<a/>", 1, 3) == ["  1 | 東京<a/>", "    |     ^~"])
    #expect(try excerpt("e\u{301}👩‍💻<a/>", 1, 6) == ["  1 | e\u{301}👩‍💻<a/>", "    |    ^~"])
    #expect(try excerpt("\u{202E}<a/>", 1, 2) == ["  1 | \\u{202e}<a/>", "    |         ^~"])
  }

  /// Of a long line, what is around the culprit.
  @Test func longLinesAreCut() throws {
    let line = String(repeating: "<g/>", count: 100_000)
    let begin = try excerpt(line, 1, 5)
    #expect(begin == ["  1 | " + line.prefix(120) + "…", "    |     ^~"])
    let middle = try excerpt(line, 1, 200_001)
    #expect(
      middle == [
        "  1 | …" + line.prefix(120) + "…", "    | " + String(repeating: " ", count: 41) + "^~",
      ]
    )
    let end = try excerpt(line, 1, 399_997)
    #expect(end[0] == "  1 | …" + line.prefix(44))
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func linesEndAsXMLSays(_ feed: String) throws {
    let lines = try excerpt(["<a>", "<b>", "<c>"].joined(separator: feed), 2, 1)
    #expect(lines == ["  1 | <a>", "  2 | <b>", "    | ^~", "  3 | <c>"])
  }

  /// Findings of the configuration are about another file.
  @Test func anotherFileIsNotShown() throws {
    var report = try SampleReport.mixed()
    for index in report.files[0].results.outcomes.indices {
      report.files[0].results.outcomes[index].location.file = ".a11y-audit.json"
    }
    let text = try #require(Reporter.named("text")).write(report, Reporter.Style())
    #expect(!text.contains(" | ") && text.contains(".a11y-audit.json:5:11\n  serious: "))
  }
}
