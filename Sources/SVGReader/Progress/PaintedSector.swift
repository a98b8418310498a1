internal import A11yModel
internal import ChartRecognition
package import Geometry
internal import Support

extension Sector {
  /// A slice, or all of a ring or a disc, as it is painted; nil for anything else.
  package init?(_ contours: Contours) {
    if let whole = Sector(whole: contours) {
      self = whole
      return
    }
    guard contours.count == 1, let outline = SectorOutline(contours) else { return nil }
    let points = outline.points
    let (quarter, eighth) = (points.count / 4, max(1, points.count / 8))
    let slice = points.indices.lazy.filter { $0.isMultiple(of: eighth) }.compactMap { place in
      Point.center(
        points[place],
        points[(place + eighth) % points.count],
        points[(place + quarter) % points.count]
      )
    }.compactMap { Sector(outline, around: $0) }.first
    guard let slice else { return nil }
    self = slice
  }

  /// Whether points on a rim, seen from its centre, leave no gap as wide as a slice.
  private static func goesAround(_ rim: [Point]) -> Bool {
    let angles = rim.map { Mathematics.angle($0.y, $0.x) }.sorted()
    guard let first = angles.first else { return false }
    return zip(angles, angles.dropFirst() + [first + 360]).allSatisfy { $1 - $0 < 30 }
  }

  /// Nil where any point lies neither at the rim nor at the hole or the centre.
  private init?(whole contours: Contours) {
    let (box, points) = (contours.box, contours.points)
    let radius = box.width / 2
    let reach = radius * 0.02
    guard contours.count <= 2, points.count > 7, abs(box.height - box.width) <= reach else {
      return nil
    }
    let ways = points.map { $0 - box.center }
    let rim = ways.filter { abs($0.length - radius) <= reach }
    let inner = ways.map(\.length).filter { abs($0 - radius) > reach }
    let hole = inner.min() ?? 0
    guard rim.count > 6, inner.allSatisfy({ abs($0 - hole) <= reach }), Self.goesAround(rim) else {
      return nil
    }
    self.init(around: box.center, radius: radius, hole: hole <= reach ? 0 : hole)
  }
}
