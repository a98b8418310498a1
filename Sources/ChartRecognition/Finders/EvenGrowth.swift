/// Values that grow by as much over each length, as places with as much between them do: each lies where
/// the straight line from the first to the last has it.
struct EvenGrowth {
  /// By how much values grow over a length of one.
  let slope: Double

  /// Nil of one value, of those in one place, and of values that lie elsewhere.
  ///
  /// - Parameters:
  ///   - points: the values and where they stand, the first and the last at the ends.
  ///   - slack: how far a value may be off, as a share of the way between the ends.
  init?(of points: [(place: Double, value: Double)], within slack: Double) {
    guard let first = points.first, let last = points.last, last.place > first.place else {
      return nil
    }
    slope = (last.value - first.value) / (last.place - first.place)
    let most = abs(last.value - first.value) * slack
    for point in points {
      let expected = first.value + slope * (point.place - first.place)
      guard abs(point.value - expected) <= most else { return nil }
    }
  }

  /// How far apart places are that follow one another evenly.
  ///
  /// - Parameters:
  ///   - places: in order.
  ///   - slack: how far one may be off, as a share of a step.
  /// - Returns: nil where they do not follow one another so.
  static func step(of places: [Double], within slack: Double) -> Double? {
    let points = places.enumerated().map { (place: Double($0), value: $1) }
    return EvenGrowth(of: points, within: slack / Double(max(1, places.count - 1)))?.slope
  }
}
