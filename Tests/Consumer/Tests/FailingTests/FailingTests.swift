import A11yAuditXCTest
import Testing
import XCTest

final class AssertTests: XCTestCase {
  func testFile() { XCTAssertAccessible(specAt: "faint.xml", rules: Faint.rules) }
  func testText() { XCTAssertAccessible(spec: Faint.text, rules: Faint.rules) }
  func testBuilt() { XCTAssertAccessible(Faint.spec, rules: Faint.rules) }
  func testMissingFile() { XCTAssertAccessible(specAt: "no-such-spec.xml") }
  func testNothing() { XCTAssertAccessible(spec: Faint.nothing) }
  func testMalformed() { XCTAssertAccessible(spec: "<spec") }
  func testUnknownRule() { XCTAssertAccessible(Faint.spec, rules: ["text-contrast-minimun"]) }
  func testStale() {
    XCTAssertAccessible(Faint.spec, rules: Faint.rules, failOn: .critical, expecting: [Faint.gone])
  }
  func testContrast() { XCTAssertContrast("white", on: "#34C759", atLeast: 4.5) }
  func testAnnouncement() {
    XCTAssertAnnouncements(Faint.spec, walking: [.next], hears: ["Details"])
  }
  func testTranscript() { XCTAssertTranscript(Faint.spec, reads: ["Step 1"]) }
  func testRecording() {
    XCTAssertTranscript(Faint.spec, recordedIn: Faint.recording, record: true)
  }
  func testFolder() { XCTAssertAccessible(specsIn: "Tests/FailingTests", rules: Faint.rules) }
  func testDoubt() { XCTAssertAccessible(spec: Faint.open, rules: Faint.rules, cantTell: .fails) }
}

final class ExpectTests: XCTestCase {
  func testFile() { expectAccessible(specAt: "faint.xml", rules: Faint.rules) }
  func testText() { expectAccessible(spec: Faint.text, rules: Faint.rules) }
  func testBuilt() { expectAccessible(Faint.spec, rules: Faint.rules) }
  func testMissingFile() { expectAccessible(specAt: "no-such-spec.xml") }
  func testNothing() { expectAccessible(spec: Faint.nothing) }
  func testMalformed() { expectAccessible(spec: "<spec") }
  func testUnknownRule() { expectAccessible(Faint.spec, rules: ["text-contrast-minimun"]) }
  func testStale() {
    expectAccessible(Faint.spec, rules: Faint.rules, failOn: .critical, expecting: [Faint.gone])
  }
  func testContrast() { expectContrast("white", on: "#34C759", atLeast: 4.5) }
  func testAnnouncement() { expectAnnouncements(Faint.spec, walking: [.next], hears: ["Details"]) }
  func testTranscript() { expectTranscript(Faint.spec, reads: ["Step 1"]) }
  func testRecording() { expectTranscript(Faint.spec, recordedIn: Faint.recording, record: true) }
  func testFolder() { expectAccessible(specsIn: "Tests/FailingTests", rules: Faint.rules) }
  func testDoubt() { expectAccessible(spec: Faint.open, rules: Faint.rules, cantTell: .fails) }
}

@Suite struct Asserts {
  @Test func assertedFile() { XCTAssertAccessible(specAt: "faint.xml", rules: Faint.rules) }
  @Test func assertedText() { XCTAssertAccessible(spec: Faint.text, rules: Faint.rules) }
  @Test func assertedBuilt() { XCTAssertAccessible(Faint.spec, rules: Faint.rules) }
  @Test func assertedMissingFile() { XCTAssertAccessible(specAt: "no-such-spec.xml") }
  @Test func assertedNothing() { XCTAssertAccessible(spec: Faint.nothing) }
  @Test func assertedMalformed() { XCTAssertAccessible(spec: "<spec") }
  @Test func assertedUnknownRule() {
    XCTAssertAccessible(Faint.spec, rules: ["text-contrast-minimun"])
  }
  @Test func assertedStale() {
    XCTAssertAccessible(Faint.spec, rules: Faint.rules, failOn: .critical, expecting: [Faint.gone])
  }
  @Test func assertedContrast() { XCTAssertContrast("white", on: "#34C759", atLeast: 4.5) }
  @Test func assertedAnnouncement() {
    XCTAssertAnnouncements(Faint.spec, walking: [.next], hears: ["Details"])
  }
  @Test func assertedTranscript() { XCTAssertTranscript(Faint.spec, reads: ["Step 1"]) }
  @Test func assertedRecording() {
    XCTAssertTranscript(Faint.spec, recordedIn: Faint.recording, record: true)
  }
  @Test func assertedFolder() {
    XCTAssertAccessible(specsIn: "Tests/FailingTests", rules: Faint.rules)
  }
  @Test func assertedDoubt() {
    XCTAssertAccessible(spec: Faint.open, rules: Faint.rules, cantTell: .fails)
  }
}

@Suite struct Expects {
  @Test func expectedFile() { expectAccessible(specAt: "faint.xml", rules: Faint.rules) }
  @Test func expectedText() { expectAccessible(spec: Faint.text, rules: Faint.rules) }
  @Test func expectedBuilt() { expectAccessible(Faint.spec, rules: Faint.rules) }
  @Test func expectedMissingFile() { expectAccessible(specAt: "no-such-spec.xml") }
  @Test func expectedNothing() { expectAccessible(spec: Faint.nothing) }
  @Test func expectedMalformed() { expectAccessible(spec: "<spec") }
  @Test func expectedUnknownRule() {
    expectAccessible(Faint.spec, rules: ["text-contrast-minimun"])
  }
  @Test func expectedStale() {
    expectAccessible(Faint.spec, rules: Faint.rules, failOn: .critical, expecting: [Faint.gone])
  }
  @Test func expectedContrast() { expectContrast("white", on: "#34C759", atLeast: 4.5) }
  @Test func expectedAnnouncement() {
    expectAnnouncements(Faint.spec, walking: [.next], hears: ["Details"])
  }
  @Test func expectedTranscript() { expectTranscript(Faint.spec, reads: ["Step 1"]) }
  @Test func expectedRecording() {
    expectTranscript(Faint.spec, recordedIn: Faint.recording, record: true)
  }
  @Test func expectedFolder() {
    expectAccessible(specsIn: "Tests/FailingTests", rules: Faint.rules)
  }
  @Test func expectedDoubt() {
    expectAccessible(spec: Faint.open, rules: Faint.rules, cantTell: .fails)
  }

  /// In a task that knows nothing of the test.
  @Test func expectedDetached() async {
    await Task.detached { expectContrast("white", on: "#34C759", atLeast: 4.5) }.value
  }
}
