import A11yModel
import Testing

@testable import SVGPainting

/// What may be painted and, as it stands, is not.
@Suite struct DoubtedPaintTests {
  private static let window = "whether ‘(min-width:10px)’ holds where the image is shown"
  private static let animation = "what its animation makes of it"
  private static let system = "a colour that depends on the system"

  /// What is said of a text in the middle of an image, on white.
  private func text(_ content: String, _ css: String = "", fill: String = "black") throws -> String
  {
    let styles = css.isEmpty ? "" : "<style>@media(min-width:10px){\(css)}</style>"
    let text = "<text x='10' y='50' font-size='12' fill='\(fill)'>Q1</text>"
    let all = try SVGText.texts(styles + SVGText.white + content + text)
    return try #require(all.first)
  }

  @Test(
    arguments: [
      ("<stop stop-color='#eee'><animate attributeName='stop-color' to='#ddd'/></stop>", animation),
      ("<stop style='stop-color:color-mix(in srgb,LinkText,#ddd)'/>", system),
      ("<stop stop-color='CanvasText'/>", system),
      ("<stop stop-color='#eee' class='q'/>", window),
      ("<stop stop-color='currentColor' color='#eee' class='c'/>", window),
      (
        "<stop stop-color='color-mix(in srgb,currentColor,#ddd)' color='#eee' class='c'/>", window
      ),
    ] as [(String, String)]
  )
  func stopsOfUnknownColours(_ stop: String, reason: String) throws {
    let css = ".q{stop-color:#ddd} .c{color:#ddd}"
    let gradient =
      "<linearGradient id='g'>\(stop)<stop offset='1' stop-color='#ddd'/></linearGradient>"
    let ground = gradient + "<rect width='100' height='100' fill='url(#g)'/>"
    #expect(try text(ground, css) == "Q1: " + reason)
    #expect(try text(gradient, css, fill: "url(#g)") == "Q1: " + reason)
  }

  @Test(
    arguments: [
      ("stroke='none' stroke-width='40'", "stroke:#333"),
      ("stroke='#333' stroke-width='40' stroke-opacity='0'", "stroke-opacity:1"),
      ("stroke='#333' stroke-width='0'", "stroke-width:40"),
      ("stroke='#333' stroke-width='2'", "stroke-width:40"),
      ("stroke='#333' stroke-width='40' stroke-dasharray='0 99'", "stroke-dasharray:none"),
      (
        "stroke='#333' stroke-width='40' stroke-dasharray='9 999' stroke-dashoffset='99'",
        "stroke-dashoffset:0"
      ),
    ]
  )
  func linesThatMayBeThere(_ attributes: String, css: String) throws {
    let line = "<line x2='100' y1='70' y2='70' class='q' \(attributes)/>"
    #expect(try text(line, ".q{\(css)}") == "Q1: " + Self.window)
    #expect(try text(line) == "Q1: #000000 on #FFFFFF" || attributes.contains("'2'"))
  }

  @Test func outlinesThatMayBeThere() throws {
    let box = "<rect y='60' width='100' height='20' fill='#ddd' stroke-width='40' class='q'/>"
    #expect(try text(box, ".q{stroke:#333}") == "Q1: " + Self.window)
    #expect(try text(box, ".q{fill:#333}") == "Q1: #000000 on #FFFFFF")
    let hole = "<path d='M0 0h100v100h-100zM5 5h90v90h-90z' fill-rule='evenodd' class='q'/>"
    #expect(try text(hole, ".q{fill-rule:nonzero}") == "Q1: " + Self.window)
  }

  @Test(
    arguments: [
      ("<rect width='1' height='1'/>", ".p{clip-path:none}", window),
      (
        "<rect width='1' height='1'/><rect width='99' height='99' display='none' class='q'/>",
        ".q{display:inline}", "what its clip leaves of it"
      ),
      (
        "<rect width='1' height='1'/><rect width='99' height='99' visibility='hidden' class='q'/>",
        ".q{visibility:visible}", "what its clip leaves of it"
      ),
      (
        "<path d='M0 0h99v99h-99zM1 1h97v97h-97z' clip-rule='evenodd' class='q'/>",
        ".q{clip-rule:nonzero}", "what its clip leaves of it"
      ),
    ] as [(String, String, String)]
  )
  func clipsThatMayLeaveMore(_ clip: String, css: String, reason: String) throws {
    let content =
      "<clipPath id='c'>\(clip)</clipPath>"
      + "<rect width='100' height='100' fill='#333' clip-path='url(#c)' class='p'/>"
    #expect(try text(content, css) == "Q1: " + reason)
    #expect(try text(content) == "Q1: #000000 on #FFFFFF")
  }

  private func pattern(_ content: String) -> String {
    "<pattern id='c' width='20' height='20' patternUnits='userSpaceOnUse'>\(content)</pattern>"
      + "<rect width='100' height='100' fill='url(#c)'/>"
  }

  @Test func patternsOfUnknownColours() throws {
    let ground = "<rect class='q' width='20' height='20' fill='#333'/>"
    #expect(try text(pattern(ground), ".q{fill:#fff}", fill: "white") == "Q1: " + Self.window)
    #expect(
      try text(pattern("<g class='q'>\(ground)</g>"), ".q{opacity:0}", fill: "white") == "Q1: "
        + Self.window
    )
    let mixed = "<rect width='20' height='20' fill='color-mix(in oklab,LinkText,#ddd)'/>"
    #expect(try text(pattern(mixed)) == "Q1: " + Self.system)
  }

  /// What paints nothing has no colour.
  @Test(arguments: [
    "<title>x</title>", "<desc>x</desc>", "<metadata/>", "<style/>", "<defs><rect/></defs>",
    "<animate attributeName='x' to='1'/>", "<g display='none'><rect width='9' height='9'/></g>",
  ])
  func patternsWithWhatPaintsNothing(_ content: String) throws {
    let ground = "<rect width='20' height='20' fill='#eee'/>"
    #expect(try text(pattern(ground + content)) == "Q1: #000000 on #EEEEEE")
    let named = "<rect width='20' height='20' fill='#eee'>\(content)</rect>"
    guard !content.contains("animate") else { return }
    #expect(try text(pattern(named)) == "Q1: #000000 on #EEEEEE")
  }
}
