/// How wide the categories of a chart are, and the marks in them, in points.
///
/// What the source says of the width of marks and the gap between them is kept. Where it says one of
/// them or neither, bars are 28 points wide, or 16 where several stand side by side, with gaps of 8
/// between categories and of 2 between those of one; points stand 12 to 48 points apart; all move
/// apart until a label has room. A chart is drawn at most 640 points wide: what is wider is drawn
/// smaller, as a whole.
package struct ChartSlots: Hashable, Sendable {
  /// How wide a mark is.
  package private(set) var breadth: Double

  /// From where a mark begins to where the next of its category does.
  package private(set) var lane: Double

  /// From where a category begins to where the next does.
  package private(set) var pitch: Double

  /// How many categories there are.
  package let count: Int

  /// Whether stated sizes are drawn smaller than they are.
  package private(set) var isReduced = false

  /// What is known of the marks.
  package struct Declared: Hashable, Sendable {
    package var breadth: Double?
    package var gap: Double?

    /// The room that a label needs for each category.
    package var label = 0.0

    package init(breadth: Double? = nil, gap: Double? = nil, label: Double = 0) {
      (self.breadth, self.gap, self.label) = (breadth, gap, label)
    }
  }

  /// The greatest width of all together.
  package static let widest = 640.0

  /// Bars, which touch each other where there is no gap.
  package init(bars count: Int, lanes: Int, _ stated: Declared) {
    self.count = max(count, 1)
    let lanes = Double(max(lanes, 1))
    let gap = stated.gap ?? (lanes > 1 ? 12 : 8)
    let laneGap = lanes > 1 ? stated.gap ?? 2 : 0
    breadth = stated.breadth ?? (lanes > 1 ? 16 : 28)
    lane = breadth + laneGap
    pitch = lane * lanes - laneGap + max(gap, lanes > 1 ? 12 : 0)
    let room = min(stated.label, Self.widest / Double(self.count))
    if room > pitch, stated.gap == nil {
      pitch = room
    } else if room > pitch, stated.breadth == nil {
      breadth += (room - pitch) / lanes
      lane = breadth + laneGap
      pitch = room
    }
    reduce(stated)
  }

  /// Points, which stand in the middle of their categories.
  package init(points count: Int, _ stated: Declared) {
    self.count = max(count, 1)
    breadth = stated.breadth ?? 8
    lane = breadth
    let usual = min(max(320 / Double(self.count), 12), 48)
    pitch = max(usual, min(stated.label, Self.widest / Double(self.count)))
    let points = breadth
    reduce(Declared())
    // However near they stand, points keep their size.
    (breadth, lane) = (points, points)
  }

  private mutating func reduce(_ stated: Declared) {
    guard width > Self.widest else { return }
    let scale = Self.widest / width
    (breadth, lane, pitch) = (breadth * scale, lane * scale, pitch * scale)
    isReduced = stated.breadth != nil || stated.gap != nil
  }

  /// The width of all together.
  package var width: Double { pitch * Double(count) }

  /// Where the mark of a category and lane begins.
  package func start(slot: Int, lane index: Int, of lanes: Int) -> Double {
    let group = lane * Double(max(lanes, 1) - 1) + breadth
    return pitch * Double(slot) + (pitch - group) / 2 + lane * Double(index)
  }

  /// The middle of a category.
  package func middle(_ slot: Int) -> Double { pitch * (Double(slot) + 0.5) }
}
