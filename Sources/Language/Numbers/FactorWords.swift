/// Words that say how many times another something is: “sixfold”, “dreimal”, “quintuplé”.
package enum FactorWords {
  /// What a word says so; nil for any other.
  package static func factor(_ word: Word, _ language: String?) -> Double? {
    let text = word.text
    switch language ?? "en" {
    case "en": return number(text, behind: "", before: ["fold"], in: english)
    case "de":
      return number(text, behind: "ver", before: ["facht", "fachte", "fachten"], in: german)
        ?? number(text, behind: "", before: ["fache", "fachen", "faches", "mal"], in: german)
    default: return nil
    }
  }

  /// Whether a word says that something has become so many times as much: “versechsfacht”.
  package static func isVerb(_ word: Word, _ language: String?) -> Bool {
    language == "de" && word.text.hasPrefix("ver") && factor(word, language) != nil
  }

  /// The number between the beginning and one of some ends of a word.
  private static func number(
    _ text: String,
    behind start: String,
    before ends: [String],
    in numbers: [String: Double]
  ) -> Double? {
    guard text.hasPrefix(start), let end = ends.first(where: text.hasSuffix) else { return nil }
    return numbers[String(text.dropFirst(start.count).dropLast(end.count))]
  }

  private static let english: [String: Double] = Dictionary(
    uniqueKeysWithValues: NumberWords.cardinals.enumerated().map { ($1, Double($0)) }
  )
  .merging(["two": 2, "ten": 10, "hundred": 100]) { first, _ in first }

  private static let german: [String: Double] = [
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9,
    "zehn": 10,
  ]
}
