/// Numbers as people read them, without a locale.
public enum DecimalText {
  /// Cut off after some decimals: 4.499 with two places is `4.49`.
  public static func truncated(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return String(value) }
    var scale = 1.0
    for _ in 0..<places { scale *= 10 }
    // A ratio of exactly 4.1 is 4.0999… in binary; the nudge is far below any measured figure.
    let scaled = (abs(value) * scale + 1e-9).rounded(.down)
    guard scaled < 1e15 else { return String(value) }
    let digits = String(Int(scaled))
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// As short as it can be: `3` and not `3.0`.
  public static func short(_ value: Double) -> String {
    guard value.isFinite, value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return String(Int(value))
  }
}
