/// Times as animation elements have them (SVG Animations 2, section 2.5: clock values).
package enum ClockValue {
  /// The seconds of ‘1.5s’, ‘250ms’, ‘2min’, ‘02:30’ or ‘4’; nil of what is none, as ‘indefinite’.
  package static func seconds(_ text: String) -> Double? {
    let text = text.withoutSpace
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if (2...3).contains(parts.count) {
      let numbers = parts.compactMap { Double($0) }
      guard numbers.count == parts.count else { return nil }
      return numbers.reduce(0) { $0 * 60 + $1 }
    }
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * factor }
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The longer units first, for ‘ms’ ends in ‘s’.
  private static let units: [(String, Double)] = [
    ("ms", 0.001), ("min", 60), ("h", 3600), ("s", 1),
  ]
}
