internal import Language

/// The unit that the values of a chart have, as texts may say it.
struct ValueUnit {
  let text: String

  /// What it may be; none where it is a word that counts things: “orders”.
  private(set) var units = UnitSet()

  /// What the values count in: 1,000,000 of “million euros”.
  private(set) var scale = 1.0

  private let words: [String]

  /// - Parameters:
  ///   - text: the unit as it is declared.
  ///   - tag: the tag of the component's language.
  init(_ text: String, _ tag: String?) {
    self.text = text
    let tokens = TextTokens(text, tag)
    words = tokens.tokens.indices.map { tokens.text($0..<($0 + 1)) }
    units = UnitSet(named: text, tag)
    guard units.isEmpty, let first = tokens.tokens.first?.record, first.kinds.contains(.scale)
    else { return }
    scale = first.number
    units = tokens.phrase(at: 1) { !$0.units.isEmpty }?.record.units ?? UnitSet()
  }

  /// How many tokens at a place are the unit, in whatever form of the word or language.
  func length(in tokens: TextTokens, at index: Int) -> Int {
    if !words.isEmpty, index + words.count <= tokens.count,
      words.indices.allSatisfy({ isForm(tokens.text(($0 + index)..<($0 + index + 1)), words[$0]) })
    {
      return words.count
    }
    guard !units.isEmpty,
      let (_, length) = tokens.phrase(at: index, where: { !$0.units.intersection(units).isEmpty })
    else { return 0 }
    return length
  }

  /// Whether a word is another, in the singular or the plural.
  private func isForm(_ word: String, _ other: String) -> Bool {
    guard word != other else { return true }
    let (short, long) = word.count < other.count ? (word, other) : (other, word)
    return short.count > 2 && long.count - short.count <= 2 && long.hasPrefix(short)
  }
}

extension UnitSet {
  /// Whether it may be a unit of time.
  var isOfTime: Bool { !isEmpty && !intersection(Self.times).isEmpty }

  private static let times = Unit.all.indices.reduce(into: UnitSet()) { times, unit in
    if !UnitSet(unit).factors(to: second).isEmpty || Unit.periods.contains(unit) {
      times = times.union(UnitSet(unit))
    }
  }

  /// Whether it may be a unit of time that is no longer than an hour.
  var isOfClock: Bool { !isEmpty && isOfTime && factors(to: Self.hour).contains { $0 <= 1 } }

  private static let hour = TextTokens("hour", "en").unit
  private static let second = TextTokens("second", "en").unit
}
