import A11yModel
import SwiftReader
import TestSupport
import Testing

/// Comments of the source that speak to the audit.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing))
struct CommentTests {
  @Test func `comments are those of the files that were read`() throws {
    let first = "// a11y-audit-disable-file x: y\n"
    let names =
      "  /* a11y-audit-enable x */ enum Names { static let upload: String = \"Upload\" }\n"
    let project = try Project([
      "App.xcodeproj/project.pbxproj": "", "App/Names.swift": names,
      "App/Ring.swift": first + Ring.view(label: "Names.upload"),
      "App/Other.swift": "// a11y-audit-disable-file z: y\n",
    ])
    let comments = try #require(try project.reading(of: "App/Ring.swift").document?.comments)
    #expect(
      comments == [
        Document.Comment(
          "a11y-audit-enable x",
          at: Location(file: "App/Names.swift", line: 1, column: 3),
          lead: 3
        ),
        Document.Comment(
          "a11y-audit-disable-file x: y",
          at: Location(file: "App/Ring.swift", line: 1, column: 1),
          lead: 3
        ),
      ]
    )
  }
}
