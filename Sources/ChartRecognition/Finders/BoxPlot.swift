internal import Geometry

/// Tells a box plot: boxes with a line across their middle, from which whiskers reach out.
///
/// What stands in it is neither bars nor lines of data, and none of the forms.
struct BoxPlot {
  /// Whether there are boxes, and at least half of the straight lines are theirs.
  let isSeen: Bool

  private static let (mostBoxes, mostLines) = (200, 4000)

  /// - Parameters:
  ///   - shapes: what may be a box or a line of one.
  ///   - scene: what the file shows.
  init(_ shapes: [Int], _ scene: ChartScene) {
    let corners = shapes.prefix(Self.mostLines).map {
      (node: $0, corners: ShapeCorners(scene[$0].element, atMost: 8))
    }
    let lines = corners.filter { $0.corners.count == 2 }.map(\.node)
    let rectangles = corners.filter { $0.corners.isRectangle }.map(\.node)
    let owned = rectangles.prefix(Self.mostBoxes).reduce(into: Set<Int>()) { owned, box in
      owned.formUnion(Self.lines(of: box, among: lines, scene))
    }
    isSeen = !owned.isEmpty && owned.count * 2 >= lines.count
  }

  /// The median, the whiskers and the caps of a box; none of what has no median or no whisker.
  private static func lines(of node: Int, among lines: [Int], _ scene: ChartScene) -> [Int] {
    let box = scene[node].box
    for isUpright in [true, false] {
      let own = Extent(box, isUpright)
      let extents = lines.map { line in
        (
          line: line, extent: Extent(scene[line].box, isUpright),
          reach: scene[line].texture.strokeWidth + scene[node].texture.strokeWidth + 1
        )
      }
      let medians = extents.filter { own.hasAcross($0.extent, $0.reach) }
      let whiskers = extents.filter { own.meets($0.extent, $0.reach) }
      guard !medians.isEmpty, !whiskers.isEmpty else { continue }
      let caps = extents.filter { cap in
        whiskers.contains { $0.extent.ends(at: cap.extent, cap.reach) }
      }
      return (medians + whiskers + caps).map(\.line)
    }
    return []
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

    /// Whether a line lies across one of its ends.
    func ends(at line: Extent, _ reach: Double) -> Bool {
      line.along.length <= reach && line.across.length > reach
        && abs(line.across.middle - across.middle) <= reach
        && (abs(line.along.middle - along.lowerBound) <= reach
          || abs(line.along.middle - along.upperBound) <= reach)
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
  fileprivate var middle: Double { (lowerBound + upperBound) / 2 }
}
