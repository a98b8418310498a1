/// Numbers as the dialect writes them: decimal, with an exponent where wanted.
package enum NumberSyntax {
  /// A number from 0, as a regular expression of XML Schema.
  package static let pattern = #"([0-9]+(\.[0-9]*)?|\.[0-9]+)([eE][+\-]?[0-9]+)?"#

  /// The number, where the text is one; `NaN`, `inf` and hexadecimal are none.
  package static func value(_ text: String) -> Double? {
    let allowed = text.utf8.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
    guard allowed, let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The same of its UTF-8.
  package static func value(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    guard isShortCount(text) else { return value(String(decoding: text, as: UTF8.self)) }
    return Double(text.reduce(0) { $0 * 10 + Int($1 & 0xF) })
  }

  /// The count, where the text is one: digits and nothing else.
  package static func count(_ text: String) -> Int? {
    text.utf8.allSatisfy(isDigit) ? Int(text) : nil
  }

  /// What is wrong with a text that should be a number.
  package static func problem(with text: String, atLeast bound: Double?) -> String? {
    guard let value = value(text) else { return "a decimal number is expected, as 12 or 0.5" }
    guard let bound else { return nil }
    if bound == 0, text.hasPrefix("-") { return "it cannot be negative" }
    return value < bound ? "it cannot be below \(bound)" : nil
  }

  /// Whether a text is a few digits, as most numbers are.
  package static func isShortCount(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    (1...15).contains(text.count) && text.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
