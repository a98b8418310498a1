import Testing

@testable import Geometry

@Suite struct StrokeRegionTests {
  private func contains(
    _ shape: Shape,
    _ style: StrokeStyle,
    _ x: Double,
    _ y: Double,
    _ transform: String = ""
  ) throws -> Bool {
    let tracing = Tracing(shape, try Transform(transform))
    return try #require(tracing.stroke(style)).contains(Point(x, y))
  }

  private let line = Shape.line(Point(10, 10), Point(30, 10))

  @Test(arguments: [
    (StrokeCap.butt, 20.0, 11.9, true), (.butt, 20, 12.1, false), (.butt, 9, 10, false),
    (.butt, 31, 10, false), (.round, 8.1, 10, true), (.round, 8.5, 11.5, false),
    (.round, 31.9, 10, true), (.square, 8.1, 11.9, true), (.square, 7.9, 10, false),
    (.square, 31.9, 8.1, true),
  ])
  func caps(_ cap: StrokeCap, x: Double, y: Double, isPainted: Bool) throws {
    let style = StrokeStyle(width: 4, cap: cap)
    #expect(try contains(line, style, x, y) == isPainted)
  }

  /// A corner at (20, 20) whose outer side is up and to the right; a mitre of √2 widths.
  @Test(arguments: [
    (StrokeJoin.miter, 4.0, 21.8, 18.2, true), (.miter, 1.4, 21.8, 18.2, false),
    (.bevel, 4, 21.8, 18.2, false), (.bevel, 4, 20.9, 19.1, true), (.round, 4, 21.3, 18.7, true),
    (.round, 4, 21.5, 18.5, false), (.miter, 4, 18.1, 21.9, true), (.miter, 4, 17.9, 22.1, false),
  ])
  func joins(
    _ join: StrokeJoin,
    limit: Double,
    x: Double,
    y: Double,
    isPainted: Bool
  ) throws {
    let style = StrokeStyle(width: 4, join: join, miterLimit: limit)
    #expect(try contains(.path("M0 20H20V40"), style, x, y) == isPainted)
    #expect(try contains(.path("M20 40V20H0"), style, x, y) == isPainted)
  }

  @Test func closedLinesAreJoinedWhereTheyBegan() throws {
    let style = StrokeStyle(width: 4)
    #expect(try contains(.path("M0 0H20V20H0Z"), style, -1.9, -1.9))
    #expect(try !contains(.path("M0 0H20V20H0V0"), style, -1.9, -1.9))
    #expect(try contains(.path("M0 0H20V20H0Z"), style, 0, 10))
    #expect(try !contains(.path("M0 0H20V20H0"), style, 0, 10))
  }

  /// Dashes of 4 and gaps of 6 along 20.
  @Test(arguments: [
    ([4.0, 6], 0.0, StrokeCap.butt, 13.0, true), ([4, 6], 0, .butt, 15, false),
    ([4, 6], 0, .butt, 22, true), ([4, 6], 5, .butt, 11, false), ([4, 6], 5, .butt, 16, true),
    ([4, 6], -2, .butt, 11, false), ([4, 6], -2, .butt, 13, true), ([5], 0, .butt, 17, false),
    ([5], 0, .butt, 22, true), ([4, 6], 0, .round, 15.5, true), ([4, 6], 0, .round, 16.5, false),
    ([4, 6], 0, .square, 15.9, true), ([4, 6], 0, .square, 18.1, true),
    ([0, 5], 0, .round, 15.9, true), ([0, 5], 0, .round, 17.5, false),
    ([0, 0], 0, .butt, 17, true),
    ([4, -1], 0, .butt, 15, true), ([], 3, .butt, 15, true),
  ])
  func dashes(
    _ dashes: [Double],
    offset: Double,
    _ cap: StrokeCap,
    x: Double,
    isPainted: Bool
  ) throws {
    let style = StrokeStyle(width: 4, cap: cap, dashes: dashes, dashOffset: offset)
    #expect(try contains(line, style, x, 10.1) == isPainted)
  }

