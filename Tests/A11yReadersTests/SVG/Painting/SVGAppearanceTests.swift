import A11yModel
import Testing

@testable import SVGPainting

/// SVG images that look different in light and dark.
@Suite struct SVGAppearanceTests {
  @Test func appearancesAreMediaQueries() throws {
    let content = """
      <style>rect { fill: white } @media (prefers-color-scheme: dark) { rect { fill: #111 } }</style>
      <rect width="100" height="100"/>\(SVGText.label)
      """
    #expect(try SVGText.texts(content, in: .light) == ["Q1: #000000 on #FFFFFF"])
    #expect(try SVGText.texts(content, in: .darkHighContrast) == ["Q1: #000000 on #111111"])
  }

  @Test(arguments: [
    ("opacity: 0", "how its opacity differs between appearances"),
    ("filter: blur(2px)", "what a filter makes of it"),
    ("mix-blend-mode: multiply", "what a blend mode makes of it"),
    ("clip-path: circle(5px)", "how its clip differs between appearances"),
  ])
  func effectsOfOneAppearanceAreSaid(_ effect: String, _ fact: String) throws {
    for scheme in ["light", "dark"] {
      let content = """
        <style>@media (prefers-color-scheme: \(scheme)) { text { \(effect) } }</style>\
        \(SVGText.white)\(SVGText.label)
        """
      #expect(try SVGText.texts(content) == ["Q1: \(fact)"])
      #expect(try SVGText.texts(content, in: .dark) == ["Q1: \(fact)"])
    }
    let hidden =
      "<style>@media (prefers-color-scheme: dark) { text { display: none; \(effect) } }</style>"
    #expect(try SVGText.texts(hidden + SVGText.white + SVGText.label) == ["Q1: #000000 on #FFFFFF"])
    #expect(try SVGText.texts(hidden + SVGText.white + SVGText.label, in: .dark).isEmpty)
  }
}
