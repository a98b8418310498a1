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
  /// The numbers in a text, in order, and those that English words spell out.
  ///
  /// The tag of the language says whose separators are used; both ways of writing count where it
  /// is not known.
  static func all(in text: String, language: String?) -> [SpokenNumber] {
    let style = NumberStyle(language)
    let words = grouped(Words(text).list.map(plain), style)
    var numbers: [SpokenNumber] = []
    func add(_ readings: [SpokenNumber], at range: Range<Int>) {
      let next = range.upperBound < words.count ? words[range.upperBound] : ""
      let sign = sign(of: words[..<range.lowerBound])
      // “A negative, 7” may be a blood group and a number.
      let signed = sign == "negative" ? readings + readings.map(\.negated) : readings
      for reading in signed {
        var number = sign == "minus" ? reading.negated : reading
        number.isPercentage = percentWords.contains(next)
        // “60 m” may be minutes or millions; whoever compares knows which.
        for scale in [1, scales[next]].compactMap(\.self) {
          let scaled = number.scaled(by: scale)
          if !numbers.contains(scaled) { numbers.append(scaled) }
        }
      }
    }
    for (index, word) in words.enumerated() where word.first?.isNumber ?? false {
      add(readings(of: word, style), at: index..<(index + 1))
    }
    guard SpokenLanguage.isEnglish(language) else { return numbers }
    for spelled in SpelledNumber.all(in: words) {
      let number = SpokenNumber(
        value: spelled.value,
        tolerance: spelled.unit / 2,
        isPercentage: false
      )
      add([number], at: spelled.range)
    }
    return numbers
  }

  /// Sums that bookkeepers set in brackets because they are owed: “($5)” is minus 5.
  static func bracketed(in text: String, language: String?) -> [SpokenNumber] {
    text.split(separator: "(").dropFirst().flatMap { piece -> [SpokenNumber] in
      guard let end = piece.firstIndex(of: ")") else { return [] }
      let inner = String(piece[..<end])
      guard Words(inner).list.contains(where: UnitVocabulary.isCurrency),
        !inner.contains(where: \.isLetter)
      else { return [] }
      return all(in: inner, language: language).map(\.negated)
    }
  }

  /// The last word before a number and a sign of a currency with it.
  private static func sign(of words: ArraySlice<String>) -> String? {
    let isMoney = words.last.map(UnitVocabulary.isCurrency) ?? false
    return isMoney ? words.dropLast().last : words.last
  }

  private var negated: SpokenNumber {
    SpokenNumber(value: -value, tolerance: tolerance, isPercentage: isPercentage)
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
  private static func grouped(_ words: [String], _ style: NumberStyle) -> [String] {
    guard style.groupsWithSpaces else { return words }
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

  /// Whether a word behind a number makes it a percentage.
  static func isPercentage(_ word: String) -> Bool { percentWords.contains(word) }

  private static let percentWords: Set<String> = [
    "%", "percent", "percentage", "pct", "prozent", "procent", "porcentaje",
  ]

  private static let scales: [String: Double] = [
    "k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "million": 1e6, "millions": 1e6,
    "bn": 1e9, "billion": 1e9, "billions": 1e9, "trillion": 1e12,
    "tausend": 1e3, "tsd": 1e3, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9,
    "milliarden": 1e9, "mrd": 1e9, "milliard": 1e9, "milliards": 1e9, "millón": 1e6,
    "millones": 1e6, "milione": 1e6, "milioni": 1e6, "miliardi": 1e9, "milhão": 1e6,
    "milhões": 1e6, "lakh": 1e5, "lakhs": 1e5, "crore": 1e7, "crores": 1e7, "miljoen": 1e6,
    "miljard": 1e9, "duizend": 1e3,
  ]

  /// What a word that begins with a digit can mean.
  private static func readings(of word: String, _ style: NumberStyle) -> [SpokenNumber] {
    let body = word.prefix { $0.isNumber || ".,:/'".contains($0) }
    let suffix = String(word[body.endIndex...])
    var readings: [SpokenNumber] = []
    for decimal in style.decimals {
      guard let reading = number(String(body), style, decimal: decimal) else { continue }
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

  private static func number(
    _ text: String,
    _ style: NumberStyle,
    decimal: Character
  ) -> SpokenNumber? {
    guard let (digits, decimals) = style.digits(of: text, decimal: decimal),
      let value = Double(decimals.isEmpty ? digits : "\(digits).\(decimals)")
    else { return nil }
    var unit = 1.0
    for _ in decimals { unit /= 10 }
    return SpokenNumber(value: value, tolerance: unit / 2, isPercentage: false)
  }
}
