internal import Geometry

/// In which order areas lie on one another, where they are stacked.
struct AreaStack {
  /// The places of the series from the foot on; nil where they are not stacked.
  let order: [Int]?

  /// More are not compared with each other.
  private static let maximum = 64

  /// At how many places they are looked at.
  private static let steps = 16

  /// Pixels that two edges may lie apart and still be one.
  private static let tolerance = 1.5

  /// The share of the places at which two must meet, and how many places must tell: where the lower one is
  /// hardly there, any two would.
  private static let leastShare = 0.8
  private static let leastPlaces = 3

  /// From where to where an area reaches at each place; nil where there is none of it.
  private typealias Column = (top: Double, bottom: Double)?

  /// - Parameter areas: what each series paints.
  init(_ areas: [Region]) {
    let edges = areas.compactMap { region -> Contours? in
      guard case .fill(let contours, _) = region else { return nil }
      return contours
    }
    guard edges.count == areas.count, (2...Self.maximum).contains(areas.count) else {
      order = nil
      return
    }
    let left = edges.map(\.box.left).max() ?? 0
    let right = edges.map(\.box.right).min() ?? 0
    guard right > left else {
      order = nil
      return
    }
    let columns = edges.map { Self.columns(of: $0, left, right) }
    let depths = columns.map { column in
      let feet = column.compactMap { $0?.bottom }
      return feet.reduce(0, +) / Double(max(1, feet.count))
    }
    let all = areas.indices.sorted { (depths[$0], $1) > (depths[$1], $0) }
    let isStacked = zip(all, all.dropFirst()).allSatisfy { below, above in
      let gaps = zip(columns[below], columns[above]).compactMap { below, above -> Double? in
        guard let below, let above else { return nil }
        return below.bottom - below.top > Self.tolerance * 2 ? below.top - above.bottom : nil
      }
      let met = gaps.count { abs($0) <= Self.tolerance }
      return gaps.count >= Self.leastPlaces
        && Double(met) >= Double(gaps.count) * Self.leastShare
    }
    order = isStacked ? all : nil
  }

  private static func columns(
    of contours: Contours,
    _ left: Double,
    _ right: Double
  ) -> [Column] {
    var columns = [Column](repeating: nil, count: steps)
    let step = (right - left) / Double(steps)
    for index in 0..<contours.count {
      let points = contours.points[contours[index].range]
      // What is filled is closed.
      var last = points[points.endIndex - 1]
      for point in points {
        let (start, end) = last.x < point.x ? (last, point) : (point, last)
        last = point
        guard start.x < end.x, end.x > left, start.x < right else { continue }
        let first = max(0, ((start.x - left) / step - 0.5).rounded(.up))
        for number in Int(first)..<max(Int(first), steps) {
          let place = left + step * (Double(number) + 0.5)
          guard place < end.x else { break }
          let y = start.y + (end.y - start.y) * (place - start.x) / (end.x - start.x)
          let known = columns[number]
          columns[number] = (min(known?.top ?? y, y), max(known?.bottom ?? y, y))
        }
      }
    }
    return columns
  }
}
