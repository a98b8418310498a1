internal import A11yModel
package import Geometry
internal import Support

extension Point {
  /// The centre of the circle through three points; nil where they lie on one line.
  package static func center(_ first: Point, _ second: Point, _ third: Point) -> Point? {
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
package struct Sector {
  package var center: Point

  /// How far its rim, and the hole of its ring, lie from the centre; the hole of a pie is 0.
  package var radius: Double
  package var hole: Double

  /// Degrees, from the right towards the bottom; it goes on from there as far as it sweeps.
  package var start: Double
  package var sweep: Double

  /// Whether its ends are known no better than the steps in which its line was looked at.
  let isSampled: Bool

  /// The direction of its middle, from 0 up to 360 degrees.
  var middle: Double {
    let angle = (start + sweep / 2).truncatingRemainder(dividingBy: 360)
    return angle < 0 ? angle + 360 : angle
  }

  /// Shares of the radius: how far a point may lie from where it is meant, and how far rounding cuts
  /// into corners.
  private static let (tolerance, rounding) = (0.02, 0.12)

  /// Nil where an outline is no slice around a centre: where it has points that are neither on one
  /// stretch of the rim, at the hole or the centre, nor on its sides.
  package init?(_ outline: SectorOutline, around center: Point) {
    let points = outline.points.map { $0 - center }
    guard let radius = points.map(\.length).max(), radius > 0, radius.isFinite else { return nil }
    let reach = radius * Self.tolerance
    // The rim is one stretch.
    guard let rim = points.indices.stretch(where: { radius - points[$0].length <= reach }),
      rim.count > 1, rim.count < points.count
    else { return nil }
    (self.center, self.radius, isSampled) = (center, radius, false)
    (start, sweep) = Self.course(rim.map { points[$0] })
    let others = Set(points.indices).subtracting(rim).map { points[$0] }
    hole = others.map(\.length).min() ?? 0
    if hole <= reach { hole = 0 }
    // What is thinner than its edge is wide has no sides; a whole circle has none, either.
    guard isPart(upTo: 359.9) else { return nil }
    let sides = [start, start + sweep].map { angle in
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

  /// Nil where a broad line does not run around a centre.
  ///
  /// - Parameters:
  ///   - line: points along its middle.
  ///   - width: how broad it is.
  package init?(along line: [Point], width: Double) {
    guard line.count > 3, let first = line.first,
      let center = Point.center(first, line[line.count / 3], line[line.count * 2 / 3])
    else { return nil }
    let ways = line.map { $0 - center }
    let middle = ways[0].length
    guard middle > 0, ways.allSatisfy({ abs($0.length - middle) <= middle * Self.tolerance })
    else { return nil }
    (self.center, radius, hole) = (center, middle + width / 2, max(0, middle - width / 2))
    isSampled = true
    (start, sweep) = Self.course(ways)
  }

  /// All of a ring, or of a disc where it has no hole.
  package init(around center: Point, radius: Double, hole: Double) {
    (self.center, self.radius, self.hole) = (center, radius, hole)
    (start, sweep, isSampled) = (0, 360, false)
  }

  /// Whether it is neither next to nothing nor all of a circle, up to a number of degrees.
  func isPart(upTo most: Double) -> Bool {
    sweep > 0.01 && sweep < most && hole < radius * 0.95
  }

  /// The direction in which a way around a centre begins, and how far it goes round; of one that goes
  /// the other way, those of its way back.
  private static func course(_ ways: [Point]) -> (start: Double, sweep: Double) {
    let start = Mathematics.angle(ways[0].y, ways[0].x)
    let sweep = zip(ways, ways.dropFirst()).reduce(0) { sweep, next in
      // Half a circle at most.
      let angle = Mathematics.angle(next.0.cross(next.1), next.0.dot(next.1))
      return sweep + (angle > 180 ? angle - 360 : angle)
    }
    return sweep < 0 ? (start + sweep, -sweep) : (start, sweep)
  }

  /// Whether it has the form of another, and stands a little beside it, as beside its shadow.
  func isMoved(from other: Sector) -> Bool {
    let distance = (center - other.center).length
    let slack = min(0.5, sweep * 0.1)
    let turn = (start - other.start + 540).truncatingRemainder(dividingBy: 360) - 180
    return belongs(with: other) && distance > radius * 0.002 && distance < radius * 0.1
      && abs(sweep - other.sweep) < slack && abs(turn) < slack
  }

  /// Whether another has its size, and a centre that is not far: slices may be pulled out.
  package func belongs(with other: Sector) -> Bool {
    abs(radius - other.radius) <= radius * Self.tolerance
      && abs(hole - other.hole) <= radius * Self.tolerance
      && (center - other.center).length < radius * 0.4
  }
}

extension Sector {
  /// How far apart the slices of a ring are where neighbours come nearest, as a share of the radius;
  /// nil of what is no ring around one centre, and of lines, whose ends are not known so well.
  static func leastGap(between sectors: [Sector]) -> Double? {
    let turned = sectors.sorted { $0.start < $1.start }
    guard let first = turned.first, turned.count > 1, !turned.contains(where: \.isSampled),
      turned.allSatisfy({ $0.hole > 0 && ($0.center - first.center).length < first.radius * 0.01 })
    else { return nil }
    let gaps = zip(turned, turned.dropFirst() + [first]).map { sector, next in
      let angle = next.start - sector.start - sector.sweep
      let degrees = min(180, max(0, angle < -180 ? angle + 360 : angle))
      return 2 * sector.hole / sector.radius * Mathematics.sine(degrees: degrees / 2)
    }
    return gaps.min()
  }
}

extension Range<Int> {
  /// The numbers of which something holds, in their order.
  ///
  /// - Parameters:
  ///   - isCircle: whether the first follows the last.
  ///   - holds: what is asked of each.
  /// - Returns: the numbers; nil where they are several stretches or none.
  func stretch(isCircle: Bool = true, where holds: (Int) -> Bool) -> [Int]? {
    let found = map(holds)
    let begins = found.indices.filter { place in
      let isAfter = place > 0 ? found[place - 1] : isCircle && found[found.count - 1]
      return found[place] && !isAfter
    }
    guard let first = begins.first else { return found.first == true ? Array(self) : nil }
    guard begins.count == 1 else { return nil }
    return found.indices.map { (first + $0) % found.count }.prefix { found[$0] }
      .map { lowerBound + $0 }
  }
}
