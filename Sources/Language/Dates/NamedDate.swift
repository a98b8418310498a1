/// A date with the name of its month, in whatever order: “2 March”, “March 2nd, 2025”, “2 mars”.
package struct NamedDate: Hashable, Sendable {
  /// From 1.
  package var month: Int
  package var day: Int?
  package var year: Int?

  /// Where it stands among the words.
  package var range: Range<Int>

  /// What words may be, from each name of a month on.
  package static func all(in words: [Word]) -> [NamedDate] {
    words.indices.flatMap { index -> [NamedDate] in
      guard let month = CalendarNames.month(words[index]) else { return [] }
      let alone = NamedDate(month: month, range: index..<(index + 1))
      let dated = [alone.withDayBefore(words), alone.withDayBehind(words)].compactMap(\.self)
      return (dated.isEmpty ? [alone] : dated).map { $0.withYear(words) }
    }
  }

  /// “2 March”, “2nd of March”.
  private func withDayBefore(_ words: [Word]) -> NamedDate? {
    var index = range.lowerBound - 1
    if index > 0, Self.joins.contains(words[index]) { index -= 1 }
    guard index >= 0, let day = Self.day(words[index]) else { return nil }
    return NamedDate(month: month, day: day, range: index..<range.upperBound)
  }

  /// “March 2”, “March the 2nd”; in “March, 7 hours” stands a value.
  private func withDayBehind(_ words: [Word]) -> NamedDate? {
    var index = range.upperBound
    if index < words.count, words[index] == "the" { index += 1 }
    guard index < words.count, let day = Self.day(words[index]) else { return nil }
    let isOrdinal = !words[index].allSatisfy(.number)
    if !isOrdinal, index + 1 < words.count, UnitVocabulary.isUnit(words[index + 1]) { return nil }
    return NamedDate(month: month, day: day, range: range.lowerBound..<(index + 1))
  }

  private func withYear(_ words: [Word]) -> NamedDate {
    var index = range.upperBound
    if index + 1 < words.count, Self.joins.contains(words[index]) { index += 1 }
    guard index < words.count, words[index].length == 4, let year = words[index].integer else {
      return self
    }
    // A year of no calendar that people use is a wrong one, unless it is a value: “2 March, 4500 kWh”.
    let isValue = index + 1 < words.count && UnitVocabulary.isUnit(words[index + 1])
    guard (1000..<3000).contains(year) || !isValue else { return self }
    return NamedDate(month: month, day: day, year: year, range: range.lowerBound..<(index + 1))
  }

  /// A day of a month: “2”, “2nd”, “second”.
  private static func day(_ word: Word) -> Int? {
    let digits = word.length(of: .number)
    guard digits > 0 else {
      return NumberWords.spelt([word]).flatMap { $0.isOrdinal ? $0.number : nil }
    }
    guard let day = word.prefix(digits).integer, (1...31).contains(day) else { return nil }
    return digits == word.length || endings.contains(word.dropFirst(digits)) ? day : nil
  }

  /// What may stand between a day, a month or a quarter and what it is of.
  static let joins: WordSet = ["of", "de", "del"]
  private static let endings: WordSet = ["st", "nd", "rd", "th", "er", "º"]
}
