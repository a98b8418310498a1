/// Finds the slices of a pie: shapes with one corner in common, whose other corners all lie on a
/// circle around it.
struct SectorFinder {
  /// The slices, in document order.
  private(set) var nodes: [Int] = []

  /// The corner that they have in common, and the corners of each.
  private var center = Point.zero
  private var corners: [(node: Int, points: [Point])] = []

  private static let maximum = 2000

  /// - Parameters:
  ///   - candidates: what may be slices.
  ///   - scene: what the file shows.
  init(_ candidates: [Int], _ scene: ChartScene) {
    var shared: [Point: Int] = [:]
    for node in candidates.prefix(Self.maximum) where !scene[node].fill.isNone {
      let shape = ShapeCorners(scene[node].element, atMost: 500)
      guard shape.isClosed || shape.isCurved, shape.isCurved || shape.count > 6,
        (3...400).contains(shape.count)
      else { continue }
      let points = shape.points.map(Self.rounded)
      corners.append((node, shape.points))
      for point in Set(points) { shared[point, default: 0] += 1 }
    }
    guard
      let center = shared.max(by: {
        ($0.value, -$0.key.x, -$0.key.y) < ($1.value, -$1.key.x, -$1.key.y)
      }),
      center.value > 1
    else { return }
    self.center = center.key
    var radius: Double?
    for (node, points) in corners {
      let others = points.filter { Self.rounded($0) != center.key }
      guard others.count < points.count, others.count > 1 else { continue }
      let distances = others.map { ($0 - center.key).length }
      guard let least = distances.min(), let most = distances.max(), most > 0,
        most - least < most * 0.02
      else { continue }
      if let radius, abs(radius - most) > radius * 0.02 { continue }
      radius = radius ?? most
      nodes.append(node)
    }
    guard let radius else { return }
    let found = Set(nodes)
    for (node, points) in corners where !found.contains(node) {
      if Self.isPulledOut(points, radius, from: center.key) { nodes.append(node) }
    }
    nodes.sort()
    let slices = Set(nodes)
    corners.removeAll { !slices.contains($0.node) }
  }

  /// Whether slices that touch fill the circle: each side of one is the side of another.
  var fillCircle: Bool {
    var sides: [Point: Int] = [:]
    for corners in corners {
      let points = corners.points.map(Self.rounded)
      guard let place = points.firstIndex(of: center) else { continue }
      sides[points[(place + 1) % points.count], default: 0] += 1
      sides[points[(place + points.count - 1) % points.count], default: 0] += 1
    }
    return !sides.isEmpty && sides.values.allSatisfy { $0 > 1 }
  }

  /// Whether a slice of a radius lies around one of its corners a little off the center.
  private static func isPulledOut(
    _ points: [Point],
    _ radius: Double,
    from center: Point
  ) -> Bool {
    guard points.count <= 40 else { return false }
    return points.contains { corner in
      (corner - center).length < radius * 0.4
        && points.allSatisfy { other in
          other == corner || abs((other - corner).length - radius) < radius * 0.02
        }
    }
  }

  /// The slices of a pie whose slices are pulled apart: of each, the corners lie on a circle around
  /// one of them, and the circles are as large.
  ///
  /// - Parameters:
  ///   - marks: what may be slices.
  ///   - scene: what the file shows.
  /// - Returns: whether all of them are.
  static func areApart(_ marks: [Int], _ scene: ChartScene) -> Bool {
    var radius: Double?
    for mark in marks.prefix(maximum) {
      let shape = ShapeCorners(scene[mark].element, atMost: 8)
      guard shape.isCurved, shape.count == 3 else { return false }
      let radii = shape.points.compactMap { center in
        let distances = shape.points.filter { $0 != center }.map { ($0 - center).length }
        guard distances.count == 2, abs(distances[0] - distances[1]) < distances[0] * 0.02 else {
          return nil as Double?
        }
        return distances[0]
      }
      guard let own = radii.first(where: { abs($0 - (radius ?? $0)) < $0 * 0.02 }) else {
        return false
      }
      radius = radius ?? own
    }
    return marks.count > 1
  }

  private static func rounded(_ point: Point) -> Point {
    Point((point.x * 10).rounded() / 10, (point.y * 10).rounded() / 10)
  }
}
