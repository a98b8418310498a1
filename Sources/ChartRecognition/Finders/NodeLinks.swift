/// Finds out whether lines join small shapes as they join the nodes of a graph: from one to another, and
/// several from the same one.
struct NodeLinks {
  let areGraph: Bool

  private static let (mostNodes, mostLines) = (2000, 4000)

  /// So many lines lead from a node to others where they do not go along a line of data.
  private static let branches = 3

  /// How far beside the edge of a node a line may end, in pixels.
  private static let reach = 2.0

  /// - Parameters:
  ///   - nodes: what may be nodes.
  ///   - scene: what the file shows.
  init(_ nodes: [Int], _ scene: ChartScene) {
    guard nodes.count <= Self.mostNodes else {
      areGraph = false
      return
    }
    let lines = scene.nodes.indices.lazy.filter { node in
      scene[node].kind == .shape && scene[node].isSeen && scene[node].fill.isNone
    }.compactMap { scene.straightLine($0) }.prefix(Self.mostLines)
    let boxes = nodes.map { scene[$0].box.expanded(by: Self.reach) }
    var degrees = [Int](repeating: 0, count: nodes.count)
    for (start, end) in lines {
      guard let one = boxes.firstIndex(where: { $0.contains(start) }),
        let other = boxes.firstIndex(where: { $0.contains(end) }), one != other
      else { continue }
      degrees[one] += 1
      degrees[other] += 1
    }
    areGraph =
      degrees.contains { $0 >= Self.branches } && degrees.count { $0 > 0 } * 2 > nodes.count
  }
}
