internal import Support

/// The values that an axis reaches from end to end, and those that it marks.
///
/// It begins and ends at a whole number of steps, each 1, 2 or 5 times a power of ten, about four of
/// which make its length. Bars and areas are measured from 0, so that it is always in it; points lie
/// between the least and the greatest. Where the source says what the axis marks, that and the values
/// are all it reaches.
package struct ChartScale: Hashable, Sendable {
  package private(set) var low: Double
  package private(set) var high: Double

  /// The values at its gridlines, from the lowest on.
  package private(set) var ticks: [Double]

  /// - Parameters:
  ///   - values: what it has to reach; those that are no number count for nothing.
  ///   - isFromZero: whether 0 is in it.
  ///   - stated: what the source says that it marks.
  package init(_ values: some Sequence<Double>, isFromZero: Bool, stated: [Double] = []) {
    var (low, high) = isFromZero ? (0, 0) : (Double.infinity, -Double.infinity)
    for value in values where value.isFinite {
      (low, high) = (min(low, value), max(high, value))
    }
    for value in stated { (low, high) = (min(low, value), max(high, value)) }
    if low > high { (low, high) = (0, 0) }
    // One value alone is measured from 0.
    if low == high { (low, high) = (min(low, 0), max(high, 0)) }
    if low == high { high = 1 }
    (self.low, self.high, ticks) = (low, high, stated)
    if stated.isEmpty { round() }
  }

  /// How many steps make its length where they are as long as they can be.
  private static let steps = 4.0

  /// Moves both ends outwards to whole steps, and marks these.
  private mutating func round() {
    ticks = [low, high]
    let step = Self.step(atLeast: (high - low) / Self.steps)
    let (first, last) = ((low / step).rounded(.down), (high / step).rounded(.up))
    // Where all values are so near to each other that steps are lost in rounding, none are marked.
    guard last - first <= 4 * Self.steps, first + 1 > first, last * step > first * step else {
      return
    }
    (low, high) = (first * step, last * step)
    ticks = (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  private static func step(atLeast length: Double) -> Double {
    let power = Mathematics.power(10, Mathematics.logarithm10(length).rounded(.down))
    let step = [1, 2, 5, 10].lazy.map { $0 * power }.first { $0 >= length }
    return step ?? length
  }

  /// Where a value lies: 0 at the low end, 1 at the high end, and never beyond them.
  package func share(of value: Double) -> Double {
    let share = (value - low) / (high - low)
    return share.isFinite ? min(max(share, 0), 1) : 0
  }
}
