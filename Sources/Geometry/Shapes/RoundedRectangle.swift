/// A rectangle whose corners may be quarters of ellipses (SVG 2, section 10.2).
package struct RoundedRectangle: Hashable, Sendable {
  package let box: Box
  package let radiusX: Double
  package let radiusY: Double

  /// Nil where it is not painted.
  ///
  /// - Parameters:
  ///   - box: with its size as given.
  ///   - radiusX: nil where it is `auto`; so is one that is negative.
  ///   - radiusY: the same.
  package init?(_ box: Box, radiusX: Double?, radiusY: Double?) {
    guard box.isFinite, box.width > 0, box.height > 0 else { return nil }
    let given = (
      x: radiusX.flatMap { $0 >= 0 ? $0 : nil },
      y: radiusY.flatMap { $0 >= 0 ? $0 : nil }
    )
    self.box = box
    self.radiusX = min(given.x ?? given.y ?? 0, box.width / 2)
    self.radiusY = min(given.y ?? given.x ?? 0, box.height / 2)
  }

  var hasCorners: Bool { radiusX == 0 || radiusY == 0 }

  /// Clockwise on the screen, from the left end of the top side.
  func trace(_ add: (PathSegment) -> Void) {
    guard !hasCorners else {
      for (index, corner) in box.corners.enumerated() {
        add(index == 0 ? .move(corner) : .line(corner))
      }
      add(.close)
      return
    }
    let left = box.left + radiusX
    let right = box.right - radiusX
    let top = box.top + radiusY
    let bottom = box.bottom - radiusY
    add(.move(Point(left, box.top)))
    add(.line(Point(right, box.top)))
    add(corner(Point(right, top), from: -90, to: Point(box.right, top)))
    add(.line(Point(box.right, bottom)))
    add(corner(Point(right, bottom), from: 0, to: Point(right, box.bottom)))
    add(.line(Point(left, box.bottom)))
    add(corner(Point(left, bottom), from: 90, to: Point(box.left, bottom)))
    add(.line(Point(box.left, top)))
    add(corner(Point(left, top), from: 180, to: Point(left, box.top)))
    add(.close)
  }

  private func corner(_ center: Point, from start: Double, to end: Point) -> PathSegment {
    var arc = EllipticalArc(
      center: center,
      radiusX: radiusX,
      radiusY: radiusY,
      start: start,
      sweep: 90
    )
    arc.end = end
    return .arc(arc)
  }
}
