/// A number as it stands in a text.
package struct SpokenNumber: Hashable, Sendable {
  package var value: Double

  /// Half a unit of the last digit that is given: how far rounding can have moved it.
  package var tolerance: Double
  package var isPercentage: Bool

  /// Whether it is a number only as data write it, with a point where the language has a comma.
  package var isVerbatim = false

  package init(value: Double, tolerance: Double, isPercentage: Bool) {
    (self.value, self.tolerance, self.isPercentage) = (value, tolerance, isPercentage)
  }

  /// Whether it is a correct rounding of a value, or within one percent of it.
  package func matches(_ model: Double) -> Bool {
    if isVerbatim { return abs(value - model) <= abs(model) * 1e-9 }
    return abs(value - model) <= max(tolerance * 1.000_001, abs(model) * 0.01)
  }

  package func scaled(by scale: Double) -> SpokenNumber {
    var number = self
    number.value *= scale
    number.tolerance *= scale
    return number
  }
}

extension SpokenNumber {
  /// The numbers in a text, in order, in figures or in words.
  package static func all(in text: String, _ language: SpokenLanguage) -> [SpokenNumber] {
    all(in: TextTokens(text, language.tag))
  }

  /// The numbers among words.
  package static func all(in words: [Word], _ language: SpokenLanguage) -> [SpokenNumber] {
    all(in: TextTokens(words, language.tag))
  }

  private static func all(in tokens: TextTokens) -> [SpokenNumber] {
    var numbers: [SpokenNumber] = []
    for value in tokens.values where !value.hasColon {
      for number in value.anyNumbers {
        var next = SpokenNumber(
          value: number,
          tolerance: value.tolerance(of: number),
          isPercentage: value.isPercentage
        )
        next.isVerbatim = number == value.verbatim
        if !numbers.contains(next) { numbers.append(next) }
      }
    }
    return numbers
  }

  /// Whether a word behind a number makes it a percentage.
  package static func isPercentage(_ word: Word) -> Bool { percentWords.contains(word) }

  /// How many words behind a number make it a percentage, where they do: “per cent” is two.
  package static func percentageLength(in words: [Word], at index: Int) -> Int? {
    guard index < words.count else { return nil }
    // “5 percentage points” are a difference.
    let isDifference = index + 1 < words.count && points.contains(words[index + 1])
    if isPercentage(words[index]) { return isDifference ? nil : 1 }
    guard index + 1 < words.count, hundreds.contains(words[index + 1]) else { return nil }
    return perWords.contains(words[index]) ? 2 : nil
  }

  /// Whether a word is one of the two of “per cent” behind a number.
  package static func isOfPercent(_ index: Int, of words: [Word]) -> Bool {
    [index - 1, index].contains { start in
      start > 0 && words[start - 1].begins(with: .number)
        && percentageLength(in: words, at: start) == 2
    }
  }

  private static let points: WordSet = ["point", "points"]

  private static let percentWords: WordSet = [
    "%", "percent", "percentage", "pct", "prozent", "procent", "porcentaje", "prosent",
    "prosentti", "prosenttia", "százalék", "procenta", "procento", "процент", "процента",
    "процентов", "відсоток", "відсотка", "відсотків", "パーセント", "퍼센트",
  ]

  /// “Per cent”, “pour cent”, “por ciento”, “por cento”, “per cento”.
  private static let perWords: WordSet = ["per", "pour", "por"]
  private static let hundreds: WordSet = ["cent", "ciento", "cento"]
}
