internal import A11yModel
package import Language

/// How far something is, as text says it: “75 percent”, “3 of 4”, “25 percent left”, “half”, “30”.
package struct SpokenProgress: Hashable, Sendable {
  /// Percentages and ratios where there are any, else bare numbers and lengths of time.
  package private(set) var readings: [Reading] = []

  /// Whether words are heard that may change what numbers mean, in a language that is not known
  /// here: “noch 7”.
  package let hasUnknownWords: Bool

  /// What may tell how far; each may be what is left.
  package enum Reading: Hashable, Sendable {
    case percentage(Double, slack: Double, isRest: Bool)
    /// With the word that says of what: “3 of 8 files”.
    case ratio(SpokenNumber, of: SpokenNumber, unit: Word?, isRest: Bool)
    /// With the word behind it, which may be its unit.
    case number(SpokenNumber, unit: Word?, isRest: Bool)
    case duration(SpokenDuration, isRest: Bool)
    /// “Step 2”, “file 3 of 8”: what goes on now, which claims no share.
    case place(SpokenNumber, of: SpokenNumber?)

    package var isPlace: Bool { if case .place = self { true } else { false } }
  }

  package init(_ text: String, _ language: SpokenLanguage) {
    let isEnglish = language.isEnglish
    let clauses = Self.clauses(of: text).map { clause in
      let said = Words(clause).list.flatMap(\.partsAtNumbers)
      return (isEnglish ? Numeral.figures(in: said) : said).flatMap { word in
        let parts = word.split(at: Self.stroke)
        return parts.count == 2 ? [parts[0], Self.of, parts[1]] : [word]
      }
    }
    let words = Array(clauses.joined())
    hasUnknownWords = !isEnglish && words.indices.contains { Self.mayChangeNumbers($0, words) }
    if isEnglish, words.count <= 2, let percent = Self.shares[words.joined] {
      readings = [.percentage(percent, slack: 1, isRest: false)]
    } else if let share = Self.timeShare(words, language.tag) {
      readings = [.percentage(share, slack: 1, isRest: RestWords.standAnywhere(in: words))]
    } else {
      readings = clauses.flatMap { Self.readings(in: $0, language, Self.share) }
    }
    // “Step 2 of 3, 40 percent”: where a share is told besides, that is how far it is.
    if readings.contains(where: { !$0.isPlace }) { readings.removeAll(where: \.isPlace) }
    guard readings.isEmpty else { return }
    if let duration = SpokenDuration(in: words, language.tag) {
      readings = [.duration(duration, isRest: RestWords.stand(beside: duration.range, in: words))]
    } else {
      readings = clauses.flatMap { Self.readings(in: $0, language, Self.numbers) }
    }
  }

  /// Whether all it tells is which of several things goes on: “chapter 2”.
  package var isPlace: Bool { !readings.isEmpty && readings.allSatisfy(\.isPlace) }

  /// Whether it tells how far something is, rather than how many things there are, how long it takes
  /// or which of several goes on: “Loading 3 reports”, “2 minutes left”, “file 3 of 8”.
  package var claimsShare: Bool {
    readings.contains { reading in
      switch reading {
      case .percentage: true
      case .ratio(_, _, let unit, _): !(unit.map(PlaceNouns.holds) ?? false)
      case .number(_, let unit, _): unit.map(Self.shareWords.contains) ?? true
      case .duration, .place: false
      }
    }
  }

  /// What may be said behind a share that is a bare number.
  private static let shareWords: WordSet = [
    "done", "complete", "completed", "finished", "loaded", "left", "remaining", "full",
  ]

  /// Whether it names a share, rather than any number.
  package var isShare: Bool {
    readings.contains { reading in
      switch reading {
      case .percentage, .ratio, .place(_, of: _?): true
      case .number, .duration, .place(_, of: nil): false
      }
    }
  }

  /// The percentage that it tells, of what is done: nil where it tells none, several, or what is left.
  package var percentage: Double? {
    guard readings.count == 1, case .percentage(let share, _, isRest: false) = readings[0] else {
      return nil
    }
    return share
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
      let isRest = RestWords.stand(beside: index..<(index + 1), in: words)
      return [.percentage(number.value, slack: number.tolerance, isRest: isRest)]
    }
    guard let end = whole(behind: rest) else { return [] }
    let wholes = SpokenNumber.all(in: rest[end].text, language)
    let scale = scale(of: rest.first, in: rest[(end + 1)...].first)
    let unit = rest[(end + 1)...].first ?? (end > 1 ? rest[0] : nil)
    let isPlace = isPlace(index, words)
    let isRest =
      RestWords.stand(beside: index..<(index + 1), in: words)
      || RestWords.stand(behind: rest[(end + 1)...])
    return numbers.flatMap { part in
      wholes.map { whole in
        isPlace
          ? .place(part, of: whole)
          : .ratio(part.scaled(by: scale), of: whole, unit: unit, isRest: isRest)
      }
    }
  }

  /// A number by itself, with what it may be multiplied by.
  private static func numbers(
    _ index: Int,
    _ words: [Word],
    _ language: SpokenLanguage
  ) -> [Reading] {
    let behind = words[(index + 1)...].prefix { !$0.begins(with: .number) }
    let isRest = RestWords.stand(beside: index..<(index + 1), in: words)
    let isNegative = index > 0 && MinusWords.isMinus(words, at: index - 1, language.tag)
    let number = words[(isNegative ? index - 1 : index)...index] + behind.prefix(1)
    let isPlace = isPlace(index, words)
    let joined = words[index].dropFirst(words[index].length(of: figures))
    let unit = joined.isEmpty ? behind.first : joined
    return SpokenNumber.all(in: number.joined, language).map {
      isPlace ? .place($0, of: nil) : .number($0, unit: unit, isRest: isRest)
    }
  }

  /// Whether a number says which of several things goes on.
  private static func isPlace(_ index: Int, _ words: [Word]) -> Bool {
    index > 0 && PlaceNouns.all.contains(words[index - 1])
  }

  /// How much more a unit is than another of the same quantity: 0.001 for millilitres in litres.
  package static func scale(of unit: Word?, in other: Word?) -> Double {
    guard let unit = unit.map(UnitVocabulary.units), let other = other.map(UnitVocabulary.units)
    else { return 1 }
    return unit.factors(to: other).max() ?? 1
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
  private static func timeShare(_ words: [Word], _ tag: String?) -> Double? {
    guard let index = words.firstIndex(where: ofWords.contains),
      let part = SpokenDuration(in: Array(words[..<index]), tag),
      let whole = SpokenDuration(in: Array(words[(index + 1)...]), tag),
      let total = whole.seconds.first, total > 0, let gone = part.seconds.first
    else { return nil }
    return 100 * gone / total
  }

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
  package static let ofWords: WordSet = [
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

extension ComponentFacts {
  /// Whether a text may tell how far something is: it holds a number, in figures or in words, or says
  /// “half”.
  package func mayTellProgress(_ text: String) -> Bool {
    TextBytes.holdsNumber(text) || !SpokenProgress(text, spokenLanguage).readings.isEmpty
  }
}
