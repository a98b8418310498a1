internal import A11yModel

/// How far something is, as text says it: “75 percent”, “3 of 4”, “25 percent left”, “half”, “30”.
struct SpokenProgress: Hashable, Sendable {
  /// Percentages and ratios where there are any, else bare numbers and lengths of time.
  private(set) var readings: [Reading] = []

  /// Whether words are heard that may change what numbers mean, in a language that is not known
  /// here: “noch 7”.
  private let hasUnknownWords: Bool

  /// What may tell how far; each may be what is left.
  enum Reading: Hashable, Sendable {
    case percentage(Double, slack: Double, isRest: Bool)
    case ratio(SpokenNumber, of: SpokenNumber, isRest: Bool)
    case number(SpokenNumber, isRest: Bool)
    case duration(SpokenDuration)
    /// “Step 2”, “file 3 of 8”: what goes on now, which claims no share.
    case place(SpokenNumber, of: SpokenNumber?)
  }

  /// What text says of a progress.
  enum Answer: Hashable, Sendable {
    case right
    case wrong
    /// A time that is left or gone tells no share, and “left” may be left of a battery.
    case incomparable
  }

  init(_ text: String, _ language: SpokenLanguage) {
    let isEnglish = language.isEnglish
    let clauses = Self.clauses(of: text).map { clause in
      let said = Words(clause).list.flatMap(\.partsAtNumbers)
      return (isEnglish ? SpelledNumber.figures(in: said) : said).flatMap { word in
        let parts = word.split(at: Self.stroke)
        return parts.count == 2 ? [parts[0], Self.of, parts[1]] : [word]
      }
    }
    let words = Array(clauses.joined())
    hasUnknownWords = !isEnglish && words.indices.contains { Self.mayChangeNumbers($0, words) }
    if isEnglish, words.count <= 2, let percent = Self.shares[words.joined] {
      readings = [.percentage(percent, slack: 1, isRest: false)]
    } else if let share = Self.timeShare(words) {
      readings = [.percentage(share, slack: 1, isRest: Self.isRest(words))]
    } else {
      readings = clauses.flatMap { Self.readings(in: $0, language, Self.share) }
    }
    // “Step 2 of 3, 40 percent”: where a share is told besides, that is how far it is.
    if readings.contains(where: { !$0.isPlace }) { readings.removeAll(where: \.isPlace) }
    guard readings.isEmpty else { return }
    if let duration = SpokenDuration(in: words) {
      readings = [.duration(duration)]
    } else {
      readings = clauses.flatMap { Self.readings(in: $0, language, Self.numbers) }
    }
  }

  /// Whether all it tells is which of several things goes on: “chapter 2”.
  var isPlace: Bool { !readings.isEmpty && readings.allSatisfy(\.isPlace) }

  /// Whether it names a share, rather than any number.
  var isShare: Bool {
    readings.contains { reading in
      switch reading {
      case .percentage, .ratio, .place(_, of: _?): true
      case .number, .duration, .place(_, of: nil): false
      }
    }
  }

  /// Whether any of it is right, within percentage points.
  func answer(on progress: Progress, tolerance: Double) -> Answer {
    guard let percent = progress.percent, let value = progress.value.value else { return .wrong }
    func isNear(_ share: Double, _ isRest: Bool, _ slack: Double) -> Bool {
      abs((isRest ? 100 - share : share) - percent) <= slack
    }
    func isRight(_ reading: Reading, asRest: Bool) -> Bool {
      switch reading {
      case .percentage(let share, let slack, _):
        return isNear(share, asRest, max(tolerance, slack))
      case .ratio(let part, let whole, _):
        let done = asRest ? progress.maximum - value : value
        if part.matches(done), whole.matches(progress.maximum) { return true }
        return whole.value > 0 && isNear(100 * part.value / whole.value, asRest, tolerance)
      case .number(let number, _):
        return number.matches(asRest ? progress.maximum - value : value)
          || isNear(number.value, asRest, tolerance)
          || progress.countsFractions && isNear(100 * number.value, asRest, tolerance)
      case .duration(let duration): return duration.matches(value, unit: progress.unit.value)
      case .place(let part, let whole?):
        return isRight(.ratio(part, of: whole, isRest: false), asRest: asRest)
      case .place(let number, nil): return isRight(.number(number, isRest: false), asRest: asRest)
      }
    }
    if readings.contains(where: { isRight($0, asRest: $0.isRest) }) { return .right }
    // What is left of a battery is how far it is.
    let isTurned = readings.contains { reading in
      (reading.isRest || hasUnknownWords) && isRight(reading, asRest: !reading.isRest)
    }
    let isPlaced = readings.contains(where: \.isPlace)
    if isTurned || isPlaced || (hasUnknownWords && !isShare) { return .incomparable }
    guard case .duration? = readings.first else { return .wrong }
    let terms = progress.unit.value.map { UnitVocabulary.terms(for: Words($0)) }
    return terms.map(UnitVocabulary.areTimes) == true ? .wrong : .incomparable
  }

  // MARK: reading

  /// What each number of a clause tells, with the words up to the next number.
  private static func readings(
    in words: [Word],
    _ language: SpokenLanguage,
    _ reading: (Int, [Word], SpokenLanguage) -> [Reading]
  ) -> [Reading] {
    words.indices.filter { words[$0].begins(with: .number) }
      .flatMap { reading($0, words, language) }
  }

