/// Finds points: many small shapes of one size, scattered in the plot.
struct PointFinder {
  private(set) var nodes: [Int] = []

  /// The shapes that points have.
  static let shapes: Set<String> = ["circle", "ellipse", "use", "path", "rect", "polygon"]

  private static let least = 5
  private static let maximum = 100_000

  /// - Parameters:
  ///   - candidates: what may be points.
  ///   - plot: the area that the axes measure.
  ///   - scene: what the file shows.
  init(_ candidates: [Int], in plot: Box, _ scene: ChartScene) {
    var bySize: [Size: [Int]] = [:]
    let reach = plot.expanded(by: 4)
    let most = min(plot.width, plot.height) * 0.08
    for node in candidates.prefix(Self.maximum) {
      let box = scene[node].box
      guard Self.shapes.contains(scene[node].element.name),
        box.width > 0, box.height > 0, max(box.width, box.height) < most,
        abs(box.width - box.height) < max(box.width, box.height) * 0.35,
        reach.contains(box.center)
      else { continue }
      let size = Size(name: scene[node].element.name, width: (box.width * 2).step)
      bySize[size, default: []].append(node)
    }
    for (_, group) in bySize where group.count >= Self.least {
      let rows = Set(group.map { scene[$0].box.center.y.step })
      let columns = Set(group.map { scene[$0].box.center.x.step })
      // In one row or column, or in a grid, they are something else.
      guard rows.count > 2, columns.count > 2, rows.count * columns.count > group.count
      else { continue }
      nodes += group
    }
    nodes.sort()
  }

  private struct Size: Hashable {
    var name: String
    var width: Int
  }
}
