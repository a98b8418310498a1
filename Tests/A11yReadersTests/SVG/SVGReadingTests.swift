import A11yModel
import Testing

@testable import SVGPainting

/// What is read of SVG images: texts with what lies behind.
@Suite struct SVGReadingTests {
  private static let white = SVGText.white
  private static let label = SVGText.label

  @Test(arguments: [
    // A missing fill is black.
    (white + label, ["Q1: #000000 on #FFFFFF"]),
    ("<rect width='100' height='100'/>" + label, ["Q1: #000000 on #000000"]),
    // What lies behind is composited, and the text over it.
    (
      white + "<g opacity='0.5'><rect width='100' height='100' fill='red'/></g>" + label,
      ["Q1: #000000 on #FF8080"]
    ),
    (
      white + "<text x='10' y='50' font-size='12' fill-opacity='0.5'>Q1</text>",
      ["Q1: #808080 on #FFFFFF"]
    ),
    // A shape beside it does not matter, nor one over which its box alone lies.
    (
      white + "<rect x='50' width='50' height='100'/><path d='M0 0H100L0 20Z'/>" + label,
      ["Q1: #000000 on #FFFFFF"]
    ),
    // What a pattern lets through lies behind, if anything.
    (
      white + "<pattern id='p' width='8' height='8' patternUnits='userSpaceOnUse'>"
        + "<rect width='8' height='8' fill='#084'/></pattern>"
        + "<rect width='100' height='100' fill='url(#p)'/>" + label,
      ["Q1: #000000 on #008844"]
    ),
    (
      white + "<pattern id='p' width='8' height='8' patternUnits='userSpaceOnUse'>"
        + "<rect width='7' height='8' fill='#084'/></pattern>"
        + "<rect width='100' height='100' fill='url(#p)'/>" + label,
      ["Q1: #000000 on #008844, #000000 on #FFFFFF"]
    ),
    // Outlines: without width, too thin, and below the same text as its halo.
    (white + "<text x='9' y='50' fill='none' stroke='red' stroke-width='0'>Q1</text>", []),
    (
      white + "<text x='9' y='50' fill='none' stroke='red' stroke-width='.1'>Q1</text>",
      ["Q1: how faint the thin outline of the letters is drawn"]
    ),
    (
      "<rect width='100' height='100' fill='#333'/>"
        + "<text x='10' y='50' font-size='12' stroke='white' stroke-width='4'>Q1</text>" + label,
      ["Q1: #000000 on #FFFFFF"]
    ),
    // Letters that their clip cuts away; a document of another kind.
    (
      white + "<clipPath id='c'><circle cx='50' cy='50' r='50'/></clipPath>"
        + "<text x='1' y='8' font-size='6' clip-path='url(#c)'>Q1</text>",
      []
    ),
    (
      white + "<foreignObject width='9' height='9'><p xmlns='http://www.w3.org/1999/xhtml'>Q1</p>"
        + "</foreignObject>",
      ["Q1: what is shown by a document within the image"]
    ),
    // Clips, symbols and references.
    (
      white + "<clipPath id='c'><rect width='100' height='20'/></clipPath>"
        + "<rect width='100' height='100' clip-path='url(#c)'/>" + label,
      ["Q1: #000000 on #FFFFFF"]
    ),
    (
      white + "<defs><g id='b'><rect width='40' height='40' fill='blue'/></g></defs>"
        + "<use xlink:href='#b' x='0' y='30'/>" + label,
      ["Q1: #000000 on #0000FF"]
    ),
    (
      white
        + "<symbol id='s' viewBox='0 0 10 10'><rect width='10' height='10' fill='lime'/></symbol>"
        + "<use href='#s' width='100' height='100'/>" + label,
      ["Q1: #000000 on #00FF00"]
    ),
    // Style sheets go before attributes, and entities of CSS before them.
    (
      "<style>rect { fill: #eee } .t { fill: rgb(0 0 255) !important }</style>" + white
        + "<text class='t' x='10' y='50' style='fill: red'>Q1</text>",
      ["Q1: #0000FF on #EEEEEE"]
    ),
    // What is drawn later hides a text.
    (label + white, []),
    (white + "<g display='none'>\(label)</g><defs>\(label)</defs>", []),
    (white + "<g transform='translate(500 0)'>\(label)</g>", []),
    // Spans have colours of their own.
    (
      white + "<text x='5' y='50' font-size='12'>Q1 <tspan fill='red'>up</tspan></text>",
      ["Q1: #000000 on #FFFFFF", "up: #FF0000 on #FFFFFF"]
    ),
    // Opacity of a span, and a halo behind letters.
    (
      white + "<text x='5' y='50' font-size='12'><tspan opacity='0.5'>up</tspan></text>",
      ["up: #808080 on #FFFFFF"]
    ),
    (
      white + "<text x='5' y='50' font-size='12' stroke='red' paint-order='stroke'>Q1</text>",
      ["Q1: #000000 on #FF0000, #000000 on #FFFFFF"]
    ),
    // Of a switch, what is for the reader.
    (
      white + "<switch><g systemLanguage='de'>\(label)</g>"
        + "<text x='5' y='50' font-size='12'>other</text></switch>",
      ["other: #000000 on #FFFFFF"]
    ),
    // Conditions count wherever they stand.
    (
      white + "<g systemLanguage='de'>\(label)</g>"
        + "<text x='5' y='50' font-size='12'>a<tspan requiredExtensions='urn:x'>b</tspan></text>",
      ["a: #000000 on #FFFFFF"]
    ),
    // What cannot be known is said.
    (
      white + label + "<rect width='100' height='100' fill='red' fill-opacity='0.5'/>",
      ["Q1: what is painted over it"]
    ),
    (
      white + "<marker id='m' markerWidth='40' markerHeight='40'/>"
        + "<path d='M10 50h20' marker-start='url(#m)' stroke='red'/>" + label,
      ["Q1: the markers of a line"]
    ),
    (
      white + "<path style='offset-path: path(\"M0 0h50\")' d='M0 0h40v40z' fill='blue'/>" + label,
      ["Q1: where its style sheet puts it"]
    ),
    (label, ["Q1: the colour of the page behind the image"]),
    (
      white + "<image width='100' height='100' href='a.png'/>" + label,
      ["Q1: the pixels of an image"]
    ),
    (
      white + "<filter id='f'/><g filter='url(#f)'>\(label)</g>",
      ["Q1: what a filter makes of it"]
    ),
    (
      white + "<text x='10' y='50' font-size='12' stroke='red'>Q1</text>",
      ["Q1: how much of the letters their outline leaves"]
    ),
  ])
  func textsAreComparedWithWhatLiesBehind(_ content: String, _ expected: [String]) throws {
    #expect(try SVGText.texts(content) == expected)
  }

