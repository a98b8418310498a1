internal import Support

/// The words with which languages deny others; those of English are understood wherever they stand.
struct Negation: Sendable {
  /// Words before another that deny it.
  let denials: WordSet

  /// Words before another that take some of it back.
  let hedges: WordSet

  /// Words that may stand between one of these and what it is about.
  let fillers: WordSet

  /// - Parameter tags: the primary languages.
  private init(_ tags: [String]) {
    func words(_ list: WordList) -> WordSet { WordSet(tags.flatMap(list.words)) }
    (denials, hedges, fillers) = (words(.denials), words(.hedges), words(.denialFillers))
  }

  /// Those of some languages; of all, where nobody gives one.
  static func of(_ languages: SpokenLanguages) -> Negation {
    if languages.isEnglish { return english }
    if languages.isOpen { return open }
    let others = languages.primaries.filter { $0 != "en" }
    if others.isEmpty { return english }
    if others.count == 1, let only = others.first { return byLanguage[only]?.value ?? english }
    return Negation(["en"] + others.sorted())
  }

  private static let english = Negation(["en"])
  private static let open = Negation(WordList.tags)
  private static let byLanguage: [String: Lazily<Negation>] = Dictionary(
    uniqueKeysWithValues: WordList.tags.map { tag in (tag, Lazily { Negation(["en", tag]) }) }
  )

  static let s = Word("s")

  /// Words behind another that deny it.
  static let deniers = WordSet(WordList.deniers.words(WordList.common))

  static let futures = WordSet(WordList.futures.words("en"))
  static let chances = WordSet(WordList.chances.words("en"))
  static let zeros = WordSet(WordList.zeros.words("en"))
}
