/// From where on a rule file takes what is said of the way values go for false.
struct TrendThresholds: Sendable {
  /// How much of the range a fall may take back in a rise that is called steady.
  var steady: Double

  /// How much of the greater one the first and the last value may differ that are called stable.
  var stable: Double

  /// How much of the greatest any two values may.
  var stableRange: Double

  /// How far percentages may that are called so, however small they are.
  var stablePoints: Double

  /// How far from 2 a factor may be of values that have “doubled”.
  var factor: Double

  static let parameters = [
    "steady-fall", "stable-change", "stable-range", "stable-points", "factor-difference",
  ]

  init(_ context: CheckContext) {
    steady = context.number("steady-fall")
    stable = context.number("stable-change")
    stableRange = context.number("stable-range")
    stablePoints = context.number("stable-points")
    factor = context.number("factor-difference")
  }
}
