package import Geometry
internal import Support

/// One slice of a pie or a donut.
///
/// Slices follow one another clockwise from 12 o'clock. Where there is a gap between neighbours, both
/// are cut along lines half as far from the one that they share.
package struct ChartSlice: Hashable, Sendable {
  package var center: Point
  package var radius: Double

  /// The radius of the hole of a donut; 0 of a pie.
  package var hole: Double

  /// Degrees clockwise from 12 o'clock.
  package var start: Double
  package var sweep: Double

  /// Points between it and its neighbours.
  package var gap: Double

  package init(
    center: Point,
    radius: Double,
    hole: Double = 0,
    start: Double,
    sweep: Double,
    gap: Double = 0
  ) {
    (self.center, self.radius, self.hole) = (center, radius, hole)
    (self.start, self.sweep, self.gap) = (start, sweep, gap)
  }

  /// The slices of a whole, by their sizes; those that are nothing or less have none of it.
  ///
  /// Where nothing is anything, all are alike.
  package static func shares(of sizes: [Double]) -> [(start: Double, sweep: Double)] {
    let largest = sizes.reduce(0) { max($0, $1) }
    let parts = sizes.map { largest > 0 ? max($0, 0) / largest : 1 }
    let total = parts.reduce(0, +)
    var sum = 0.0
    return parts.map { part in
      let start = sum
      sum += part
      return (start / total * 360, part / total * 360)
    }
  }

  /// The middle of its angle.
  package var middle: Double { start + sweep / 2 }

  /// Whether it is all of the disc or ring.
  private var isWhole: Bool { sweep >= 359.999 }

  /// Where something stands so far from the centre, in the middle of the slice.
  package func point(at distance: Double) -> Point { Self.point(center, distance, middle) }

  private static func point(_ center: Point, _ distance: Double, _ angle: Double) -> Point {
    Point(
      center.x + distance * Mathematics.sine(degrees: angle),
      center.y - distance * Mathematics.cosine(degrees: angle)
    )
  }

  /// The middle of what it paints; of a whole pie the centre.
  package var heart: Point {
    if isWhole, hole == 0 { return center }
    return point(at: hole > 0 ? (radius + hole) / 2 : radius * 0.62)
  }

  /// Its outline as path data.
  package var path: String {
    guard !isWhole else {
      return Self.circle(center, radius) + (hole > 0 ? Self.circle(center, hole, isBack: true) : "")
    }
    let outer = angles(at: radius)
    let isLarge = outer.end - outer.start > 180
    var path =
      "M\(ChartCurve.text(Self.point(center, radius, outer.start)))"
      + Self.arc(radius, isLarge, isBack: false, to: Self.point(center, radius, outer.end))
    if hole > 0 {
      let inner = angles(at: hole)
      path +=
        "L\(ChartCurve.text(Self.point(center, hole, inner.end)))"
        + Self.arc(
          hole,
          inner.end - inner.start > 180,
          isBack: true,
          to: Self.point(center, hole, inner.start)
        )
    } else {
      path += "L\(ChartCurve.text(tip))"
    }
    return path + "Z"
  }

  /// From where to where it reaches at a distance from the centre, without the gap.
  private func angles(at distance: Double) -> (start: Double, end: Double) {
    let share = min(max(gap, 0) / 2 / distance, 1)
    let cut = min(Mathematics.angle(share, (1 - share * share).squareRoot()), sweep / 2)
    return (start + cut, start + sweep - cut)
  }

  /// Where both sides of a slice of a pie meet.
  private var tip: Point {
    guard gap > 0 else { return center }
    let sine = Mathematics.sine(degrees: min(sweep, 180) / 2)
    return point(at: min(sine > 0 ? gap / 2 / sine : radius, radius))
  }

  private static func arc(_ radius: Double, _ isLarge: Bool, isBack: Bool, to end: Point) -> String
  {
    let length = radius.written
    return "A\(length) \(length) 0 \(isLarge ? 1 : 0) \(isBack ? 0 : 1) \(ChartCurve.text(end))"
  }

  private static func circle(_ center: Point, _ radius: Double, isBack: Bool = false) -> String {
    let (top, bottom) = (point(center, radius, 0), point(center, radius, 180))
    return "M\(ChartCurve.text(top))" + arc(radius, false, isBack: isBack, to: bottom)
      + arc(radius, false, isBack: isBack, to: top) + "Z"
  }
}
