internal import Language

/// The number that a text is, with what it counts in and its unit: “1,000”, “10s”, “24 °C”, “1.7k”.
package struct ShownValue: Hashable {
  package let number: Double

  /// What its last digit counts where a prefix may have rounded it, as 100 of “1.7k”; 0 of any other.
  package private(set) var rounding = 0.0

  /// Its unit, as it is written; nil where it has none.
  package private(set) var unit: String?

  /// A longer text is no number.
  private static let longest = 32

  /// Nil of a text that is more or less than one number.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - language: the tag of its language.
  package init?(_ text: String, _ language: String?) {
    if let number = PlainNumber.read(text) {
      self.number = number
      if let digit = Self.roundedDigit(of: text, number) { rounding = digit }
      unit = text.first { "%€$£°".contains($0) }.map(String.init)
      return
    }
    guard text.utf8.count <= Self.longest, let first = text.first, !first.isLetter,
      text.contains(where: \.isNumber)
    else { return nil }
    let tokens = TextTokens(text, language)
    let values = tokens.values
    guard values.count == 1, let value = values.first, value.range == 0..<tokens.count,
      value.total == nil, value.upTo == nil, !value.hasColon, !value.units.isEmpty
    else { return nil }
    number = value.number
    unit = Self.withoutNumber(text)
  }

  /// What is written before or behind a number.
  private static func withoutNumber(_ text: String) -> String? {
    let start = text.firstIndex { $0.isNumber } ?? text.endIndex
    let end = text.lastIndex { $0.isNumber }.map(text.index(after:)) ?? text.endIndex
    let around = [text[..<start], text[end...]].map { $0.filter { !"+-− ".contains($0) } }
    return around.first { !$0.isEmpty }
  }

  /// What the last digit counts of a number that a letter stands behind for thousands or more.
  private static func roundedDigit(of text: String, _ number: Double) -> Double? {
    guard let scale = text.last, "kKMB".contains(scale), text.contains("."),
      let plain = PlainNumber.read(String(text.dropLast())), plain != 0
    else { return nil }
    var digit = number / plain
    for _ in text.split(separator: ".").dropFirst().joined().dropLast().prefix(12) { digit /= 10 }
    return digit.magnitude
  }
}

extension ShownValue {
  /// Whether a text may be the year that names something.
  package static func isYear(_ text: String?) -> Bool {
    guard let text, text.utf8.count == 4, let year = Int(text) else { return false }
    return TextDate.years.contains(Double(year))
  }
}
