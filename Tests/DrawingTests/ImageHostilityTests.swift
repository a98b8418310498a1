import Drawing
import TestSupport
import Testing
import XML

/// Nothing of a drawing runs, loads or leads anywhere.
struct ImageHostilityTests {
  static let sources = [
    #"<script>fetch("https://evil.example/")</script><rect width="9" height="9"/>"#,
    ##"<script xlink:href="https://evil.example/a.js"/><script href="#x"/><circle r="4"/>"##,
    #"<rect width="9" height="9" onload="alert(1)" onclick="alert(2)" OnMouseOver="alert(3)"/>"#,
    #"<set attributeName="onmouseover" to="alert(1)"/><rect width="9" height="9"/>"#,
    #"<a><set attributeName="href" to="javascript:alert(1)"/><text>link</text></a>"#,
    #"<a href="javascript:alert(1)" xlink:href="https://evil.example/"><text>link</text></a>"#,
    #"<text><a href="https://evil.example/" target="_top">link</a></text>"#,
    #"<style>@import url("https://evil.example/a.css"); rect { fill: red }</style><rect width="9" height="9"/>"#,
    "<style>@font-face { font-family: f; src: url(https://evil.example/f.woff) } text { font-family: f }</style>"
      + "<text>a</text>",
    "<style>body, .card, #totals { display: none !important } * { fill: url(https://evil.example/#a) }</style>"
      + #"<rect id="totals" class="card" width="9" height="9"/>"#,
    #"<rect width="9" height="9" fill="url(https://evil.example/a.svg#b)" stroke="url(file:///etc/passwd#a)"/>"#,
    #"<rect width="9" height="9" style="fill: url(javascript:alert(1)); width: expression(alert(1))"/>"#,
    #"<rect width="9" height="9" style="background: url(https://evil.example/); filter: url(https://evil.example/#f)"/>"#,
    #"<path d="M0 0h9" marker-end="url(https://evil.example/#m)" mask="url(//evil.example#m)" clip-path="url('file:c#c')"/>"#,
    #"<path d="M0 0h9&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;" stroke="red"/>"#,
    #"<use href="https://evil.example/a.svg#b"/><use xlink:href="other.svg#b"/><use href="data:image/svg+xml,x#a"/>"#,
    #"<image href="https://evil.example/a.png" width="9" height="9"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>"#,
    #"<image href="data:image/svg+xml;base64,PHN2Zy8+" width="9" height="9"/>"#,
    #"<image href="data:image/png,javascript:alert(1)" width="9" height="9"/>"#,
    #"<image href="data:image/png;base64,PHNjcmlwdD4=" width="9" height="9"/>"#,
    #"<image href="data:text/html;base64,iVBORw0KGgo=" width="9" height="9"/>"#,
    #"<foreignObject width="90" height="90"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/></foreignObject>"#,
    #"<foreignObject width="90" height="90"><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"><script>alert(1)</script>words</body></foreignObject>"#,
    #"<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script><h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>"#,
    ##"<filter id="f"><feImage href="https://evil.example/a.png"/></filter><rect width="9" height="9" filter="url(#f)"/>"##,
    #"<text font-family="x'; background: url(https://evil.example/)">a</text><text font-family='"url(https://evil.example/)"'>b</text>"#,
    #"<text>&lt;script&gt;alert(1)&lt;/script&gt;</text><title>&lt;img src=x onerror=alert(1)&gt;</title>"#,
    ##"<linearGradient id="a&quot; onload=&quot;alert(1)" href="https://evil.example/#g"><stop stop-color="red"/></linearGradient><rect width="9" height="9" fill="url('#a%22 onload=%22alert(1)')"/>"##,
    #"<rect width="javascript:alert(1)" height="9" x="url(https://evil.example/)" transform="url(https://evil.example/)"/>"#,
    #"<rect width="9" height="9" cursor="url(https://evil.example/c.cur), auto" shape-rendering="url(https://evil.example)"/>"#,
    #"<audio xmlns="http://www.w3.org/2000/svg" href="https://evil.example/a.mp3"/><iframe src="https://evil.example/"/><handler>alert(1)</handler>"#,
    #"<?xml-stylesheet href="https://evil.example/a.css"?><rect width="9" height="9"/>"#,
    #"<g xml:base="https://evil.example/"><use href="a.svg#b"/></g><discard begin="click"/>"#,
    #"<rect width="9" height="9" style="--x: url(https://evil.example/); fill: var(--x)"/>"#,
  ]

