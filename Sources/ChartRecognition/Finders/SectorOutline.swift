package import Geometry
internal import XML

/// The outline of a shape that may be a slice, in its own user space.
package struct SectorOutline {
  /// Its corners, and points between them along its curves.
  package private(set) var points: [Point] = []

  /// Where its segments end.
  private(set) var corners: [Point] = []

  /// The centre of its widest curve; nil where it has none.
  private(set) var center: Point?

  private var radius = 0.0
  private var isClosed = false
  private var isSingle = true

  private static let maximum = 400

  /// The same of lines that curves were made into.
  private static let mostPoints = 5000

  /// Degrees between two points along an arc, at most.
  private static let step = 50.0

  /// Nil where it cannot be a slice: where it is open and without curves, or has several parts, too
  /// few corners or very many.
  ///
  /// - Parameter element: a path, a polyline or a polygon.
  init?(_ element: XML.Element) {
    if element.name == "path" {
      guard var data = element["d"] else { return nil }
      data.withUTF8 { bytes in
        var reader = PathReader(NumberScanner(bytes))
        while isSingle, corners.count <= Self.maximum, let segment = reader.next() { add(segment) }
      }
      if corners.first == corners.last { isClosed = true }
    } else {
      let shape = ShapeCorners(element, atMost: Self.maximum + 1)
      (corners, points, isClosed) = (shape.points, shape.points, shape.isClosed)
    }
    // Few straight sides make no rim.
    guard isSingle, center != nil || isClosed && corners.count > 6,
      (3...Self.maximum).contains(corners.count)
    else { return nil }
  }

  /// What is painted of a shape, whose curves are lines by then; nil where it has too few or very many.
  ///
  /// - Parameter contours: its only outline, on the device.
  package init?(_ contours: Contours) {
    guard (7...Self.mostPoints).contains(contours.points.count) else { return nil }
    (points, corners, isClosed) = (contours.points, contours.points, true)
  }

  private mutating func add(_ segment: PathSegment) {
    // Some write where they are once more when all is said.
    if isClosed {
      if case .move = segment { return }
      isSingle = false
      return
    }
    switch segment {
    case .move(let point):
      isSingle = corners.isEmpty
      add(point)
    case .line(let point): add(point)
    case .quadratic(let control, let point):
      guard let last = corners.last else { return }
      addCurve(through: (last + control * 2 + point) * 0.25, to: point)
    case .cubic(let one, let two, let point):
      guard let last = corners.last else { return }
      addCurve(through: (last + (one + two) * 3 + point) * 0.125, to: point)
    case .arc(let arc): add(arc)
    case .close: isClosed = true
    }
  }

  private mutating func add(_ point: Point) {
    guard point.isFinite, point != corners.last else { return }
    corners.append(point)
    points.append(point)
  }

  private mutating func add(_ arc: EllipticalArc) {
    let count = (abs(arc.sweep) / Self.step).rounded(.up)
    for place in stride(from: 1, to: count, by: 1) {
      points.append(arc.point(at: arc.start + arc.sweep * place / count))
    }
    widen(arc.center, arc.u.length)
    add(arc.end)
  }

  private mutating func addCurve(through middle: Point, to end: Point) {
    guard let start = corners.last, middle.isFinite else { return }
    if let center = Point.center(start, middle, end) {
      widen(center, (start - center).length)
    }
    points.append(middle)
    add(end)
  }

  private mutating func widen(_ center: Point, _ radius: Double) {
    guard center.isFinite, radius > self.radius else { return }
    (self.center, self.radius) = (center, radius)
  }
}
