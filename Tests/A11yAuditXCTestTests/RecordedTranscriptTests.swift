import A11yAudit
import Foundation
import TestSupport
import Testing

@testable import A11yAuditXCTest

/// What is read is recorded once, and compared from then on.
@Suite struct RecordedTranscriptTests {
  private static let spec = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="steps" current="1" label="Steps" children="contain">
        <step name="Account"/><step name="Payment"/>
        <look label="{name}, {state}" children="ignore"/>
      </step-indicator>
    </spec>
    """

  @Test func aTranscriptIsRecordedOnceAndThenCompared() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Transcripts/steps.txt")
    func messages(_ text: String = Self.spec, isNew: Bool = false) throws -> [String] {
      try RecordedTranscript(file: file, isNew: isNew).failures(
        of: .text(text),
        component: nil,
        after: []
      ).map(\.message)
    }
    let recorded = ["\(file.path): recorded; run the test again to compare with it"]
    #expect(try messages() == recorded)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "Account, current\nPayment, upcoming\n")
    #expect(try messages() == [])
    // Git may end lines as Windows does.
    try Data(text.replacing("\n", with: "\r\n").utf8).write(to: file)
    #expect(try messages() == [])

    let other = Self.spec.replacing("Payment", with: "Pay")
    let found = try messages(other)
    #expect(found.count == 1)
    let lines = found.first?.split(separator: "\n") ?? []
    #expect(lines.contains("    - Payment, upcoming"), "\(found)")
    #expect(lines.contains { $0.hasPrefix("    + Pay, upcoming  [") }, "\(found)")
    #expect(try messages(other, isNew: true) == recorded)
    #expect(try messages(other) == [])
  }

  @Test func theFileIsBesideTheTest() throws {
    let site = CallSite(file: #filePath, line: #line)
    let folder = URL(filePath: #filePath).deletingLastPathComponent().path
    let recording = try site.recording(in: "Transcripts/steps.txt", isNew: false)
    #expect(recording.file.path == "\(folder)/Transcripts/steps.txt")
    #expect(throws: Undecided.self) { try site.recording(in: "", isNew: false) }
  }

  @Test func whatCannotBeReadIsNotRecorded() {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(throws: Undecided.self) {
      try RecordedTranscript(file: file, isNew: false).failures(
        of: .text("<spec"),
        component: nil,
        after: []
      )
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
