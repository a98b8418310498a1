internal import Language
internal import Listening

/// What each whole number in words about steps counts.
struct StepNumberReading {
  /// The numbers in their order.
  private(set) var numbers: [Found] = []

  private let words: [Word]
  private let text: String?
  private let languages: SpokenLanguages

  /// What the languages call steps.
  private let steps: StepWords

  struct Found {
    var number: Int
    var word: Int
    var end: Int
    var isOrdinal: Bool
    var isOne = false
    var isBehindOf: Bool

    /// Whether the next number is one of so many: 4 in “4ステップ中2番目”.
    var isBeforeOne = false

    /// The letters joined to its digits.
    var lead = ""
    var tail = ""

    fileprivate init(_ digits: NumberWords.Digits, at word: Int) {
      number = digits.number
      self.word = word
      end = word + 1
      isOrdinal = digits.isOrdinal
      isBehindOf = digits.isBehindStroke
      (lead, tail) = (digits.lead, digits.tail)
    }

    fileprivate init(_ spelt: NumberWords.Spelt, at word: Int) {
      number = spelt.number
      self.word = word
      end = word + spelt.length
      isOrdinal = spelt.isOrdinal
      isOne = spelt.number == 1 && !spelt.isOrdinal
      isBehindOf = false
    }
  }

  /// - Parameters:
  ///   - words: the words of a text.
  ///   - text: where they stand, with what parts them; nil where nothing does.
  ///   - languages: the languages it may be in.
  init(_ words: [Word], of text: String?, _ languages: SpokenLanguages) {
    (self.words, self.text, self.languages) = (words, text, languages)
    var index = 0
    while index < words.count {
      let digits = NumberWords.digits(in: words[index], languages)
      let spelt =
        digits.isEmpty
        ? NumberWords.spelt(words[index...], languages) {
          // “Steg ett” is the first one.
          index > 0 && StepWords.of(languages).one.contains(words[index - 1])
        } : nil
      if let spelt {
        numbers.append(Found(spelt, at: index))
        index += spelt.length
      } else {
        for digits in digits { numbers.append(Found(digits, at: index)) }
        index += 1
      }
    }
    steps = numbers.isEmpty ? .none : .of(languages)
  }

  /// What each of them counts; nil for a word that is none, as in “this one”.
  mutating func roles() -> [SpokenPosition.Role?] {
    var roles: [SpokenPosition.Role?] = []
    for index in numbers.indices {
      let isOfLast = index > 0 && numbers[index - 1].isBeforeOne
      roles.append(isOfLast ? .position : role(of: index))
    }
    return roles
  }

  private mutating func role(of index: Int) -> SpokenPosition.Role? {
    let number = numbers[index]
    if number.isBehindOf { return .total }
    if let role = joinedRole(of: &numbers[index]) { return role }
    let before = number.word > 0 ? words[number.word - 1] : nil
    let behind = number.end < words.count ? words[number.end] : nil
    func isBefore(_ set: WordSet) -> Bool { before.map(set.contains) ?? false }
    func isBehind(_ set: WordSet) -> Bool { behind.map(set.contains) ?? false }
    let ofWords = SpokenProgress.ofWords
    let isOfThe =
      number.word > 1 && words[number.word - 1] == "the"
      && ofWords.contains(words[number.word - 2])
    if isBefore(ofWords) || isOfThe {
      numbers[index].isBehindOf = true
      return .total
    }
    // Behind “step 2” stands its name, as “Hours”.
    let isNumbered = isBefore(PlaceNouns.all)
    // “4, D” is no four days.
    if !isNumbered, let behind, UnitVocabulary.isUnit(behind), behind != "in",
      isOneClause(number.word...number.end)
    {
      return .measure
    }
    if let before, UnitVocabulary.isCurrency(before) { return .measure }
    if languages.mayBeEnglish {
      if number.isOne, isBefore(Self.pronounHeads) { return nil }
      if !isNumbered, isBefore(Self.months) || isBehind(Self.months) { return .measure }
    }
    if number.isOrdinal { return isBehind(steps.one) ? .position : .open }
    if isBefore(steps.one) { return .position }
    return counted(index)
  }

