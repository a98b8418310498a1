import Testing

@testable import Geometry

/// A box of 100 by 50 in viewports of 200 by 200, 200 by 50 and 50 by 200.
@Suite struct ViewBoxTests {
  private let box = ViewBox(x: 10, y: 20, width: 100, height: 50)

  @Test(arguments: [
    ("xMinYMin", 0.0, 0.0), ("xMidYMin", 0, 0), ("xMaxYMin meet", 0, 0), ("xMinYMid", 0, 50),
    ("xMidYMid", 0, 50), ("xMaxYMid", 0, 50), ("xMinYMax", 0, 100), ("xMidYMax meet", 0, 100),
    ("xMaxYMax", 0, 100), ("defer xMidYMid meet", 0, 50),
  ])
  func boxThatIsWholeInATallViewport(_ text: String, x: Double, y: Double) throws {
    try expect(text, Box(x: 0, y: 0, width: 200, height: 200), x, y, scale: 2)
  }

  @Test(arguments: [("xMinYMin", 0.0), ("xMidYMax", 50), ("xMaxYMid", 100)])
  func boxThatIsWholeInAWideViewport(_ text: String, x: Double) throws {
    try expect(text, Box(x: 0, y: 0, width: 200, height: 50), x, 0, scale: 1)
  }

  @Test(arguments: [
    ("xMinYMin slice", 0.0), ("xMidYMin slice", -100), ("xMaxYMax slice", -200),
  ])
  func boxThatIsCutOff(_ text: String, x: Double) throws {
    try expect(text, Box(x: 0, y: 0, width: 200, height: 200), x, 0, scale: 4)
  }

  @Test func boxThatIsStretched() throws {
    let ratio = try #require(AspectRatio("none"))
    let viewport = Box(x: 5, y: 6, width: 200, height: 200)
    let transform = try #require(box.transform(to: viewport, ratio))
    #expect(transform.apply(Point(10, 20)) == Point(5, 6))
    #expect(transform.apply(Point(110, 70)) == Point(205, 206))
  }

  @Test(arguments: ["0 0 10 20", "0,0,10,20", " 0 , 0 10 20 ", "0 0 1e1 20."])
  func texts(_ text: String) {
    let expected = text.hasSuffix(".") ? nil : ViewBox(x: 0, y: 0, width: 10, height: 20)
    #expect(ViewBox(text) == expected)
  }

  @Test(arguments: ["", "0 0 10", "0 0 10 20 30", "0 0 -1 5", "0 0 10px 20", "a b c d"])
  func noBoxes(_ text: String) {
    #expect(ViewBox(text) == nil)
  }

  @Test func nothingIsPaintedWhereASizeIsZero() throws {
    let viewport = Box(x: 0, y: 0, width: 100, height: 100)
    #expect(try #require(ViewBox("0 0 0 5")).transform(to: viewport) == nil)
    #expect(box.transform(to: Box(x: 0, y: 0, width: 0, height: 10)) == nil)
    #expect(box.transform(to: Box(x: 0, y: 0, width: .infinity, height: 10)) == nil)
  }

  @Test(arguments: [
    "", "xmidymid", "xMidyMid", "xMidYMid cover", "xMid", "none meet x", "XMidYMid", "xMidYFoo",
  ])
  func noRatios(_ text: String) {
    #expect(AspectRatio(text) == nil)
  }

  private func expect(
    _ text: String,
    _ viewport: Box,
    _ x: Double,
    _ y: Double,
    scale: Double
  ) throws {
    let ratio = try #require(AspectRatio(text))
    let transform = try #require(box.transform(to: viewport, ratio))
    #expect(transform.apply(Point(10, 20)) == Point(x, y))
    #expect(transform.a == scale && transform.d == scale)
  }
}
