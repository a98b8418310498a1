/// Finds areas that no line runs along: what is filled between two edges that go through much of the
/// plot, of which one lies along its foot.
struct AreaShapes {
  private(set) var nodes: [Int] = []

  private static let maximum = 2000

  /// With fewer corners, it may be anything.
  private static let leastCorners = 5

  /// - Parameters:
  ///   - candidates: what may be areas.
  ///   - plot: the area that the axes measure.
  ///   - scene: what the file shows.
  init(_ candidates: [Int], in plot: Box, _ scene: ChartScene) {
    let reach = plot.expanded(by: 4)
    var standing = 0
    for node in candidates.prefix(Self.maximum) {
      let box = scene[node].box
      guard ["path", "polygon", "polyline"].contains(scene[node].element.name),
        !scene[node].fill.isNone, box.width > plot.width * 0.3, reach.contains(box.center),
        box.width < plot.width * 1.1, box.height < plot.height * 1.2
      else { continue }
      let corners = ShapeCorners(scene[node].element)
      guard corners.count >= Self.leastCorners, !corners.isRectangle,
        Self.goesAround(corners.points)
      else { continue }
      nodes.append(node)
      if Self.stands(corners) { standing += 1 }
    }
    // In a stack, one alone stands on the foot.
    if standing == 0 { nodes = [] }
  }

  /// Whether it goes from one side to the other and back, each time straight on.
  private static func goesAround(_ points: [Point]) -> Bool {
    var turns = 0
    var last = 0.0
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1)) {
      let way = next.x - point.x
      guard way != 0 else { continue }
      if last != 0, (way > 0) != (last > 0) { turns += 1 }
      last = way
    }
    return turns == 1 || turns == 2
  }

  /// Whether half of it and more stands on one level, and its other edge does not.
  private static func stands(_ corners: ShapeCorners) -> Bool {
    let (points, extent) = (corners.points, corners.extent)
    var widths: [Int: Double] = [:]
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1))
    where abs(next.y - point.y) <= extent.height * 1e-3 {
      let level = abs(point.y - extent.bottom) < abs(point.y - extent.top)
      let edge = level ? extent.bottom : extent.top
      guard abs(point.y - edge) <= extent.height * 1e-2 else { continue }
      widths[level ? 1 : 0, default: 0] += abs(next.x - point.x)
    }
    let levels = [widths[0] ?? 0, widths[1] ?? 0].sorted()
    return levels[1] >= extent.width / 2 && levels[0] < extent.width / 2
  }
}
