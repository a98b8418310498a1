/// The many marks of a chart as few: of each series, what lies between the least and the greatest of
/// neighbouring marks.
///
/// Where marks would be more than 400 things to draw, they are no longer told apart in a drawing, which would
/// take long to show them.
package struct ChartBands: Sendable {
  /// So many shapes and texts of marks are drawn one by one.
  package static let most = 400

  package private(set) var bands: [Band] = []

  /// What stands for the marks of one series in neighbouring slots.
  package struct Band: Hashable, Sendable {
    package var series: Int?

    /// The first of its marks.
    package var mark: Int
    package var slots: ClosedRange<Int>

    /// The marks that reach farthest down and up, by their places.
    package var lowest: Int
    package var highest: Int
    package var low: Double
    package var high: Double
  }

  /// How many marks are left out, of more series than there can be bands.
  package private(set) var omitted = 0

  private struct Key: Hashable {
    var series: Int?
    var column: Int
  }

  package init(_ data: ChartData) {
    let series = Set(data.marks.map(\.series)).count
    let columns = max(1, min(data.slots, Self.most / max(series, 1)))
    var found: [Key: Int] = [:]
    for (index, mark) in data.marks.enumerated() {
      let column = mark.slot * columns / data.slots
      let key = Key(series: mark.series, column: column)
      let (low, high) = (min(mark.base, mark.end), max(mark.base, mark.end))
      guard let place = found[key] else {
        guard bands.count < Self.most else {
          omitted += 1
          continue
        }
        found[key] = bands.count
        bands.append(
          Band(
            series: mark.series,
            mark: index,
            slots: mark.slot...mark.slot,
            lowest: index,
            highest: index,
            low: low,
            high: high
          )
        )
        continue
      }
      bands[place].add(index, slot: mark.slot, low: low, high: high)
    }
  }
}

extension ChartBands {
  /// The marks that a line through the bands passes: of each, the lowest and the highest.
  package var courses: [Int] { bands.flatMap { Set([$0.lowest, $0.highest]).sorted() } }
}

extension ChartBands.Band {
  fileprivate mutating func add(_ mark: Int, slot: Int, low: Double, high: Double) {
    slots = min(slots.lowerBound, slot)...max(slots.upperBound, slot)
    if low < self.low { (lowest, self.low) = (mark, low) }
    if high > self.high { (highest, self.high) = (mark, high) }
  }
}
