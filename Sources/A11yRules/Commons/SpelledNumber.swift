/// A number that English words spell out: “twenty-five”, “a hundred and six”, “two and a half”.
struct SpelledNumber: Hashable, Sendable {
  var value: Double

  /// What the last digit that is given counts, as a million.
  var unit: Double

  /// Where it stands among the words.
  var range: Range<Int>

  /// All among words, in order.
  static func all(in words: [String]) -> [SpelledNumber] {
    var numbers: [SpelledNumber] = []
    var index = 0
    while index < words.count {
      guard var number = SpelledNumber(words, at: index) else {
        index += 1
        continue
      }
      number.addFraction(words)
      numbers.append(number)
      index = number.range.upperBound
    }
    return numbers
  }

  /// The words with figures in place of those that spell numbers.
  static func figures(in words: [String]) -> [String] {
    var result = words
    for number in all(in: words).reversed() {
      let whole = Int(exactly: number.value)
      result.replaceSubrange(number.range, with: [whole.map(String.init) ?? "\(number.value)"])
    }
    return result
  }

  private init?(_ words: [String], at start: Int) {
    var index = start
    var total = 0.0
    // What is below the next thousand, and what may still be added to it.
    var group = 0.0
    var room = 1000.0
    unit = 1
    while index < words.count {
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : ""
      if let number = Self.small[word] ?? Self.tens[word] {
        guard number < room else { break }
        group += number
        room = Self.tens[word] == nil ? 0 : 10
      } else if ["a", "an"].contains(word), index == start, Self.scale(next) != nil {
        group = 1
        room = 0
      } else if word == "hundred", index > start, group > 0, group < 100 {
        group *= 100
        room = 100
      } else if let scale = Self.scale(word), scale > 100, index > start, group > 0 {
        total += group * scale
        group = 0
        room = 1000
        unit = scale
      } else if word == "and", index > start, room >= 100, Self.isSmall(next) {
        index += 1
        continue
      } else {
        break
      }
      if Self.scale(word) == nil { unit = 1 }
      index += 1
    }
    guard index > start else { return nil }
    if words[index - 1] == "hundred" { unit = 100 }
    value = total + group
    range = start..<index
  }

  /// “And a half”, “point five”.
  private mutating func addFraction(_ words: [String]) {
    let rest = words[range.upperBound...]
    for (text, fraction) in Self.fractions where rest.starts(with: text) {
      value += fraction
      unit = 0.25
      range = range.lowerBound..<(range.upperBound + text.count)
      return
    }
    guard rest.first == "point" else { return }
    let digits = rest.dropFirst().prefix { Self.small[$0].map { $0 < 10 } ?? false }
    guard !digits.isEmpty else { return }
    for digit in digits {
      unit /= 10
      value += (Self.small[digit] ?? 0) * unit
    }
    range = range.lowerBound..<digits.endIndex
  }

  private static func isSmall(_ word: String) -> Bool { small[word] != nil || tens[word] != nil }

  private static func scale(_ word: String) -> Double? {
    switch word {
    case "hundred": 100
    case "thousand": 1e3
    case "million": 1e6
    case "billion": 1e9
    case "trillion": 1e12
    default: nil
    }
  }

  private static let fractions: [([String], Double)] = [
    (["and", "a", "half"], 0.5), (["and", "a", "quarter"], 0.25),
    (["and", "three", "quarters"], 0.75),
  ]

  private static let small = Dictionary(
    uniqueKeysWithValues: NumberWords.cardinals.enumerated().map { ($1, Double($0)) }
  )

  private static let tens = Dictionary(
    uniqueKeysWithValues: NumberWords.tens.enumerated().map { ($1, Double(10 * $0 + 20)) }
  )
}
