internal import Support

/// A part of an ellipse, by its centre (SVG 2, section B.2).
///
/// The point at an angle t is centre + u·cos t + v·sin t.
package struct EllipticalArc: Hashable, Sendable {
  package var center: Point
  package var u: Point
  var v: Point

  /// Degrees.
  package var start: Double

  /// Degrees from the start; above 0 from u towards v.
  package var sweep: Double

  /// Where it ends, without the rounding of angles.
  package var end: Point

  /// The whole ellipse, from its right end on clockwise on the screen.
  init(center: Point, radiusX: Double, radiusY: Double) {
    self.center = center
    u = Point(radiusX, 0)
    v = Point(0, radiusY)
    (start, sweep) = (0, 360)
    end = center + u
  }

  /// A quarter, or any other part, of an ellipse with axes along those of the plane.
  init(center: Point, radiusX: Double, radiusY: Double, start: Double, sweep: Double) {
    self.init(center: center, radiusX: radiusX, radiusY: radiusY)
    (self.start, self.sweep) = (start, sweep)
    end = point(at: start + sweep)
  }

  /// The arc between two points that path data describes.
  ///
  /// Nil where it is a straight line, as with a radius of 0 (SVG 2, section 9.5.1).
  init?(
    from: Point,
    to: Point,
    radii: Point,
    rotation: Double,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    var (radiusX, radiusY) = (abs(radii.x), abs(radii.y))
    guard radiusX > 0, radiusY > 0, from != to else { return nil }
    let cosine = Mathematics.cosine(degrees: rotation)
    let sine = Mathematics.sine(degrees: rotation)
    // Section B.2.4: the middle of the chord becomes the origin, the axes those of the ellipse.
    let half = (from - to) * 0.5
    let chord = Point(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let (shareX, shareY) = (chord.x / radiusX, chord.y / radiusY)
    let size = shareX * shareX + shareY * shareY
    guard size > 0, size.isFinite else { return nil }
    // Section B.2.5: radii that do not reach are enlarged until they do.
    if size > 1 {
      radiusX *= size.squareRoot()
      radiusY *= size.squareRoot()
    }
    var offset = max(0, 1 / size - 1).squareRoot()
    if isLarge == isClockwise { offset = -offset }
    let middle = Point(offset * radiusX * chord.y / radiusY, -offset * radiusY * chord.x / radiusX)
    center =
      Point(cosine * middle.x - sine * middle.y, sine * middle.x + cosine * middle.y)
      + (from + to) * 0.5
    u = Point(cosine * radiusX, sine * radiusX)
    v = Point(-sine * radiusY, cosine * radiusY)
    start = Mathematics.angle(
      (chord.y - middle.y) / radiusY,
      (chord.x - middle.x) / radiusX
    )
    let last = Mathematics.angle(
      (-chord.y - middle.y) / radiusY,
      (-chord.x - middle.x) / radiusX
    )
    sweep = last - start
    if isClockwise, sweep < 0 { sweep += 360 }
    if !isClockwise, sweep > 0 { sweep -= 360 }
    end = to
    guard center.isFinite, sweep.isFinite else { return nil }
  }

  package func point(at angle: Double) -> Point {
    center + u * Mathematics.cosine(degrees: angle) + v * Mathematics.sine(degrees: angle)
  }

  func transformed(by transform: Transform) -> EllipticalArc {
    var arc = self
    arc.center = transform.apply(center)
    arc.u = transform.applyLinear(u)
    arc.v = transform.applyLinear(v)
    arc.end = transform.apply(end)
    return arc
  }
}
