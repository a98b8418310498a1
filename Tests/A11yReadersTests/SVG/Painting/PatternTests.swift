import Testing

@testable import SVGPainting

/// What patterns paint, by a white text on an area that is filled with one.
@Suite struct PatternTests {
  private static let units = "patternUnits='userSpaceOnUse'"
  private static let size = "width='20' height='20' \(units)"
  private static let dark = "<rect width='20' height='20' fill='#333'/>"
  private static let onPage = "Q1: #FFFFFF on #FFFFFF"
  private static let onDark = "Q1: #FFFFFF on #333333"
  private static let onBoth = "Q1: #FFFFFF on #333333, #FFFFFF on #FFFFFF"
  private static let unknown = "Q1: what its animation makes of it"

  private func text(_ patterns: String, fill: String = "url(#p)", area: String? = nil) throws
    -> String?
  {
    let area = area ?? "<rect width='90' height='90' fill='\(fill)'/>"
    let text = "<text x='10' y='50' font-size='12' fill='white'>Q1</text>"
    return try SVGText.texts(SVGText.white + "<defs>\(patterns)</defs>" + area + text).first
  }

  /// Without a size, or without anything to show, the fallback is painted, or nothing.
  @Test(arguments: [
    "width='0' height='20' \(units)", "width='20' height='0' \(units)", units,
    "width='-5' height='20' \(units)", "\(size) viewBox='0 0 0 20'",
    "\(size) patternTransform='scale(0)'", "\(size) patternTransform='matrix(1 1 1 1 0 0)'",
  ])
  func patternsThatAreNotPainted(_ attributes: String) throws {
    let pattern = "<pattern id='p' \(attributes)>\(Self.dark)</pattern>"
    #expect(try text(pattern) == Self.onPage)
    #expect(try text(pattern, fill: "url(#p) #333") == Self.onDark)
    let heir = "<pattern id='q' href='#p'/>"
    let isOwn = !attributes.contains("patternTransform")
    #expect(try text(pattern + heir, fill: "url(#q) #333") == Self.onDark || !isOwn)
  }

  @Test func fallbacksOfEmptyPatterns() throws {
    #expect(try text("<pattern id='p' \(Self.size)/>", fill: "url(#p) #333") == Self.onDark)
    let cycle = Self.dark.replacing("#333", with: "url(#p)")
    #expect(try text("<pattern id='p' \(Self.size)>\(cycle)</pattern>") == Self.onPage)
  }

  /// A tile and what it holds, each in units of its own.
  @Test(arguments: [
    ("width='1' height='1' patternContentUnits='objectBoundingBox'", "1", onDark),
    ("width='1' height='1' patternContentUnits='objectBoundingBox'", ".9", onBoth),
    ("width='.1' height='10%'", "9", onDark), ("width='.1' height='10%'", "8.9", onBoth),
    ("\(size) patternContentUnits='objectBoundingBox'", "1", onDark),
    ("\(size) patternContentUnits='objectBoundingBox'", ".1", onBoth),
    ("\(size) viewBox='0 0 5 5'", "5", onDark), ("\(size) viewBox='0 0 5 5'", "4", onBoth),
    ("\(size) viewBox='0 0 5 10'", "5", onBoth),
    ("\(size) viewBox='0 0 5 10' preserveAspectRatio='none'", "10", onDark),
    ("\(size) viewBox='0 0 5 5' patternContentUnits='objectBoundingBox'", "5", onDark),
    ("\(size) x='7' y='9'", "20", onDark), ("\(size) viewBox='0 0 -1 5'", "20", onDark),
    ("width='20' height='20' patternUnits='pixels'", "20", onBoth),
  ])
  func tiles(_ attributes: String, side: String, expected: String) throws {
    let square = "<rect width='\(side)' height='\(side)' fill='#333'/>"
    #expect(try text("<pattern id='p' \(attributes)>\(square)</pattern>") == expected)
  }

