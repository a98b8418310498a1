import Testing

/// Where CSS puts what is painted: each box is the one that Chromium says.
@Suite struct StyledGeometryTests {
  /// The box of the first shape: left, top, right and bottom, to a thousandth.
  private func box(_ content: String, _ attributes: String = StyledShapes.size) throws -> [Double] {
    let painter = try StyledShapes.painter(content, attributes)
    #expect(painter.misplaced.isEmpty)
    let box = try #require(painter.shapes.first).box
    return [box.left, box.top, box.right, box.bottom].map { ($0 * 1000).rounded() / 1000 }
  }

  @Test(
    arguments: [
      ("translate(10px,5px)", [20, 25, 60, 55]), ("translate(10%, 50%)", [40, 120, 80, 150]),
      ("translatex(1in) TRANSLATEY(1em)", [106, 36, 146, 66]),
      ("translate(calc(10px + 1em), 0)", [36, 20, 76, 50]),
      ("translate3d(10px, 5px, 9px)", [20, 25, 60, 55]),
      ("translateX(10px) translateZ(0)", [20, 20, 60, 50]), ("scale(2)", [20, 40, 100, 100]),
      ("scale(200%, 1)", [20, 20, 100, 50]), ("scaleY(calc(1 + 1))", [10, 40, 50, 100]),
      ("scale3d(2, 2, 2) scaleZ(9)", [20, 40, 100, 100]),
      ("rotate(90deg) translate(0, -100px)", [50, 10, 80, 50]),
      ("rotateZ(100grad) translateY(-100px)", [50, 10, 80, 50]),
      ("rotate(calc(1turn / 4)) translateY(-100px)", [50, 10, 80, 50]),
      ("rotate3d(0, 0, 1, 90deg) translateY(-100px)", [50, 10, 80, 50]),
      ("rotate3d(0, 0, -2, -90deg) translateY(-100px)", [50, 10, 80, 50]),
      ("rotate(calc(0.25 * 360deg)) translateY(-100px)", [50, 10, 80, 50]),
      ("skewX(45deg)", [30, 20, 100, 50]), ("skew(0, 45deg)", [10, 30, 50, 100]),
      ("matrix(1, 0, 0, 2, 10, 20)", [20, 60, 60, 120]),
      ("matrix3d(1,0,0,0,0,1,0,0,0,0,1,0,10,20,0,1)", [20, 40, 60, 70]),
      ("rotateX(0)", [10, 20, 50, 50]),
      // What is no transformation leaves that of the attribute.
      ("rotate(90)", [110, 20, 150, 50]), ("translate(10, 5)", [110, 20, 150, 50]),
      ("translate(10px 5px)", [110, 20, 150, 50]), ("turn(1deg)", [110, 20, 150, 50]),
      ("translate(10px),", [110, 20, 150, 50]), ("scale(2px)", [110, 20, 150, 50]),
      ("rotate(9deg, 1, 1)", [110, 20, 150, 50]), ("rotate(calc(1deg + 1px))", [110, 20, 150, 50]),
      ("revert-layer", [110, 20, 150, 50]),
      // Where there is none in the end, neither is that of the attribute.
      ("none", [10, 20, 50, 50]), ("initial", [10, 20, 50, 50]), ("unset", [10, 20, 50, 50]),
      ("revert", [10, 20, 50, 50]), ("var(--none)", [10, 20, 50, 50]),
    ] as [(String, [Double])]
  )
  func transformations(_ value: String, _ expected: [Double]) throws {
    let shape = StyledShapes.rectangle("transform='translate(100)' style='transform: \(value)'")
    #expect(try box(shape) == expected)
  }

