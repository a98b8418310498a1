/// One segment of a path, in absolute coordinates (SVG 2, section 9.3).
package enum PathSegment: Hashable, Sendable {
  case move(Point)
  case line(Point)
  case quadratic(Point, Point)
  case cubic(Point, Point, Point)
  case arc(EllipticalArc)
  /// A line to where the subpath began, joined there.
  case close
}
