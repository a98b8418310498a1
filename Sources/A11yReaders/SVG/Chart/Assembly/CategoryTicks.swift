internal import A11yModel

/// The words along an axis under which one series stands each: there colour tells nothing that the
/// axis does not.
struct CategoryTicks {
  /// The tick of each series; none where not each has one of its own.
  private(set) var ticks: [Int] = []

  private let scene: ChartScene

  private static let mostTicks = 200

  /// - Parameters:
  ///   - draft: what each node is.
  ///   - series: the series, none of which has lines that run along the axis.
  init(_ draft: ChartDraft, _ series: [SeriesAssembly.Series]) {
    scene = draft.scene
    guard series.count > 1, series.count <= ShownSeries.most else { return }
    for axis in [Chart.Axis.x, .y] where ticks.isEmpty {
      let labels = draft.ticks(axis).filter { scene[$0].isSeen }
      guard labels.count >= series.count, labels.count <= Self.mostTicks else { continue }
      let own = series.compactMap { tick(over: $0.nodes, among: labels, axis) }
      if own.count == series.count, Set(own).count == own.count { ticks = own }
    }
  }

  /// The one tick that all nodes stand at; nil where they stand at several or between them.
  private func tick(over nodes: [Int], among ticks: [Int], _ axis: Chart.Axis) -> Int? {
    guard let first = nodes.first else { return nil }
    let places = ticks.map { middle(scene[$0].box, axis) }
    func nearest(_ place: Double) -> Int? {
      places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
    }
    guard let tick = nearest(middle(scene[first].box, axis)) else { return nil }
    let others = places.indices.filter { $0 != tick }.map { abs(places[$0] - places[tick]) }
    // Numbers measure, and tell no series; what reaches over the next tick stands at both.
    guard let room = others.min(), room > 0,
      scene[ticks[tick]].text.value?.contains(where: \.isLetter) ?? false
    else { return nil }
    let own = nodes.allSatisfy { node in
      let box = scene[node].box
      let (low, high) = axis == .x ? (box.left, box.right) : (box.top, box.bottom)
      return low >= places[tick] - room * 0.55 && high <= places[tick] + room * 0.55
    }
    return own ? ticks[tick] : nil
  }

  private func middle(_ box: Box, _ axis: Chart.Axis) -> Double {
    axis == .x ? box.center.x : box.center.y
  }
}
