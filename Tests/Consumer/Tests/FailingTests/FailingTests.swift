import A11yAuditXCTest
import Testing
import XCTest

/// The accent on a tint of itself, and nothing that says where the user is.
private let spec = """
  <spec xmlns="urn:a11y-audit:spec:1" lang="en">
    <step-indicator id="checkout" current="1" backdrop="#FFFFFF" children="ignore" label="Checkout">
      <step name="Account"/><step name="Details"/>
      <look><text style="caption" color="#8A8A8E">{position}</text></look>
    </step-indicator>
  </spec>
  """

final class FailingXCTests: XCTestCase {
  func testFinding() {
    XCTAssertAccessible(spec: spec)
  }

  func testMissingFile() {
    XCTAssertAccessible(specAt: "no-such-spec.xml")
  }

  func testNothingToAudit() {
    XCTAssertAccessible(spec: #"<spec xmlns="urn:a11y-audit:spec:1"/>"#)
  }

  func testMalformed() {
    XCTAssertAccessible(spec: "<spec")
  }
}

@Test func failingFinding() {
  XCTAssertAccessible(spec: spec)
}

@Test func failingMissingFile() {
  XCTAssertAccessible(specAt: "no-such-spec.xml")
}

@Test func failingNothingToAudit() {
  XCTAssertAccessible(spec: #"<spec xmlns="urn:a11y-audit:spec:1"/>"#)
}

@Test func failingMalformed() {
  XCTAssertAccessible(spec: "<spec")
}
