/// Points that stand for an area of the device, each for as much of it as any other.
package struct Samples: Hashable, Sendable {
  /// At most 256, from the left to the right.
  package let points: [Point]

  let box: Box

  package init(_ points: [Point]) {
    self.points = points.sorted { $0.x < $1.x }
    box = Box(around: points)
  }

  /// Those that lie between two places from left to right.
  func mask(from left: Double, to right: Double) -> SampleMask {
    let start = count { $0 < left }
    let end = count { $0 <= right }
    return start < end ? .range(start..<end) : .none
  }

  /// How many points from the left lie at places for which something holds.
  private func count(_ isBefore: (Double) -> Bool) -> Int {
    var (low, high) = (0, points.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(points[middle].x) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// A Fibonacci lattice: 233 points, no two of them in one row or in one column.
  ///
  /// An edge along a side of the area divides it to 1/233, so that what covers nine tenths of a
  /// text is told from what does not; a slanted one divides it nearly as well. A grid of as many
  /// points in rows would know a level edge to a tenth at best.
  private static let lattice = (0..<233).map { index in
    Point((Double(index) + 0.5) / 233, (Double(index * 144 % 233) + 0.5) / 233)
  }

  /// Points over all of a text box.
  package init(over area: Parallelogram) {
    self.init(Self.lattice.map { area.point($0.x, $0.y) })
  }

  /// The places of a region's inside, or of the line that it is.
  ///
  /// Nil where none is found, as of a region narrower than anyone sees.
  package init?(inside region: Region) {
    var points: [Point] = []
    let paints = region.paints
    if case .stroke(let stroke) = region {
      points = stroke.edge.steps(256).map(\.point).filter(paints)
    } else {
      let area = Parallelogram(region.box)
      // A thin region has few points in common with its box.
      for round in 0..<9 where points.count < 64 {
        let shift = Point(Double(round % 3) / 699, Double(round / 3) / 699)
        points += Self.lattice.map { area.point($0.x + shift.x, $0.y + shift.y) }
          .filter(paints)
      }
    }
    guard !points.isEmpty else { return nil }
    self.init(Self.thinned(points))
  }

  /// The places just outside a mark, evenly along its edges.
  ///
  /// Nil where there are none.
  ///
  /// - Parameters:
  ///   - regions: what the mark paints, as its fill and its stroke; what lies in one of them is not
  ///     outside.
  ///   - distance: from the edge, in pixels of the device.
  ///   - bounds: places beyond do not count.
  package init?(around regions: [Region], distance: Double, within bounds: Box = .everywhere) {
    var points: [Point] = []
    points.reserveCapacity(256)
    let edges = regions.map(\.edge)
    let paints = regions.map(\.paints)
    let total = edges.reduce(0) { $0 + $1.length }
    for edge in edges where total > 0 && total.isFinite {
      for step in edge.steps(max(1, Int(126 * edge.length / total))) {
        for side in [1.0, -1] {
          let point = edge.point(beside: step, at: distance * side)
          guard bounds.contains(point), !paints.contains(where: { $0(point) }) else {
            continue
          }
          points.append(point)
        }
      }
    }
    guard !points.isEmpty else { return nil }
    self.init(Self.thinned(points))
  }

  /// As many points as there may be, from all along a row.
  private static func thinned(_ points: [Point]) -> [Point] {
    let count = 256
    guard points.count > count else { return points }
    return (0..<count).map { points[$0 * points.count / count] }
  }
}
