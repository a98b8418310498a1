/// A length of time that categories stand for, the shortest first.
package enum TimeUnit: Int, Hashable, Sendable, CaseIterable, Comparable {
  case day
  case week
  case month
  case quarter
  case year

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension TimeUnit {
  /// The unit that a word of English, German, French or Spanish names, in the singular or plural.
  package init?(_ word: Word) {
    guard let unit = Self.words[word] else { return nil }
    self = unit
  }

  private static let words = WordTable<TimeUnit>(
    [
      (TimeUnit.day, "day days tag tage tagen jour jours día días"),
      (.week, "week weeks woche wochen semaine semaines semana semanas"),
      (.month, "month months monat monate monaten mois mes meses"),
      (.quarter, "quarter quarters quartal quartale quartalen trimestre trimestres"),
      (.year, "year years jahr jahre jahren an ans année années año años"),
    ].flatMap { unit, words in words.split(separator: " ").map { (Word(String($0)), unit) } }
  )
}
