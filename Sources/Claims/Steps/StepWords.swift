internal import Language
internal import Listening
internal import Support

/// What a word is in what is told of steps; it may be several things at once.
struct StepKinds: OptionSet, Sendable {
  let rawValue: Int

  /// What stands before the number of one of them, and behind it where that is an ordinal: “step”.
  static let one = StepKinds(rawValue: 1 << 0)

  /// What stands behind how many there are: “steps”.
  static let several = StepKinds(rawValue: 1 << 1)

  /// What says of some of them that they are done: “3 steps completed”.
  static let done = StepKinds(rawValue: 1 << 2)

  /// What says of some of them that they are left: “2 steps remaining”.
  static let left = StepKinds(rawValue: 1 << 3)

  /// What says before their number that they are left: “noch 2 Schritte”.
  static let still = StepKinds(rawValue: 1 << 4)

  /// What says before their number that these are all there are: “all 3 steps”.
  static let all = StepKinds(rawValue: 1 << 5)

  /// What may stand among these words: “2 steps have been completed”, “all the 3 steps”.
  static let filler = StepKinds(rawValue: 1 << 6)

  /// What makes of a number behind steps that of some alone: “3 steps behind”.
  static let aside = StepKinds(rawValue: 1 << 7)

  /// What stands before “one” where that is no number: “this one”.
  static let pointer = StepKinds(rawValue: 1 << 8)

  /// What stands between a part and its whole, in any language.
  static let of = StepKinds(rawValue: 1 << 9)

  /// What stands before the number of one of several things, steps or others, in any language.
  static let place = StepKinds(rawValue: 1 << 10)

  static let unit = StepKinds(rawValue: 1 << 11)
  static let currency = StepKinds(rawValue: 1 << 12)
  static let month = StepKinds(rawValue: 1 << 13)

  /// A number, or a word of one.
  static let number = StepKinds(rawValue: 1 << 14)

  /// What says of some steps that they are done or left.
  static let rest: StepKinds = [.done, .left]

  /// What says something of how many steps there are.
  static let counting: StepKinds = [.one, .several, .done, .left, .still, .all, .filler]
}

/// What languages call steps, and say of how many are done or left: one place for all that is read
/// by such words.
struct StepWords: Sendable {
  private let kinds: WordNumbers

  /// - Parameter tags: the primary languages.
  private init(_ tags: [String]) {
    var kinds: [Word: StepKinds] = [:]
    func add(_ words: [Word], _ kind: StepKinds) {
      for word in words { kinds[word, default: []].insert(kind) }
    }
    for (list, kind) in Self.lists { add(tags.flatMap(list.words), kind) }
    add(WordList.of.anyWords, .of)
    add(PlaceNouns.words, .place)
    self.kinds = WordNumbers(kinds.map { (key: $0, value: $1.rawValue) })
  }

  private static let lists: [(WordList, StepKinds)] = [
    (.oneStep, .one), (.severalSteps, .several), (.doneSteps, .done), (.leftSteps, .left),
    (.stillSteps, .still), (.allSteps, .all), (.stepFillers, .filler), (.asideOfSteps, .aside),
    (.pointers, .pointer),
  ]

  subscript(word: Word) -> StepKinds { StepKinds(rawValue: kinds[word] ?? 0) }

  /// Those of some languages together; of all, where nobody gives one.
  static func of(_ languages: SpokenLanguages) -> StepWords {
    if languages.isOpen { return open }
    let tags = languages.tags
    if tags.count == 1, let own = byLanguage[tags[0]] { return own.value }
    return StepWords(tags)
  }

  private static let open = StepWords(WordList.tags)
  private static let byLanguage: [String: Lazily<StepWords>] = Dictionary(
    uniqueKeysWithValues: WordList.tags.map { tag in (tag, Lazily { StepWords([tag]) }) }
  )
}
