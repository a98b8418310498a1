internal import Language

/// The change from one value to another, where rounding may have moved both.
struct ValueChange {
  private let from: Extent
  private let to: Extent

  /// - Parameters:
  ///   - from: the first value.
  ///   - to: the second value.
  ///   - rounding: how far each may be from what was measured.
  init(_ from: Double, _ to: Double, rounding: Double) {
    (self.from, self.to) = (Extent(from, rounding), Extent(to, rounding))
  }

  var difference: Extent {
    Extent(exact: to.exact - from.exact, low: to.low - from.high, high: to.high - from.low)
  }

  /// In percent of the first value; nil where that is nothing.
  var share: Extent? {
    factor.map { times in
      func percent(_ times: Double) -> Double { (times - 1) * 100 }
      return Extent(exact: percent(times.exact), low: percent(times.low), high: percent(times.high))
    }
  }

  /// How many times the first value the second one is; nil where the first may be nothing.
  var factor: Extent? { to.divided(by: from) }

  /// How many times the second value the first one is.
  var divisor: Extent? { from.divided(by: to) }

  /// A number, and how far rounding may have moved it.
  struct Extent {
    var exact: Double
    var low: Double
    var high: Double

    init(exact: Double, low: Double, high: Double) {
      (self.exact, self.low, self.high) = (exact, low, high)
    }

    fileprivate init(_ value: Double, _ rounding: Double) {
      self.init(exact: value, low: value - rounding, high: value + rounding)
    }

    var negated: Extent { Extent(exact: -exact, low: -high, high: -low) }

    /// To a decimal, as it is shown.
    var shown: Double { (exact * 10).rounded() / 10 }

    func holds(_ number: Double, within tolerance: Double) -> Bool {
      (low - tolerance...high + tolerance).contains(number)
    }

    /// Whether a number is a rounding of it, as it is given: “33 %” of 33.6 by a twentieth, or a
    /// point at most.
    func isRounded(to reading: SpokenNumber) -> Bool {
      if reading.isVerbatim { return reading.matches(exact) }
      let tolerance = max(reading.tolerance * 1.000_001, min(abs(exact) / 20, 1))
      return holds(reading.value, within: tolerance)
    }

    fileprivate func divided(by other: Extent) -> Extent? {
      guard other.low > 0, low >= 0 else { return nil }
      return Extent(
        exact: exact / other.exact,
        low: low / other.high,
        high: high / other.low
      )
    }
  }
}
