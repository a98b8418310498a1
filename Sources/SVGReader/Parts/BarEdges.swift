internal import Geometry

/// Which bars share an edge or lie on one another: where only their corners meet, none does.
struct BarEdges {
  /// The later bars that each touches; nil where there are no two bars, or so many lie on one another that
  /// nobody looks at each pair.
  let neighbors: [Int: [Int]]?

  /// Pixels between bars that touch, and of the edge that they share.
  private static let (most, leastEdge) = (1.0, 1.0)

  /// How many others each bar is compared with, on the whole.
  private static let mostOthers = 64

  /// - Parameter boxes: around each bar, by its place among the marks.
  init(_ boxes: [Int: Box]) {
    let bars = boxes.map { (mark: $0.key, box: $0.value) }
    // Upright bars stand apart from left to right, and others from top to bottom.
    neighbors =
      boxes.count < 2
      ? nil
      : Self.neighbors(bars, { ($0.left, $0.right) })
        ?? Self.neighbors(bars, { ($0.top, $0.bottom) })
  }

  private static func neighbors(
    _ bars: [(mark: Int, box: Box)],
    _ reach: (Box) -> (start: Double, end: Double)
  ) -> [Int: [Int]]? {
    let ordered = bars.sorted {
      (reach($0.box).start, $0.mark) < (reach($1.box).start, $1.mark)
    }
    var found: [Int: [Int]] = [:]
    var steps = 0
    for (place, bar) in ordered.enumerated() {
      let end = reach(bar.box).end + most
      for other in ordered[(place + 1)...].prefix(while: { reach($0.box).start < end }) {
        steps += 1
        guard steps <= mostOthers * bars.count else { return nil }
        guard touch(bar.box, other.box) else { continue }
        found[min(bar.mark, other.mark), default: []].append(max(bar.mark, other.mark))
      }
    }
    return found.mapValues { $0.sorted() }
  }

  private static func touch(_ one: Box, _ other: Box) -> Bool {
    let across = min(one.right, other.right) - max(one.left, other.left)
    let down = min(one.bottom, other.bottom) - max(one.top, other.top)
    return min(across, down) > -most && max(across, down) > leastEdge
  }
}
