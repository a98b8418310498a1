/// What is said for the signs of ranges, in several languages: “18 to 24” for “18–24”, “65 and older”
/// for “65+”.
enum RangeWords {
  /// Between the two ends.
  static let between: WordSet = [
    "to", "through", "until", "bis", "à", "a", "al", "hasta", "fino", "até", "tot", "till", "til",
    "do", "до", "по",
  ]

  /// Where “years and older” ends, which says what a plus does.
  static func more(behind words: ArraySlice<Word>) -> Int? {
    var rest = words
    if let first = rest.first, years.contains(first) { rest.removeFirst() }
    if let join = rest.first, joins.contains(join) { rest.removeFirst() }
    guard rest.startIndex > words.startIndex, let last = rest.popFirst(),
      moreWords.contains(last)
    else { return nil }
    return rest.startIndex
  }

  private static let years: WordSet = [
    "years", "jahre", "jahren", "ans", "años", "anni", "anos", "jaar", "år", "lat", "лет",
  ]
  private static let joins: WordSet = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "e", "en", "of", "och", "eller", "og", "i",
    "и",
  ]
  private static let moreWords: WordSet = [
    "older", "over", "above", "up", "more", "älter", "mehr", "darüber", "plus", "más", "mayores",
    "più", "oltre", "mais", "ouder", "meer", "äldre", "mer", "ældre", "eldre", "więcej", "старше",
    "более",
  ]
}
