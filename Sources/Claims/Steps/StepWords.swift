internal import A11yModel
internal import Language
internal import Listening
internal import Support

/// What languages call steps, and say of how many are done or left: one place for all that is read
/// by such words.
struct StepWords: Sendable {
  /// What stands before the number of one of them, and behind it where that is an ordinal: “step”.
  package let one: WordSet

  /// What stands behind how many there are: “steps”.
  let several: WordSet

  /// What says of some of them that they are done: “3 steps completed”.
  let done: WordSet

  /// What says of some of them that they are left: “2 steps remaining”.
  let left: WordSet

  /// What says before their number that they are left: “noch 2 Schritte”.
  let still: WordSet

  /// What says before their number that these are all there are: “all 3 steps”.
  let all: WordSet

  /// What may stand among these words: “2 steps have been completed”, “all the 3 steps”.
  let fillers: WordSet

  /// - Parameter tags: the primary languages.
  private init(_ tags: [String]) {
    func words(_ list: WordList) -> WordSet { WordSet(tags.flatMap(list.words)) }
    (one, several, done) = (words(.oneStep), words(.severalSteps), words(.doneSteps))
    (left, still, all) = (words(.leftSteps), words(.stillSteps), words(.allSteps))
    fillers = words(.stepFillers)
  }

  /// Those of some languages together; of all, where nobody gives one.
  static func of(_ languages: SpokenLanguages) -> StepWords {
    if languages.isEnglish { return english }
    if languages.isOpen { return open }
    let foreign = languages.primaries.subtracting(["en"]).sorted()
    if foreign.isEmpty { return english }
    if foreign.count == 1, !languages.mayBeEnglish, let own = byLanguage[foreign[0]] {
      return own.value
    }
    return StepWords(foreign + (languages.mayBeEnglish ? ["en"] : []))
  }

  /// No words.
  static let none = StepWords([])

  private static let english = StepWords(["en"])
  private static let open = StepWords(WordList.tags)
  private static let byLanguage: [String: Lazily<StepWords>] = Dictionary(
    uniqueKeysWithValues: WordList.tags.map { tag in (tag, Lazily { StepWords([tag]) }) }
  )

  /// Whether a word is none but says something of how many steps there are.
  func contains(_ word: Word) -> Bool {
    one.contains(word) || several.contains(word) || done.contains(word) || left.contains(word)
      || still.contains(word) || all.contains(word) || fillers.contains(word)
  }

  /// Whether a word says of some steps that they are done or left.
  func isRest(_ word: Word) -> Bool { done.contains(word) || left.contains(word) }

  /// Where what says that some steps are done or left stands behind what they are called.
  ///
  /// - Parameters:
  ///   - words: a text.
  ///   - noun: where what they are called stands.
  /// - Returns: its place; nil where it says nothing of that kind.
  func rest(in words: [Word], behind noun: Int) -> Int? {
    let next = words.indices.first { $0 > noun && !fillers.contains(words[$0]) }
    return next.flatMap { isRest(words[$0]) ? $0 : nil }
  }
}
