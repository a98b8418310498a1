import A11yAudit
import A11yAuditXCTest
import Testing

@Suite struct UploadTests: SpecElements {
  let upload = Spec(lang: "en") {
    Progress(
      type: .ring,
      value: 0.5,
      backdrop: "systemBackground",
      label: "Upload",
      traits: [.updatesFrequently],
      children: .ignore,
      valueText: "{percent} percent"
    ) {
      Fill(thickness: 4, color: "systemTeal")
    }
  }

  @Test func isAccessible() {
    expectAccessible(
      upload,
      expecting: [
        ExpectedFinding("graphic-contrast", appearance: .light, because: "teal goes in May")
      ]
    )
  }

  @Test func buttonsAreReadable() {
    expectContrast("white", on: "#0B57D0", atLeast: 4.5)
  }
}
