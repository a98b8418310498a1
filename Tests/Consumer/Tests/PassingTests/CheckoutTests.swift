import A11yAuditXCTest
import XCTest

final class CheckoutTests: XCTestCase {
  func testCheckoutIsAccessible() {
    XCTAssertAccessible(specAt: "checkout.xml")
  }
}
