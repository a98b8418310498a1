import A11yAudit
import A11yAuditXCTest
import Testing
import XCTest

/// Assertions of either kind that hold.
private enum Steps: SpecElements {
  static let spec = Spec(lang: "en") {
    StepIndicator(
      id: "steps",
      current: 1,
      backdrop: "white",
      appearance: .light,
      label: "Checkout",
      children: .contain
    ) {
      for name in ["Account", "Payment"] { Step(name: name) }
      Look(label: "Step {position} of {count}: {name}, {state}", children: .ignore) {
        Text("{position}", style: .body, color: "black")
      }
      Announcement("Step {position} of {count}: {name}", on: .advance)
      Announcement("Step {position} of {count}: {name}", on: .back)
    }
  }

  static let read = ["Step 1 of 2: Account, current", "Step 2 of 2: Payment, upcoming"]

  static func assert() throws {
    XCTAssertAccessible(spec)
    XCTAssertAccessible(spec: spec.text)
    XCTAssertAccessible(try spec.document(), rules: ["text-contrast-minimum"])
    XCTAssertContrast("black", on: "white", atLeast: 21)
    XCTAssertAnnouncements(spec, walking: [.next], hears: ["Step 2 of 2: Payment"])
    XCTAssertTranscript(spec, reads: read)
    XCTAssertTranscript(spec, recordedIn: "pairing.txt")
    XCTAssertAccessible(specsIn: "Tests/ExampleTests")
  }

  static func expect() throws {
    expectAccessible(spec)
    expectAccessible(spec: spec.text)
    expectAccessible(try spec.document(), rules: ["text-contrast-minimum"])
    expectContrast("black", on: "white", atLeast: 21)
    expectAnnouncements(spec, walking: [.next], hears: ["Step 2 of 2: Payment"])
    expectTranscript(spec, reads: read)
    expectTranscript(spec, recordedIn: "pairing.txt")
    expectAccessible(specsIn: "Tests/ExampleTests")
  }
}

final class PairingTests: XCTestCase {
  func testAsserts() throws { try Steps.assert() }
  func testExpects() throws { try Steps.expect() }
}

@Test func asserts() throws { try Steps.assert() }
@Test func expects() throws { try Steps.expect() }
