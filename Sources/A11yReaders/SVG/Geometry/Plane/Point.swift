/// A point or a vector of the plane; y grows downwards.
struct Point: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static let zero = Point(0, 0)

  var isFinite: Bool { x.isFinite && y.isFinite }

  /// The length of the vector.
  var length: Double { dot(self).squareRoot() }

  /// The vector turned by a quarter, from the x-axis towards the y-axis.
  var turned: Point { Point(-y, x) }

  static func + (one: Point, other: Point) -> Point { Point(one.x + other.x, one.y + other.y) }
  static func - (one: Point, other: Point) -> Point { Point(one.x - other.x, one.y - other.y) }
  static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  func dot(_ other: Point) -> Double { x * other.x + y * other.y }

  /// Above 0 where the other lies to the right of this one on the screen.
  func cross(_ other: Point) -> Double { x * other.y - y * other.x }

  /// A point between two: 0 is this one, 1 the other.
  func mixed(with other: Point, amount: Double) -> Point {
    Point(x + (other.x - x) * amount, y + (other.y - y) * amount)
  }
}