  /// The share that a number tells: “30 percent”, “3 of 4”.
  private static func share(
    _ index: Int,
    _ words: [Word],
    _ language: SpokenLanguage
  ) -> [Reading] {
    let rest = Array(words[(index + 1)...])
    // The next word may be “percent” or “million”; another number is another number.
    let length = SpokenNumber.percentageLength(in: rest, at: 0) ?? 1
    let next = rest.prefix(length).filter { !$0.begins(with: .number) }
    // “%45” is Turkish.
    let isBehindSign =
      index > 0 && words[index - 1] == "%" && (index < 2 || !words[index - 2].begins(with: .number))
    let sign = isBehindSign ? [words[index - 1]] : []
    let numbers = SpokenNumber.all(in: (sign + [words[index]] + next).joined, language)
    if let number = numbers.first(where: \.isPercentage) {
      return [
        .percentage(number.value, slack: number.tolerance, isRest: isRest(upToNumber(rest)))
      ]
    }
    guard let end = whole(behind: rest) else { return [] }
    let wholes = SpokenNumber.all(in: rest[end].text, language)
    let behind = upToNumber(rest[..<end]) + upToNumber(rest[(end + 1)...])
    let (isPlace, isRest) = (isPlace(index, words), isRest(behind))
    return numbers.flatMap { part in
      wholes.map { whole in
        isPlace ? .place(part, of: whole) : .ratio(part, of: whole, isRest: isRest)
      }
    }
  }

  /// A number by itself, with what it may be multiplied by.
  private static func numbers(
    _ index: Int,
    _ words: [Word],
    _ language: SpokenLanguage
  ) -> [Reading] {
    let behind = upToNumber(words[(index + 1)...])
    let isNegative = index > 0 && MinusWords.isMinus(words, at: index - 1)
    let number = words[(isNegative ? index - 1 : index)...index] + behind.prefix(1)
    let isPlace = isPlace(index, words)
    return SpokenNumber.all(in: number.joined, language).map {
      isPlace ? .place($0, of: nil) : .number($0, isRest: isRest(behind))
    }
  }

  /// Whether a number says which of several things goes on.
  private static func isPlace(_ index: Int, _ words: [Word]) -> Bool {
    index > 0 && SpokenPosition.placeNouns.contains(words[index - 1])
  }

  private static func upToNumber(_ words: some Collection<Word>) -> [Word] {
    Array(words.prefix { !$0.begins(with: .number) })
  }

  /// Where the number behind “of” stands, a few words later.
  private static func whole(behind words: [Word]) -> Int? {
    guard let index = words.prefix(3).firstIndex(where: ofWords.contains),
      words.indices.contains(index + 1),
      !words[..<index].contains(where: { $0.begins(with: .number) })
    else { return nil }
    return index + 1
  }

  /// The percentage that one length of time is of another: “1:30 of 4:00”.
  private static func timeShare(_ words: [Word]) -> Double? {
    guard let index = words.firstIndex(where: ofWords.contains),
      let part = SpokenDuration(in: Array(words[..<index])),
      let whole = SpokenDuration(in: Array(words[(index + 1)...])),
      let total = whole.seconds.first, total > 0, let gone = part.seconds.first
    else { return nil }
    return 100 * gone / total
  }

  private static func isRest(_ words: [Word]) -> Bool {
    words.contains(where: restWords.contains)
  }

  private static let restWords: WordSet = [
    "left", "remaining", "remain", "remains", "free", "available",
  ]

  /// Whether a word is neither a number nor a unit or another known here.
  private static func mayChangeNumbers(_ index: Int, _ words: [Word]) -> Bool {
    let word = words[index]
    if SpokenNumber.isOfPercent(index, of: words) { return false }
    let letters =
      word.contains(Self.figures)
      ? Word(word.text.filter { !Self.figures.contains($0) }) : word
    return !letters.isEmpty && !UnitVocabulary.isUnit(letters) && !ofWords.contains(letters)
      && !SpokenNumber.isPercentage(letters)
  }

  private static let figures = CharacterClass(".,:/%°", .number)
  private static let stroke = CharacterClass("/")
  private static let of = Word("of")

  /// What stands between a part and its whole.
  static let ofWords: WordSet = [
    "of", "von", "de", "sur", "di", "van", "av", "af", "из", "z", "ze", "من",
  ]

  /// Shares in words, of which nothing else is said.
  private static let shares: [String: Double] = [
    "half": 50, "1 half": 50, "halfway": 50, "a quarter": 25, "1 quarter": 25, "quarter": 25,
    "3 quarters": 75, "a third": 100 / 3, "1 third": 100 / 3, "2 thirds": 200 / 3,
    "complete": 100, "completed": 100, "done": 100, "finished": 100, "full": 100,
    "not started": 0, "empty": 0,
  ]
}

extension SpokenProgress.Reading {
  /// Whether it is what is left.
  fileprivate var isRest: Bool {
    switch self {
    case .percentage(_, _, let isRest), .ratio(_, _, let isRest), .number(_, let isRest): isRest
    case .duration, .place: false
    }
  }

  fileprivate var isPlace: Bool { if case .place = self { true } else { false } }
}

extension ComponentFacts {
  /// Whether a text may tell how far something is: it holds a number, in figures or in words, or says
  /// “half”.
  func mayTellProgress(_ text: String) -> Bool {
    TextBytes.holdsNumber(text) || !SpokenProgress(text, spokenLanguage).readings.isEmpty
  }
}
