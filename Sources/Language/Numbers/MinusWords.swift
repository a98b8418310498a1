/// The words that make the number beside them one below nothing (CLDR, spoken numbers: “minus” in each
/// language; and those of temperatures).
package enum MinusWords {
  /// What a word before a number makes of it.
  enum Sign: Hashable, Sendable {
    case negative
    /// It may be negative: “a negative, 7”, “down 5”.
    case either
  }

  /// What the word at a place makes of the number behind it, in a primary language; nil where nothing.
  static func sign(_ words: [Word], at index: Int, _ language: String?) -> Sign? {
    let word = words[index]
    if isMinus(words, at: index) { return .negative }
    if either.contains(word) { return .either }
    if word == "of", index > 0, losses.contains(words[index - 1]) { return .either }
    return language.flatMap { ofLanguages[$0]?[word] }
  }

  /// Whether a word makes the number behind it one below nothing in whatever language: not in “au
  /// moins 5” and “más o menos 5”.
  package static func isMinus(_ words: [Word], at index: Int) -> Bool {
    if isJoined(words[index]) { return true }
    guard mayStand(words[index]) else { return false }
    return index == 0 || words[index] == "minus" || !limits.contains(words[index - 1])
  }

  /// Whether a word may make the number behind it one below nothing in whatever language.
  package static func mayStand(_ word: Word) -> Bool { all.contains(word) || isJoined(word) }

  /// Whether any of some words may.
  package static func mayStand(in words: Words) -> Bool {
    words.contains(anyOf: all) || words.list.contains(where: isJoined)
  }

  /// Whether a word ends in such a word, as scripts have it that set no spaces: “気温は氷点下5度”.
  static func isJoined(_ word: Word) -> Bool {
    !word.isASCII && joined.contains { word.hasSuffix($0) }
  }

  /// Whether the words behind a number, its unit among them, say that it is below nothing: “5 degrees
  /// below zero”, “5 Grad unter null”.
  static func isBelow(_ behind: ArraySlice<Word>) -> Bool {
    let next = behind.prefix(4).prefix { !$0.begins(with: .number) || $0 == "0" }
    guard let index = next.firstIndex(where: below.contains) else { return false }
    return next[(index + 1)...].prefix(2).contains(where: zero.contains)
  }

  /// Whether one of some words is for what is below nothing.
  package static func isLoss(in words: some Sequence<Word>) -> Bool {
    words.contains(where: owed.contains)
  }

  private static let owed: WordSet = [
    "loss", "losses", "deficit", "deficits", "shortfall", "verlust", "verluste", "defizit", "perte",
    "pertes", "déficit", "pérdida", "pérdidas",
  ]

  /// Whether words may say so of any number among them.
  static func mayBeBelow(_ words: Words) -> Bool { words.contains(anyOf: zero) }

  /// Spoken of numbers in all the languages in which one is no other word.
  private static let all: WordSet = [
    "minus", "moins", "menos", "meno", "menys", "miinus", "mínusz", "mínus", "mīnus", "минус",
    "мінус", "eksi", "μείον", "מינוס", "माइनस", "سالب", "ناقص", "منفی",
  ]

  /// Those of scripts that set no spaces between words, and of Korean.
  private static let joined = [
    "マイナス", "氷点下", "零下", "負", "负", "마이너스", "영하", "ลบ",
  ].map { Word($0) }

  /// Those that are other words as well.
  private static let either: WordSet = ["negative", "down"]

  /// What is less by a number: “a loss of 5”.
  private static let losses: WordSet = [
    "loss", "deficit", "decrease", "decline", "drop", "fall",
  ]

  /// Those that are other words in other languages: “min 5” is the least of English.
  private static let ofLanguages: [String: WordTable<Sign>] = [
    "nl": ["min": .either], "vi": ["âm": .negative], "id": ["negatif": .either],
  ]

  /// What makes “at least” or “about” of such a word behind it.
  private static let limits: WordSet = [
    "au", "du", "ou", "o", "u", "al", "lo", "pelo", "ao", "per",
  ]

  private static let below: WordSet = [
    "below", "under", "unter", "onder", "sous", "bajo", "sotto", "abaixo", "poniżej", "pod",
    "ниже", "нижче",
  ]

  private static let zero: WordSet = [
    "zero", "0", "freezing", "null", "nul", "noll", "zéro", "cero", "zera", "nulou", "нуля",
  ]
}
