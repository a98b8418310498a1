internal import A11yModel
internal import Support

/// Round numbers at which an axis may have ticks, so that all data lie between the first and the last.
package struct AxisScale: Hashable, Sendable {
  let ticks: [Double]

  /// Nil where there are no values, or all are 0, or too large or small to write down.
  ///
  /// - Parameter values: what is measured; a scale holds 0.
  package init?(of values: [Double]) {
    let known = values.filter(\.isFinite)
    let (least, greatest) = (min(known.min() ?? 0, 0), max(known.max() ?? 0, 0))
    let extent = greatest - least
    guard extent >= 1e-6, extent <= 1e12 else { return nil }
    // The least of 1, 2 and 5 times a power of ten of which at most three steps reach over all.
    let power = Int(Mathematics.logarithm10(extent / 3).rounded(.down))
    let steps = [1, 2, 5, 10].map { Self.multiple($0, power) }
    let place = steps.firstIndex { extent / $0 <= 3 } ?? steps.count - 1
    let factor = [1, 2, 5, 10][place]
    let (first, last) = (
      (least / steps[place]).rounded(.down), (greatest / steps[place]).rounded(.up)
    )
    ticks = (Int(first)...Int(last)).map { Self.multiple($0 * factor, power) }
  }

  /// So many times a power of ten; one below 1 divides, for there 0.1 would be off by a little.
  private static func multiple(_ count: Int, _ power: Int) -> Double {
    let scale = Mathematics.power(10, Double(abs(power)))
    return power < 0 ? Double(count) / scale : Double(count) * scale
  }

  /// As the attribute of an axis has them.
  package var text: String { ticks.map(DecimalText.short).joined(separator: " ") }
}
