package import A11yModel
package import Language

/// How far something is, as text says it: “75 percent”, “3 of 4”, “25 percent left”, “half”, “30”.
package struct SpokenProgress: Hashable, Sendable {
  /// Percentages and ratios where there are any, else bare numbers and lengths of time.
  package private(set) var readings: [Reading] = []

  /// Whether words are heard that may change what numbers mean, in a language that is not known
  /// here: “noch 7”.
  package let hasUnknownWords: Bool

  /// The tag of its language.
  package let tag: String?

  /// What may tell how far; each may be what is left.
  package enum Reading: Hashable, Sendable {
    case percentage(Double, slack: Double, isRest: Bool)
    /// With the word that says of what: “3 of 8 files”.
    case ratio(TextValue, unit: Word?, isRest: Bool)
    /// With the word behind it, which may be its unit; a length of time, too.
    case number(TextValue, unit: Word?, isRest: Bool)
    /// “Step 2”, “file 3 of 8”: what goes on now, which claims no share.
    case place(TextValue)

    package var isPlace: Bool { if case .place = self { true } else { false } }

    fileprivate var isNumber: Bool {
      switch self {
      case .number: true
      case .place(let value): value.total == nil
      default: false
      }
    }
  }

  package init(_ text: String, _ language: SpokenLanguage) {
    tag = language.tag
    let clauses = Clause.withHeads(in: text, tag).map {
      TextTokens(String(text[$0.range]), language.tag)
    }
    let words = clauses.map(\.words)
    let values = zip(clauses, words).map(Self.values)
    hasUnknownWords =
      !language.isEnglish
      && clauses.indices.contains { clause in
        words[clause].indices.contains {
          Self.mayChangeNumbers($0, clauses[clause], words[clause], values[clause])
        }
      }
    let said = Array(words.joined())
    if language.isEnglish, said.count <= 2, let percent = Self.shares[said.joined] {
      readings = [.percentage(percent, slack: 1, isRest: false)]
      return
    }
    let all = zip(values, words).flatMap { values, words in
      values.map { Self.reading($0, words) }
    }
    let shares = all.filter { !$0.isNumber }
    readings = shares.isEmpty ? all : shares
    // “Step 2 of 3, 40 percent”: where a share is told besides, that is how far it is.
    if readings.contains(where: { !$0.isPlace }) { readings.removeAll(where: \.isPlace) }
  }

  /// Whether all it tells is which of several things goes on: “chapter 2”.
  package var isPlace: Bool { !readings.isEmpty && readings.allSatisfy(\.isPlace) }

  /// Whether it tells how far something is, rather than how many things there are, how long it takes
  /// or which of several goes on: “Loading 3 reports”, “2 minutes left”, “file 3 of 8”.
  package var claimsShare: Bool {
    readings.contains { reading in
      switch reading {
      case .percentage: true
      case .ratio(_, let unit, _): !(unit.map(PlaceNouns.holds) ?? false)
      case .number(_, let unit, _): unit.map(Self.shareWords.contains) ?? true
      case .place: false
      }
    }
  }

  /// What may be said behind a share that is a bare number.
  private static let shareWords: WordSet = [
    "done", "complete", "completed", "finished", "loaded", "left", "remaining", "full",
  ]

  /// Whether it names a share, rather than any number.
  package var isShare: Bool { readings.contains { !$0.isNumber } }

  /// The percentage that it tells, of what is done: nil where it tells none, several, or what is left.
  package var percentage: Double? {
    guard readings.count == 1, case .percentage(let share, _, isRest: false) = readings[0] else {
      return nil
    }
    return share
  }

  // MARK: reading

  /// The values of a clause; of “3 files of 8” one.
  private static func values(_ tokens: TextTokens, _ words: [Word]) -> [TextValue] {
    var values: [TextValue] = []
    for value in tokens.values {
      if var part = values.last, part.total == nil, !part.isPercentage,
        case let between = part.range.upperBound..<value.range.lowerBound, between.count <= 3,
        between.contains(where: { tokens.isOf($0, words) })
      {
        part.total = value.number
        part.share = value.number == 0 ? nil : part.number / value.number
        part.range = part.range.lowerBound..<value.range.upperBound
        values[values.count - 1] = part
      } else {
        values.append(value)
      }
    }
    return values
  }

  private static func reading(_ value: TextValue, _ words: [Word]) -> Reading {
    let isRest = RestWords.stand(beside: value.range, in: words)
    if value.isPercentage {
      // Its sign may be lost.
      return .percentage(abs(value.number), slack: value.tolerance, isRest: isRest)
    }
    let start = value.range.lowerBound
    if start > 0, PlaceNouns.all.contains(words[start - 1]) { return .place(value) }
    let end = value.range.upperBound
    let behind = end < words.count && !words[end].begins(with: .number) ? words[end] : nil
    let unit = value.units.isEmpty ? behind : words[end - 1]
    return value.total == nil
      ? .number(value, unit: unit, isRest: isRest) : .ratio(value, unit: unit, isRest: isRest)
  }

  /// Whether a word is neither a number nor a unit or another known here.
  private static func mayChangeNumbers(
    _ index: Int,
    _ tokens: TextTokens,
    _ words: [Word],
    _ values: [TextValue]
  ) -> Bool {
    !values.contains { $0.range.contains(index) } && !tokens.isOf(index, words)
      && !UnitVocabulary.isUnit(words[index])
  }

  /// What stands between a part and its whole.
  fileprivate static let ofWords = WordSet(WordList.of.anyWords)

  /// Shares in words, of which nothing else is said.
  private static let shares: [String: Double] = [
    "half": 50, "one half": 50, "halfway": 50, "a quarter": 25, "one quarter": 25, "quarter": 25,
    "three quarters": 75, "3 quarters": 75, "a third": 100 / 3, "one third": 100 / 3,
    "two thirds": 200 / 3, "2 thirds": 200 / 3, "complete": 100, "completed": 100, "done": 100,
    "finished": 100, "full": 100, "not started": 0, "empty": 0,
  ]
}

extension TextTokens {
  fileprivate func isOf(_ index: Int, _ words: [Word]) -> Bool {
    tokens[index].record?.kinds.contains(.of) ?? false
      || SpokenProgress.ofWords.contains(words[index])
  }
}

extension Element {
  /// Whether it does something besides showing a progress that it is a part of.
  package var isControlBeside: Bool { isOperable && kind != .component }
}

extension ComponentFacts {
  /// Whether a text may tell how far something is: it holds a number, in figures or in words, or says
  /// “half”.
  package func mayTellProgress(_ text: String) -> Bool {
    TextBytes.holdsNumber(text) || !SpokenProgress(text, spokenLanguage).readings.isEmpty
  }
}
