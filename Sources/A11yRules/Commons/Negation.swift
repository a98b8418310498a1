extension Words {
  /// Whether other words stand here and are not denied.
  func affirms(_ other: Words) -> Bool { !Self.affirmations(of: other.list, in: list).isEmpty }

  /// Where words stand among others and are not denied: “not yet completed” does not say
  /// “completed”, nor does “zero errors” or “error-free” say that something is wrong.
  static func affirmations(of term: [Word], in words: [Word]) -> [Int] {
    guard let last = term.last, words.count >= term.count else { return [] }
    return (0...(words.count - term.count)).filter { start in
      let end = start + term.count
      guard words[start..<end].elementsEqual(term) else { return false }
      if end < words.count, deniers.contains(words[end]) { return false }
      let head = words[..<start].reversed().drop(while: fillers.contains)
      guard let before = head.first else { return true }
      // “To be completed” is still to be done; a name may be “Be”.
      if before == "be", head.dropFirst().first.map(futures.contains) ?? false { return false }
      // “0 errors” denies them; the 0 of “Step 0, current” is a number.
      return !negations.contains(before) && !(last.hasSuffix(s) && zeros.contains(before))
    }
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
