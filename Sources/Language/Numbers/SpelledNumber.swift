/// A number that English words spell out: “twenty-five”, “a hundred and six”, “two and a half”.
package struct SpelledNumber: Hashable, Sendable {
  package var value: Double

  /// What the last digit that is given counts, as a million.
  package var unit: Double

  /// Where it stands among the words.
  package var range: Range<Int>

  init(value: Double, unit: Double, range: Range<Int>) {
    (self.value, self.unit, self.range) = (value, unit, range)
  }

  /// All among words, in order.
  package static func all(in words: [Word]) -> [SpelledNumber] {
    var numbers: [SpelledNumber] = []
    var index = 0
    while index < words.count {
      guard mayBegin(words[index]), var number = SpelledNumber(words, at: index) else {
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
  package static func figures(in words: [Word]) -> [Word] {
    var result: [Word] = []
    var index = 0
    for number in all(in: words) {
      result += words[index..<number.range.lowerBound]
      let whole = Int(exactly: number.value)
      result.append(Word(whole.map(String.init) ?? "\(number.value)"))
      index = number.range.upperBound
    }
    return result + words[index...]
  }

  private init?(_ words: [Word], at start: Int) {
    var index = start
    var total = 0.0
    // What is below the next thousand, and what may still be added to it.
    var group = 0.0
    var room = 1000.0
    unit = 1
    while index < words.count {
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : nil
      let scale = Self.scales[word]
      if let number = Self.small[word] ?? Self.tens[word] {
        guard number < room else { break }
        group += number
        room = Self.tens[word] == nil ? 0 : 10
      } else if index == start, Self.articles.contains(word),
        next.map({ Self.scales[$0] != nil }) ?? false
      {
        group = 1
        room = 0
      } else if let scale, scale == 100, index > start, group > 0, group < 100 {
        group *= 100
        room = 100
      } else if let scale, scale > 100, index > start, group > 0 {
        total += group * scale
        group = 0
        room = 1000
        unit = scale
      } else if word == "and", index > start, room >= 100, next.map(Self.isSmall) ?? false {
        index += 1
        continue
      } else {
        break
      }
      if scale == nil { unit = 1 }
      index += 1
    }
    guard index > start else { return nil }
    if words[index - 1] == "hundred" { unit = 100 }
    value = total + group
    range = start..<index
  }

  /// “And a half”, “point five”.
  private mutating func addFraction(_ words: [Word]) {
    let rest = words[range.upperBound...]
    for (text, fraction) in Self.fractions where rest.starts(with: text) {
      value += fraction
      unit = 0.25
      range = range.lowerBound..<(range.upperBound + text.count)
      return
    }
    guard let first = rest.first, first == "point" else { return }
    let digits = rest.dropFirst().prefix { Self.small[$0].map { $0 < 10 } ?? false }
    guard !digits.isEmpty else { return }
    for digit in digits {
      unit /= 10
      value += (Self.small[digit] ?? 0) * unit
    }
    range = range.lowerBound..<digits.endIndex
  }

  private static func mayBegin(_ word: Word) -> Bool { isSmall(word) || articles.contains(word) }

  private static func isSmall(_ word: Word) -> Bool { small[word] != nil || tens[word] != nil }

  private static let articles: WordSet = ["a", "an"]

  private static let scales: WordTable<Double> = [
    "hundred": 100, "thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12,
  ]

  private static let fractions: [([Word], Double)] = [
    (["and", "a", "half"].map { Word($0) }, 0.5), (["and", "a", "quarter"].map { Word($0) }, 0.25),
    (["and", "three", "quarters"].map { Word($0) }, 0.75),
  ]

  private static let small = WordTable(
    NumberWords.cardinals.enumerated().map { ($1, Double($0)) }
  )

  private static let tens = WordTable(
    NumberWords.tens.enumerated().map { ($1, Double(10 * $0 + 20)) }
  )
}
