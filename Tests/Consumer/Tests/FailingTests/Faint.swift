import A11yAudit
import A11yAuditXCTest

/// What is wrong in the same way in a file, as text and as a value.
enum Faint: SpecElements {
  static let rules = ["text-contrast-minimum"]

  static let text = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator backdrop="white"><text style="caption" color="#8A8A8E">One</text></step-indicator>
    </spec>
    """

  static let spec = Spec(lang: "en") {
    StepIndicator(current: 1, backdrop: "white") {
      Step(name: "Account")
      Step(name: "Details")
      Text("All steps", style: .caption, color: "#8A8A8E")
      Announcement("Step {position}", on: .advance)
    }
  }

  /// The size of the text decides, and is not given.
  static let open = """
    <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator backdrop="white"><text color="#888888">One</text></step-indicator>
    </spec>
    """

  static let recording = "../../.build/faint.txt"

  static let nothing = #"<spec xmlns="urn:a11y-audit:spec:1"/>"#

  static let gone = ExpectedFinding("text-contrast-minimum", on: "checkout", because: "May")
}
