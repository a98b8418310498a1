import Testing

@testable import SVGPainting

/// What animation elements change that is no property, or cannot be changed as they say.
@Suite struct AnimatedAttributeTests {
  private static let unknown = "what its animation makes of it"
  private static let black = "#000000 on #FFFFFF"

  private func texts(_ content: String) throws -> [String] {
    try SVGText.texts(SVGText.white + content)
  }

  @Test(arguments: [
    "<animate attributeName='x' values='0;50' dur='2s' repeatCount='indefinite'/>",
    "<animate attributeName='dy' to='9' dur='9s'/>", "<set attributeName='y' to='9'/>",
    "<animate attributeName='dx' to='9' dur='1s' fill='freeze'/>",
  ])
  func placesOfSpans(_ animation: String) throws {
    let text = "<text x='10' y='50'>a<tspan x='20'>b\(animation)</tspan></text>"
    #expect(try texts(text) == ["a b: " + Self.unknown])
    let over = animation.replacing("2s", with: "1s").replacing("indefinite", with: "1")
    let isOver = over != animation
    let left = try texts("<text x='10' y='50'>a<tspan x='20'>b\(over)</tspan></text>")
    #expect(left == (isOver ? ["a: " + Self.black, "b: " + Self.black] : ["a b: " + Self.unknown]))
  }

  @Test(arguments: [
    "<g class='a'>\(SVGText.label)<animate attributeName='class' values='a;q' dur='9s'/></g>",
    "<g class='a'>\(SVGText.label)<set attributeName='class' to='q'/></g>",
    "<use href='#a'><animate attributeName='href' values='#a;#b' dur='9s'/></use>\(SVGText.label)",
    "<use href='#a'><set attributeName='xlink:href' to='#b'/></use>\(SVGText.label)",
    "<svg viewBox='0 0 10 10' width='90' height='50'><rect width='10' height='10' fill='#333'/>"
      + "<set attributeName='preserveAspectRatio' to='none'/></svg>\(SVGText.label)",
  ])
  func attributes(_ content: String) throws {
    let others = "<style>.q text{fill:#ddd}</style><defs><g id='a'/><g id='b'/></defs>"
    #expect(try texts(others + content) == ["Q1: " + Self.unknown])
  }

  @Test(arguments: [
    "<g class='a'>\(SVGText.label)<set attributeName='class' to='a'/></g>",
    "<g class='a'>\(SVGText.label)<set attributeName='class' to='q' begin='click'/></g>",
    "<a href='#a'>\(SVGText.label)<set attributeName='href' to='#b'/></a>",
    "<g>\(SVGText.label)<set attributeName='id' to='q'/></g>",
  ])
  func attributesThatStayOrChangeNothing(_ content: String) throws {
    #expect(try texts("<style>.q text{fill:#ddd}</style>" + content) == ["Q1: " + Self.black])
  }

  /// What a class changes reaches what the element holds, and all that selectors may find beside it.
  @Test(arguments: [
    (".q + text{fill:#ddd}", unknown), (".q ~ text{fill:#ddd}", unknown),
    ("g:not(.q) + text{fill:#ddd}", unknown), (".k + text{fill:#000}", unknown),
    (".q text{fill:#ddd}", black), ("text{fill:#000}", black), ("", black),
  ])
  func classesReachSiblingsWhereSelectorsDo(_ css: String, expected: String) throws {
    let group = "<g class='a k'><set attributeName='class' to='k q'/></g>"
    #expect(try texts("<style>\(css)</style>\(group)\(SVGText.label)") == ["Q1: " + expected])
  }

  @Test func unitsOfClips() throws {
    let clip =
      "<clipPath id='c'><rect width='1' height='1'/>"
      + "<set attributeName='clipPathUnits' to='objectBoundingBox'/></clipPath>"
    let ground = "<rect width='100' height='100' fill='#333' clip-path='url(#c)'/>"
    #expect(try texts(clip + ground + SVGText.label) == ["Q1: what its clip leaves of it"])
  }

  /// No browser follows these.
  @Test(arguments: [
    "<animateColor attributeName='fill' to='#ddd' dur='9s'/>",
    "<animateTransform attributeName='transform' type='matrix' to='1 0 0 1 9 9' dur='9s'/>",
    "<animateTransform attributeName='transform' type='shift' to='9' dur='9s'/>",
    "<set attributeName='fill' to='#ddd' requiredExtensions='urn:none'/>",
    "<set attributeName='fill' to='#ddd' systemLanguage='xx'/>",
  ])
  func animationsThatAreNotFollowed(_ animation: String) throws {
    #expect(try texts("<text x='10' y='50'>Q1\(animation)</text>") == ["Q1: " + Self.black])
  }

  /// Not every value of a property is one of its animation.
  @Test(arguments: [
    "<set attributeName='fill' to='none'/>", "<set attributeName='fill' to='url(#c) red'/>",
    "<animate attributeName='fill' from='none' to='red' dur='1s' fill='freeze'/>",
    "<set attributeName='opacity' to='50%'/>", "<set attributeName='fill-opacity' to='calc(.5)'/>",
    "<set attributeName='fill' to='var(--c)'/>", "<set attributeName='fill' to='red' dur='1 s'/>",
  ])
  func valuesThatMayNotBeFollowed(_ animation: String) throws {
    #expect(try texts("<text x='10' y='50'>Q1\(animation)</text>") == ["Q1: " + Self.unknown])
  }
}
