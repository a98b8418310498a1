/// The lines of legends that stand in a panel with the one series that is shown there: they say which
/// it is as a heading would, and nobody needs its colour for that.
struct PanelEntries {
  private let draft: ChartDraft
  private let scene: ChartScene

  /// - Parameter draft: what each node is.
  init(_ draft: ChartDraft) { (self.draft, scene) = (draft, draft.scene) }

  /// The texts of such lines.
  ///
  /// - Parameter series: all series of the chart.
  /// - Returns: for each series with a panel of its own the text, in their order.
  func labels(of series: [SeriesAssembly.Series]) -> [DirectLabels.Label] {
    guard series.count > 1, series.count <= ShownSeries.most else { return [] }
    let panels = series.indices.map { panel(of: $0, series) }
    let areas = series.map { scene.box(around: $0.nodes) }
    return panels.enumerated().compactMap { place, panel in
      guard let panel else { return nil }
      // Where lines of a legend stand together, each is in the group of its series alone, too.
      let isApart = panels.enumerated().allSatisfy { other, second in
        guard other != place else { return true }
        guard let second else { return false }
        return !areas[place].intersects(areas[other])
          && !scene[panel.node].box.contains(scene[second.text].box)
          && !scene[second.node].box.contains(scene[panel.text].box)
      }
      return isApart ? DirectLabels.Label(text: panel.text, series: place) : nil
    }
  }

  /// The innermost group around all that shows a series and the line of the legend that explains it;
  /// nil where it holds another series.
  private func panel(
    of place: Int,
    _ series: [SeriesAssembly.Series]
  ) -> (node: Int, text: Int)? {
    guard let text = series[place].entry.map({ draft.entries[$0].text }),
      let node = scene.ancestors(of: text).first(where: { group in
        series[place].nodes.allSatisfy { scene.lies($0, in: group) }
      }),
      series.indices.allSatisfy({ other in
        other == place || !series[other].nodes.contains { scene.lies($0, in: node) }
      })
    else { return nil }
    return (node, text)
  }
}