  @Test func aGradientGivesARange() throws {
    let gradient = """
      <linearGradient id="g"><stop offset="0" stop-color="white"/><stop offset="1"/></linearGradient>
      <rect width="100" height="100" fill="url(#g)"/>
      <text x="0" y="50" font-size="60">Total</text>
      """
    let component = try SVGText.document(gradient).components[0]
    let coat = try #require(component.renderings.first?[Variant(.light, .base)]?.fill)
    let worst = try #require(coat.worst).ratio.value
    let best = try #require(coat.best).ratio.value
    #expect(worst < 2 && best > 10)
  }

  @Test func thePageIsGivenOrPaintedByTheRoot() throws {
    #expect(try SVGText.texts(Self.label, page: [.light: .white]) == ["Q1: #000000 on #FFFFFF"])
    #expect(
      try SVGText.texts(Self.label, in: .dark, page: [.light: .white])
        == ["Q1: the colour of the page behind the image"]
    )
    let style = "<style>svg { background-color: #FFE }</style>" + Self.label
    #expect(try SVGText.texts(style) == ["Q1: #000000 on #FFFFEE"])
  }

  @Test func sizesAreThoseOfTheScreen() throws {
    func size(_ attributes: String) throws -> Fact<Double>? {
      try SVGText.document(Self.white + Self.label, attributes: attributes).components[0].parts
        .first?
        .textStyle?.size
    }
    #expect(try size("width='100' height='100'") == .known(12))
    #expect(try size("width='200' height='200' viewBox='0 0 100 100'") == .known(24))
    #expect(try size("viewBox='0 0 100 100'")?.missing == "the size at which the image is shown")
    #expect(try size("width='100%' viewBox='0 0 100 100'")?.value == nil)
    // Attributes say how large an image is by itself whose style fits it into a page.
    let full = "width='400' height='400' style='width:100%;height:100%'"
    #expect(try size(full) == .known(12))
    #expect(try size(full + " viewBox='0 0 100 100'")?.value == nil)
    let own = "width='200' height='200' style='width:auto;height:auto'"
    #expect(try size(own + " viewBox='0 0 100 100'") == .known(24))
    let style = "<style>@media (prefers-color-scheme: dark) { text { font-weight: 700 } }</style>"
    let part = try SVGText.document(style + Self.white + Self.label).components[0].parts.first
    #expect(part?.textStyle?.size.missing == "how its size differs between appearances")
  }

  /// Nothing is cut off of an image that has the size of its page there.
  @Test func sizesOfThePageCutNothingOff() throws {
    let far = Self.white + "<text x='500' y='250' font-size='12'>Q1</text>"
    for style in ["width:100%;height:100%", "width:auto;height:auto", "max-width:100%"] {
      let parts = try SVGText.document(
        far,
        attributes: "width='600' height='320' style='\(style)'"
      ).components[0].parts
      #expect(parts.count == 1, "\(style)")
    }
  }

  @Test(arguments: [
    "<use id='u' href='#u'/>",
    "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<clipPath id='c' clip-path='url(#c)'><rect width='1' height='1' clip-path='url(#c)'/></clipPath>"
      + "<rect width='100' height='100' clip-path='url(#c)'/>",
    "<linearGradient id='g' href='#g'/><rect width='9' height='9' fill='url(#g)'/>",
    "<rect width='1e400' height='NaN'/><rect transform='scale(1e308) scale(1e308)' width='9' height='9'/>",
    "<path d='M0 0 L'/><path d='nonsense'/><polygon points='1'/><circle r='-1'/>",
    "<style>@media { } } { fill: } rect { fill: url( }</style><rect width='9' height='9'/>",
  ])
  func whatRefersToItselfOrIsNonsenseIsRead(_ content: String) throws {
    _ = try SVGText.texts(Self.white + content + Self.label)
  }

  @Test func nestedUsesDoNotTakeForever() throws {
    var content = "<g id='g0'><rect width='1' height='1'/></g>"
    for index in 1...40 {
      let use = "<use href='#g\(index - 1)'/>"
      content += "<g id='g\(index)'>\(use)\(use)</g>"
    }
    let read = try SVGText.texts(
      Self.white + "<defs>\(content)</defs><use href='#g14'/>" + Self.label
    )
    #expect(read == ["Q1: #000000 on #FFFFFF"])
  }
}
