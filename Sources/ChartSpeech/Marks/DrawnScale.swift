internal import Support

/// How long the marks of one series are drawn for each unit of their values, where most agree: then they
/// stand on 0.
package struct DrawnScale {
  /// A value that is stated of a mark, and how far it reaches.
  package typealias Mark = (value: Double, extent: Double)

  /// Points for each unit; below 0 where values grow to the left or downwards.
  private let ratio: Double

  /// Fewer agree by chance.
  private static let least = 3

  /// How much more the largest of the values that agree must be than the least: nearly equal ones agree on
  /// any scale.
  private static let leastSpread = 1.5

  /// The points, and the share of a value, by which a mark may be off.
  private static let tolerance = (points: 2.5, share: 0.05)

  /// Nil where most do not agree.
  package init?(_ marks: [Mark]) {
    let ratios = marks.filter { $0.value != 0 }.map { $0.extent / $0.value }.sorted()
    guard ratios.count >= Self.least, ratios[ratios.count / 2] != 0 else { return nil }
    ratio = ratios[ratios.count / 2]
    let agreeing = marks.filter { [self] in agrees($0) }
    let sizes = agreeing.map { abs($0.value) }.filter { $0 > 0 }
    guard agreeing.count >= Self.least, agreeing.count * 3 >= marks.count * 2,
      let low = sizes.min(), let high = sizes.max(), high >= low * Self.leastSpread
    else { return nil }
  }

  /// Whether a mark is drawn as long as its value asks for, which may be rounded.
  package func agrees(_ mark: Mark) -> Bool {
    let decimals = DecimalText.short(mark.value).split(separator: ".").dropFirst().first?.count ?? 0
    let rounding = (0..<decimals).reduce(0.5) { unit, _ in unit / 10 }
    let off = abs(ratio) * max(rounding, abs(mark.value) * Self.tolerance.share)
    return abs(mark.extent - ratio * mark.value) <= max(Self.tolerance.points, off)
  }

  /// The value that a length stands for, to about two digits.
  package func value(of extent: Double) -> Double {
    let value = extent / ratio
    guard value != 0 else { return 0 }
    var unit = 1.0
    while abs(value) >= 100 * unit { unit *= 10 }
    while abs(value) < 10 * unit, unit > 1e-9 { unit /= 10 }
    return (value / unit).rounded() * unit
  }
}
