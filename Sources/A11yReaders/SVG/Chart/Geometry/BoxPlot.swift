/// Tells a box plot: boxes with a line across their middle, from which whiskers reach out.
///
/// What stands in it is neither bars nor lines of data, and none of the forms.
struct BoxPlot {
  /// The boxes that have a median and a whisker.
  private(set) var boxes: [Int] = []

  /// Whether there are boxes, and with all their lines at least half as many as are straight.
  private(set) var isSeen = false

  private let scene: ChartScene

  private static let (mostBoxes, mostLines) = (200, 4000)

  /// The lines of one box: its outline, its median, two whiskers and their caps.
  private static let mostParts = 6

  /// - Parameters:
  ///   - shapes: what may be a box or a line of one.
  ///   - scene: what the file shows.
  init(_ shapes: [Int], _ scene: ChartScene) {
    self.scene = scene
    let corners = shapes.prefix(Self.mostLines).map {
      (node: $0, corners: ShapeCorners(scene[$0].element, atMost: 8))
    }
    let lines = corners.filter { $0.corners.count == 2 }.map(\.node)
    guard lines.count > 2 else { return }
    let rectangles = corners.filter { $0.corners.isRectangle }.map(\.node)
    boxes = rectangles.prefix(Self.mostBoxes).filter { isBox($0, lines) }
    isSeen = boxes.count * Self.mostParts >= lines.count / 2 && !boxes.isEmpty
  }

  private func isBox(_ node: Int, _ lines: [Int]) -> Bool {
    let box = scene[node].box
    return [true, false].contains { isUpright in
      let own = Extent(box, isUpright)
      var hasMedian = false
      var hasWhisker = false
      for line in lines {
        let other = Extent(scene[line].box, isUpright)
        let reach = scene[line].texture.strokeWidth + scene[node].texture.strokeWidth + 1
        hasMedian = hasMedian || own.hasAcross(other, reach)
        hasWhisker = hasWhisker || own.meets(other, reach)
      }
      return hasMedian && hasWhisker
    }
  }

  /// From where to where something reaches along the values and across them.
  private struct Extent {
    var along: ClosedRange<Double>
    var across: ClosedRange<Double>

    init(_ box: Box, _ isUpright: Bool) {
      let (wide, high) = (box.left...max(box.left, box.right), box.top...max(box.top, box.bottom))
      (along, across) = isUpright ? (high, wide) : (wide, high)
    }

    /// Whether a line runs from side to side within it.
    func hasAcross(_ line: Extent, _ reach: Double) -> Bool {
      line.along.length <= reach && line.along.lowerBound >= along.lowerBound - reach
        && line.along.upperBound <= along.upperBound + reach
        && abs(line.across.lowerBound - across.lowerBound) <= reach
        && abs(line.across.upperBound - across.upperBound) <= reach
    }

    /// Whether a line reaches out from the middle of one of its ends.
    func meets(_ line: Extent, _ reach: Double) -> Bool {
      line.across.length <= reach && line.along.length > reach
        && abs(line.across.middle - across.middle) <= reach
        && (abs(line.along.upperBound - along.lowerBound) <= reach
          || abs(line.along.lowerBound - along.upperBound) <= reach)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
