internal import A11yModel
internal import ChartWords
internal import Support

/// How numbers grow along an axis.
enum NumberScale {
  case linear
  /// By the same factor over each length.
  case logarithmic

  /// A number, and where it stands in pixels.
  struct Point {
    var place: Double
    var value: ShownValue
  }

  /// Fewer lie on every scale.
  private static let least = 3

  /// Pixels between the first and the last, at least.
  private static let leastLength = 20.0

  /// Over less than this factor, a logarithmic scale is nearly a linear one.
  private static let leastFactor = 4.0

  /// The share of the whole that a number may be off.
  private static let tolerance = 0.03

  /// Of the way from one number to the next, the most that rounding may have moved one.
  private static let mostRounding = 0.4

  /// Nil where numbers do not grow evenly with their places.
  init?(of points: [Point]) {
    guard points.count >= Self.least else { return nil }
    let sorted = points.sorted { $0.place < $1.place }
    if Self.areEven(sorted.map { ($0.place, $0.value.number) }, sorted.map(\.value.rounding)) {
      self = .linear
      return
    }
    let values = points.map(\.value.number)
    guard let least = values.min(), let most = values.max(), least > 0,
      most / least >= Self.leastFactor,
      Self.areEven(sorted.map { ($0.place, Mathematics.logarithm10($0.value.number)) }, [])
    else { return nil }
    self = .logarithmic
  }

  private static func areEven(
    _ points: [(place: Double, value: Double)],
    _ rounding: [Double]
  ) -> Bool {
    guard let first = points.first, let last = points.last,
      last.place - first.place > leastLength, first.value != last.value
    else { return false }
    let step = abs(last.value - first.value) / Double(points.count - 1)
    // The number itself may be off by half of it, and so may the ends.
    let slack = min(rounding.max() ?? 0, step * mostRounding)
    let share = max(tolerance, slack / abs(last.value - first.value))
    return EvenGrowth(of: points, within: share) != nil
  }
}
