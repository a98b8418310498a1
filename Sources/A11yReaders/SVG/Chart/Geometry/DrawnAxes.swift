/// Finds out whether two axes are drawn, of which at least one measures something: they show a chart
/// whatever its marks are, as boxes, violins or tiles.
enum DrawnAxes {
  /// Pixels across a line.
  private static let thin = 3.0

  private static let mostShapes = 5000

  /// Whether there are labels along two axes, of which one is of numbers, with a line at nearly each of
  /// them, and shapes between the two.
  static func areSeen(_ draft: ChartDraft) -> Bool {
    let scene = draft.scene
    let (x, y) = (draft.ticks(.x).map { scene[$0] }, draft.ticks(.y).map { scene[$0] })
    guard x.count > 1, y.count > 1, x.count + y.count > 4 else { return false }
    let nodes = Array(
      scene.nodes.indices.lazy.filter { scene[$0].kind == .shape && scene[$0].isSeen }
        .prefix(mostShapes)
    )
    let shapes = nodes.map { scene[$0].box }
    let drawn = nodes.flatMap { lines(of: $0, scene) }
    let level = drawn.filter { $0.width > $0.height }.map(\.center.y)
    let upright = drawn.filter { $0.height > $0.width }.map(\.center.x)
    let isMeasured =
      areDrawn(x, at: upright) { $0.center.x } || areDrawn(y, at: level) { $0.center.y }
    guard isMeasured else { return false }
    let plot = Box(
      left: min(y.map(\.box.right).max() ?? 0, x.map(\.box.left).min() ?? 0),
      top: min(y.map(\.box.top).min() ?? 0, x.map(\.box.top).max() ?? 0),
      right: x.map(\.box.right).max() ?? 0,
      bottom: max(y.map(\.box.bottom).max() ?? 0, x.map(\.box.top).min() ?? 0)
    )
    return shapes.contains { shape in
      min(shape.width, shape.height) > thin && plot.contains(shape.center)
        && !shape.contains(plot.expanded(by: -0.1 * min(plot.width, plot.height)))
    }
  }

  /// The lines that a shape is, each of which may be a part of its path.
  private static func lines(of node: Int, _ scene: ChartScene) -> [Box] {
    if scene[node].fill.isNone, case .stroke(let stroke)? = scene.region(of: node),
      stroke.toContours == nil, stroke.contours.count > 1
    {
      return stroke.contours.boxes
    }
    let box = scene[node].box
    return min(box.width, box.height) <= thin ? [box] : []
  }

  /// Whether three labels and more are numbers, and nearly each of them has a line.
  private static func areDrawn(
    _ ticks: [ChartScene.Node],
    at lines: [Double],
    _ place: (Box) -> Double
  ) -> Bool {
    guard ticks.count > 2,
      ticks.allSatisfy({ $0.text.value.flatMap(PlainNumber.read) != nil })
    else { return false }
    let drawn = ticks.count { tick in
      lines.contains { abs($0 - place(tick.box)) <= max(2, tick.fontSize * 0.35) }
    }
    return drawn * 4 >= ticks.count * 3
  }
}
