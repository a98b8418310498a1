/// Numbers as people read them, without a locale.
public enum DecimalText {
  /// Cut off after some decimals, four at most: 4.4999 with two places is `4.49`.
  ///
  /// The shortest decimal that means the number is cut, for 4.1 is 4.0999… in binary and is to
  /// read `4.10`.
  public static func truncated(_ value: Double, places: Int) -> String {
    let text = abs(value) < 1e-4 ? "0.0" : "\(abs(value))"
    let parts = text.split(separator: ".")
    guard parts.count == 2, text.utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) })
    else { return "\(value)" }
    let decimals = parts[1].prefix(places)
    let digits =
      places > 0
      ? "\(parts[0]).\(decimals)" + String(repeating: "0", count: places - decimals.count)
      : String(parts[0])
    return value < 0 && digits.contains { ("1"..."9").contains($0) } ? "-" + digits : digits
  }

  /// As short as it can be: `3` and not `3.0`.
  public static func short(_ value: Double) -> String {
    guard value.isFinite, value == value.rounded(), abs(value) < 0x1p53 else {
      return "\(value)"
    }
    return String(Int(value))
  }
}
