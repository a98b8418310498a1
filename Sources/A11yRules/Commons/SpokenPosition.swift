/// Positions as people say them.
enum SpokenPosition {
  /// Every whole number that words give: in digits, as an ordinal, or spelt out in English.
  static func said(in words: Words, language: String?) -> [Int] {
    words.list.compactMap { number($0, isEnglish: language == nil || language == "en") }
  }

  /// The whole number that an English word spells out: “seven”, but not “seventh”.
  static func cardinal(_ word: String) -> Int? { cardinals.firstIndex(of: word) }

  private static func number(_ word: String, isEnglish: Bool) -> Int? {
    if let number = Int(word) { return number }
    guard isEnglish else { return Int(word.trimmingSuffix(while: { $0 == "." })) }
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

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var text = self[...]
    while let last = text.last, predicate(last) { text.removeLast() }
    return text
  }
}
