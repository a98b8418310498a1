/// Finds out whether an image shows axes with something between them, though none of its shapes is
/// known to be a mark: then it is a chart, as of boxes, violins or tiles.
struct DrawnAxes {
  private let scene: ChartScene
  private let x: [ChartScene.Node]
  private let y: [ChartScene.Node]

  /// Around the labels below, and around those at the side.
  private let row: Box
  private let column: Box

  /// Pixels across a line.
  private static let thin = 3.0

  /// Letters between a label and its line, at most.
  private static let reach = 3.0

  /// How far a line may stand beside the middle of its label: pixels, or a share of its letters.
  private static let offset = (pixels: 2.0, letters: 0.35)

  /// The share of a plot that a frame around it covers at least.
  private static let frame = 0.85

  /// Whether there are labels up a side and below, those of one axis are numbers with lines beside them,
  /// and something lies between the two.
  static func areSeen(_ draft: ChartDraft) -> Bool {
    let axes = DrawnAxes(draft)
    return axes.areLabelled && axes.isMeasured && axes.holdSomething
  }

  private init(_ draft: ChartDraft) {
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
    return down.map { $0.text.value.flatMap(PlainNumber.read) } == (1...y.count).map(Double.init)
  }

  // MARK: what is measured

  private var isMeasured: Bool {
    let drawn = scene.nodes.indices.filter { scene[$0].kind == .shape && scene[$0].isSeen }
      .flatMap(lines)
    let reach = Self.reach * ((x + y).map(\.fontSize).max() ?? 0)
    let level = drawn.filter { line in
      line.width > line.height
        && min(abs(line.left - column.right), abs(line.right - column.left)) <= reach
    }.map(\.center.y)
    if areDrawn(y, at: level.sorted(), { $0.center.y }) { return true }
    let upright = drawn.filter { line in
      line.height > line.width
        && min(abs(line.bottom - row.top), abs(line.top - row.bottom)) <= reach
    }.map(\.center.x)
    return areDrawn(x, at: upright.sorted(), { $0.center.x })
  }

  /// The thin lines that a shape is, each of which may be a part of its path.
  private func lines(of node: Int) -> [Box] {
    if scene[node].fill.isNone, case .stroke(let stroke)? = scene.region(of: node),
      stroke.toContours == nil, stroke.contours.count > 1
    {
      return stroke.contours.boxes
    }
    let box = scene[node].box
    return min(box.width, box.height) <= Self.thin ? [box] : []
  }

  /// Whether three labels and more are numbers, and three in four have a line; these are in order.
  private func areDrawn(
    _ ticks: [ChartScene.Node],
    at lines: [Double],
    _ place: (Box) -> Double
  ) -> Bool {
    let values = ticks.compactMap { $0.text.value.flatMap(PlainNumber.read) }
    guard ticks.count > 2, values.count == ticks.count else { return false }
    let drawn = ticks.count { tick in
      let offset = max(Self.offset.pixels, tick.fontSize * Self.offset.letters)
      let wanted = place(tick.box)
      var (low, high) = (0, lines.count)
      while low < high {
        let middle = (low + high) / 2
        if lines[middle] < wanted - offset { low = middle + 1 } else { high = middle }
      }
      return low < lines.count && lines[low] <= wanted + offset
    }
    return drawn * 4 >= ticks.count * 3
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
    for node in scene.nodes where node.kind == .shape {
      if node.element.name == "image" { return true }
      let box = node.box
      guard node.isSeen, min(box.width, box.height) > Self.thin, plot.contains(box.center) else {
        continue
      }
      let isRectangle =
        node.element.name == "rect" || ShapeCorners(node.element, atMost: 8).isRectangle
      guard isRectangle else { return true }
      let isFrame =
        box.width > plot.width * Self.frame && box.height > plot.height * Self.frame
      if !isFrame { rectangles += 1 }
      if rectangles > 1 { return true }
    }
    return false
  }
}
