/// A rectangle with sides along the axes, with its edges.
package struct Box: Hashable, Sendable {
  package var left: Double
  package var top: Double
  package var right: Double
  package var bottom: Double

  @inlinable package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  @inlinable package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// The box that holds nothing yet.
  package static let empty = Box(
    left: .infinity,
    top: .infinity,
    right: -.infinity,
    bottom: -.infinity
  )

  /// The box that holds everything.
  static let everywhere = Box(
    left: -.infinity,
    top: -.infinity,
    right: .infinity,
    bottom: .infinity
  )

  /// The least box around points.
  @inlinable package init(around points: some Sequence<Point>) {
    self = .empty
    for point in points { include(point) }
  }

  @inlinable package var width: Double { right - left }
  @inlinable package var height: Double { bottom - top }
  @inlinable package var center: Point { Point((left + right) / 2, (top + bottom) / 2) }

  /// Whether there is a point in it.
  @inlinable package var isEmpty: Bool { !(left <= right && top <= bottom) }

  @inlinable package var isFinite: Bool {
    left.isFinite && top.isFinite && right.isFinite && bottom.isFinite
  }

  /// Clockwise on the screen, from the top left.
  @inlinable package var corners: [Point] {
    [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
  }

  @inlinable package mutating func include(_ point: Point) {
    left = min(left, point.x)
    top = min(top, point.y)
    right = max(right, point.x)
    bottom = max(bottom, point.y)
  }

  @inlinable package func contains(_ point: Point) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }

  @inlinable package func contains(_ other: Box) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  @inlinable package func intersects(_ other: Box) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  @inlinable package func intersection(_ other: Box) -> Box {
    Box(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  @inlinable package func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }

  /// The box with each side moved outwards.
  @inlinable package func expanded(by distance: Double) -> Box {
    Box(
      left: left - distance,
      top: top - distance,
      right: right + distance,
      bottom: bottom + distance
    )
  }
}
