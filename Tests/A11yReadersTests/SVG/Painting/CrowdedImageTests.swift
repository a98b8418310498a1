import A11yModel
import Testing

@testable import Geometry
@testable import SVGPainting

/// Small images that ask for much: each was looked at for tens of seconds.
@Suite struct CrowdedImageTests {
  private static func list(_ count: Int, _ number: (Int) -> String) -> String {
    (0..<count).map(number).joined(separator: " ")
  }

  /// Each has a box of its own, and all of them one look, so that they are one text.
  @Test(arguments: [
    "x='\(list(6000) { "\($0 % 90)" })' font-size='5'",
    "dx='\(list(6000) { _ in "0.001" })' font-size='.005'",
    "rotate='\(list(6000) { "\($0 % 360)" })' font-size='.005'",
  ])
  func charactersStandOneByOne(_ attributes: String) throws {
    let text = String(repeating: "ab", count: 3000)
    let image = try SVGText.document("\(SVGText.white)<text y='50' \(attributes)>\(text)</text>")
    #expect(image.components[0].parts.map(\.sample) == [text])
  }

  /// Spans take what their text gives them, one after the other.
  @Test func spansShareAList() throws {
    let spans = String(repeating: "<tspan>a</tspan>", count: 6000)
    let places = Self.list(6000) { "\($0 % 90)" }
    let image = try SVGText.document(
      "\(SVGText.white)<text x='\(places)' y='50' font-size='5'>\(spans)</text>"
    )
    #expect(image.components[0].parts.count { $0.kind == .text } == 6000)
  }

  private static func crowd(_ count: Int, _ start: String, _ fill: String) -> String {
    (0..<count).map { index in
      "\(start)<rect x='\(index % 7)' width='90' height='90' fill='\(fill)'/>"
        + "<text x='\(10 + index % 40)' y='\(20 + index % 60)'>Text</text></g>"
    }.joined()
  }

  private static let gradient = """
    <linearGradient id='g'><stop stop-color='#fffc'/><stop offset='1' stop-color='#cccc'/>
    </linearGradient>
    """

  /// The first are known, and of those for which nothing is left it is said why they are not.
  private func expectBound(_ content: String) throws {
    let texts = try SVGText.texts(content)
    #expect(texts.first?.contains(Effort.fact) == false)
    #expect(texts.last?.contains(Effort.fact) == true)
  }

  @Test func gradientsLieOnOneAnother() throws {
    try expectBound(SVGText.white + Self.gradient + Self.crowd(60, "<g>", "url(#g)"))
  }

  @Test func clipsLieOnOneAnother() throws {
    let clip = "<clipPath id='c'><path d='M0 0\(Self.lines(400))'/></clipPath>"
    try expectBound(SVGText.white + clip + Self.crowd(40, "<g clip-path='url(#c)'>", "#fffc"))
  }

  private static func lines(_ count: Int) -> String {
    (1...count).map { "L\($0 * 7 % 100) \($0 % 2 * 100)" }.joined()
  }

  @Test(arguments: [
    "fill='#eee' fill-rule='evenodd'", "fill='none' stroke='#eee' stroke-width='.1'",
  ])
  func textsLieOnALongPath(_ paint: String) throws {
    let path = "<path \(paint) d='M0 0\(Self.lines(6000))'/>"
    let texts = (0..<8).map { "<text x='20' y='\(20 + $0 * 5)' font-size='10'>Text</text>" }
    try expectBound(SVGText.white + SVGText.label + path + texts.joined())
  }

  /// Of each mark it would be asked whether its clip leaves anything of it.
  @Test func aLongClipCutsMarks() throws {
    let clip = "<clipPath id='c'><path d='M0 0\(Self.lines(6000))'/></clipPath>"
    let bars = (0..<40).map { index in
      "<rect class='bar' x='\(index * 2)' y='\(20 + index % 7)' width='1.5' height='\(70 - index % 7)'>"
        + "<title>M\(index): \(70 - index % 7)</title></rect>"
    }
    let axis = "<g class='axis y'><text x='2' y='20'>70</text><text x='2' y='90'>0</text></g>"
    let seen = try SVGText.texts(
      "\(SVGText.white)\(clip)\(axis)<g clip-path='url(#c)'>\(bars.joined())</g>"
    )
    #expect(seen.contains { $0.hasPrefix(": #") } && seen.contains(": \(Effort.fact)"))
  }

  /// Each text would have all of them to itself.
  @Test func clipsCutOneAnother() throws {
    let clips = (0..<5000).map { index in
      "<clipPath id='c\(index)' clip-path='url(#c\(index + 1))'><circle cx='50' cy='50' r='50'/>"
        + "</clipPath>"
    }
    let text = "<g clip-path='url(#c0)'>\(SVGText.label)</g>"
    #expect(
      try SVGText.texts(SVGText.white + clips.joined() + text)
        == ["Q1: what a clip leaves of it that more than 16 others cut in turn"]
    )
  }

  @Test func gradientsHaveManyStops() throws {
    let stops = (0..<5000).map { "<stop offset='\(Double($0) / 5000)' stop-color='red'/>" }
    let gradient = "<linearGradient id='g'>\(stops.joined())</linearGradient>"
    let rect = "<rect width='100' height='100' fill='url(#g)'/>"
    #expect(
      try SVGText.texts(gradient + rect + SVGText.label)
        == ["Q1: the colours of a gradient with more than 256 stops"]
    )
  }
}
