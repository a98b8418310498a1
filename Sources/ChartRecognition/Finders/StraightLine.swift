internal import Geometry

extension ChartScene {
  /// Where a straight line begins and ends on the device; nil of anything else.
  func straightLine(_ node: Int) -> (start: Point, end: Point)? {
    guard case .stroke(let stroke)? = region(of: node), stroke.toContours == nil,
      stroke.contours.points.count == 2
    else { return nil }
    return (stroke.contours.points[0], stroke.contours.points[1])
  }
}
