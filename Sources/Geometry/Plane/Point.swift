/// A point or a vector of the plane; y grows downwards.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  @inlinable package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(0, 0)

  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The length of the vector.
  @inlinable package var length: Double { dot(self).squareRoot() }

  /// The vector turned by a quarter, from the x-axis towards the y-axis.
  var turned: Point { Point(-y, x) }

  @inlinable package static func + (one: Point, other: Point) -> Point {
    Point(one.x + other.x, one.y + other.y)
  }
  @inlinable package static func - (one: Point, other: Point) -> Point {
    Point(one.x - other.x, one.y - other.y)
  }
  @inlinable package static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  @inlinable package func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Above 0 where the other lies to the right of this one on the screen.
  @inlinable package func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// A point between two: 0 is this one, 1 the other.
  @inlinable package func mixed(with other: Point, amount: Double) -> Point {
    Point(x + (other.x - x) * amount, y + (other.y - y) * amount)
  }
}
