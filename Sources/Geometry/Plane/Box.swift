/// A rectangle with sides along the axes, with its edges.
public struct Box: Hashable, Sendable {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  @inlinable public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(left: x, top: y, right: x + width, bottom: y + height)
  }

  /// The box that holds nothing yet.
  public static let empty = Box(
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
  @inlinable public init(around points: some Sequence<Point>) {
    self = .empty
    for point in points { include(point) }
  }

  @inlinable public var width: Double { right - left }
  @inlinable public var height: Double { bottom - top }
  @inlinable public var center: Point { Point((left + right) / 2, (top + bottom) / 2) }

  /// Whether there is a point in it.
  @inlinable public var isEmpty: Bool { !(left <= right && top <= bottom) }

  @inlinable public var isFinite: Bool {
    left.isFinite && top.isFinite && right.isFinite && bottom.isFinite
  }

  /// Clockwise on the screen, from the top left.
  @inlinable public var corners: [Point] {
    [Point(left, top), Point(right, top), Point(right, bottom), Point(left, bottom)]
  }

  @inlinable public mutating func include(_ point: Point) {
    left = min(left, point.x)
    top = min(top, point.y)
    right = max(right, point.x)
    bottom = max(bottom, point.y)
  }

  @inlinable public func contains(_ point: Point) -> Bool {
    point.x >= left && point.x <= right && point.y >= top && point.y <= bottom
  }

  @inlinable public func contains(_ other: Box) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  @inlinable public func intersects(_ other: Box) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }

  @inlinable public func intersection(_ other: Box) -> Box {
    Box(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  @inlinable public func union(_ other: Box) -> Box {
    Box(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }

  /// The box with each side moved outwards.
  @inlinable public func expanded(by distance: Double) -> Box {
    Box(
      left: left - distance,
      top: top - distance,
      right: right + distance,
      bottom: bottom + distance
    )
  }
}
