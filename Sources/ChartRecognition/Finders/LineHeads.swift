internal import Geometry

/// Tells the stems of lollipops from bars that are drawn as broad lines.
enum LineHeads {
  /// Pixels between the end of a stem and the middle of its head at most.
  private static let reach = 1.5

  /// - Parameters:
  ///   - lines: straight lines along an axis.
  ///   - scene: what the file shows.
  /// - Returns: whether something broader stands on an end of most of them.
  static func areSeen(at lines: [Int], _ scene: ChartScene) -> Bool {
    guard !lines.isEmpty else { return false }
    let own = Set(lines)
    var middles: [Place: [Box]] = [:]
    for node in scene.nodes.indices where scene[node].kind == .shape && !own.contains(node) {
      let box = scene[node].box
      if scene[node].isSeen { middles[Place(box.center), default: []].append(box) }
    }
    let headed = lines.count { line in
      let box = scene[line].box
      let (isLevel, middle) = (box.width > box.height, box.center)
      let ends =
        isLevel
        ? [Point(box.left, middle.y), Point(box.right, middle.y)]
        : [Point(middle.x, box.top), Point(middle.x, box.bottom)]
      let least = min(box.width, box.height) * 1.2
      return ends.contains { end in
        Place(end).around.contains { place in
          (middles[place] ?? []).contains { head in
            (head.center - end).length <= reach && min(head.width, head.height) >= least
          }
        }
      }
    }
    return headed * 2 > lines.count
  }

  /// Pixels.
  private struct Place: Hashable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    init(_ point: Point) { self.init(x: point.x.step, y: point.y.step) }

    /// It, and those that a head may be in.
    var around: [Place] {
      (-2...2).flatMap { across in (-2...2).map { Place(x: x + across, y: y + $0) } }
    }
  }
}
