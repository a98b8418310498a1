import A11yAudit
import Testing

struct DocumentDrawingTests {
  private func document() throws -> Document {
    try Document(
      """
      <spec xmlns="urn:a11y-audit:spec:1" lang="en">
      <step-indicator id="a-b" current="1" backdrop="white"><step name="A"/><step name="B"/>
      <look><shape kind="circle" size="30"><fill color="#CC0000"/></shape></look></step-indicator></spec>
      """
    )
  }

  @Test func aComponentIsDrawnInAStateAnAppearanceAndForAVision() throws {
    let document = try document()
    let component = try #require(document.components.first)
    let text = document.drawing(of: component, in: 1, Variant(.dark), seenBy: .grey)
    #expect(
      text.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- Drawn by a11y-audit. -->\n<svg "
      )
    )
    #expect(text.contains("<title>a-b, step 2, dark, grey</title>"))
    // The grey of the luminance of #CC0000, 0.1278.
    #expect(text.contains(##"fill="#646464""##))
    #expect(!text.contains("#CC0000"))
  }

  @Test func ofAStateThatIsNotThereNothingIsShown() throws {
    let document = try document()
    let component = try #require(document.components.first)
    for snapshot in [-1, 99] {
      #expect(!document.drawing(of: component, in: snapshot).contains("circle"))
    }
  }
}
