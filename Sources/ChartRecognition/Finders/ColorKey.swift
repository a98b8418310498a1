internal import Geometry

/// The key to a scale of colours: a strip in which they go over into one another, or stand side by side,
/// with numbers along it.
enum ColorKey {
  /// Fewer colours side by side are those of kinds.
  private static let leastColors = 5

  /// Letters between the strip and its numbers, at most.
  private static let reach = 2.5

  private static let most = 4000

  /// - Parameters:
  ///   - grid: the cells that it would explain.
  ///   - texts: what may be its numbers.
  ///   - scene: what the file shows.
  /// - Returns: whether there is one beside the cells.
  static func isSeen(beside grid: CellGrid, _ texts: [Int], _ scene: ChartScene) -> Bool {
    let numbers = texts.filter { scene[$0].number != nil }
    guard numbers.count > 1 else { return false }
    return strips(beside: grid, scene).contains { strip in
      numbers.lazy.filter { number in
        strip.expanded(by: reach * scene[number].fontSize).contains(scene[number].box.center)
      }.prefix(2).count > 1
    }
  }

  private static func strips(beside grid: CellGrid, _ scene: ChartScene) -> [Box] {
    let others = scene.nodes.filter { node in
      node.kind == .shape && node.isSeen && !node.fill.isNone && !grid.box.contains(node.box.center)
    }.prefix(most)
    let gradients = others.filter { if case .gradient = $0.fill { true } else { false } }
    let columns = Dictionary(grouping: others) { Line($0.box.left, $0.box.right) }
    let rows = Dictionary(grouping: others) { Line($0.box.top, $0.box.bottom) }
    return gradients.map(\.box) + columns.values.compactMap { strip($0, \.top, \.bottom) }
      + rows.values.compactMap { strip($0, \.left, \.right) }
  }

  /// Where shapes in one line lie, if they touch one another in colours enough.
  private static func strip(
    _ nodes: [ChartScene.Node],
    _ start: (Box) -> Double,
    _ end: (Box) -> Double
  ) -> Box? {
    guard Set(nodes.map(\.fill)).count >= leastColors else { return nil }
    let boxes = nodes.map(\.box).sorted { start($0) < start($1) }
    let areTouching = zip(boxes, boxes.dropFirst()).allSatisfy { abs(start($1) - end($0)) <= 1 }
    return areTouching ? boxes.reduce(.empty) { $0.union($1) } : nil
  }

  /// From where to where something reaches, in half pixels.
  private struct Line: Hashable {
    var start: Int
    var end: Int

    init(_ start: Double, _ end: Double) {
      (self.start, self.end) = ((start * 2).step, (end * 2).step)
    }
  }
}
