/// Boxes in the plane, searched for what lies near a point.
///
/// They are packed into boxes of boxes (Leutenegger and others, STR: a simple and efficient algorithm
/// for R-tree packing, 1997), so that a search looks at few of a million.
struct TargetField {
  /// A rectangle by its edges.
  struct Box {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    var middle: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }

    /// The square of the distance from a point to the nearest point of it.
    func squaredDistance(_ x: Double, _ y: Double) -> Double {
      let across = max(left - x, 0, x - right)
      let down = max(top - y, 0, y - bottom)
      return across * across + down * down
    }

    fileprivate mutating func include(_ other: Box) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
    }
  }

  /// How many boxes one holds.
  private static let fan = 16

  /// The boxes as they are packed, and where each stood among those that were given.
  private var leaves: [Box] = []
  private var places: [Int] = []

  /// The boxes around them, level for level; each is around so many of the level before.
  private var levels: [[Box]] = []

  /// - Parameter boxes: each with what it is known by.
  init(_ boxes: [(place: Int, box: Box)]) {
    let packed = Self.packed(boxes)
    leaves = packed.map(\.box)
    places = packed.map(\.place)
    var level = leaves
    while level.count > 1 {
      level = stride(from: 0, to: level.count, by: Self.fan).map { start in
        var around = level[start]
        for box in level[start..<min(start + Self.fan, level.count)] { around.include(box) }
        return around
      }
      levels.append(level)
    }
  }

  /// In vertical slices, and in each from top to bottom.
  private static func packed(_ boxes: [(place: Int, box: Box)]) -> [(place: Int, box: Box)] {
    let count = (boxes.count + fan - 1) / fan
    let slices = max(1, Int(Double(count).squareRoot().rounded(.up)))
    let size = slices * fan
    var sorted = boxes.sorted { $0.box.middle.x < $1.box.middle.x }
    for start in stride(from: 0, to: sorted.count, by: size) {
      let range = start..<min(start + size, sorted.count)
      sorted[range].sort { $0.box.middle.y < $1.box.middle.y }
    }
    return sorted
  }

  /// Whether a box is nearer to a point than a distance, and is one that is meant.
  func contains(
    near point: (x: Double, y: Double),
    within distance: Double,
    where isMeant: (Int) -> Bool
  ) -> Bool {
    guard !leaves.isEmpty else { return false }
    let limit = distance * distance
    // Levels are counted from the leaves, which are level 0.
    var open = [(level: levels.count, index: 0)]
    while let (level, index) = open.popLast() {
      let box = level == 0 ? leaves[index] : levels[level - 1][index]
      guard box.squaredDistance(point.x, point.y) < limit else { continue }
      guard level > 0 else {
        if isMeant(places[index]) { return true }
        continue
      }
      let below = level == 1 ? leaves.count : levels[level - 2].count
      for child in index * Self.fan..<min((index + 1) * Self.fan, below) {
        open.append((level - 1, child))
      }
    }
    return false
  }
}
