import TestSupport
import Testing

@testable import A11yAuditCommand

/// Comments of code suppress what is found at the code.
@Suite(.enabled(if: SwiftParsing.isThere, SwiftParsing.missing)) struct SourceSuppressionTests {
  private static let rule = "text-contrast-minimum"

  private func check(_ files: [String: String], _ words: String...) -> CommandResult {
    let all = ["check"] + words + ["--rule", Self.rule]
    return CommandLineTool.result(of: all, SourceMachine.with(files).system)
  }

  private static func ring(_ comment: String, before code: String = "      Text(verbatim") -> String
  {
    SourceMachine.ring.replacing(code, with: "      \(comment)\n\(code)")
  }

  @Test(arguments: [
    "// a11y-audit-disable-next text-contrast-minimum: agreed",
    "/// a11y-audit-disable-next text-contrast-minimum until=2030-01-01: agreed",
    "// a11y-audit-disable-next text-contrast-minimum: agreed\n\n      // The name.",
    "/* a11y-audit-disable-next text-contrast-minimum: agreed */",
    "// a11y-audit-disable text-contrast-minimum: agreed\n// a11y-audit-disable-file text-scales: x",
  ])
  func theNextLineOfCodeIsMeant(_ comment: String) {
    var source = Self.ring(comment)
    if comment.contains("disable text") { source += "// a11y-audit-enable \(Self.rule)\n" }
    let result = check(["Ring.swift": source], "Ring.swift")
    #expect(result.exitCode == .success, "\(result)")
    #expect(result.output.contains("1 finding suppressed (1 inline)"), "\(result.output)")
    #expect(check(["Ring.swift": source], "Ring.swift", "--no-inline").exitCode == .findings)
  }

  @Test func theFileCanBeMeant() {
    let comment = "// a11y-audit-disable-file \(Self.rule): agreed\n"
    #expect(check(["Ring.swift": comment + SourceMachine.ring], "Ring.swift").exitCode == .success)
  }

  /// Another line is not meant; where something was audited there, the suppression is unused.
  @Test func aCommentElsewhereSuppressesNothing() {
    let comment = "// a11y-audit-disable-next \(Self.rule): agreed"
    let source = Self.ring(comment, before: "      Circle().stroke")
    let result = check(["Ring.swift": source], "Ring.swift")
    #expect(result.exitCode == .findings)
    #expect(result.output.contains("unused-suppression"), "\(result.output)")
  }

  @Test(arguments: [
    ("// a11y-audit-disable-next text-contrast-minimum", "9:10: error: no reason is given"),
    ("// a11y-audit-disable-next text-contrast: x", "9:34: error: ‘text-contrast’: "),
    (
      "// a11y-audit-disable text-contrast-minimum: x",
      "is never enabled again; close it with // a11"
    ),
  ])
  func aMalformedCommentIsAnError(_ comment: String, _ message: String) {
    let result = check(["Ring.swift": Self.ring(comment)], "Ring.swift")
    #expect(result.exitCode == .error)
    #expect(result.complaints.contains(message), "\(result.complaints)")
  }

  /// A component has its parts in several files, and each file its comments, which say nothing of others.
  @Test func commentsStandWhereThePartIs() {
    let part = """
      import SwiftUI

      struct Name: View {
        var body: some View {
          // a11y-audit-disable-next text-contrast-minimum: agreed
          Text(verbatim: "Upload").foregroundStyle(Color(white: 0.6))
        }
      }

      struct Other: View {
        var body: some View {
          // a11y-audit-disable-next text-contrast-minimum: for what shows this
          Text(verbatim: "Other")
        }
      }

      """
    let ring = SourceMachine.ring.replacing(
      "Text(verbatim: \"Upload\").foregroundStyle(Color(white: 0.6))",
      with: "Name()"
    )
    let result = check(["Ring.swift": ring, "Name.swift": part], "Ring.swift")
    #expect(result.exitCode == .success && result.complaints.isEmpty, "\(result)")
    #expect(result.output.contains("1 finding suppressed (1 inline)"), "\(result.output)")
    #expect(!result.output.contains("unused-suppression"), "\(result.output)")
  }

  @Test func aConfigurationSuppressesAsWell() {
    let configuration = """
      {"suppressions": [{"files": ["*.swift"], "rules": ["text-contrast-minimum"], "reason": "x"}]}
      """
    let files = ["Ring.swift": SourceMachine.ring, ".a11y-audit.json": configuration]
    #expect(check(files, "Ring.swift").exitCode == .success)
  }
}

/// A comment in a spec that was made of code is about its element, wherever that is shown.
@Suite struct ExtractedSpecSuppressionTests {
  private static func spec(_ before: String, _ after: String = "") -> String {
    """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en" source="Steps.swift">
      <step-indicator view="Steps" backdrop="#FFF" appearance="light" src="Steps.swift:1:8">
        \(before)<text src="Steps.swift:3:5" color="#999" style="body">A</text>
        \(after)<text src="Steps.swift:4:5" color="#000" style="body">B</text>
      </step-indicator>
    </spec>
    """
  }

  @Test(arguments: [
    ("<!-- a11y-audit-disable-next text-contrast-minimum: x -->", "", true),
    ("", "<!-- a11y-audit-disable-next text-contrast-minimum: x -->", false),
    (
      "<!-- a11y-audit-disable text-contrast-minimum: x -->",
      "<!-- a11y-audit-enable text-contrast-minimum -->", true
    ),
    (
      "",
      "<!-- a11y-audit-disable text-contrast-minimum: x --><!-- a11y-audit-enable "
        + "text-contrast-minimum -->", false
    ),
  ])
  func placesInTheSpecCount(_ before: String, _ after: String, _ isSuppressed: Bool) {
    let machine = Machine(files: ["a.xml": Self.spec(before, after)])
    let result = machine.run("check", "a.xml", "--rule", "text-contrast-minimum")
    #expect((result.exitCode == .success) == isSuppressed, "\(result.output)")
  }
}
