import Geometry

extension Box {
  /// From the origin, 100 by 100.
  static let square = Box(x: 0, y: 0, width: 100, height: 100)
}
