import Testing

@testable import Geometry
@testable import SVGPainting

/// What CSS says of the places of elements, and nobody follows; and how far it is followed.
@Suite struct StyledGeometryLimitsTests {
  @Test(arguments: [
    "transform: rotateX(60deg)", "transform: perspective(9px) translateX(9px)",
    "transform: translate(min(10px, 20px))", "transform: inherit", "rotate: x 90deg",
    "rotate: 1 0 0 90deg", "transform: scale(1e300) scale(1e300)", "x: clamp(1px, 2px, 3px)",
    "width: max-content", "x: 3vw", "transform: translate(1vmin)",
    "transform-origin: 1vh 0; transform: scale(2)", "offset-path: path(\"M0 0h9v9z\")",
    "transform: matrix3d(1,0,0,1,0,1,0,0,0,0,1,0,0,0,0,1)",
    "transform-box: stroke-box; transform: scale(2); vector-effect: non-scaling-stroke; stroke: red",
  ])
  func whatIsNotFollowedIsSaid(_ style: String) throws {
    let painter = try StyledShapes.painter(StyledShapes.rectangle("style='\(style)'"))
    #expect(painter.misplaced.map(\.reason) == ["where its style sheet puts it"])
    #expect(painter.shapes.isEmpty)
  }

  /// Keyframes end with what attributes say already; what else they may say is not recognised.
  @Test(arguments: [
    ("M0,0h9v9z", true), (" M0 0h9v9z ", true), ("M0 0h9v8z", false), ("", false),
  ])
  func pathsOfStylesAreThoseOfAttributes(_ data: String, isSame: Bool) throws {
    let path = "<path d='M0 0h9v9z' style='d: path(\"\(data)\")'/>"
    #expect(try StyledShapes.painter(path).misplaced.isEmpty == isSame)
    let none = "<path d='M0 0h9v9z' style='d: none'/><path d='M0 0h9v9z' style='d: initial'/>"
    #expect(try StyledShapes.painter(none).misplaced.count == 2)
    // Others have no data.
    let rectangle = StyledShapes.rectangle("style='d: path(\"\(data)\")'")
    #expect(try StyledShapes.painter(rectangle).misplaced.isEmpty)
  }

  /// Browsers are not of one mind about images in images, and only fonts say how large texts are.
  @Test(arguments: [
    "<svg style='width: 50px'><rect width='9' height='9'/></svg>",
    "<symbol id='s'><rect width='9' height='9'/></symbol><use href='#s' style='height: 9px'/>",
    "<symbol id='s' style='width: 9px'><rect width='9' height='9'/></symbol><use href='#s'/>",
    "<g style='transform: scale(2); transform-box: fill-box'><text x='9' y='9'>A</text></g>",
    "<style>@media (prefers-color-scheme: dark) { rect { x: 9px } }</style>"
      + "<rect width='9' height='9'/>",
  ])
  func whatIsElsewhereInSomeBrowsersOrAppearances(_ content: String) throws {
    #expect(try StyledShapes.painter(content).misplaced.count == 1)
  }

  @Test func clipsAreFollowedOrDoubted() throws {
    func cut(_ style: String) throws -> [PlacedShape] {
      try StyledShapes.painter(
        "<clipPath id='c'><rect width='40' height='40' style='\(style)'/></clipPath>"
          + "<g clip-path='url(#c)'><rect width='100' height='100'/></g>"
      ).shapes
    }
    let moved = Box(left: 10, top: 5, right: 50, bottom: 45)
    #expect(try cut("transform: translate(10px, 5px)").first?.box == moved)
    // Everything may be left of it.
    #expect(try cut("transform: rotateX(9deg)").first?.box.width == 100)
    let letters =
      "<rect width='100' height='100' fill='white'/><clipPath id='c'>"
      + "<rect width='9' height='9' style='rotate: x 9deg'/></clipPath>"
      + "<g clip-path='url(#c)'><text x='5' y='50' font-size='12'>Q1</text></g>"
    #expect(try SVGText.texts(letters) == ["Q1: what its clip leaves of it"])
  }

  /// Each group asks for the boxes of all that it holds.
  @Test(arguments: [(30, false, true), (30, true, true), (60, true, true), (240, false, false)])
  func boxesAreLookedForOnce(_ depth: Int, isShownAgain: Bool, isKnown: Bool) throws {
    let style = "style='transform: scale(1.01); transform-box: fill-box'"
    let content =
      String(repeating: "<g \(style)>", count: depth) + "<rect width='9' height='9'/>"
      + String(repeating: "</g>", count: depth)
    let shown = isShownAgain ? "<defs><g id='a'>\(content)</g></defs><use href='#a'/>" : content
    #expect(try StyledShapes.painter(shown).misplaced.isEmpty == isKnown)
  }

  /// What is shown again has other boxes where it inherits something else.
  @Test func boxesOfCopiesAreTheirOwn() throws {
    let copy =
      "<defs><g id='a' style='transform: rotate(180deg); transform-box: fill-box; "
      + "transform-origin: right bottom'><rect width='1em' height='1em'/></g></defs>"
    let shown = "<use href='#a' font-size='10'/><use href='#a' font-size='30'/>"
    let shapes = try StyledShapes.painter(copy + shown).shapes
    #expect(shapes.map(\.box.right) == [20, 60])
  }
}
