/// A length of time as it is spoken: “7 hours 45 minutes”, “1h 5m”, “7:45”.
package struct SpokenDuration: Hashable, Sendable {
  /// What it may be in seconds; several where “7:45” may be hours or minutes.
  package var seconds: [Double]

  /// Half of the smallest unit that is said: how far rounding can have moved it, in seconds.
  package var tolerance: Double

  /// Where it stands among the words.
  package var range: Range<Int>

  /// The language that it is spoken in.
  private let tag: String?

  /// The length of time that words give first; nil where they give none.
  package init?(in words: [Word], _ tag: String? = "en") {
    let tokens = TextTokens(words, tag)
    let values = tokens.values.filter(\.units.holdsTime)
    guard let first = values.first(where: { !$0.hasColon }) ?? values.first,
      let duration = SpokenDuration(first, tokens)
    else { return nil }
    self = duration
  }

  private init?(_ value: TextValue, _ tokens: TextTokens) {
    let factors = value.units.times.map { Unit.all[$0].factor }
    guard let least = factors.min() else { return nil }
    seconds = factors.map { value.number * $0 }
    tolerance = value.tolerance * least
    range = tokens.words(of: value.range)
    tag = tokens.language.tag
  }

  /// Whether it is a value in a unit, or in any unit of time where the unit is not known.
  package func matches(_ value: Double, unit: String?) -> Bool {
    let known = unit.flatMap { Self.scale(of: $0, tag) }
    guard known != nil || unit == nil else { return false }
    let units: [Double] = known.map { [$0] } ?? [3600, 60, 1, 86400]
    return units.contains { scale in
      let expected = value * scale
      let slack = max(tolerance, abs(expected) * 0.01)
      return seconds.contains { abs($0 - expected) <= slack }
    }
  }

  /// The seconds of a unit by its name, “hours” or “hours of sleep”; nil where it is none of time.
  package static func scale(of unit: String, _ tag: String? = "en") -> Double? {
    let first = Words(unit).list.first
    return [tag, "en"].lazy.compactMap { tag in
      UnitVocabulary.seconds(in: unit, tag) ?? first.flatMap { UnitVocabulary.seconds($0, tag) }
    }.first
  }
}