  /// What it counts by the letters that scripts join to it; nil where these do not tell.
  private func joinedRole(of number: inout Found) -> SpokenPosition.Role? {
    // Letters of scripts that set spaces tell nothing.
    guard !(number.lead + number.tail).utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let place = JoinedCounters.place(
      number.lead,
      number.tail,
      before: number.word > 0 ? words[number.word - 1] : nil,
      behind: words[number.end...].prefix(2)
    )
    switch place {
    case nil: return nil
    case .position: return .position
    case .totalOfNext: number.isBeforeOne = true
    case .total: number.isBehindOf = true
    }
    return .total
  }

  // MARK: how many steps

  /// What a number counts that is no step's: all of them, those that are done or left, or nobody knows.
  private func counted(_ index: Int) -> SpokenPosition.Role {
    let number = numbers[index]
    let before = words[..<number.word].last { !steps.fillers.contains($0) }
    let isOfAll = before.map(steps.all.contains) ?? false
    let noun = noun(behind: number.end)
    if isOfAll, noun != nil { return .total }
    if isOfSome(index) || isHeadedByRest(number) { return .measure }
    guard let noun else { return .open }
    // “2 remaining steps” has it between.
    if noun > number.end || before.map(steps.still.contains) ?? false { return .measure }
    let behind = noun + 1 < words.count ? words[noun + 1] : nil
    let isOther = languages.mayBeEnglish && behind.map(Self.otherRests.contains) ?? false
    let rest = isOther ? noun + 1 : steps.rest(in: words, behind: noun)
    return rest.map { isOneClause(number.word...$0) } ?? false ? .measure : .total
  }

  /// Where steps are called so behind a number, or behind what says of some that they are done or
  /// left.
  private func noun(behind end: Int) -> Int? {
    guard end < words.count else { return nil }
    if steps.several.contains(words[end]) { return end }
    let isRest = steps.isRest(words[end]) || (languages.mayBeEnglish && words[end] == "more")
    return isRest && end + 1 < words.count && steps.several.contains(words[end + 1]) ? end + 1 : nil
  }

  /// Whether a number is how many of all steps are done or left: “2 of 4 steps completed”.
  private func isOfSome(_ index: Int) -> Bool {
    guard index + 1 < numbers.count else { return false }
    let (number, next) = (numbers[index], numbers[index + 1])
    let between = words[number.end..<max(number.end, next.word)]
    guard next.isBehindOf || (between.last.map(isOf) ?? false && between.count <= 3),
      next.end < words.count, steps.several.contains(words[next.end])
    else { return false }
    if let before = number.word > 0 ? words[number.word - 1] : nil {
      let isHead = steps.done.contains(before) || steps.still.contains(before)
      if isHead, isOneClause((number.word - 1)...next.end) { return true }
    }
    return steps.rest(in: words, behind: next.end).map { isOneClause(number.word...$0) } ?? false
  }

  private func isOf(_ word: Word) -> Bool {
    SpokenProgress.ofWords.contains(word) || word == "the"
  }

  /// Whether what stands before it says that it is how many are done or left: “steps remaining: 2”.
  private func isHeadedByRest(_ number: Found) -> Bool {
    guard number.word > 1 else { return false }
    let (first, second) = (words[number.word - 2], words[number.word - 1])
    return steps.several.contains(first) && steps.isRest(second)
      || steps.isRest(first) && steps.several.contains(second)
  }

  /// Whether words stand in one clause: “3 steps, completed” says how many there are, and a state.
  private func isOneClause(_ range: ClosedRange<Int>) -> Bool {
    guard let text else { return true }
    let phrase = Array(words[range])
    return TextPieces.all(in: text).contains {
      SpokenPosition.words(of: $0).range(of: phrase) != nil
    }
  }

  /// Of some steps alone, what else is said behind their number in English.
  private static let otherRests: WordSet = ["to", "ahead", "behind", "more"]

  /// What stands before “one” where it is no number.
  private static let pronounHeads: WordSet = [
    "the", "this", "that", "no", "each", "which", "current", "next", "last", "another", "every",
    "any", "other", "previous",
  ]

  private static let months: WordSet = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
    "sept", "oct", "nov", "dec",
  ]
}
