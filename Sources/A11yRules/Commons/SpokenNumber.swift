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
    let words = grouped(Words(text).list.map(plain), language: language)
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

  /// A word with the digits 0 to 9 in place of those of other scripts.
  private static func plain(_ word: String) -> String {
    guard word.utf8.contains(where: { $0 >= 0x80 }) else { return word }
    return String(
      word.map { character in
        character.isNumber
          ? character.wholeNumberValue.flatMap { String($0).first } ?? character : character
      }
    )
  }

  /// “1 234,5” as one number, in languages that group digits with spaces.
  private static func grouped(_ words: [String], language: String?) -> [String] {
    guard let language, spaceGroupingLanguages.contains(language) else { return words }
    var result: [String] = []
    var isGrouped = false
    for word in words {
      let last = result.last ?? ""
      let isHead = isGrouped || (1...3).contains(last.count)
      isGrouped =
        isHead && word.prefix(while: \.isNumber).count == 3 && last.allSatisfy(\.isNumber)
      if isGrouped {
        result[result.count - 1] += word
      } else {
        result.append(word)
      }
    }
    return result
  }

  /// Languages that group digits with spaces (CLDR, group symbols).
  private static let spaceGroupingLanguages: Set<String> = [
    "bg", "cs", "et", "fi", "fr", "hu", "lt", "lv", "nb", "nn", "no", "pl", "pt", "ru", "sk", "sv",
    "uk",
  ]

  private static let percentWords: Set<String> = [
    "%", "percent", "percentage", "pct", "prozent", "procent", "porcentaje",
  ]

  private static let scales: [String: Double] = [
    "k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "million": 1e6, "millions": 1e6,
    "bn": 1e9, "billion": 1e9, "billions": 1e9, "trillion": 1e12,
    "tausend": 1e3, "tsd": 1e3, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9,
    "milliarden": 1e9, "mrd": 1e9, "milliard": 1e9, "milliards": 1e9, "millón": 1e6,
    "millones": 1e6, "milione": 1e6, "milioni": 1e6, "miliardi": 1e9, "milhão": 1e6,
    "milhões": 1e6, "miljoen": 1e6, "miljard": 1e9, "duizend": 1e3,
  ]

  /// What a word that begins with a digit can mean.
  private static func readings(of word: String, language: String?) -> [SpokenNumber] {
    let body = word.prefix { $0.isNumber || ".,:/'".contains($0) }
    let suffix = String(word[body.endIndex...])
    var readings: [SpokenNumber] = []
    for decimal in decimalSeparators(language) {
      guard let reading = number(String(body), decimal: decimal) else { continue }
      for scale in [1, scales[suffix] ?? exponent(suffix)].compactMap(\.self) {
        let scaled = reading.scaled(by: scale)
        if !readings.contains(scaled) { readings.append(scaled) }
      }
    }
    return readings
  }

  /// What `e9` behind a number multiplies it by.
  private static func exponent(_ suffix: String) -> Double? {
    guard suffix.first == "e", let exponent = Int(suffix.dropFirst()), (1...300).contains(exponent)
    else { return nil }
    return (0..<exponent).reduce(1.0) { scale, _ in scale * 10 }
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
