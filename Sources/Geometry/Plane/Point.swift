/// A point or a vector of the plane; y grows downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  @inlinable public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(0, 0)

  @inlinable public var isFinite: Bool { x.isFinite && y.isFinite }

  /// The length of the vector.
  @inlinable public var length: Double { dot(self).squareRoot() }

  /// The vector turned by a quarter, from the x-axis towards the y-axis.
  var turned: Point { Point(-y, x) }

  @inlinable public static func + (one: Point, other: Point) -> Point {
    Point(one.x + other.x, one.y + other.y)
  }
  @inlinable public static func - (one: Point, other: Point) -> Point {
    Point(one.x - other.x, one.y - other.y)
  }
  @inlinable public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  @inlinable public func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Above 0 where the other lies to the right of this one on the screen.
  @inlinable public func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// A point between two: 0 is this one, 1 the other.
  @inlinable public func mixed(with other: Point, amount: Double) -> Point {
    Point(x + (other.x - x) * amount, y + (other.y - y) * amount)
  }
}
