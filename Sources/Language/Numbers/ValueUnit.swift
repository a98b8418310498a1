/// The unit that values of data have, as texts may say it.
package struct ValueUnit: Sendable {
  package let text: String

  /// What it may be; none where it is a word that counts things: “orders”.
  package let units: UnitSet

  /// What the values count in: 1,000,000 of “million euros”.
  package let scale: Double

  private let words: [String]

  /// Whether it is declared that there is none.
  package var isNone: Bool { words == ["none"] }

  /// - Parameters:
  ///   - text: the unit as it is declared.
  ///   - tag: the tag of the component's language.
  package init(_ text: String, _ tag: String?) {
    self.text = text
    let tokens = TextTokens(text, tag)
    words = tokens.tokens.indices.map { tokens.text($0..<($0 + 1)) }
    let named = UnitSet(named: text, tag)
    let counted = named.isEmpty ? TextTokens("1" + text, tag).values.first : nil
    units = counted?.units ?? named
    scale = counted?.numbers.max() ?? 1
  }

  /// How many tokens at a place are the unit, in whatever form of the word or language.
  package func length(in tokens: TextTokens, at index: Int) -> Int {
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

extension TextValue {
  /// Whether it tells a value of data: rounded, in their unit or in one that differs by a prefix.
  package func tells(_ value: Double, in unit: ValueUnit?) -> Bool {
    says(value, in: unit) || isConverted(value, from: unit)
  }

  /// Whether its number is a value of data; a length of time is that in any unit.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - unit: its unit; where nobody declares one, a percentage and a length of time may be it.
  /// - Returns: true where any reading of the number is.
  package func says(_ value: Double, in unit: ValueUnit?) -> Bool {
    if isPercentage, let unit, !unit.units.contains(Unit.percent) { return false }
    if hasColon || isOfSeveralUnits {
      let others = unit.map { [$0.units] } ?? Unit.times.numbers.map { UnitSet($0) }
      return others.contains { !$0.isEmpty && isRounded(value, in: $0, slack: 0.01) }
    }
    guard let unit else { return says(value) }
    // Of “5 million dollars”, 5 is no value in dollars.
    if isScaled, unit.scale == 1, !units.intersection(unit.units).isEmpty {
      return isRounded(value, in: unit.units, slack: 0.01)
    }
    return says(value) || unit.scale > 1 && units.isEmpty && says(value * unit.scale)
      || units.holdsTime && isRounded(value, in: unit.units, slack: 0.01)
  }

  /// Whether it is a value in a unit that differs from that of the data by a prefix or a scale: “5.2
  /// kilometers” for 5200 m, “6,500,000 euros” for 6.5 million euros.
  package func isConverted(_ value: Double, from unit: ValueUnit?) -> Bool {
    guard let unit, !unit.units.isEmpty, !units.isEmpty, !isPercentage else { return false }
    return isRounded(value * unit.scale, in: unit.units, slack: 0.01)
  }
}

extension UnitSet {
  /// Whether it may be a unit of time.
  package var isOfTime: Bool { !intersection(Self.times).isEmpty }

  private static let times = Unit.times.union(Unit.periods)

  /// Whether it may be a unit of time that is no longer than an hour.
  package var isOfClock: Bool { isOfTime && factors(to: UnitSet(Unit.hour)).contains { $0 <= 1 } }
}
