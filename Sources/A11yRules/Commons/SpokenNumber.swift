/// A number as it stands in a text.
struct SpokenNumber: Hashable, Sendable {
  var value: Double

  /// Half a unit of the last digit that is given: how far rounding can have moved it.
  var tolerance: Double
  var isPercentage: Bool

  /// Whether it is a correct rounding of a value, or within one percent of it.
  func matches(_ model: Double) -> Bool {
    abs(value - model) <= max(tolerance * 1.000_001, abs(model) * 0.01)
  }
}

extension SpokenNumber {
  /// The numbers in a text, in order.
  ///
  /// The language says whose separators are used; both ways of reading count where it is not known.
  static func all(in text: String, language: String?) -> [SpokenNumber] {
    let words = Words(text).list
    var numbers: [SpokenNumber] = []
    for (index, word) in words.enumerated() where word.first?.isNumber ?? false {
      let isNegative = index > 0 && words[index - 1] == "minus"
      let next = index + 1 < words.count ? words[index + 1] : ""
      for reading in readings(of: word, language: language) {
        var number = reading
        if isNegative { number.value = -number.value }
        number.isPercentage = percentWords.contains(next)
        // “60 m” may be minutes or millions; whoever compares knows which.
        for scale in [1, scales[next]].compactMap(\.self) {
          let scaled = number.scaled(by: scale)
          if !numbers.contains(scaled) { numbers.append(scaled) }
        }
      }
    }
    return numbers
  }

  private static let percentWords: Set<String> = [
    "%", "percent", "percentage", "pct", "prozent", "procent", "porcentaje",
  ]

  private static let scales: [String: Double] = [
    "k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "million": 1e6, "millions": 1e6,
    "bn": 1e9, "billion": 1e9, "billions": 1e9, "trillion": 1e12,
  ]

  /// What a word that begins with a digit can mean.
  private static func readings(of word: String, language: String?) -> [SpokenNumber] {
    let body = word.prefix { $0.isNumber || ".,:/'".contains($0) }
    let suffix = String(word[body.endIndex...])
    var readings: [SpokenNumber] = []
    for decimal in decimalSeparators(language) {
      guard let reading = number(String(body), decimal: decimal) else { continue }
      for scale in [1, scales[suffix]].compactMap(\.self) {
        let scaled = reading.scaled(by: scale)
        if !readings.contains(scaled) { readings.append(scaled) }
      }
    }
    return readings
  }

  private func scaled(by scale: Double) -> SpokenNumber {
    SpokenNumber(value: value * scale, tolerance: tolerance * scale, isPercentage: isPercentage)
  }

  /// The character before a number's decimals.
  private static func decimalSeparators(_ language: String?) -> [Character] {
    guard let language else { return [".", ","] }
    return decimalCommaLanguages.contains(language) ? [","] : ["."]
  }

  /// Languages that write decimals behind a comma (CLDR, decimal symbols).
  private static let decimalCommaLanguages: Set<String> = [
    "af", "bg", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fr", "hr", "hu", "id", "is",
    "it", "lt", "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "tr",
    "uk", "vi",
  ]

  private static func number(_ text: String, decimal: Character) -> SpokenNumber? {
    let grouping: Character = decimal == "." ? "," : "."
    let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count <= 2, let whole = parts.first else { return nil }
    let groups = whole.split(separator: grouping, omittingEmptySubsequences: false)
    if groups.count > 1 {
      guard groups[0].count <= 3, groups.dropFirst().allSatisfy({ $0.count == 3 }) else {
        return nil
      }
    }
    let decimals = parts.count == 2 ? String(parts[1]) : ""
    let digits = groups.joined()
    guard !digits.isEmpty, (digits + decimals).allSatisfy({ $0.isNumber && $0.isASCII }) else {
      return nil
    }
    guard let value = Double(decimals.isEmpty ? digits : "\(digits).\(decimals)") else {
      return nil
    }
    var unit = 1.0
    for _ in decimals { unit /= 10 }
    return SpokenNumber(value: value, tolerance: unit / 2, isPercentage: false)
  }
}
