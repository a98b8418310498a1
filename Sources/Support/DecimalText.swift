/// Numbers as people read them, without a locale.
package enum DecimalText {
  /// Cut off after some decimals, four at most: 4.4999 with two places is `4.49`.
  ///
  /// The shortest decimal that means the number is cut, for 4.1 is 4.0999… in binary and is to
  /// read `4.10`.
  package static func truncated(_ value: Double, places: Int) -> String {
    var digits = Array((abs(value) < 1e-4 ? "0.0" : "\(abs(value))").utf8)
    let point = UInt8(ascii: ".")
    guard let end = digits.firstIndex(of: point),
      digits.allSatisfy({ $0 == point || (0x30...0x39).contains($0) })
    else { return "\(value)" }
    let count = places > 0 ? end + 1 + places : end
    if digits.count > count {
      digits.removeLast(digits.count - count)
    } else {
      digits += repeatElement(UInt8(ascii: "0"), count: count - digits.count)
    }
    let isBelowZero = value < 0 && digits.contains { (0x31...0x39).contains($0) }
    return (isBelowZero ? "-" : "") + String(decoding: digits, as: UTF8.self)
  }

  /// As short as it can be: `3` and not `3.0`.
  package static func short(_ value: Double) -> String {
    guard value.isFinite, value == value.rounded(), abs(value) < 0x1p53 else {
      return "\(value)"
    }
    return String(Int(value))
  }
}
