import A11yAuditXCTest
import XCTest

final class CheckoutTests: XCTestCase {
  func testIsAccessible() {
    XCTAssertAccessible(specAt: "checkout.xml")
  }

  func testSaysTheNextStep() {
    XCTAssertAnnouncements(
      specAt: "checkout.xml",
      walking: [.next],
      hears: ["Step 3 of 3: Review"]
    )
  }
}
