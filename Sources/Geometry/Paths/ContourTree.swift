/// Boxes around runs of consecutive lines of contours, and around runs of those.
///
/// What asks for the lines near a point then looks at few of them, however many there are. Empty
/// where there are few lines.
struct ContourTree: Hashable, Sendable {
  /// The boxes of all levels, the finest first.
  private var boxes: [Box] = []

  /// Where each level begins among the boxes, and where the last one ends.
  private var levels: [Int] = []

  private var lineCount = 0

  /// Lines in a box of the finest level.
  private static let leaf = 16

  /// Boxes in one of the next level.
  private static let fan = 8

  init() {}

  init(_ contours: Contours) {
    lineCount = contours.points.count
    guard lineCount > 2 * Self.leaf else { return }
    levels.append(0)
    var start = 0
    while start < lineCount {
      let end = min(start + Self.leaf, lineCount)
      var box = Box(around: contours.points[start..<end])
      // Only the last line of a run, or of a subpath in it, leads to a point of another run.
      let first = contours.subpath(of: start)
      for index in first...contours.subpath(of: end - 1) {
        let subpath = contours[index].range
        let last = min(end, subpath.upperBound) - 1
        box.include(contours.points[last + 1 == subpath.upperBound ? subpath.lowerBound : last + 1])
      }
      boxes.append(box)
      start = end
    }
    while let level = levels.last, boxes.count - level > 1 {
      let end = boxes.count
      levels.append(end)
      for start in stride(from: level, to: end, by: Self.fan) {
        boxes.append(boxes[start..<min(start + Self.fan, end)].reduce(.empty) { $0.union($1) })
      }
    }
    levels.append(boxes.count)
  }

  var isEmpty: Bool { boxes.isEmpty }

  /// The same as without the tree.
  func winding(at point: Point, of contours: Contours, _ steps: inout Int) -> Int {
    var (sum, looked) = (0, 0)
    visit { box, range in
      looked += 1
      guard point.y >= box.top, point.y <= box.bottom, point.x <= box.right else { return .skip }
      if point.x < box.left {
        sum += contours.crossingsBeyond(range, point)
        return .skip
      }
      return .enter
    } lines: { range in
      looked += range.count
      sum += contours.crossings(of: range, point)
      return false
    }
    steps += looked
    return sum
  }

  /// Whether a question is answered with yes for one of the lines within a distance of a point.
  ///
  /// - Parameters:
  ///   - point: in the space of the contours.
  ///   - reach: the distance.
  ///   - steps: gets how much was looked at.
  ///   - isFound: the question.
  /// - Returns: the answer.
  func contains(
    near point: Point,
    within reach: Double,
    _ steps: inout Int,
    _ isFound: (Range<Int>) -> Bool
  ) -> Bool {
    var (found, looked) = (false, 0)
    visit { box, _ in
      looked += 1
      return box.expanded(by: reach).contains(point) ? .enter : .skip
    } lines: { range in
      looked += range.count
      found = isFound(range)
      return found
    }
    steps += looked
    return found
  }

  enum Step {
    case enter
    case skip
  }

  /// Goes through the boxes from the coarsest on; `lines` says whether to stop.
  private func visit(_ step: (Box, Range<Int>) -> Step, lines: (Range<Int>) -> Bool) {
    var size = Self.leaf
    for _ in 0..<max(0, levels.count - 2) { size *= Self.fan }
    // What is still to be looked at: places in a level.
    var open = [(level: levels.count - 2, index: 0, size: size)]
    while let node = open.popLast() {
      let start = node.index * node.size
      let range = start..<min(start + node.size, lineCount)
      guard step(boxes[levels[node.level] + node.index], range) == .enter else { continue }
      if node.level == 0 {
        if lines(range) { return }
        continue
      }
      let count = levels[node.level] - levels[node.level - 1]
      let first = node.index * Self.fan
      for child in (first..<min(first + Self.fan, count)).reversed() {
        open.append((node.level - 1, child, node.size / Self.fan))
      }
    }
  }
}
