internal import A11yModel
internal import Geometry

/// What shows that a text that stands level is the title of an axis.
enum AxisHead {
  /// Whether an arrow tells along which axis the values grow, as in Observable Plot’s `↑ Frequency`.
  static func isTold(_ text: Int, _ scene: ChartScene, of axis: Chart.Axis) -> Bool {
    guard !scene[text].isTurned, let words = scene[text].text.value, words.count > 1,
      let first = words.first, let last = words.last
    else { return false }
    let arrows = axis == .x ? "←→" : "↑↓"
    return arrows.contains(first) || arrows.contains(last)
  }

  /// Whether a text stands right above the upper end of a column of ticks, and is no larger.
  ///
  /// - Parameters:
  ///   - text: a text.
  ///   - ticks: the ticks of the axis upwards.
  ///   - scene: what the file shows.
  ///   - plot: around all marks and ticks.
  /// - Returns: whether it does.
  static func stands(_ text: Int, above ticks: [Int], _ scene: ChartScene, in plot: Box) -> Bool {
    let column = scene.box(around: ticks)
    let (node, place) = (scene[text], scene[text].box)
    guard let size = ticks.map({ scene[$0].fontSize }).max(), !node.isTurned, !node.isBold,
      node.fontSize <= size * 1.02, place.center.y < column.top,
      column.top - place.bottom < max(place.height, 10) * 2
    else { return false }
    return column.center.x < plot.center.x
      ? place.center.x <= column.right : place.center.x >= column.left
  }
}