  @Test(
    arguments: [
      ("rotate: 90deg; translate: 100px", [50, 10, 80, 50]),
      ("rotate: z 90deg; translate: 100px 0 4px", [50, 10, 80, 50]),
      ("rotate: 90deg z; translate: 100px", [50, 10, 80, 50]),
      ("rotate: 0 0 1 90deg; translate: 100px", [50, 10, 80, 50]),
      ("scale: 2 3", [20, 60, 100, 150]),
      ("scale: 200%", [20, 40, 100, 100]),
      ("translate: 50%", [160, 20, 200, 50]),
      (
        "translate: 200px 10px; rotate: 90deg; scale: 2; transform: translate(9px)",
        [100, 48, 160, 128]
      ),
      ("--part: 25; translate: 100px; rotate: calc(var(--part) * 3.6deg)", [50, 10, 80, 50]),
      ("-webkit-transform: scale(2); -webkit-transform-origin: 10px 20px", [10, 20, 90, 80]),
      ("-webkit-transform: scale(2); transform: none", [10, 20, 50, 50]),
      ("-webkit-translate: 9px; -moz-transform: scale(2)", [10, 20, 50, 50]),
      ("translate: none", [10, 20, 50, 50]),
      ("translate: 10px,5px", [10, 20, 50, 50]),
      ("scale: 2px", [10, 20, 50, 50]),
      ("rotate: 1 0 90deg", [10, 20, 50, 50]),
      ("rotate: 90deg 90deg", [10, 20, 50, 50]),
    ] as [(String, [Double])]
  )
  func partsOfTransformations(_ style: String, _ expected: [Double]) throws {
    #expect(try box(StyledShapes.rectangle("style='\(style)'")) == expected)
  }

  @Test(
    arguments: [
      ("center", "", [160, 70, 190, 110]), ("120px 60px", "", [90, 60, 120, 100]),
      ("100px", "", [110, 120, 140, 160]), ("40% 30%", "", [90, 60, 120, 100]),
      ("calc(100px + 20%) 50%", "", [170, 60, 200, 100]), ("0 0", "fill-box", [90, 60, 120, 100]),
      ("center", "fill-box", [125, 55, 155, 95]),
      ("bottom right", "content-box", [160, 50, 190, 90]),
      ("left 50% 3px", "fill-box", [105, 75, 135, 115]),
      ("right bottom", "border-box", [160, 50, 190, 90]),
      ("center", "view-box", [160, 70, 190, 110]),
    ] as [(String, String, [Double])]
  )
  func origins(_ origin: String, _ kind: String, _ expected: [Double]) throws {
    let style = "transform-origin: \(origin)" + (kind.isEmpty ? "" : "; transform-box: \(kind)")
    let shape = "<rect x='120' y='60' width='40' height='30'"
    #expect(try box(shape + " transform='rotate(90)' style='\(style)'/>") == expected)
  }

  /// Other places than the first two, or in another order, are none.
  @Test(arguments: [
    "bottom 10px", "10px left", "left right", "top bottom", "1px 1px 1%", "0 0 0 0",
  ])
  func whatIsNoOrigin(_ origin: String) throws {
    let shape = StyledShapes.rectangle("style='transform: scale(2); transform-origin: \(origin)'")
    #expect(try box(shape) == [20, 40, 100, 100])
  }

  @Test(
    arguments: [
      ("x: 100px", [100, 20, 140, 50]), ("x: 100", [100, 20, 140, 50]),
      ("x: 10%", [30, 20, 70, 50]),
      ("x: 2em", [32, 20, 72, 50]), ("x: calc(10% + 5px)", [35, 20, 75, 50]),
      ("x: initial", [0, 20, 40, 50]), ("x: unset", [0, 20, 40, 50]),
      ("x: none", [10, 20, 50, 50]),
      ("width: 100px", [10, 20, 110, 50]), ("width: 100", [10, 20, 110, 50]),
      ("width: 50%", [10, 20, 160, 50]), ("width: -5px", [10, 20, 50, 50]),
      ("y: 50%; height: 3em", [10, 100, 50, 148]),
    ] as [(String, [Double])]
  )
  func lengths(_ style: String, _ expected: [Double]) throws {
    #expect(try box(StyledShapes.rectangle("style='\(style)'")) == expected)
  }

