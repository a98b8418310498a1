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

  /// The share of the places at which two must meet.
  private static let leastShare = 0.8

  /// How far down an area reaches at each place; nil where there is none of it.
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
    let places = (0..<Self.steps).map { step in
      left + (right - left) * (Double(step) + 0.5) / Double(Self.steps)
    }
    let columns = edges.map { Self.columns(of: $0, at: places) }
    let depths = columns.map { column in column.reduce(0) { $0 + ($1?.bottom ?? 0) } }
    let all = areas.indices.sorted { (depths[$0], $1) > (depths[$1], $0) }
    let isStacked = zip(all, all.dropFirst()).allSatisfy { below, above in
      let pairs = zip(columns[below], columns[above]).compactMap { below, above in
        below.flatMap { below in above.map { below.top - $0.bottom } }
      }
      let met = pairs.count { abs($0) <= Self.tolerance }
      return met > 0 && Double(met) >= Double(pairs.count) * Self.leastShare
    }
    order = isStacked ? all : nil
  }

  private static func columns(of contours: Contours, at places: [Double]) -> [Column] {
    var columns = [Column](repeating: nil, count: places.count)
    for index in 0..<contours.count {
      let points = contours.points[contours[index].range]
      // What is filled is closed.
      var last = points[points.endIndex - 1]
      for point in points {
        let (start, end) = last.x < point.x ? (last, point) : (point, last)
        last = point
        guard start.x < end.x else { continue }
        for (number, place) in places.enumerated() where start.x <= place && place < end.x {
          let y = start.y + (end.y - start.y) * (place - start.x) / (end.x - start.x)
          let known = columns[number]
          columns[number] = (min(known?.top ?? y, y), max(known?.bottom ?? y, y))
        }
      }
    }
    return columns
  }
}
