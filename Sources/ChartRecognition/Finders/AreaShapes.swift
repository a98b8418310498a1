internal import Geometry

/// Finds areas that no line runs along: what is filled between two edges that go through much of the
/// plot, and stands on a level foot, or lies over what does.
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
    var areas: [(node: Int, foot: Double?)] = []
    for node in candidates.prefix(Self.maximum) {
      guard ["path", "polygon", "polyline"].contains(scene[node].element.name),
        !scene[node].fill.isNone, scene[node].box.goesThrough(plot)
      else { continue }
      let corners = ShapeCorners(scene[node].element)
      guard corners.count >= Self.leastCorners, !corners.isRectangle,
        Self.goesAround(corners.points)
      else { continue }
      areas.append((node, Self.foot(of: corners, in: scene[node].box)))
    }
    let boxes = areas.map { scene[$0.node].box }
    for place in areas.indices {
      guard let foot = areas[place].foot else { continue }
      let own = boxes[place]
      let isEdge = boxes.contains { $0 != own && Self.meets(own, at: foot, $0) }
      if isEdge { areas[place].foot = nil }
    }
    // In a stack, one alone stands on the foot; with feet of their own, they are rows.
    guard let first = areas.first(where: { $0.foot != nil }), let foot = first.foot,
      areas.allSatisfy({ $0.foot.map { abs($0 - foot) <= Self.tolerance } ?? true })
    else { return }
    let base = scene[first.node].box
    nodes = areas.filter { node, foot in
      let box = scene[node].box
      let shared = min(box.right, base.right) - max(box.left, base.left)
      return foot != nil || shared >= max(box.width, base.width) * Self.leastShare
    }.map(\.node)
  }

  /// Pixels that feet may lie apart.
  private static let tolerance = 2.0

  /// The share of its width along which an area stands on its foot, or lies over another.
  private static let leastShare = 0.9

  /// Whether the level edge of an area is that of another which goes on beyond it: then neither stands on
  /// it, as where a value of the stack does not change.
  private static func meets(_ area: Box, at level: Double, _ other: Box) -> Bool {
    let facing = abs(level - area.bottom) <= tolerance ? other.top : other.bottom
    return abs(level - facing) <= tolerance
      && min(area.right, other.right) - max(area.left, other.left) > area.width * leastShare
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

  /// The level on which it stands or from which it hangs, on the device; nil where neither.
  private static func foot(of corners: ShapeCorners, in box: Box) -> Double? {
    let (points, extent) = (corners.points, corners.extent)
    var (top, bottom) = (0.0, 0.0)
    for (point, next) in zip(points, points.dropFirst() + points.prefix(1))
    where abs(next.y - point.y) <= extent.height * 1e-3 {
      let width = abs(next.x - point.x)
      if abs(point.y - extent.bottom) <= extent.height * 1e-2 { bottom += width }
      if abs(point.y - extent.top) <= extent.height * 1e-2 { top += width }
    }
    let least = extent.width * leastShare
    guard max(top, bottom) >= least, min(top, bottom) < extent.width / 2 else { return nil }
    return bottom >= least ? box.bottom : box.top
  }
}
