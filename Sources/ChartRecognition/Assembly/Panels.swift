/// The panels of a chart that shows each series in a plot of its own, with its own ticks: there the place
/// tells the series, and colour nothing more.
struct Panels {
  private let draft: ChartDraft
  private let scene: ChartScene

  /// - Parameter draft: what each node is.
  init(_ draft: ChartDraft) { (self.draft, scene) = (draft, draft.scene) }

  /// Fewer make no axis.
  private static let leastTicks = 2

  /// Whether each series has a panel to itself.
  ///
  /// - Parameter series: all series of the chart.
  /// - Returns: false of one series alone.
  func hold(_ series: [SeriesAssembly.Series]) -> Bool {
    guard series.count > 1, series.count <= ShownSeries.most else { return false }
    let ticks = draft.nodes(.tick).filter { scene[$0].isSeen }
    let panels = series.indices.compactMap { panel(of: $0, series, ticks) }
    guard panels.count == series.count else { return false }
    let areas = series.map { scene.box(around: $0.nodes) }
    return panels.indices.allSatisfy { one in
      panels.indices.allSatisfy { other in
        // Two scales of one plot lie in two groups as well.
        one == other
          || !areas[one].intersects(areas[other])
            && !scene[panels[one]].box.holdsMiddle(of: scene[panels[other]].box)
      }
    }
  }

  /// The innermost group around all that shows a series with ticks of its own; nil where it holds
  /// another series.
  private func panel(
    of place: Int,
    _ series: [SeriesAssembly.Series],
    _ ticks: [Int]
  ) -> Int? {
    guard let first = series[place].nodes.first else { return nil }
    let group = scene.ancestors(of: first).first { group in
      series[place].nodes.allSatisfy { scene.lies($0, in: group) }
        && ticks.count { scene.lies($0, in: group) } >= Self.leastTicks
    }
    guard let group else { return nil }
    let isShared = series.indices.contains { other in
      other != place && series[other].nodes.contains { scene.lies($0, in: group) }
    }
    return isShared ? nil : group
  }
}