  /// The trick that draws slices as dashes of a circle as wide as its radius.
  @Test func slicesOfDashes() throws {
    let circle = try #require(Shape.circle(center: .zero, radius: 25))
    let style = StrokeStyle(width: 50, dashes: [25, 75], pathLength: 100)
    #expect(try contains(circle, style, 30, 30))
    #expect(try !contains(circle, style, -30, 30))
    #expect(try !contains(circle, style, 30, -30))
    #expect(try contains(circle, style, 0, 40, "rotate(45)"))
  }

  @Test func linesOfNoLength() throws {
    let dot = Shape.path("M5 5z")
    #expect(try contains(dot, StrokeStyle(width: 4, cap: .round), 6, 6))
    #expect(try !contains(dot, StrokeStyle(width: 4, cap: .round), 6.9, 6.9))
    #expect(try contains(dot, StrokeStyle(width: 4, cap: .square), 6.9, 6.9))
    #expect(try !contains(dot, StrokeStyle(width: 4), 5, 5))
  }

  /// A line is as wide as its space says: a stretched one differs with its direction.
  @Test func linesAreTransformed() throws {
    let style = StrokeStyle(width: 4)
    #expect(try contains(line, style, 40, 10, "scale(2 1)"))
    #expect(try contains(line, style, 60, 35, "scale(3)"))
    #expect(try !contains(line, style, 60, 37, "scale(3)"))
    let upright = Shape.line(Point(10, 0), Point(10, 30))
    #expect(try contains(upright, style, 27, 10, "scale(2 1)") == false)
    #expect(try contains(upright, style, 23, 10, "scale(2 1)"))
    let fixed = StrokeStyle(width: 4, isNonScaling: true)
    #expect(try !contains(upright, fixed, 23, 10, "scale(2 1)"))
    #expect(try contains(upright, fixed, 21.5, 10, "scale(2 1)"))
  }

  @Test func circlesAreRings() throws {
    let circle = try #require(Shape.circle(center: Point(50, 50), radius: 20))
    let style = StrokeStyle(width: 4)
    #expect(try contains(circle, style, 50, 71))
    #expect(try !contains(circle, style, 50, 73))
    #expect(try !contains(circle, style, 50, 67))
    let stretched = Tracing(circle, try Transform("scale(1 2)")).stroke(style)
    #expect(stretched?.box == Box(left: 28, top: 56, right: 72, bottom: 144))
  }

  @Test func whatIsNotPainted() {
    #expect(Tracing(line, .identity).stroke(StrokeStyle(width: 0)) == nil)
    #expect(Tracing(line, .identity).stroke(StrokeStyle(width: -1)) == nil)
    #expect(Tracing(line, .identity).stroke(StrokeStyle(width: .nan)) == nil)
    #expect(Tracing(line, Transform(d: 0)).stroke(StrokeStyle()) == nil)
  }

  /// A mitre limit without bounds does not make the box larger than what is painted.
  @Test func boxHoldsTheLongestMitre() throws {
    let style = StrokeStyle(width: 4, miterLimit: 1e9)
    let stroke = try #require(Tracing(.path("M0 20H20V40"), .identity).stroke(style))
    #expect(abs(stroke.box.right - 20 - 8.0.squareRoot()) < 1e-9)
  }

  /// A line of many corners is looked through by its tree: it is painted where a part of it is.
  @Test func treeFindsWhatIsPainted() throws {
    let corners = (0..<400).map { Point(Double($0), Double($0 * $0 % 97)) }
    let data = corners.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    let style = StrokeStyle(width: 1.5, join: .round)
    let line = try #require(
      Tracing(.polyline(data, isClosed: false), .identity).stroke(style)
    )
    for step in 0..<2_000 {
      let point = Point(Double(step % 71) * 5.7 - 2, Double(step % 53) * 2 - 2)
      let parts = zip(corners, corners.dropFirst()).map { one, other in
        let along = other - one
        let share = min(max((point - one).dot(along) / along.dot(along), 0), 1)
        return (point - one.mixed(with: other, amount: share)).length
      }
      let nearest = parts.min() ?? .infinity
      // The two ends alone are not round.
      guard abs(nearest - 0.75) > 1e-9, point.x > 1, point.x < 398 else { continue }
      #expect(line.contains(point) == (nearest < 0.75))
    }
  }
}
