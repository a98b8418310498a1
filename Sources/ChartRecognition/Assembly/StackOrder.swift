internal import Geometry

/// In which order series lie on one another in bars that are stacked.
struct StackOrder {
  /// From the foot of the bars on; series that meet in no bar stay as they were given.
  let order: [Int]

  /// More are not compared with each other.
  private static let maximum = 64

  /// - Parameters:
  ///   - boxes: the marks of each series.
  ///   - isUpright: whether bars grow upwards.
  init(_ boxes: [[Box]], isUpright: Bool) {
    func foot(_ box: Box) -> Double { isUpright ? -box.bottom : box.left }
    func bar(_ box: Box) -> Int { (isUpright ? box.center.x : box.center.y).step }
    let first = boxes.map { $0.first.map(foot) ?? .infinity }
    let all = boxes.indices.sorted { (first[$0], $0) < (first[$1], $1) }
    guard boxes.count <= Self.maximum else {
      order = all
      return
    }
    // In each bar, where each series begins.
    var bars: [Int: [Int: Double]] = [:]
    for (series, boxes) in boxes.enumerated() {
      for box in boxes {
        bars[bar(box), default: [:]][series] =
          min(bars[bar(box)]?[series] ?? .infinity, foot(box))
      }
    }
    // In how many bars each series lies below each other.
    var leads = boxes.map { _ in boxes.map { _ in 0 } }
    for feet in bars.values {
      for (one, foot) in feet {
        for (other, next) in feet where foot < next { leads[one][other] += 1 }
      }
    }
    let below = boxes.indices.map { series in
      boxes.indices.count { leads[series][$0] > leads[$0][series] }
    }
    order = all.enumerated().sorted {
      (below[$1.element], $0.offset) < (below[$0.element], $1.offset)
    }.map(\.element)
  }
}
