/// Subpaths of straight lines, with the box around them.
package struct Contours: Hashable, Sendable {
  /// The corners of all subpaths, one after the other; none is the same as the one before it.
  package private(set) var points: [Point] = []

  /// Where subpaths after the first begin, and whether the one that ends there is closed.
  private var borders: [UInt32] = []

  private var isLastClosed = false

  package private(set) var box = Box.empty

  /// Finds what lies near a point.
  private(set) var tree = ContourTree()

  /// One subpath.
  package struct Subpath: Hashable, Sendable {
    /// Which of the points are its own; one point alone is a line of no length.
    package var range: Range<Int>

    /// Whether a last line leads back to its first point, and is joined there.
    package var isClosed: Bool
  }

  /// How many subpaths there are.
  package var count: Int { points.isEmpty ? 0 : borders.count + 1 }

  /// One of the subpaths.
  package subscript(_ index: Int) -> Subpath {
    let start = index == 0 ? 0 : Int(borders[index - 1] >> 1)
    guard index < borders.count else {
      return Subpath(range: start..<points.count, isClosed: isLastClosed)
    }
    return Subpath(
      range: start..<Int(borders[index] >> 1),
      isClosed: borders[index] & 1 == 1
    )
  }

  /// The number of the subpath that a point belongs to.
  func subpath(of point: Int) -> Int {
    var (low, high) = (0, borders.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(borders[middle] >> 1) <= point { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Begins the next subpath; the one before it is ended.
  mutating func begin(at point: Point) {
    if !points.isEmpty { borders.append(UInt32(points.count) << 1 | (isLastClosed ? 1 : 0)) }
    isLastClosed = false
    points.append(point)
    box.include(point)
  }

  /// Draws a line, where it has a length.
  mutating func add(_ point: Point) {
    guard point != points.last else { return }
    points.append(point)
    box.include(point)
  }

  /// Closes the subpath that was begun last.
  mutating func close() {
    isLastClosed = true
    let start = self[count - 1].range.lowerBound
    if points.count > start + 1, points[points.count - 1] == points[start] { points.removeLast() }
  }

  /// Prepares for questions once all is drawn.
  mutating func finish() { tree = ContourTree(self) }

  /// The first point of the subpath that a point belongs to.
  private func start(of point: Int) -> Int {
    let index = subpath(of: point)
    return index == 0 ? 0 : Int(borders[index - 1] >> 1)
  }

  /// The same with every subpath closed.
  package var closed: Contours {
    var closed = self
    closed.borders = borders.map { $0 | 1 }
    closed.isLastClosed = true
    return closed
  }

  /// The rectangle that they draw, where that is all they do.
  var rectangle: Box? {
    guard borders.isEmpty, points.count == 4 || points.count == 5 && points[4] == points[0] else {
      return nil
    }
    let isUpright =
      points[0].x == points[1].x && points[1].y == points[2].y && points[2].x == points[3].x
      && points[3].y == points[0].y
    let isLevel =
      points[0].y == points[1].y && points[1].x == points[2].x && points[2].y == points[3].y
      && points[3].x == points[0].x
    return isUpright || isLevel ? box : nil
  }
}

extension Contours {
  /// How often the subpaths, each closed by a straight line, run around a point: clockwise ones
  /// add, others subtract (SVG 2, section 13.4.2).
  ///
  /// It is odd where a ray from the point crosses them an odd number of times.
  ///
  /// - Parameters:
  ///   - point: in the space of the contours.
  ///   - steps: gets how much was looked at.
  /// - Returns: the winding number.
  func winding(at point: Point, _ steps: inout Int) -> Int {
    guard box.contains(point) else { return 0 }
    guard !tree.isEmpty else {
      steps += points.count
      return crossings(of: points.indices, point)
    }
    return tree.winding(at: point, of: self, &steps)
  }

  /// What lines add that lead from some points to their successors.
  func crossings(of range: Range<Int>, _ point: Point) -> Int {
    guard !range.isEmpty else { return 0 }
    var sum = 0
    var index = subpath(of: range.lowerBound)
    var subpath = self[index]
    var from = points[range.lowerBound]
    for at in range {
      let isLast = at + 1 == subpath.range.upperBound
      let to = points[isLast ? subpath.range.lowerBound : at + 1]
      if (from.y <= point.y) != (to.y <= point.y) {
        let side = (to - from).cross(point - from)
        // A line that leads down has the point on its right where the cross product is positive.
        if from.y <= point.y, side > 0 { sum += 1 }
        if from.y > point.y, side < 0 { sum -= 1 }
      }
      from = to
      if isLast, at + 1 < range.upperBound {
        index += 1
        subpath = self[index]
        from = points[at + 1]
      }
    }
    return sum
  }

  /// What the same lines add where all of them lie on the ray's side of the point.
  ///
  /// Only whether each end lies above or below matters: what lies between cancels out.
  func crossingsBeyond(_ range: Range<Int>, _ point: Point) -> Int {
    let first = range.lowerBound
    let after = range.upperBound
    let firstStart = start(of: first)
    let isWhole = after == points.count
    let lastStart = isWhole ? after : start(of: after)
    if !isWhole, firstStart == lastStart { return below(first, point) - below(after, point) }
    let head = below(first, point) - below(firstStart, point)
    let tail = isWhole ? 0 : below(lastStart, point) - below(after, point)
    return head + tail
  }

  private func below(_ index: Int, _ point: Point) -> Int { points[index].y <= point.y ? 1 : 0 }
}
