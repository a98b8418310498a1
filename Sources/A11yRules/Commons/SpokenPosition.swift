/// Positions as people say them.
enum SpokenPosition {
  /// Every whole number that words give: in digits, as an ordinal, or spelt out in English.
  static func said(in words: Words, language: String?) -> [Int] {
    words.list.flatMap { word in
      // “2/4” is two numbers.
      word.split(separator: "/").compactMap { number(String($0), isEnglish(language)) }
    }
  }

  /// Whether the words for numbers are known in a language, not its digits alone.
  static func isEnglish(_ language: String?) -> Bool { language == nil || language == "en" }

  /// The whole number that an English word spells out: “seven”, but not “seventh”.
  static func cardinal(_ word: String) -> Int? { cardinals.firstIndex(of: word) }

  private static func number(_ word: String, _ isEnglish: Bool) -> Int? {
    if let number = Int(word) { return number }
    guard isEnglish else { return nil }
    let digits = word.prefix(while: \.isNumber)
    if !digits.isEmpty, ["st", "nd", "rd", "th"].contains(word[digits.endIndex...]) {
      return Int(digits)
    }
    return cardinal(word) ?? ordinals.firstIndex(of: word)
  }

  private static let cardinals = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
  ]

  private static let ordinals = [
    "zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
    "ninth", "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth",
    "sixteenth", "seventeenth", "eighteenth", "nineteenth", "twentieth",
  ]
}