  @Test(
    arguments: [
      ("<circle id='t' r='5' style='cx: 50px; cy: 60px; r: 10'/>", [40, 50, 60, 70]),
      (
        "<circle id='t' cx='100' cy='100' r='5' style='r: 10%'/>",
        [74.505, 74.505, 125.495, 125.495]
      ),
      ("<circle id='t' cx='9' cy='9' r='5' style='r: auto'/>", [4, 4, 14, 14]),
      ("<circle id='t' cx='9' cy='9' r='5' style='r: -1px'/>", [4, 4, 14, 14]),
      ("<ellipse id='t' cx='50' cy='50' rx='5' style='ry: 10px'/>", [45, 40, 55, 60]),
      (
        "<ellipse id='t' cx='50' cy='50' rx='5' ry='5' style='ry: auto; rx: 9px'/>",
        [41, 41, 59, 59]
      ),
      (
        "<defs><rect id='u' width='10' height='10'/></defs>"
          + "<use id='t' href='#u' style='x: 50px; y: 20px'/>",
        [50, 20, 60, 30]
      ),
      (
        "<style>rect { x: 7; transform: translateY(9px) } .a { y: 1px }</style>"
          + "<rect id='t' x='10' y='20' width='40' height='30' class='a'/>",
        [7, 10, 47, 40]
      ),
      (
        "<g style='transform: rotate(180deg); transform-origin: 50% 50%; transform-box: fill-box'>"
          + "<rect id='t' x='10' y='20' width='40' height='30'/>"
          + "<rect x='100' y='100' width='10' height='10'/></g>",
        [70, 80, 110, 110]
      ),
      (
        "<g style='transform: rotate(180deg); transform-origin: center; transform-box: fill-box'>"
          + "<rect id='t' x='10' y='20' width='40' height='30' transform='translate(5 5)'/>"
          + "<g style='display: none'><rect width='300' height='9'/></g><g transform='scale(2)'>"
          + "<circle cx='60' cy='60' r='5'/></g></g>",
        [90, 100, 130, 130]
      ),
      (
        "<g style='transform: translate(20px)'>"
          + "<rect id='t' x='10' y='20' width='40' height='30' style='transform: inherit'/></g>",
        [50, 20, 90, 50]
      ),
      (
        "<rect id='t' x='10' y='20' width='40' height='30' stroke='red' stroke-width='10' style='transform: rotate(180deg); transform-origin: 0 0; transform-box: stroke-box; translate: 100px 100px'/>",
        [60, 80, 100, 110]
      ),
      (
        "<rect id='t' x='120' y='60' width='40' height='30' transform='rotate(90)' transform-origin='120 60'/>",
        [90, 60, 120, 100]
      ),
      (
        "<rect id='t' x='120' y='60' width='40' height='30' transform='rotate(90)' transform-origin='center'/>",
        [160, 70, 190, 110]
      ),
    ] as [(String, [Double])]
  )
  func elements(_ content: String, _ expected: [Double]) throws {
    #expect(try box(content) == expected)
  }

  /// The image is a box of a page, and turns about its middle.
  @Test(
    arguments: [
      (
        "viewBox='100 50 300 200'",
        "style='transform: rotate(180deg); transform-origin: center; translate: 10%'",
        [180, 100, 220, 130]
      ),
      ("width='300' height='200' style='transform: rotate(180deg)'", "", [250, 150, 290, 180]),
      ("width='300' height='200' transform='rotate(180)'", "", [250, 150, 290, 180]),
      (
        "width='300' height='200' transform='scale(.5)' viewBox='0 0 150 100'", "",
        [85, 70, 125, 100]
      ),
      (
        "width='300' height='200' style='transform: translate(10%, 0)' viewBox='0 0 150 100'",
        "", [50, 40, 130, 100]
      ),
      ("width='300' height='200' style='transform-origin: 0 0; scale: 2'", "", [20, 40, 100, 100]),
      (
        "width='9' style='width: 300px; height: 200px' viewBox='0 0 150 100'", "",
        [20, 40, 100, 100]
      ),
    ] as [(String, String, [Double])]
  )
  func images(_ attributes: String, _ own: String, _ expected: [Double]) throws {
    #expect(try box(StyledShapes.rectangle(own), attributes) == expected)
  }

  /// Only attributes may leave out the unit of an origin.
  @Test func originsNeedUnits() throws {
    let turned = "transform: scale(2)"
    let style = StyledShapes.rectangle("style='transform-origin: 10 20; \(turned)'")
    #expect(try box(style) == [20, 40, 100, 100])
    let attribute = StyledShapes.rectangle("transform-origin='10 20' style='\(turned)'")
    #expect(try box(attribute) == [10, 20, 90, 80])
  }

  /// What moves an element does so whatever it is relative to, even of texts, whose boxes only fonts
  /// tell.
  @Test func movesNeedNoBox() throws {
    let css = "<style>*{transform-box: fill-box; transform-origin: center}</style>"
    let moved = "<g transform='translate(7 5)'><text>A</text></g>"
    let painter = try StyledShapes.painter(css + moved)
    #expect(painter.misplaced.isEmpty && painter.texts.count == 1)
    let share = "<g style='translate: 10%'><text>A</text></g>"
    #expect(try StyledShapes.painter(css + share).misplaced.count == 1)
  }
}
