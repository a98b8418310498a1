package import Language

/// What numbers are places among: steps, and other things that come one after another.
package enum PlaceNouns {
  /// What is said before the number of one of several things: of steps, or of others.
  ///
  /// Catalan “pas” is left out, which is “not” in French and “only” in Dutch.
  package static let words =
    WordList.oneStep.anyWords.filter { $0 != "pas" } + WordList.onePlace.anyWords

  package static let all = WordSet(words)

  /// Whether a word names such things, one or several.
  package static func holds(_ word: Word) -> Bool {
    all.contains(word) || plurals.contains(word)
      || word.hasSuffix(Word("s")) && all.contains(word.prefix(word.length - 1))
  }

  private static let plurals = WordSet(
    WordList.severalSteps.anyWords + WordList.severalPlaces.anyWords
  )
}
