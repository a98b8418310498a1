import A11yModel
import Testing

@testable import A11yReaders

/// What may be painted and, as it stands, is not.
@Suite struct DoubtedPaintTests {
  private static let window = "whether ‘(min-width:10px)’ holds where the image is shown"
  private static let animation = "what its animation makes of it"
  private static let system = "a colour that depends on the system"

  /// What is said of a text in the middle of an image, on white.
  private func text(_ content: String, _ css: String = "", fill: String = "black") throws -> String {
    let styles = css.isEmpty ? "" : "<style>@media(min-width:10px){\(css)}</style>"
    let text = "<text x='10' y='50' font-size='12' fill='\(fill)'>Q1</text>"
    let all = try SVGText.texts(styles + SVGText.white + content + text)
    return try #require(all.first)
  }

  @Test(
    arguments: [
      ("<stop stop-color='#eee'><animate attributeName='stop-color' to='#ddd'/></stop>", animation),
      ("<stop style='stop-color:color-mix(in srgb,#eee,#ddd)'/>", system),
      ("<stop stop-color='light-dark(#eee,#ddd)'/>", system),
      ("<stop stop-color='#eee' class='q'/>", window),
      ("<stop stop-color='currentColor' color='#eee' class='c'/>", window),
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
}
