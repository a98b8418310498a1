import A11yAuditXCTest
import Testing
import XCTest

private let example = "step-indicator-demo.xml"

final class ExampleTests: XCTestCase {
  func testIsAccessible() {
    XCTAssertAccessible(specAt: example)
  }

  func testSaysTheNextStep() {
    XCTAssertAnnouncements(
      specAt: example,
      walking: [.next, .next],
      hears: ["Step 3 of 4: Review", "Step 4 of 4: Confirm"]
    )
  }

  func testSaysThePreviousStep() {
    XCTAssertAnnouncements(specAt: example, walking: [.back], hears: ["Step 1 of 4: Account"])
  }
}

@Suite struct ExampleExpectations {
  @Test func isAccessible() {
    expectAccessible(specAt: example)
  }

  @Test func saysTheNextStep() {
    expectAnnouncements(
      specAt: example,
      walking: [.next, .next],
      hears: ["Step 3 of 4: Review", "Step 4 of 4: Confirm"]
    )
  }

  @Test func saysThePreviousStep() {
    expectAnnouncements(specAt: example, walking: [.back], hears: ["Step 1 of 4: Account"])
  }
}
