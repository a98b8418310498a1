internal import A11yModel
internal import Geometry

/// Where the marks of a chart are, as far as its axes tell.
enum PlotArea {
  /// The share of the image from which labels stand at its right side, or at the top.
  private static let (side, top) = (0.8, 0.2)

  /// The area between the labels of the axes, which reaches beyond the last of them as far as two stand
  /// apart.
  static func of(_ draft: ChartDraft) -> Box {
    let area = draft.scene.area
    var plot = area
    let ticks = [Chart.Axis.x, .y].map { draft.ticks($0).filter { draft.scene[$0].isSeen } }
    let (x, y) = (ticks[0].map { draft.scene[$0].box }, ticks[1].map { draft.scene[$0].box })
    let right = y.filter { $0.center.x > area.left + area.width * side }
    let left = y.filter { $0.center.x <= area.left + area.width * side }
    let above = x.filter { $0.center.y < area.top + area.height * top }
    let below = x.filter { $0.center.y >= area.top + area.height * top }
    if let top = below.map(\.top).min() { plot.bottom = min(plot.bottom, max(top, plot.top + 1)) }
    if let end = left.map(\.right).max() { plot.left = max(plot.left, min(end, plot.right - 1)) }
    let across = ticks[0].map { draft.place(ofTick: $0, .x) }
    if x.count > 1, let first = across.min(), let last = across.max() {
      plot.right = min(plot.right, last + (last - first) / Double(x.count - 1))
    }
    let down = ticks[1].map { draft.place(ofTick: $0, .y) }
    if y.count > 1, let first = down.min(), let last = down.max() {
      plot.top = max(plot.top, first - (last - first) / Double(y.count - 1))
    }
    if let start = right.map(\.left).min() {
      plot.right = min(plot.right, max(start, plot.left + 1))
    }
    if let foot = above.map(\.bottom).max() { plot.top = max(plot.top, min(foot, plot.bottom - 1)) }
    return plot.isEmpty ? area : plot
  }
}
