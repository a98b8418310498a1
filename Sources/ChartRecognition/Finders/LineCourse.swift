internal import Geometry
internal import XML

/// Where a line goes, on the device.
struct LineCourse {
  let points: [Point]

  /// Corners count only as far as its form is kept by the way from its user space to the device: by
  /// moving and scaling it.
  ///
  /// - Parameters:
  ///   - node: the line.
  ///   - region: what it paints; with it, the course does not depend on how its corners are joined.
  init(_ node: ChartScene.Node, _ region: Region? = nil) {
    let shape = ShapeCorners(node.element)
    let corners = shape.points
    let own = shape.extent
    let inset = min(node.texture.strokeWidth / 2, node.box.width / 4, node.box.height / 4)
    let shown = region?.course ?? node.box.expanded(by: -inset)
    func place(_ value: Double, _ start: Double, _ extent: Double, _ low: Double, _ size: Double)
      -> Double
    {
      extent > 0 ? low + (value - start) / extent * size : low + size / 2
    }
    points = corners.map { corner in
      Point(
        place(corner.x, own.left, own.width, shown.left, shown.width),
        place(corner.y, own.top, own.height, shown.top, shown.height)
      )
    }
  }

  /// How far a box lies from it, in pixels; 0 where it goes through.
  func distance(to box: Box) -> Double {
    guard var last = points.first else { return .infinity }
    var least = Double.infinity
    for point in points {
      let steps = min(64, max(1, ((point - last).length / 4).step))
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let place = Point(
          last.x + (point.x - last.x) * share,
          last.y + (point.y - last.y) * share
        )
        least = min(least, box.distance(to: place))
      }
      last = point
    }
    return least
  }
}

extension Region {
  /// The box around the middle of a line, or around an inside; nil where nobody knows it.
  fileprivate var course: Box? {
    switch self {
    case .fill(let contours, _): contours.box
    case .stroke(let stroke) where stroke.toContours == nil: stroke.contours.box
    default: nil
    }
  }
}

extension Box {
  /// How far a point lies outside, in pixels; 0 within.
  func distance(to point: Point) -> Double {
    let x = max(0, left - point.x, point.x - right)
    let y = max(0, top - point.y, point.y - bottom)
    return (x * x + y * y).squareRoot()
  }

  /// How far another lies away, in pixels; 0 where they touch.
  func distance(to other: Box) -> Double {
    let x = max(0, left - other.right, other.left - right)
    let y = max(0, top - other.bottom, other.top - bottom)
    return (x * x + y * y).squareRoot()
  }
}
