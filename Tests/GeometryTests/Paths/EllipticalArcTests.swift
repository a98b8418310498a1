import Testing

@testable import Geometry

/// Arcs as the implementation notes compute them (SVG 2, section B.2).
@Suite struct EllipticalArcTests {
  private func drawn(
    to end: Point,
    radii: Point,
    rotation: Double = 0,
    isLarge: Bool,
    isClockwise: Bool
  ) -> EllipticalArc? {
    EllipticalArc(
      from: Point(10, 0),
      to: end,
      radii: radii,
      rotation: rotation,
      isLarge: isLarge,
      isClockwise: isClockwise
    )
  }

  /// From (10, 0) to (0, 10) on circles of radius 10: around the origin or around (10, 10).
  @Test(arguments: [
    (false, true, 0.0, 0.0, 90.0), (true, false, 0, 0, -270), (false, false, 10, 10, -90),
    (true, true, 10, 10, 270),
  ])
  func circles(isLarge: Bool, isClockwise: Bool, x: Double, y: Double, sweep: Double) throws {
    let arc = try #require(
      drawn(to: Point(0, 10), radii: Point(10, 10), isLarge: isLarge, isClockwise: isClockwise)
    )
    #expect((arc.center - Point(x, y)).length < 1e-9)
    #expect(abs(arc.sweep - sweep) < 1e-9)
    #expect((arc.point(at: arc.start) - Point(10, 0)).length < 1e-9)
    #expect((arc.point(at: arc.start + arc.sweep) - Point(0, 10)).length < 1e-9)
  }

  @Test func radiiThatDoNotReachAreEnlarged() throws {
    let arc = try #require(
      drawn(to: Point(-10, 0), radii: Point(2, 1), isLarge: false, isClockwise: true)
    )
    #expect(arc.center.length < 1e-9)
    #expect((arc.u - Point(10, 0)).length < 1e-9)
    #expect((arc.v - Point(0, 5)).length < 1e-9)
  }

  @Test func negativeRadiiLoseTheirSign() {
    let one = drawn(to: Point(0, 10), radii: Point(-20, 15), isLarge: true, isClockwise: true)
    #expect(one == drawn(to: Point(0, 10), radii: Point(20, -15), isLarge: true, isClockwise: true))
  }

  @Test func rotationTurnsTheAxes() throws {
    let arc = try #require(
      drawn(
        to: Point(-10, 0),
        radii: Point(4, 10),
        rotation: 90,
        isLarge: false,
        isClockwise: false
      )
    )
    #expect((arc.u - Point(0, 4)).length < 1e-9)
    #expect((arc.v - Point(-10, 0)).length < 1e-9)
  }

  @Test(arguments: [(0.0, 5.0), (5, 0), (0, 0)])
  func withoutARadiusItIsALine(x: Double, y: Double) {
    #expect(drawn(to: .zero, radii: Point(x, y), isLarge: true, isClockwise: true) == nil)
  }

  @Test func toWhereItBeginsItIsNothing() {
    #expect(drawn(to: Point(10, 0), radii: Point(5, 5), isLarge: true, isClockwise: true) == nil)
  }

  @Test func whereItCannotBeComputedItIsALine() {
    let far = Point(1e38, 1e38)
    #expect(drawn(to: Point(10, 1e-122), radii: far, isLarge: true, isClockwise: true) == nil)
  }
}
