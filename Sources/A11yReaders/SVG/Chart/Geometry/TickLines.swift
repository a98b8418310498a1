internal import A11yModel

/// The lines that stand at the labels of axes: ticks, and gridlines that begin beside them.
struct TickLines {
  private let scene: ChartScene
  private let level: [Box]
  private let upright: [Box]

  /// Pixels across a line.
  static let thin = 3.0

  /// Letters between a label and its line, at most.
  private static let reach = 3.0

  /// How far a line may stand beside the middle of its label: pixels, or a share of its letters.
  private static let offset = (pixels: 2.0, letters: 0.35)

  /// - Parameter scene: what the file shows.
  init(_ scene: ChartScene) {
    self.scene = scene
    let drawn = scene.nodes.indices.filter { scene[$0].kind == .shape && scene[$0].isSeen }
      .flatMap { Self.lines(of: $0, scene) }
    level = drawn.filter { $0.width > $0.height }
    upright = drawn.filter { $0.height > $0.width }
  }

  /// Whether three in four labels of an axis have a line.
  func stand(at labels: [Int], _ axis: Chart.Axis) -> Bool {
    labels.count > 2 && self.labels(labels, axis).count * 4 >= labels.count * 3
  }

  /// Those of the labels of an axis that have a line.
  func labels(_ labels: [Int], _ axis: Chart.Axis) -> [Int] {
    let box = scene.box(around: labels)
    let reach = Self.reach * (labels.map { scene[$0].fontSize }.max() ?? 0)
    let places: [Double]
    switch axis {
    case .x:
      places = upright.filter { line in
        min(abs(line.bottom - box.top), abs(line.top - box.bottom)) <= reach
      }.map(\.center.x)
    case .y:
      places = level.filter { line in
        min(abs(line.left - box.right), abs(line.right - box.left)) <= reach
      }.map(\.center.y)
    }
    let sorted = places.sorted()
    return labels.filter { isLine(at: scene[$0], axis, sorted) }
  }

  /// Whether a line stands at the middle of a label; these are in order.
  private func isLine(
    at label: ChartScene.Node,
    _ axis: Chart.Axis,
    _ lines: [Double]
  ) -> Bool {
    let offset = max(Self.offset.pixels, label.fontSize * Self.offset.letters)
    let wanted = axis == .x ? label.box.center.x : label.box.center.y
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle] < wanted - offset { low = middle + 1 } else { high = middle }
    }
    return low < lines.count && lines[low] <= wanted + offset
  }

  /// The thin lines that a shape is, each of which may be a part of its path.
  private static func lines(of node: Int, _ scene: ChartScene) -> [Box] {
    if scene[node].fill.isNone, case .stroke(let stroke)? = scene.region(of: node),
      stroke.toContours == nil, stroke.contours.count > 1
    {
      return stroke.contours.boxes
    }
    let box = scene[node].box
    return min(box.width, box.height) <= thin ? [box] : []
  }
}
