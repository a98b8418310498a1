import A11yModel
import Testing

@testable import A11yReaders

/// What assistive technology gets of SVG images.
@Suite struct SVGElementsTests {
  @Test(
    arguments: [
      ("<title>Revenue</title>", "", "Revenue"),
      ("<g><title>North</title></g>", "", nil),
      ("<metadata><title xmlns='urn:dc'>Matplotlib</title></metadata>", "", nil),
      ("<title xmlns='urn:dc'>Matplotlib</title>", "", nil),
      ("<title>Revenue</title>", "aria-label=' Sales '", "Sales"),
      (
        "<text id='t'>Sales <tspan>by quarter</tspan></text>", "aria-labelledby='x t'",
        "Sales by quarter"
      ),
      ("<title> </title>", "", nil),
    ] as [(String, String, String?)]
  )
  func namesAreThoseOfTheMappings(_ content: String, _ attributes: String, _ name: String?) throws {
    let document = try SVGText.document(content, attributes: attributes)
    let root = document.components[0].snapshots[0].elements[0]
    #expect(root.label.value == name)
  }

  @Test func partsAreExposedAsTheMappingsSay() throws {
    let content = """
      <rect width="9" height="9"/><g aria-label="Bars"><rect width="9" height="9"><title>Q1</title>\
      </rect></g><g role="img" aria-label="Key"><text x="1" y="9">North</text></g>\
      <text x="1" y="20">Title</text><g aria-hidden="true"><text x="1" y="30">Hidden</text></g>\
      <path role="presentation" d="M0 0"/><defs><text>never</text></defs>
      """
    let elements = try SVGText.document(content).components[0].snapshots[0].elements
    let kinds = elements.map { "\($0.kind) \($0.label.value ?? $0.text ?? "-")" }
    #expect(
      kinds == [
        "component -", "group Bars", "shape Q1", "group Key", "text North", "text Title",
        "text Hidden",
      ]
    )
    #expect(elements[0].grouping == .contain && elements[3].grouping == .ignore)
  }
}
