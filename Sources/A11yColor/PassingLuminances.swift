/// The relative luminances that reach a contrast ratio against each of some others.
struct PassingLuminances {
  /// Where they lie, darkest first, up to the error of arithmetic.
  private(set) var ranges: [ClosedRange<Double>] = []
  private let others: [Double]
  private let minimum: ContrastRatio

  init(reaching minimum: ContrastRatio, against others: [Double]) {
    self.others = others
    self.minimum = minimum
    // Around each of the others lies a gap of what is neither dark nor bright enough.
    let gaps = others.map { other in
      (from: (other + 0.05) / minimum.value - 0.05, to: minimum.value * (other + 0.05) - 0.05)
    }
    var lowest = 0.0
    for gap in gaps.sorted(by: { $0.from < $1.from }) {
      if gap.from >= lowest - Self.error { ranges.append(lowest...max(lowest, gap.from)) }
      lowest = max(lowest, gap.to)
    }
    if lowest <= 1 + Self.error { ranges.append(lowest...max(lowest, 1)) }
  }

  static let error = 1e-9

  func contains(_ luminance: Double) -> Bool {
    others.allSatisfy { ContrastRatio(luminances: luminance, $0) >= minimum }
  }
}
