/// A shape as an element of SVG describes it, in its own user space (SVG 2, sections 9 and 10).
package enum Shape: Hashable, Sendable {
  case rectangle(RoundedRectangle)
  case oval(center: Point, radiusX: Double, radiusY: Double)
  case line(Point, Point)
  /// Path data.
  case path(String)
  /// The points of a `polyline`, or of a `polygon`, which is closed; as text.
  case polyline(String, isClosed: Bool)

  /// A `circle`; nil where it is not painted.
  package static func circle(center: Point, radius: Double) -> Shape? {
    ellipse(center: center, radiusX: radius, radiusY: radius)
  }

  /// An `ellipse`, where a radius that is `auto` or invalid is the other one (SVG 2, section 10.4).
  ///
  /// - Returns: nil where it is not painted.
  package static func ellipse(center: Point, radiusX: Double?, radiusY: Double?) -> Shape? {
    let radiusX = radiusX.flatMap { $0 >= 0 ? $0 : nil }
    let radiusY = radiusY.flatMap { $0 >= 0 ? $0 : nil }
    guard let x = radiusX ?? radiusY, let y = radiusY ?? radiusX, x > 0, y > 0, center.isFinite,
      x.isFinite, y.isFinite
    else { return nil }
    return .oval(center: center, radiusX: x, radiusY: y)
  }

  /// A `rect`; nil where it is not painted.
  package static func rectangle(
    x: Double,
    y: Double,
    width: Double,
    height: Double,
    radiusX: Double? = nil,
    radiusY: Double? = nil
  ) -> Shape? {
    let box = Box(x: x, y: y, width: width, height: height)
    return RoundedRectangle(box, radiusX: radiusX, radiusY: radiusY).map { .rectangle($0) }
  }

  /// Hands over the segments of the shape, one after the other, from where SVG says it begins.
  ///
  /// - Returns: where the first error is, in bytes of its path data or points; all before it was
  ///   handed over, as is to be painted.
  @discardableResult
  func trace(_ add: (PathSegment) -> Void) -> Int? {
    switch self {
    case .rectangle(let rectangle):
      rectangle.trace(add)
      return nil
    case .oval(let center, let radiusX, let radiusY):
      let arc = EllipticalArc(center: center, radiusX: radiusX, radiusY: radiusY)
      add(.move(arc.end))
      add(.arc(arc))
      add(.close)
      return nil
    case .line(let start, let end):
      add(.move(start))
      add(.line(end))
      return nil
    case .path(let data):
      // SVG 2, section 9.3.2: the keyword for no path.
      guard data != "none" else { return nil }
      return data.scanned { scanner in
        var reader = PathReader(scanner)
        while let segment = reader.next() { add(segment) }
        return reader.error
      }
    case .polyline(let points, let isClosed): return Self.trace(points, isClosed: isClosed, add)
    }
  }

  /// Points of a `polyline` or `polygon`; an odd number at the end is an error (SVG 2,
  /// section 10.6).
  private static func trace(
    _ points: String,
    isClosed: Bool,
    _ add: (PathSegment) -> Void
  ) -> Int? {
    points.scanned { scanner in
      var isFirst = true
      scanner.skipSpace()
      while !scanner.isAtEnd {
        let place = scanner.offset
        guard let x = scanner.takeNumber() else { return place }
        scanner.skipSeparator()
        guard let y = scanner.takeNumber() else { return place }
        scanner.skipSeparator()
        add(isFirst ? .move(Point(x, y)) : .line(Point(x, y)))
        isFirst = false
      }
      if isClosed, !isFirst { add(.close) }
      return nil
    }
  }

  /// The box around what a fill paints, in the shape's own user space (SVG 2, section 8.10), which
  /// gradients and patterns may refer to.
  ///
  /// - Parameter tolerance: how far a curve may reach over it, in user units.
  /// - Returns: nil where there is none.
  package func boundingBox(tolerance: Double) -> Box? {
    switch self {
    case .rectangle(let rectangle): return rectangle.box
    case .oval(let center, let radiusX, let radiusY):
      return Box(
        left: center.x - radiusX,
        top: center.y - radiusY,
        right: center.x + radiusX,
        bottom: center.y + radiusY
      )
    case .line, .path, .polyline:
      var flattening = Flattening(tolerance: tolerance)
      trace { flattening.add($0) }
      let box = flattening.finish().box
      return box.isEmpty ? nil : box
    }
  }
}
