/// A rectangle after an affine transformation.
package struct Parallelogram: Hashable, Sendable {
  /// The corner that its first point became.
  var origin: Point

  /// Its sides from there.
  package var across: Point
  package var down: Point

  package init(_ box: Box, _ transform: Transform = .identity) {
    origin = transform.apply(Point(box.left, box.top))
    across = transform.applyLinear(Point(box.width, 0))
    down = transform.applyLinear(Point(0, box.height))
  }

  /// The point at shares of both sides.
  func point(_ x: Double, _ y: Double) -> Point { origin + across * x + down * y }

  var center: Point { point(0.5, 0.5) }

  /// In turn, from the origin.
  var corners: [Point] { [point(0, 0), point(1, 0), point(1, 1), point(0, 1)] }

  /// The box around it.
  package var box: Box { Box(around: corners) }

  package var area: Double { abs(across.cross(down)) }

  package var isFinite: Bool { origin.isFinite && across.isFinite && down.isFinite }
}
