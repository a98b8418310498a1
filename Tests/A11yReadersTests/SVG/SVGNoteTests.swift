import A11yModel
import Testing

@testable import SVGPainting

/// What is told of styles that are skipped.
@Suite struct SVGNoteTests {
  @Test(
    arguments: [
      ("<rect fill='red'/>", nil),
      ("<rect fill='reed'/>", "a.svg:2:1: skipped: ‘reed’ is no value of ‘fill’ that is read"),
      (
        "<g>\n  <style>\n    rect { fill: red }\n    rect { fill: reed }\n  </style></g>",
        "a.svg:5:12: skipped: ‘reed’ is no value of ‘fill’ that is read"
      ),
      (
        "<style><![CDATA[a{fill:x}]]></style><style>b{}}\nc{stroke:y}</style><g fill='z'/>",
        "a.svg:2:8: skipped: ‘x’ is no value of ‘fill’ that is read; and 2 more"
      ),
    ] as [(String, String?)]
  )
  func whatStylesSayThatIsNoneIsToldOnce(_ content: String, _ note: String?) throws {
    let notes = try SVGText.document("\n" + content).notes
    #expect(notes.map(\.description) == (note.map { [$0] } ?? []))
  }
}
