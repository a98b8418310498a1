internal import A11yModel
internal import Language

// Categories that a text counts: “the fourth quarter” for Q4.
extension SummaryReader {
  /// The categories that an ordinal and a unit of time name, and how many words these are; nil where
  /// there is none.
  ///
  /// At the end of a clause the unit may be that of another: “in the first quarter … in the fourth”.
  func ordinalPeriod(at index: Int, of words: [Word]) -> (SummaryToken, Int)? {
    guard language.isEnglish, let number = Self.number(at: index, of: words) else { return nil }
    let isWhole = Self.isPeriod(at: index + 1, of: words)
    let period: Word
    if isWhole {
      period = words[index + 1]
    } else {
      let first = words[..<index].indices.first {
        Self.number(at: $0, of: words) != nil && Self.isPeriod(at: $0 + 1, of: words)
      }
      guard index + 1 == words.count, let first else { return nil }
      period = words[first + 1]
    }
    let named = names.categories.filter { Self.isNumbered($0, number, of: period.text) }
    return named.isEmpty ? nil : (.names(named.map { .category($0) }), isWhole ? 2 : 1)
  }

  private static func number(at index: Int, of words: [Word]) -> Int? {
    ordinals.firstIndex(of: words[index].text).map { $0 + 1 }
  }

  private static func isPeriod(at index: Int, of words: [Word]) -> Bool {
    index < words.count && (words[index] == "quarter" || UnitVocabulary.isPeriod(words[index]))
  }

  /// Whether a category is a unit of time with its number: “Q4 2024”, “quarter 4”, “4th quarter”.
  private static func isNumbered(_ category: String, _ number: Int, of period: String) -> Bool {
    let pieces = category.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if pieces.contains("\(period.prefix(1))\(number)") { return true }
    return zip(pieces, pieces.dropFirst()).contains { one, other in
      (one == period && other == "\(number)")
        || (other == period && one.first?.isNumber == true
          && Int(one.prefix { $0.isNumber }) == number)
    }
  }

  private static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    "eleventh", "twelfth",
  ]
}
