internal import A11yModel

extension Point {
  /// The centre of the circle through three points; nil where they lie on one line.
  static func center(_ first: Point, _ second: Point, _ third: Point) -> Point? {
    let (one, two) = (second - first, third - first)
    let cross = 2 * one.cross(two)
    guard abs(cross) > 1e-9 else { return nil }
    let (near, far) = (one.dot(one), two.dot(two))
    let center =
      first
      + Point(
        (two.y * near - one.y * far) / cross,
        (one.x * far - two.x * near) / cross
      )
    return center.isFinite ? center : nil
  }
}

/// A slice of a pie or of a ring.
struct Sector {
  var center: Point

  /// How far its rim, and the hole of its ring, lie from the centre; the hole of a pie is 0.
  var radius: Double
  var hole: Double

  /// Degrees, from the right towards the bottom; it goes on from there as far as it sweeps.
  var start: Double
  var sweep: Double

  /// The direction of its middle, in degrees.
  var middle: Double { start + sweep / 2 }

  /// Shares of the radius: how far a point may lie from where it is meant, and how far rounding cuts
  /// into corners.
  private static let (tolerance, rounding) = (0.02, 0.12)

  /// Nil where an outline is no slice around a centre: where it has points that are neither on one
  /// stretch of the rim, at the hole or the centre, nor on its sides.
  init?(_ outline: SectorOutline, around center: Point) {
    let points = outline.points.map { $0 - center }
    guard let radius = points.map(\.length).max(), radius > 0, radius.isFinite else { return nil }
    let reach = radius * Self.tolerance
    let isOnRim = points.map { radius - $0.length <= reach }
    // The rim is one stretch that begins after another point.
    let begins = points.indices.filter { place in
      isOnRim[place] && !isOnRim[(place + points.count - 1) % points.count]
    }
    guard begins.count == 1, let first = begins.first else { return nil }
    let turned = points.indices.map { points[(first + $0) % points.count] }
    let rim = turned.prefix(isOnRim.count(where: \.self))
    let others = turned.dropFirst(rim.count)
    guard rim.count > 1, !others.isEmpty else { return nil }
    var sweep = 0.0
    for (one, next) in zip(rim, rim.dropFirst()) { sweep += Self.turn(from: one, to: next) }
    (self.center, self.radius) = (center, radius)
    start = Mathematics.angle(turned[0].y, turned[0].x)
    self.sweep = sweep
    if sweep < 0 { (start, self.sweep) = (start + sweep, -sweep) }
    hole = others.map(\.length).min() ?? 0
    if hole <= reach { hole = 0 }
    // What is thinner than its edge is wide has no sides; a whole circle has none, either.
    guard self.sweep > 0.01, self.sweep < 359.9, hole < radius * 0.95 else { return nil }
    let sides = [start, start + self.sweep].map { angle in
      Point(Mathematics.cosine(degrees: angle), Mathematics.sine(degrees: angle))
    }
    let isMeant = others.allSatisfy { point in
      abs(point.length - hole) <= reach
        || sides.contains { side in
          let along = point.dot(side)
          let aside = (point - side * along).length
          return along > 0 && aside <= reach
            || min((side * radius - point).length, (side * hole - point).length)
              <= radius * Self.rounding
        }
    }
    let atHole = others.count { abs($0.length - hole) <= reach }
    guard isMeant, hole == 0 || atHole > 1 else { return nil }
  }

  /// Nil where a broad line is no part of a ring.
  ///
  /// - Parameters:
  ///   - line: points along its middle.
  ///   - width: how broad it is.
  init?(along line: [Point], width: Double) {
    guard line.count > 3, let first = line.first,
      let center = Point.center(first, line[line.count / 3], line[line.count * 2 / 3])
    else { return nil }
    let ways = line.map { $0 - center }
    let middle = ways[0].length
    guard middle > 0, ways.allSatisfy({ abs($0.length - middle) <= middle * Self.tolerance })
    else { return nil }
    (self.center, radius, hole) = (center, middle + width / 2, max(0, middle - width / 2))
    start = Mathematics.angle(ways[0].y, ways[0].x)
    sweep = zip(ways, ways.dropFirst()).reduce(0) { $0 + Self.turn(from: $1.0, to: $1.1) }
    if sweep < 0 { (start, sweep) = (start + sweep, -sweep) }
    guard sweep > 0.01, sweep < 359.9, hole < radius * 0.95 else { return nil }
  }

  /// Degrees between two directions, half a circle at most; above 0 from the right towards the
  /// bottom.
  private static func turn(from one: Point, to next: Point) -> Double {
    let angle = Mathematics.angle(one.cross(next), one.dot(next))
    return angle > 180 ? angle - 360 : angle
  }

  /// Whether another has its size, and a centre that is not far: slices may be pulled out.
  func belongs(with other: Sector) -> Bool {
    abs(radius - other.radius) <= radius * Self.tolerance
      && abs(hole - other.hole) <= radius * Self.tolerance
      && (center - other.center).length < radius * 0.4
  }
}
