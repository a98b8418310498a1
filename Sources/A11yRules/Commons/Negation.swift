extension Words {
  /// Whether words stand among others and are not denied.
  static func affirms(_ term: [Word], in words: [Word]) -> Bool {
    guard !term.isEmpty, words.count >= term.count else { return false }
    return (0...(words.count - term.count)).contains { isAffirmed(term, at: $0, in: words) }
  }

  /// Where words stand among others and are not denied: “not yet completed” does not say
  /// “completed”, nor does “zero errors” or “error-free” say that something is wrong.
  static func affirmations(of term: [Word], in words: [Word]) -> [Int] {
    guard !term.isEmpty, words.count >= term.count else { return [] }
    return (0...(words.count - term.count)).filter { isAffirmed(term, at: $0, in: words) }
  }

  private static func isAffirmed(_ term: [Word], at start: Int, in words: [Word]) -> Bool {
    guard term.indices.allSatisfy({ words[start + $0] == term[$0] }) else { return false }
    let end = start + term.count
    if end < words.count, deniers.contains(words[end]) { return false }
    let head = words[..<start].reversed().drop(while: fillers.contains)
    guard let before = head.first else { return true }
    // “To be completed” is still to be done; a name may be “Be”.
    if before == "be", head.dropFirst().first.map(futures.contains) ?? false { return false }
    // “0 errors” denies them; the 0 of “Step 0, current” is a number.
    return !negations.contains(before)
      && !(term[term.count - 1].hasSuffix(s) && zeros.contains(before))
  }

  private static let s = Word("s")

  private static let negations: WordSet = [
    "not", "no", "isnt", "without", "never", "hasnt", "havent", "arent", "wasnt", "cannot", "cant",
    "wont", "neither", "nor", "non", "almost", "nearly", "partially", "partly",
  ]

  /// Words that may stand between a negation and what it denies.
  private static let fillers: WordSet = [
    "yet", "longer", "currently", "been", "being", "fully", "entirely", "completely", "quite",
    "really", "any", "more", "the", "a", "an", "is", "are", "has", "have", "marked", "as",
  ]

  /// Words behind another that deny it.
  private static let deniers: WordSet = ["free", "none"]

  private static let futures: WordSet = ["to", "will", "must", "should", "can", "may"]

  private static let zeros: WordSet = ["0", "zero"]
}
