internal import Geometry

/// Finds out whether an image shows axes with something between them, though none of its shapes is
/// known to be a mark: then it is a chart, as of boxes, violins or tiles.
struct DrawnAxes {
  private let draft: ChartDraft
  private let scene: ChartScene
  private let x: [ChartScene.Node]
  private let y: [ChartScene.Node]

  /// Around the labels below, and around those at the side.
  private let row: Box
  private let column: Box

  /// The share of a plot that a frame around it covers at least.
  private static let frame = 0.85

  /// Whether there are labels up a side and below, those of one axis are numbers with lines beside them,
  /// and something lies between the two.
  static func areSeen(_ draft: ChartDraft) -> Bool {
    let axes = DrawnAxes(draft)
    return axes.areLabelled && axes.isMeasured && axes.holdSomething
  }

  private init(_ draft: ChartDraft) {
    self.draft = draft
    scene = draft.scene
    x = draft.ticks(.x).map { draft.scene[$0] }
    y = draft.ticks(.y).map { draft.scene[$0] }
    row = x.reduce(.empty) { $0.union($1.box) }
    column = y.reduce(.empty) { $0.union($1.box) }
  }

  /// Labels above head columns, as in a timetable, those far below belong to something else, and degrees
  /// along both sides are those of a map.
  private var areLabelled: Bool {
    guard x.count > 1, y.count > 1, x.count + y.count > 4 else { return false }
    let centers = y.map(\.box.center.y)
    guard let top = centers.min(), let foot = centers.max() else { return false }
    let step = (foot - top) / Double(y.count - 1)
    let isMap = (x + y).allSatisfy { $0.text.value?.contains("°") ?? false }
    return row.center.y > foot - 2 && row.top < column.bottom + 2 * step
      && !isMap && !areRowsCounted
  }

  /// Whether the labels at the side count rows from the top.
  private var areRowsCounted: Bool {
    let down = y.sorted { $0.box.center.y < $1.box.center.y }
    return down.map(\.number) == (1...y.count).map(Double.init)
  }

  // MARK: what is measured

  private var isMeasured: Bool {
    let lines = TickLines(scene)
    return mayMeasure(draft.ticks(.y)) && lines.stand(at: draft.ticks(.y), .y)
      || mayMeasure(draft.ticks(.x)) && lines.stand(at: draft.ticks(.x), .x)
  }

  /// Whether all labels are numbers, or of none of them anybody knows what it says.
  private func mayMeasure(_ ticks: [Int]) -> Bool {
    ticks.allSatisfy { scene[$0].number != nil }
      || ticks.allSatisfy { scene[$0].isUnread }
  }

  // MARK: what is shown

  /// Whether an image, a shape that is no rectangle, or several shapes lie between the axes; a frame
  /// around the plot shows nothing.
  private var holdSomething: Bool {
    let plot = Box(
      left: min(column.right, row.left),
      top: min(column.top, row.top),
      right: row.right,
      bottom: row.top
    )
    var rectangles = 0
    for (index, node) in scene.nodes.enumerated() where node.kind == .shape {
      if node.element.name == "image" { return true }
      let box = node.box
      guard node.isSeen, min(box.width, box.height) > TickLines.thin, plot.contains(box.center)
      else {
        continue
      }
      guard let rectangle = scene.rectangle(of: index), rectangle.line == nil else { return true }
      let isFrame =
        box.width > plot.width * Self.frame && box.height > plot.height * Self.frame
      if !isFrame { rectangles += 1 }
      if rectangles > 1 { return true }
    }
    return false
  }
}
