import A11yModel
import Testing

@testable import SVGPainting

/// Documents within images show letters, or may show anything.
@Suite struct SVGDocumentTests {
  @Test(arguments: [
    ("<p>One <b>two</b></p>", true), ("<p style='background: none'>One</p>", true),
    ("<i style='background: red; width: 12px; height: 12px'/>One", true),
    ("<span style='background: red'/>One", true),
    (
      "<span style='width: 16px; height: 16px'><svg xmlns='http://www.w3.org/2000/svg'/></span>",
      true
    ),
    ("<img width='16' height='16' src='a.png'/>", true),
    ("<p style='display: none; background: red'>One</p>", true),
    ("<p style='background: red'>One</p>", false), ("<p class='a'>One</p>", false),
    ("<p style='background-image: url(a.png)'>One</p>", false),
    ("<i style='background: red; width: 12px; height: 50%'/>", false),
    ("<i style='background: red; width: 12px'/>", false), ("<img src='a.png'/>", false),
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", false), ("<b><canvas/></b>", false),
    ("<p style='background: var(--none, blue)'>One</p>", false),
    ("<p class='b'>One</p>", false),
  ])
  func whatMayBePaintedIsAskedFor(_ content: String, isText: Bool) throws {
    let image = """
      <style>.a { background: #123 } @media (prefers-color-scheme: dark) { .b { background: #123 } }
      </style><rect width='100' height='100' fill='white'/>
      <foreignObject width='100' height='100'><div xmlns='http://www.w3.org/1999/xhtml'>\(content)</div>
      </foreignObject><text x='10' y='50' font-size='12'>Q1</text>
      """
    let hidden = "Q1: what is shown by a document within the image"
    let found = try SVGText.texts(image).filter { $0.hasPrefix("Q1") }
    #expect(found == [isText ? "Q1: #000000 on #FFFFFF" : hidden])
  }
}
