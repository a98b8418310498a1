/// A number as charts write it.
package enum PlainNumber {
  /// The number that a text is, with its sign, its separators and what it counts in; nil where it is
  /// more or less than one number.
  package static func read(_ text: String) -> Double? {
    if let power = PowerOfTen.read(text) { return power }
    var digits = ""
    let decimal = decimalComma(in: text)
    var isNegative = false
    var isDone = false
    var scale = 1.0
    for character in text {
      switch character {
      case "0"..."9", ".":
        guard !isDone else { return nil }
        digits.append(character)
      case "-", "−":
        guard digits.isEmpty, !isNegative else { return nil }
        isNegative = true
      case "+": guard digits.isEmpty else { return nil }
      case "," where decimal: digits.append(".")
      case ",", "\u{00A0}", "\u{202F}", " ", "'": if isDone { return nil }
      case "%", "€", "$", "£", "°": if !digits.isEmpty { isDone = true }
      case "k", "K", "M", "B":
        guard !digits.isEmpty, !isDone else { return nil }
        scale = character == "M" ? 1e6 : character == "B" ? 1e9 : 1e3
        isDone = true
      default: return nil
      }
    }
    guard !digits.isEmpty, let number = Double(digits) else { return nil }
    return (isNegative ? -number : number) * scale
  }

  /// Whether a comma parts the whole from its fractions: one alone, that no three digits follow, as
  /// they would in a group of thousands.
  private static func decimalComma(in text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return false }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, !text.contains(".") else { return false }
    let fraction = parts[1].prefix { $0.isASCII && $0.isNumber }
    let whole = parts[0].drop { !($0.isASCII && $0.isNumber) }
    return !fraction.isEmpty && (fraction.count != 3 || whole == "0")
  }
}