  @Test(arguments: [
    ("<g opacity='.5'>\(dark)</g>", "Q1: #FFFFFF on #999999"),
    ("<rect width='20' height='20' visibility='hidden'/>", onPage),
    ("\(dark)<path d='M30 0h9' stroke='red'/><rect x='30' width='9' height='9'/>", onDark),
    ("\(dark)<rect width='9' height='9' fill='none' stroke='red' stroke-width='0'/>", onDark),
    ("<path d='M0 0h20v20h-20z' fill='#333'/>", onDark),
    ("<use href='#u'/>", onDark), ("<use href='#u' x='5'/>", onBoth),
    ("<use href='#v' fill='#333'/>", onDark), ("<use href='#nothing'/>", onPage),
    ("<g transform='scale(2)'><rect width='10' height='10' fill='#333'/></g>", onDark),
    ("\(dark)<use href='#u' clip-path='url(#c)' fill='red'/>", onDark),
    ("<rect width='20' height='20' fill='url(#inner)'/>", onDark),
    ("<rect width='20' height='20' fill='url(#ramp)'/>", onDark),
    ("<image href='a.png' width='20' height='20'/>", "Q1: the pixels of an image"),
    ("<image href='a.png' width='20' height='20'/>\(dark)", onDark),
    ("<g filter='blur(2px)'>\(dark)</g>", "Q1: what a filter makes of it"),
  ])
  func contents(_ contents: String, expected: String) throws {
    let others = """
      <rect id='u' width='20' height='20' fill='#333'/><rect id='v' width='20' height='20'/>
      <pattern id='inner' width='5' height='5' patternUnits='userSpaceOnUse'>\(Self.dark)</pattern>
      <linearGradient id='ramp'><stop stop-color='#333'/><stop offset='1' stop-color='#333'/>
      </linearGradient><clipPath id='c'><rect width='1' height='1'/></clipPath>
      """
    let pattern = "<pattern id='p' \(Self.size)>\(contents)</pattern>"
    #expect(try text(others + pattern) == expected)
  }

  @Test(arguments: [
    "<animate attributeName='width' values='0;20' dur='9s' repeatCount='indefinite'/>",
    "<set attributeName='height' to='0'/>", "<set attributeName='href' to='#q'/>",
    "<set attributeName='patternUnits' to='objectBoundingBox'/>",
    "<set attributeName='patternContentUnits' to='objectBoundingBox'/>",
    "<set attributeName='viewBox' to='0 0 9 9'/>",
  ])
  func animatedPatterns(_ animation: String) throws {
    let pattern = "<pattern id='p' \(Self.size)>\(Self.dark)\(animation)</pattern>"
    #expect(try text(pattern) == Self.unknown)
    #expect(try text(pattern + "<pattern id='r' href='#p'/>", fill: "url(#r)") == Self.unknown)
  }

  /// Stripes that wander keep their colours.
  @Test func wanderingPatterns() throws {
    let contents =
      Self.dark
      + "<animateTransform attributeName='patternTransform' type='translate' to='20' dur='9s'/>"
    #expect(try text("<pattern id='p' \(Self.size)>\(contents)</pattern>") == Self.onDark)
  }

  @Test func animatedAddressesOfGradients() throws {
    let stops = "<stop stop-color='#333'/>"
    let animation = "<set attributeName='href' to='#q'/>"
    let gradient = "<linearGradient id='q'>\(stops)</linearGradient><linearGradient id='p'"
    #expect(try text(gradient + " href='#q'/>") == Self.onDark)
    #expect(try text(gradient + ">\(stops)\(animation)</linearGradient>") == Self.unknown)
  }

  /// A few bytes stand for any number of elements, or of patterns within patterns.
  @Test func hugePatterns() throws {
    let groups = (0..<40).map { number in
      let use = "<use href='#g\(number + 1)'/>"
      return "<g id='g\(number)'>\(use)\(use)</g>"
    }
    let pattern = "<pattern id='p' \(Self.size)><use href='#g0'/></pattern>"
    #expect(
      try text(groups.joined() + pattern) == "Q1: what a pattern of too many elements paints"
    )
    let patterns = (0..<40).map { number in
      let parts = [".2", ".3", ".5"].map { opacity in
        "<rect width='9' height='9' fill-opacity='\(opacity)' fill='url(#p\(number + 1))'/>"
      }
      return "<pattern id='p\(number)' \(Self.size)>\(parts.joined())</pattern>"
    }
    let deep = try text(patterns.joined(), fill: "url(#p0)")
    #expect(deep == "Q1: what a pattern within patterns paints")
  }

  @Test func paintsThatAreNotDisplayed() throws {
    let unknown = "Q1: whether a paint that is not displayed is used"
    let pattern = "<pattern id='p' display='none' \(Self.size)>\(Self.dark)</pattern>"
    #expect(try text(pattern) == unknown)
    let gradient = "<linearGradient id='p' display='none'><stop/></linearGradient>"
    #expect(try text(gradient) == unknown)
  }

  /// A line along an axis has no area that a gradient could be a share of.
  @Test func gradientsOfLines() throws {
    let stops = "<stop stop-color='red'/><stop offset='1'/>"
    let gradient = "<linearGradient id='p'>\(stops)</linearGradient>"
    func line(_ stroke: String) -> String {
      "<line x2='99' y1='50' y2='50' stroke='\(stroke)' stroke-width='80'/>"
    }
    #expect(try text(gradient, area: line("url(#p)")) == Self.onPage)
    #expect(try text(gradient, area: line("url(#p) #333")) == Self.onDark)
  }
}
