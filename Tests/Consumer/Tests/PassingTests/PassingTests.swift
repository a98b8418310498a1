import A11yAuditXCTest
import Testing
import XCTest

private let spec = """
  <spec xmlns="urn:a11y-audit:spec:1" lang="en">
    <progress id="upload" type="ring" value="0.5" backdrop="#FFFFFF" appearance="light"
              children="ignore" label="Upload" value-text="50 percent"
              traits="updates-frequently">
      <fill color="#0000C0" thickness="4"/>
    </progress>
  </spec>
  """

final class PassingXCTests: XCTestCase {
  func testSpec() {
    XCTAssertAccessible(spec: spec)
  }
}

@Test func passingSwiftTesting() {
  XCTAssertAccessible(spec: spec)
}
