import Testing

@testable import Geometry

@Suite struct FillTests {
  private func fill(
    _ shape: Shape?,
    _ transform: String = "",
    _ rule: FillRule = .nonzero
  ) throws -> Region? {
    Tracing(try #require(shape), try Transform(transform)).fill(rule)
  }

  /// A star of five points crosses itself: its middle is inside by one rule alone.
  @Test func rulesDifferWhereSubpathsCross() throws {
    let star = Shape.polyline("50,0 21,90 98,35 2,35 79,90", isClosed: true)
    let nonzero = try #require(try fill(star))
    let evenodd = try #require(try fill(star, "", .evenodd))
    #expect(nonzero.contains(Point(50, 50)) && !evenodd.contains(Point(50, 50)))
    #expect(nonzero.contains(Point(50, 15)) && evenodd.contains(Point(50, 15)))
    #expect(!nonzero.contains(Point(20, 20)) && !evenodd.contains(Point(20, 20)))
  }

  /// A ring of two circles, the inner one the same way round or the other way.
  @Test(arguments: [("1", true), ("0", false)])
  func holesRunTheOtherWay(_ sweep: String, isFilled: Bool) throws {
    let data =
      "M40 0A40 40 0 1 1-40 0A40 40 0 1 1 40 0Z"
      + "M20 0A20 20 0 1 \(sweep)-20 0A20 20 0 1 \(sweep) 20 0Z"
    let ring = try #require(try fill(.path(data)))
    #expect(ring.contains(.zero) == isFilled)
    #expect(ring.contains(Point(30, 0)))
    #expect(try !#require(try fill(.path(data), "", .evenodd)).contains(.zero))
  }

  @Test func subpathsAreClosedToBeFilled() throws {
    let open = try #require(try fill(.path("M0 0H10V10")))
    #expect(open.contains(Point(9, 8)) && !open.contains(Point(1, 2)))
  }

  /// A slice covers its own part of the circle's box.
  @Test func sliceIsNotItsBox() throws {
    let slice = try #require(try fill(.path("M0 0L100 0A100 100 0 0 1 0 100Z")))
    #expect(slice.contains(Point(70, 70)))
    #expect(!slice.contains(Point(72, 72)))
    #expect(slice.box.contains(Point(72, 72)))
  }

  @Test(arguments: [
    ("", 15.0, 12.0, true), ("", 25, 12, false), ("translate(10 0)", 25, 12, true),
    ("rotate(90)", -12, 15, true), ("rotate(45)", 0, 20, true), ("rotate(45)", 0, 12, false),
    ("skewX(45)", 27, 12, true), ("skewX(45)", 15, 12, false), ("scale(2 1)", 38, 12, true),
  ])
  func rectangles(_ transform: String, x: Double, y: Double, isInside: Bool) throws {
    let shape = Shape.rectangle(x: 10, y: 10, width: 10, height: 10)
    #expect(try #require(try fill(shape, transform)).contains(Point(x, y)) == isInside)
  }

  @Test func uprightRectanglesAreTheirBoxes() throws {
    let box = Box(left: -20, top: 10, right: -10, bottom: 20)
    let shape = Shape.rectangle(x: 10, y: 10, width: 10, height: 10)
    #expect(try fill(shape, "rotate(90)")?.box.contains(Point(-15, 15)) == true)
    #expect(try fill(shape, "matrix(0 1 -1 0 0 0)") == .rectangle(box))
    #expect(try fill(.path("M-20 10h10v10h-10z")) == .rectangle(box))
    #expect(try fill(.path("M-20 10v10h10v-10")) == .rectangle(box))
    #expect(try fill(.path("M-20 10h10v10h-9z")) != .rectangle(box))
  }

  /// Radii of corners: one alone is both, and none is more than half a side (SVG 2, section 10.2).
  @Test(
    arguments: [
      (nil, nil, true, true), (5.0, nil, false, true), (nil, 5.0, false, true), (5, 0, true, true),
      (-1, 5, false, true), (50, nil, false, false), (-1, -1, true, true),
    ] as [(Double?, Double?, Bool, Bool)]
  )
  func corners(_ rx: Double?, _ ry: Double?, hasCorner: Bool, hasMore: Bool) throws {
    let shape = Shape.rectangle(x: 0, y: 0, width: 20, height: 20, radiusX: rx, radiusY: ry)
    let region = try #require(try fill(shape))
    #expect(region.contains(Point(1, 1)) == hasCorner)
    #expect(region.contains(Point(2, 2)) == hasMore)
    #expect(region.contains(Point(10, 0.1)))
  }

  @Test func ellipses() throws {
    let ellipse = try #require(
      try fill(Shape.ellipse(center: Point(50, 50), radiusX: 40, radiusY: 10), "rotate(90 50 50)")
    )
    #expect(ellipse.contains(Point(50, 89)) && !ellipse.contains(Point(62, 50)))
    #expect(abs(ellipse.box.top - 10) < 1e-9 && abs(ellipse.box.right - 60) < 1e-9)
    let circle = try #require(try fill(Shape.circle(center: .zero, radius: 5), "scale(2 4)"))
    #expect(circle.contains(Point(0, 19)) && !circle.contains(Point(19, 0)))
    #expect(Shape.ellipse(center: .zero, radiusX: nil, radiusY: 3) != nil)
    #expect(Shape.ellipse(center: .zero, radiusX: -3, radiusY: 3) != nil)
  }

  @Test func whatIsNotPainted() throws {
    #expect(Shape.rectangle(x: 0, y: 0, width: 0, height: 5) == nil)
    #expect(Shape.rectangle(x: 0, y: 0, width: -3, height: 5) == nil)
    #expect(Shape.rectangle(x: .nan, y: 0, width: 3, height: 5) == nil)
    #expect(Shape.circle(center: .zero, radius: 0) == nil)
    #expect(Shape.circle(center: .zero, radius: .infinity) == nil)
    #expect(try fill(.path("")) == nil)
    #expect(try fill(.path("none")) == nil)
    #expect(try fill(Shape.circle(center: .zero, radius: 5), "scale(0 1)") == nil)
    let nowhere = Tracing(.path("M0 0H9V9"), Transform(a: .nan))
    #expect(nowhere.fill(.nonzero) == nil && nowhere.shortfall == .notFinite)
  }

  @Test func pointsEndAtTheirFirstError() throws {
    let tracing = Tracing(.polyline("0,0 10,0 10,10 5", isClosed: true), .identity)
    #expect(tracing.error == 15)
    #expect(tracing.fill(.nonzero)?.contains(Point(9, 5)) == true)
    #expect(Tracing(.polyline("0 0 x", isClosed: false), .identity).error == 4)
  }

  @Test func boundingBoxesAreOfUserSpace() throws {
    #expect(
      Shape.line(Point(5, 1), Point(2, 9)).boundingBox(tolerance: 1)
        == Box(left: 2, top: 1, right: 5, bottom: 9)
    )
    #expect(Shape.path("M5 5").boundingBox(tolerance: 1) == nil)
    #expect(
      Shape.circle(center: Point(1, 1), radius: 2)?.boundingBox(tolerance: 1)
        == Box(left: -1, top: -1, right: 3, bottom: 3)
    )
  }
}
