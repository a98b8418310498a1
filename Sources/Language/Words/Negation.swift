/// Whether words that stand in a text say what they mean.
package enum Standing: Hashable, Sendable {
  case affirmed
  /// “Not yet completed”, “zero errors”, “error-free”.
  case denied
  /// “Nearly completed”, “cannot be completed”: neither that it is so nor that it is still to come.
  case hedged
}

extension Words {
  /// Where words stand among others in some way, with what denies them: “not yet completed” does not
  /// say “completed”, nor does “zero errors” or “error-free” say that something is wrong.
  package static func places(
    of term: [Word],
    _ standing: Standing,
    in words: [Word],
    _ languages: SpokenLanguages
  ) -> [Range<Int>] {
    words.ranges(of: term).compactMap { place in
      let (found, range) = Self.standing(of: place, in: words, languages)
      return found == standing ? range : nil
    }
  }

  private static func standing(
    of term: Range<Int>,
    in words: [Word],
    _ languages: SpokenLanguages
  ) -> (Standing, Range<Int>) {
    let end = term.upperBound
    if end < words.count, Negation.deniers.contains(words[end]) {
      return (.denied, term.lowerBound..<(end + 1))
    }
    let known = Negation.of(languages)
    let before = words[..<term.lowerBound].lastIndex { !known.fillers.contains($0) }
    guard let before else { return (.affirmed, term) }
    let word = words[before]
    if word == "be" { return future(of: term, behind: before, in: words, known) }
    let range = before..<end
    if known.hedges.contains(word) { return (.hedged, range) }
    let isDenied =
      known.denials.contains(word)
      // “0 errors” denies them; the 0 of “Step 0, current” is a number.
      || (words[end - 1].hasSuffix(Negation.s) && Negation.zeros.contains(word))
    return isDenied ? (.denied, range) : (.affirmed, term)
  }

  /// “To be completed” is still to be done; a name may be “Be”.
  private static func future(
    of term: Range<Int>,
    behind be: Int,
    in words: [Word],
    _ known: Negation
  ) -> (Standing, Range<Int>) {
    guard be > 0 else { return (.affirmed, term) }
    let range = (be - 1)..<term.upperBound
    if Negation.futures.contains(words[be - 1]) { return (.denied, range) }
    let isOpen =
      Negation.chances.contains(words[be - 1]) || known.hedges.contains(words[be - 1])
      || known.denials.contains(words[be - 1])
    return isOpen ? (.hedged, range) : (.affirmed, term)
  }
}
