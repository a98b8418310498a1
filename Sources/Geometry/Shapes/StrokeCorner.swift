/// What is painted on the outer side of a corner of a line (SVG 2, section 13.5.5).
struct StrokeCorner {
  /// The directions before and after the corner, of length 1.
  let from: Point
  let to: Point

  /// Half the width of the line.
  let half: Double

  private let turn: Double

  init(from: Point, to: Point, half: Double) {
    (self.from, self.to, self.half) = (from, to, half)
    turn = from.cross(to)
  }

  /// Whether a point, seen from the corner, is painted.
  func contains(_ point: Point, _ style: StrokeStyle) -> Bool {
    if style.join == .round { return isInSector(point) }
    let side = turn > 0 ? -half : half
    let one = from.turned * side
    let two = to.turned * side
    if Self.isInTriangle(point, .zero, one, two) { return true }
    // The square of the mitre's length in widths is 2 / (1 + cos φ) for a turn by φ.
    let share = 1 + from.dot(to)
    guard style.join.isPointed, share > 1e-12,
      style.miterLimit * style.miterLimit * share >= 2
    else { return false }
    return Self.isInTriangle(point, one, (one + two) * (1 / share), two)
  }

  /// A part of a disc, between the outer edges of both lines.
  private func isInSector(_ point: Point) -> Bool {
    guard point.dot(point) <= half * half else { return false }
    // Beyond the end of the one and before the beginning of the other.
    return point.dot(from) >= 0 && point.dot(to) <= 0
  }

  private static func isInTriangle(_ point: Point, _ a: Point, _ b: Point, _ c: Point) -> Bool {
    let one = (b - a).cross(point - a)
    let two = (c - b).cross(point - b)
    let three = (a - c).cross(point - c)
    // Where lines hardly turn there is no triangle, and nothing in it.
    return one > 0 && two > 0 && three > 0 || one < 0 && two < 0 && three < 0
  }

  /// How far from its middle a line along contours may paint: half its width, or as far as the
  /// corner of a square cap or the longest of its mitres.
  static func reach(along contours: Contours, _ style: StrokeStyle) -> Double {
    var factor = style.cap == .square ? 2.0.squareRoot() : 1
    guard style.join.isPointed else { return style.width / 2 * factor }
    for index in 0..<contours.count {
      let subpath = contours[index]
      let points = contours.points[subpath.range]
      guard points.count > 2 || points.count == 2 && subpath.isClosed else { continue }
      var before = points[points.startIndex] - points[points.endIndex - 1]
      for at in points.indices {
        let isLast = at + 1 == points.endIndex
        let after = points[isLast ? points.startIndex : at + 1] - points[at]
        let share = 1 + before.dot(after) / (before.length * after.length)
        before = after
        if !subpath.isClosed, isLast || at == points.startIndex { continue }
        guard share > 1e-12, style.miterLimit * style.miterLimit * share >= 2 else { continue }
        factor = max(factor, (2 / share).squareRoot())
      }
    }
    return style.width / 2 * factor
  }
}
