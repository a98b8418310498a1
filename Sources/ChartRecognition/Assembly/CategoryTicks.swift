internal import A11yModel
internal import Geometry

/// The words along an axis under which one series stands each, in each of several panels: there
/// colour tells nothing that the axis does not.
struct CategoryTicks {
  /// The tick of each series; none where not each has one of its own.
  private(set) var ticks: [Int] = []

  private let draft: ChartDraft
  private let scene: ChartScene

  private static let mostTicks = 200

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - series: the series, none of which has lines that run along the axis.
  init(_ draft: ChartDraft, _ series: [SeriesAssembly.Series]) {
    (self.draft, scene) = (draft, draft.scene)
    guard series.count > 1, series.count <= ShownSeries.most else { return }
    for axis in [Chart.Axis.x, .y] where ticks.isEmpty {
      let labels = draft.ticks(axis).filter { scene[$0].isSeen }
      guard labels.count >= series.count, labels.count <= Self.mostTicks else { continue }
      let own = series.compactMap { tick(over: $0.nodes, among: labels, axis) }
      let names = Set(own.map { scene[$0].text.value })
      if own.count == series.count, names.count == own.count { ticks = own }
    }
  }

  /// The first of the ticks of one name that all nodes stand at; nil where they stand at others, or
  /// between them.
  private func tick(over nodes: [Int], among ticks: [Int], _ axis: Chart.Axis) -> Int? {
    let places = ticks.map { draft.place(ofTick: $0, axis) }
    guard let first = nodes.first.flatMap({ tick(at: $0, places, axis) }),
      // Numbers measure, and tell no series.
      let name = scene[ticks[first]].text.value, name.contains(where: \.isLetter),
      nodes.allSatisfy({ node in
        tick(at: node, places, axis).map { scene[ticks[$0]].text.value == name } ?? false
      })
    else { return nil }
    return ticks[first]
  }

  /// The place of the tick that a node stands at; what reaches over the next tick stands at both.
  private func tick(at node: Int, _ places: [Double], _ axis: Chart.Axis) -> Int? {
    let box = scene[node].box
    let middle = middle(box, axis)
    guard
      let tick = places.indices.min(by: { abs(places[$0] - middle) < abs(places[$1] - middle) }),
      let room = places.lazy.map({ abs($0 - places[tick]) }).filter({ $0 > 0 }).min()
    else { return nil }
    let (low, high) = axis == .x ? (box.left, box.right) : (box.top, box.bottom)
    return low >= places[tick] - room * 0.55 && high <= places[tick] + room * 0.55 ? tick : nil
  }

  private func middle(_ box: Box, _ axis: Chart.Axis) -> Double {
    axis == .x ? box.center.x : box.center.y
  }
}
