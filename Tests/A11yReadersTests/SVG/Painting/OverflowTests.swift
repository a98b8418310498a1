import Testing

@testable import SVGPainting

/// What juts out of nested images, symbols, markers and documents.
@Suite struct OverflowTests {
  private static let onWhite = "Q1: #000000 on #FFFFFF"
  private static let onGreen = "Q1: #000000 on #00FF00"
  private static let window = "Q1: whether ‘(min-width:10px)’ holds where the image is shown"
  private static let unclear = "Q1: what is cut off of a nested image"
  private static let green = "<rect width='99' height='99' fill='lime'/>"

  private func text(_ content: String, _ css: String = "") throws -> String? {
    try SVGText.texts("<style>\(css)</style>\(SVGText.white)\(content)\(SVGText.label)").first
  }

  @Test(arguments: [
    ("", onWhite), ("overflow='hidden'", onWhite), ("overflow='visible'", onGreen),
    ("style='overflow:initial'", onGreen), ("style='overflow:unset'", onGreen),
    ("style='overflow:revert'", onWhite), ("style='overflow:clip'", onWhite),
    ("style='overflow:visible hidden'", unclear), ("style='overflow-x:visible'", unclear),
    ("class='q'", window),
  ])
  func viewports(_ attributes: String, expected: String) throws {
    let css = "@media(min-width:10px){.q{overflow:visible}}"
    let image = "<svg y='60' width='9' height='9' \(attributes)><g transform='translate(0,-60)'>"
    #expect(try text(image + Self.green + "</g></svg>", css) == expected)
    let symbol = "<symbol id='s' \(attributes)>\(Self.green)</symbol>"
    #expect(try text(symbol + "<use href='#s' width='9' height='9'/>", css) == expected)
  }

  /// What is cut off in no appearance or in each is not asked about the image itself.
  @Test func overflowOfTheImage() throws {
    let css = "@media(min-width:10px){svg{overflow:auto hidden}}"
    #expect(try text(Self.green, css) == Self.onGreen)
  }

  @Test func appearances() throws {
    let image = "<svg class='q' width='9' height='9'>\(Self.green)</svg>"
    let css = "@media(prefers-color-scheme:dark){.q{overflow:visible}}"
    #expect(try text(image, css) == "Q1: how what is cut off differs between appearances")
  }

  @Test func withoutASize() throws {
    let image = "<svg width='0' height='9'>\(Self.green)</svg>"
    #expect(try text(image) == Self.onWhite)
    let shown = image.replacing("<svg", with: "<svg overflow='visible'")
    #expect(try text(shown) == "Q1: what a nested image without a size shows")
  }

  @Test(arguments: [
    ("", "", onWhite), ("overflow='visible'", "", "Q1: the markers of a line"),
    ("class='q'", "", window), ("", "<set attributeName='markerWidth' to='99'/>", animated),
    ("markerWidth='99' markerUnits='userSpaceOnUse'", "", "Q1: the markers of a line"),
    ("overflow='visible' markerWidth='0'", "", onWhite),
    ("refX='50' markerWidth='1' markerHeight='1'", "", "Q1: the markers of a line"),
  ])
  func markers(_ attributes: String, _ content: String, expected: String) throws {
    let css = "@media(min-width:10px){.q{overflow:visible}}"
    let marker = "<marker id='m' \(attributes)>\(content)\(Self.green)</marker>"
    let line = "<path d='M0 90h1' marker-end='url(#m)'/>"
    #expect(try text(marker + line, css) == expected)
    // None stand on others than lines.
    let box = "<rect y='90' width='1' height='1' marker-end='url(#m)'/>"
    #expect(try text(marker + box, css) == Self.onWhite)
  }

  private static let animated = "Q1: what its animation makes of it"

  @Test func markersThatMayBeThere() throws {
    let marker = "<marker id='m'>\(Self.green)</marker><path d='M0 90h1' class='q'/>"
    #expect(try text(marker, "@media(min-width:10px){.q{marker:url(#m)}}") == Self.window)
    let end = "<path d='M0 0h1' marker-end='url(#n)'/>"
    let nested = "<marker id='n' overflow='visible'>\(end)</marker>"
    let line = "<path d='M0 90h1' marker-end='url(#n)'/>"
    #expect(try text(nested + line) == "Q1: the markers of a line")
  }

  @Test func documents() throws {
    let document =
      "<foreignObject width='9' height='9'>"
      + "<table xmlns='http://www.w3.org/1999/xhtml'/></foreignObject>"
    #expect(try text(document) == Self.onWhite)
    let shown = document.replacing("9'>", with: "9' overflow='visible'>")
    #expect(try text(shown) == "Q1: what is shown by a document within the image")
  }
}
