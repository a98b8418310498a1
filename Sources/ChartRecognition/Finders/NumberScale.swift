internal import A11yModel
internal import Support

/// How numbers grow along an axis.
enum NumberScale {
  case linear
  /// By the same factor over each length.
  case logarithmic

  /// Fewer lie on every scale.
  private static let least = 3

  /// Pixels between the first and the last, at least.
  private static let leastLength = 20.0

  /// Over less than this factor, a logarithmic scale is nearly a linear one.
  private static let leastFactor = 4.0

  /// The share of the whole that a number may be off.
  private static let tolerance = 0.03

  /// Nil where numbers do not grow evenly with their places.
  ///
  /// - Parameter points: the numbers, and where they stand in pixels.
  init?(of points: [(place: Double, value: Double)]) {
    guard points.count >= Self.least else { return nil }
    let sorted = points.sorted { $0.place < $1.place }
    if Self.areEven(sorted) {
      self = .linear
      return
    }
    let values = points.map(\.value)
    guard let least = values.min(), let most = values.max(), least > 0,
      most / least >= Self.leastFactor,
      Self.areEven(sorted.map { ($0.place, Mathematics.logarithm10($0.value)) })
    else { return nil }
    self = .logarithmic
  }

  private static func areEven(_ points: [(place: Double, value: Double)]) -> Bool {
    guard let first = points.first, let last = points.last,
      last.place - first.place > leastLength
    else { return false }
    return first.value != last.value && EvenGrowth(of: points, within: tolerance) != nil
  }
}
