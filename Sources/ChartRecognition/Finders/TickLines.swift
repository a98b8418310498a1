internal import A11yModel
internal import Geometry

/// The lines that stand at the labels of axes: ticks, and gridlines that begin beside them.
package struct TickLines {
  private let scene: ChartScene
  private let level: [Box]
  private let upright: [Box]

  /// Pixels across a line.
  package static let thin = 3.0

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
    let sorted = lines(at: labels, axis)
    return labels.filter { isLine(at: scene[$0], axis, sorted) }
  }

  /// Where along an axis the lines stand that end at its labels, in order.
  private func lines(at labels: [Int], _ axis: Chart.Axis) -> [Double] {
    let box = scene.box(around: labels)
    let reach = Self.reach * (labels.map { scene[$0].fontSize }.max() ?? 0)
    switch axis {
    case .x:
      return upright.filter { line in
        min(abs(line.bottom - box.top), abs(line.top - box.bottom)) <= reach
      }.map(\.center.x).sorted()
    case .y:
      return level.filter { line in
        min(abs(line.left - box.right), abs(line.right - box.left)) <= reach
      }.map(\.center.y).sorted()
    }
  }

  // MARK: where labels belong

  /// Pixels between two lines; those of another tier may lie on one another.
  private static let leastRoom = 0.75

  /// Where the labels of an axis belong along it: at their lines, wherever they are drawn themselves, as one
  /// that is moved in from the edge.
  ///
  /// - Returns: nothing where not each has a line of its own.
  func places(of labels: [Int], _ axis: Chart.Axis) -> [Int: Double] {
    func middle(_ label: Int) -> Double {
      axis == .x ? scene[label].box.center.x : scene[label].box.center.y
    }
    var lines: [Double] = []
    for line in self.lines(at: labels, axis)
    where line - (lines.last ?? -.infinity) > Self.leastRoom {
      lines.append(line)
    }
    let ordered = labels.sorted { (middle($0), $0) < (middle($1), $1) }
    guard labels.count > 1, lines.count >= labels.count else { return [:] }
    var own = lines
    if lines.count > labels.count {
      own = ordered.compactMap { label in
        let near = lines.filter { reaches(label, $0, axis, offset(of: label)) }
        let centered = near.filter { abs($0 - middle(label)) <= offset(of: label) }
        return near.count == 1 ? near[0] : centered.count == 1 ? centered[0] : nil
      }
    }
    guard own.count == labels.count, zip(own, own.dropFirst()).allSatisfy({ $0 < $1 }),
      zip(ordered, own).allSatisfy({ reaches($0, $1, axis, scene[$0].fontSize) })
    else { return [:] }
    return Dictionary(zip(ordered, own)) { first, _ in first }
  }

  /// Whether a label is drawn at a line, or no more than so many pixels beside it.
  private func reaches(
    _ label: Int,
    _ line: Double,
    _ axis: Chart.Axis,
    _ slack: Double
  ) -> Bool {
    let box = scene[label].box.expanded(by: slack)
    return axis == .x ? box.left...box.right ~= line : box.top...box.bottom ~= line
  }

  private func offset(of label: Int) -> Double {
    max(Self.offset.pixels, scene[label].fontSize * Self.offset.letters)
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
