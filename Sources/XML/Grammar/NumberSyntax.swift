/// Numbers as the dialect writes them: decimal, with an exponent where wanted.
package enum NumberSyntax {
  /// The number, where the text is one; `NaN`, `inf` and hexadecimal are none.
  package static func value(_ text: String) -> Double? {
    let allowed = text.allSatisfy { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    guard allowed, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// What is wrong with a text that should be a number.
  static func problem(with text: String, atLeast bound: Double?) -> String? {
    guard let value = value(text) else { return "a decimal number is expected" }
    guard let bound, value < bound else { return nil }
    return bound == 0 ? "it cannot be negative" : "it cannot be below \(bound)"
  }
}
