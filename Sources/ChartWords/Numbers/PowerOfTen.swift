internal import Support

/// A number with a power of ten, as logarithmic axes have them: `10³`, `2×10^3` or `1e+03`.
enum PowerOfTen {
  private static let raised: [Character: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9", "⁻": "-", "⁺": "+",
  ]

  /// Larger ones are beyond what a number holds.
  private static let mostExponent = 300

  /// The number that a text is; nil where it has no power of ten.
  static func read(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let exponent = text.reversed().prefix { raised[$0] != nil }.reversed()
    if !exponent.isEmpty {
      return number(text.dropLast(exponent.count), String(exponent.compactMap { raised[$0] }))
    }
    let parts = text.split(separator: "^", omittingEmptySubsequences: false)
    if parts.count == 2 { return number(parts[0], String(parts[1].filter { !"{}".contains($0) })) }
    let whole = text.split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard whole.count == 2, isScientific(whole[0], whole[1], isCapital: text.contains("E")),
      let factor = decimal(whole[0])
    else { return nil }
    return power(String(whole[1])).map { factor * $0 }
  }

  /// Whether numbers are written so.
  ///
  /// Programs write the exponent’s sign, as in `1e+03`, or decimals, as in `1.0E7`, and people `1e6`.
  /// “7E1” is a flat, and “12e4” may be a class.
  private static func isScientific(
    _ factor: Substring,
    _ exponent: Substring,
    isCapital: Bool
  ) -> Bool {
    if factor.contains(".") || exponent.first.map("+-−".contains) ?? false { return true }
    return !isCapital && factor.count { $0.isNumber } == 1
  }

  /// A number in figures, a sign before it.
  private static func decimal(_ text: Substring) -> Double? {
    NumberSyntax.value(String(text.replacing("−", with: "-")))
  }

  /// So many times ten to an exponent.
  private static func number(_ base: Substring, _ exponent: String) -> Double? {
    guard base.hasSuffix("10"), let power = power(exponent) else { return nil }
    let factor = base.dropLast(2)
    guard let sign = factor.last else { return power }
    guard "×x·*".contains(sign) else { return nil }
    return decimal(factor.dropLast()).map { $0 * power }
  }

  private static func power(_ exponent: String) -> Double? {
    let sign = exponent.replacing("−", with: "-")
    guard let exponent = Int(sign), abs(exponent) <= mostExponent else { return nil }
    return Mathematics.power(10, Double(exponent))
  }
}
