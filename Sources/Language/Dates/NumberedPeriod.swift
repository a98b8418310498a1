/// A quarter, half or week of a year by its number: “Q1”, “first quarter”, “Quartal 1”.
package struct NumberedPeriod: Hashable, Sendable {
  package let kind: Kind
  package let number: Int

  /// In two digits where it is written so.
  package let year: Int?

  /// Where it stands among the words.
  package let range: Range<Int>

  package enum Kind: Hashable {
    case quarter
    case half
    case week

    /// How many there are in a year.
    fileprivate var count: Int {
      switch self {
      case .quarter: 4
      case .half: 2
      case .week: 53
      }
    }
  }

  /// Whether another says it; the year must be said where it is given.
  package func isSaid(by other: NumberedPeriod) -> Bool {
    guard kind == other.kind, number == other.number else { return false }
    guard let year else { return true }
    guard let said = other.year else { return false }
    return year == said || min(year, said) < 100 && year % 100 == said % 100
  }

  /// All among words, in order.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - hasShortYears: whether two digits behind one are a year, as in “Q1 24”, and no value.
  /// - Returns: the periods.
  package static func all(
    in words: [Word],
    withShortYears hasShortYears: Bool = false
  ) -> some Sequence<NumberedPeriod> {
    words.indices.lazy.compactMap { NumberedPeriod(words, at: $0, hasShortYears) }
  }

  private init?(_ words: [Word], at index: Int, _ hasShortYears: Bool) {
    let word = words[index]
    let next = index + 1 < words.count ? words[index + 1] : nil
    let letter = word.prefix(word.length(of: .letter))
    var end = index + 2
    if let kind = Self.letters[letter], let number = word.dropFirst(letter.length).integer {
      (self.kind, self.number, end) = (kind, number, index + 1)
    } else if let kind = Self.letters[word] ?? Self.names[word] ?? Self.foreignNames[word],
      let number = next?.integer
    {
      (self.kind, self.number) = (kind, number)
    } else if let kind = next.flatMap({ Self.names[$0] }), let number = Self.ordinal(word) {
      (self.kind, self.number) = (kind, number)
    } else if let kind = next.flatMap({ Self.foreignNames[$0] }), let number = word.number {
      // “1. Quartal” has no more than its point, which words do not keep.
      (self.kind, self.number) = (kind, number)
    } else {
      return nil
    }
    guard (1...kind.count).contains(number) else { return nil }
    if let behind = Self.year(behind: end, in: words, hasShortYears) {
      (year, range) = (behind.year, index..<behind.end)
    } else if let before = Self.year(before: index, in: words) {
      (year, range) = (before.year, before.start..<end)
    } else {
      (year, range) = (nil, index..<end)
    }
  }

  /// The year behind a period, and where it ends: “of 2024”, “FY24”, “of fiscal year 2024”.
  private static func year(
    behind end: Int,
    in words: [Word],
    _ hasShortYears: Bool
  ) -> (year: Int, end: Int)? {
    var index = end
    while index - end < 2, index < words.count,
      words[index] == "the" || NamedDate.joins.contains(words[index])
    {
      index += 1
    }
    if let fiscal = fiscalYear(at: index, in: words) { return fiscal }
    guard index < words.count, let year = words[index].integer,
      words[index].length == 4 || hasShortYears && words[index].length == 2
    else { return nil }
    return (year, index + 1)
  }

  /// The year before a period, and where it begins: “2024 Q1”, “FY24 Q1”, “fiscal year 2024, Q1”.
  private static func year(before index: Int, in words: [Word]) -> (year: Int, start: Int)? {
    for start in max(0, index - 3)..<index {
      if let fiscal = fiscalYear(at: start, in: words), fiscal.end == index {
        return (fiscal.year, start)
      }
    }
    guard index > 0, let year = words[index - 1].integer, (1900...2100).contains(year) else {
      return nil
    }
    return (year, index - 1)
  }

  /// “FY24”, “FY 2024”, “fiscal 2024”, “financial year 2024”.
  private static func fiscalYear(at index: Int, in words: [Word]) -> (year: Int, end: Int)? {
    guard index < words.count else { return nil }
    let word = words[index]
    if word.hasPrefix(short), let year = word.dropFirst(2).integer { return (year, index + 1) }
    guard fiscal.contains(word) else { return nil }
    let next = index + 1 < words.count && words[index + 1] == "year" ? index + 2 : index + 1
    guard next < words.count, let year = words[next].integer else { return nil }
    return (year, next + 1)
  }

  private static let short = Word("fy")
  private static let fiscal: WordSet = ["fy", "fiscal", "financial"]

  /// “1st”, “first”.
  private static func ordinal(_ word: Word) -> Int? {
    if let number = word.number {
      return endings.contains(word.dropFirst(word.length(of: .number))) ? number : nil
    }
    return NumberWords.spelt([word]).flatMap { $0.isOrdinal ? $0.number : nil }
  }

  private static let endings: WordSet = ["st", "nd", "rd", "th"]

  private static let letters: WordTable<Kind> = [
    "q": .quarter, "h": .half, "w": .week, "kw": .week,
  ]

  private static let names: WordTable<Kind> = [
    "quarter": .quarter, "half": .half, "week": .week,
  ]

  /// Words before which a number alone is an ordinal.
  private static let foreignNames: WordTable<Kind> = [
    "quartal": .quarter, "quartals": .quarter, "trimestre": .quarter, "kwartaal": .quarter,
    "kvartal": .quarter, "halbjahr": .half, "semestre": .half, "kalenderwoche": .week,
  ]
}
