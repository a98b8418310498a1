internal import Geometry

/// A line on which rectangles as wide as one another stand, or hang from it, and those on others that do.
struct BarStand {
  private(set) var nodes: [Int] = []
  private(set) var isStacked = false

  /// Where the line is, along the bars.
  let foot: Double

  /// A rectangle seen so that bars stand upright, and grow as numbers do.
  struct Rectangle {
    var node: Int
    var start: Double
    var width: Double
    var foot: Double
    var head: Double
    var height: Double { head - foot }

    init(_ node: Int, _ box: Box, isUpright: Bool) {
      self.node = node
      (start, width) = isUpright ? (box.left, box.width) : (box.top, box.height)
      (foot, head) = isUpright ? (-box.bottom, -box.top) : (box.left, box.right)
    }

    /// The same upside down.
    var inverted: Rectangle {
      var inverted = self
      (inverted.foot, inverted.head) = (-head, -foot)
      return inverted
    }
  }

  /// Pixels by which files may round.
  private static let slack = 1.5

  /// Nil where they do not stand as bars do.
  ///
  /// - Parameter alike: rectangles of one width.
  init?(_ alike: [Rectangle]) {
    guard alike.count > 1 else { return nil }
    var feet: [Int: Int] = [:]
    for rectangle in alike { feet[rectangle.foot.step, default: 0] += 1 }
    guard let line = feet.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key else {
      return nil
    }
    foot = Double(line)
    let columns = Dictionary(grouping: alike) { $0.start.step }
    let gap = StackGap.find(in: columns.values)
    var heights: Set<[Int]> = []
    for start in columns.keys.sorted() {
      let column = columns[start] ?? []
      let above = column.filter { $0.head - foot >= Self.slack }
      let below = column.filter { $0.head - foot < Self.slack }.map(\.inverted)
      let own = stand(above, on: foot, gap) + stand(below, on: -foot, gap)
      nodes += own.map(\.node)
      heights.insert(own.map(\.height.step))
    }
    // Columns that are all equal are buttons or panels, rectangles that are the cells of a grid, and thin
    // ones its lines.
    guard nodes.count > 1, columns.count > 1, heights.count > 1, Set(heights.joined()).count > 1
    else { return nil }
    nodes.sort()
  }

  /// Those of a column that stand on a line, or on others of them.
  private mutating func stand(
    _ column: [Rectangle],
    on line: Double,
    _ gap: Double
  ) -> [Rectangle] {
    var top = line
    var own: [Rectangle] = []
    for rectangle in column.sorted(by: { $0.foot < $1.foot }) {
      let rise = rectangle.foot - top
      let isOnLine = abs(rectangle.foot - line) < Self.slack
      guard isOnLine || abs(rise) < Self.slack || abs(rise - gap) < Self.slack else { continue }
      // What hangs from the line may leave the gap to what stands on it.
      if !isOnLine, !own.isEmpty { isStacked = true }
      own.append(rectangle)
      top = max(top, rectangle.head)
    }
    return own
  }
}

/// The room that the parts of stacked bars leave between them.
enum StackGap {
  /// The share of its width, and the pixels, that a bar may leave.
  private static let most = (share: 0.5, pixels: 12.0)

  /// Pixels by which gaps may differ, and the share of them that must be alike: bars that float, as those of
  /// time spans, stand anywhere.
  private static let slack = 1.0
  private static let leastShare = 0.8

  /// One alone may be anything.
  private static let least = 2

  /// - Parameter columns: rectangles of one width, by where they stand.
  /// - Returns: pixels; 0 where they leave none.
  static func find(in columns: some Collection<[BarStand.Rectangle]>) -> Double {
    let gaps = columns.flatMap { column in
      let up = column.sorted { $0.foot < $1.foot }
      return zip(up, up.dropFirst()).map { $1.foot - $0.head }
    }.sorted()
    guard gaps.count >= least, let width = columns.first?.first?.width else { return 0 }
    let middle = gaps[gaps.count / 2]
    let alike = gaps.count { abs($0 - middle) <= slack }
    guard middle > 0, middle <= min(width * most.share, most.pixels),
      Double(alike) >= Double(gaps.count) * leastShare
    else { return 0 }
    return middle
  }
}
