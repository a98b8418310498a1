/// A quarter, half or week of a year by its number: “Q1”, “first quarter”, “Quartal 1”.
struct NumberedPeriod: Hashable, Sendable {
  let kind: Kind
  let number: Int

  /// In two digits where it is written so.
  let year: Int?

  /// Where it stands among the words.
  let range: Range<Int>

  enum Kind: Hashable {
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
  func isSaid(by other: NumberedPeriod) -> Bool {
    guard kind == other.kind, number == other.number else { return false }
    guard let year else { return true }
    return year == other.year || year < 100 && year == other.year.map { $0 % 100 }
  }

  /// All among words, in order.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - hasShortYears: whether two digits behind one are a year, as in “Q1 24”, and no value.
  /// - Returns: the periods.
  static func all(
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
    let last = end
    if end + 1 < words.count, NamedDate.joins.contains(words[end]) { end += 1 }
    let behind = end < words.count ? words[end] : nil
    year = behind.flatMap { $0.length == 4 || hasShortYears && $0.length == 2 ? $0.integer : nil }
    range = index..<(year == nil ? last : end + 1)
  }

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
