import Testing

@testable import SVGPainting

/// Lengths that attributes calculate, and what boxes of HTML show besides their letters.
@Suite struct AttributeCalculationTests {
  private func text(_ content: String) throws -> String? {
    try SVGText.texts(SVGText.white + content + SVGText.label).first
  }

  @Test(arguments: [
    ("calc(100% - 1px)", "Q1: #000000 on #00FF00"), ("calc(50px + 50px)", "Q1: #000000 on #00FF00"),
    ("calc(1px * 2)", "Q1: #000000 on #FFFFFF"), ("calc(1px", "Q1: #000000 on #FFFFFF"),
    ("calc(100%) 1", "Q1: #000000 on #FFFFFF"),
  ])
  func lengths(_ length: String, expected: String) throws {
    #expect(try text("<rect width='\(length)' height='99' fill='lime'/>") == expected)
  }

  @Test(arguments: [
    ("border:1px solid", true), ("border-left:2px dashed red", true), ("outline:auto", true),
    ("box-shadow:inset 0 0 0 9px #333", true), ("border:0", false), ("outline:none", false),
    ("box-shadow:none", false), ("border:none", false), ("background:#333", true),
  ])
  func frames(_ css: String, isShown: Bool) throws {
    let shown = "Q1: what is shown by a document within the image"
    let html = "xmlns='http://www.w3.org/1999/xhtml'"
    let box = "<div \(html) style='\(css)'/>"
    let inner = "<foreignObject width='99' height='99'>\(box)</foreignObject>"
    #expect(try text(inner) == (isShown ? shown : "Q1: #000000 on #FFFFFF"))
    let own = "<foreignObject width='99' height='99' style='\(css)'/>"
    #expect(try text(own) == (isShown ? shown : "Q1: #000000 on #FFFFFF"))
  }
}
