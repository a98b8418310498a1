import A11yAudit
import Foundation
import TestSupport
import Testing

@testable import A11yAuditXCTest

/// What an assertion says of all specs of a folder.
@Suite struct SpecFolderTests {
  private static let good = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="good" current="1" backdrop="white" label="Step {position} of {count}">
        <step name="One"/><text style="body" color="black">One</text>
      </step-indicator>
    </spec>
    """

  /// The first lines of failures in a folder of some files, without what they say.
  private func failures(
    _ files: [String: String],
    rules: [String] = ["text-contrast-minimum"],
    expecting expected: [ExpectedFinding] = []
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let audit = Audit().choosing(profiles: nil, rules: rules, skipping: [], appearances: nil)
    let site = CallSite(file: #filePath, line: #line)
    let failures: [AssertionFailure]
    do throws(Undecided) {
      failures = AccessibilityFailures.of(
        try site.specs(in: "\(folder.path)/"),
        audit: audit,
        expecting: expected
      )
    } catch {
      failures = error.failures
    }
    return failures.map { failure in
      let place = if case .file(let location) = failure.place { "\(location)" } else { "call" }
      let message = failure.message.split(separator: "\n").first.map(String.init) ?? ""
      let text = message.hasPrefix("\(place): ") ? message.dropFirst(place.count + 2) : message[...]
      return "\(place) \(text)".replacing("\(folder.path)/", with: "")
        .replacing(folder.path, with: "folder")
    }
  }

  @Test func eachFindingFailsAtItsPlace() throws {
    let found = try failures([
      "b/steps.xml": FaintSteps.text, "a.xml": Self.good,
      "broken.xml": String(Self.good.dropLast(8)),
      "plist.xml": "<plist/>", ".hidden/a.xml": FaintSteps.text, "icon.svg": "<svg/>", "a.txt": "",
      "empty.xml": #"<spec xmlns="urn:a11y-audit:spec:1"/>"#,
    ])
    #expect(found.count == 3, "\(found)")
    let starts = ["b/steps.xml:5:5 serious: ", "b/steps.xml:6:11 serious: ", "broken.xml:4:20 "]
    for (text, start) in zip(found, starts) { #expect(text.hasPrefix(start), "\(text)") }
  }

  /// Where the rules decide nothing in any of them, each fails.
  @Test func nothingToAuditFails() throws {
    let files = ["a.xml": Self.good, "b.xml": FaintSteps.text]
    let found = try failures(files, rules: ["legend-present"])
    #expect(found.count == 2 && found[1].hasPrefix("b.xml:1:1 nothing was audited: none of the"))
    let nothing = "call folder: there is no spec in it, and no image that can be audited"
    #expect(try failures(["a.txt": ""]) == [nothing])
    let site = CallSite(file: #filePath, line: #line)
    #expect(throws: Undecided.self) { try site.specs(in: "no-such-folder") }
  }

  @Test func whatIsExpectedIsFoundInOne() throws {
    let files = ["a.xml": Self.good, "b.xml": FaintSteps.text]
    let known = ExpectedFinding("text-contrast-minimum", on: "steps", because: "May")
    let gone = ExpectedFinding("text-contrast-minimum", on: "good", because: "May")
    #expect(try failures(files, expecting: [known]) == [])
    let found = try failures(files, expecting: [known, gone])
    #expect(
      found.count == 1 && found[0].contains("on ‘good’ does not occur: remove it"),
      "\(found)"
    )
  }

  // MARK: what could not be told

  /// The size of the text decides, and is not given.
  private static let open = AuditedSpec.text(
    """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="open" backdrop="#FFFFFF"><text color="#888888">Account</text></step-indicator>
    </spec>
    """
  )

  @Test func whatCouldNotBeToldFailsOnRequest() {
    let audit = FaintSteps.audit
    #expect(AccessibilityFailures.of(Self.open, audit: audit) == [])
    let found = AccessibilityFailures.of(Self.open, audit: audit, cantTell: .fails)
    #expect(found.count == 1 && found[0].message.hasPrefix("spec:2:48: cannot tell"), "\(found)")
  }
}