  @Test(arguments: sources) func nothingOfItIsLeft(content: String) throws {
    let drawing = try ImageDrawing(ImageDrawing.image(content, #"onload="alert(0)""#))
    try expectInert(drawing)
    #expect(!drawing.remarks.isEmpty)
  }

  /// Entities are replaced or refused, and never written.
  @Test func entitiesAreNotWritten() throws {
    let source = """
      <!DOCTYPE svg [<!ENTITY evil "https://evil.example/"><!ENTITY file SYSTEM "file:///etc/passwd">]>
      <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><a href="&evil;"><text>a</text></a></svg>
      """
    guard let drawing = try? ImageDrawing(source) else { return }
    try expectInert(drawing)
  }

  @Test func whatIsLeftOutIsCounted() throws {
    let drawing = try ImageDrawing(
      ImageDrawing.image(
        #"""
        <script/><script/><rect width="9" height="9" onclick="a()"/>
        <a href="https://evil.example/"><text>link</text></a>
        <use href="other.svg#a"/><image href="a.png" width="9" height="9"/>
        <foreignObject width="20" height="10"/>
        """#
      )
    )
    #expect(
      drawing.remarks == [
        "left out: 2 scripts, 1 event attribute, 1 address of a link, 1 address outside the file",
        "drawn as a labelled box: 1 document within the image, 1 image",
      ]
    )
  }

  private func expectInert(_ drawing: ImageDrawing) throws {
    let ids = Set(drawing.elements.compactMap { $0["id"] })
    for element in drawing.elements {
      #expect(Self.elements.contains(element.name))
      for attribute in element.attributes {
        #expect(Self.attributes.contains(attribute.name), "\(attribute.name)=\(attribute.value)")
        let value = attribute.value
        guard attribute.name != "xmlns", attribute.name != "data-target" else { continue }
        if attribute.name == "href" {
          let isPicture = value.hasPrefix("data:image/png;base64,iVBOR")
          #expect(isPicture || value.hasPrefix("#p-") && ids.contains(String(value.dropFirst())))
        } else if value.contains("url(") {
          #expect(value.hasPrefix("url(#p-") && value.hasSuffix(")"))
          #expect(ids.contains(String(value.dropFirst(5).dropLast())))
        } else {
          #expect(!value.contains(":") && !value.contains("//"), "\(attribute.name)=\(value)")
        }
      }
    }
    #expect(ids.allSatisfy { $0.hasPrefix("p-") })
    // What is written is what is meant: read again, it has the same elements.
    let again = Markup(try Tree(parsing: Array(drawing.markup.document.utf8)).root)
    #expect(ImageDrawing.structure(of: again) == ImageDrawing.structure(of: drawing.markup))
  }

  private static let elements: Set<String> = [
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan",
    "textPath", "defs", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "pattern",
    "marker", "symbol", "use", "image", "title", "desc",
  ]

  /// Nothing here runs, and only `href` and what has `url()` leads anywhere.
  private static let attributes: Set<String> = [
    "xmlns", "id", "data-target", "href", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r",
    "x1", "y1", "x2", "y2", "d", "points", "viewBox", "preserveAspectRatio", "transform", "dx",
    "dy",
    "offset", "fill", "fill-opacity", "stroke", "stroke-opacity", "stroke-width",
    "stroke-dasharray",
    "stop-color", "stop-opacity", "opacity", "font-family", "font-size", "font-weight",
    "font-style",
    "letter-spacing", "word-spacing", "writing-mode", "direction", "visibility", "color",
    "text-anchor", "clip-path", "mask", "marker-end", "display",
  ]
}
