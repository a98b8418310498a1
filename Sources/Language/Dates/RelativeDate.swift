/// A time told by how far it is from the day on which it is heard: “today”, “2 days ago”, “last week”.
package enum RelativeDate {
  /// Whether words tell one, in a language whose words for it are known.
  package static func isTold(in words: Words, _ language: SpokenLanguage) -> Bool {
    guard LanguageTable.of(language.primary ?? "en") != nil else { return false }
    let tokens = TextTokens(words, language.primary)
    return tokens.tokens.indices.contains { tokens.tellsRelativeDate(at: $0) }
  }
}

extension TextTokens {
  fileprivate func tellsRelativeDate(at index: Int) -> Bool {
    if phrase(at: index, where: { $0.kinds.contains(.relativeDate) }) != nil { return true }
    if holds(index, .which), isPeriod(index + 1) { return true }
    // “Mois dernier”.
    if isPeriod(index), holds(index + 1, .whichBehind) { return true }
    return tellsDistance(at: index)
  }

  /// “2 days ago”, “vor 2 Tagen”, “il y a 2 jours”.
  private func tellsDistance(at index: Int) -> Bool {
    let end =
      tokens[index].isFigure ? index + 1 : numeral(at: index)?.range.upperBound ?? count
    guard isPeriod(end) else { return false }
    if holds(end + 1, .distanceBehind) { return true }
    return (1...3).contains { length in
      index >= length
        && phrase(at: index - length) { $0.kinds.contains(.distanceBefore) }?.length == length
    }
  }

  /// Whether a word is for an hour or a longer time, or for a day of the week.
  private func isPeriod(_ index: Int) -> Bool {
    guard index < count, let record = tokens[index].record else { return false }
    return record.weekday > 0 || record.kinds.contains(.period)
      || !record.units.intersection(Unit.periods).isEmpty
  }
}
