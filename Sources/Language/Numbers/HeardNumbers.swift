/// The unit of a chart's values, as far as numbers are read by it.
package struct ValueMeasure: Sendable {
  package let name: String?

  /// The seconds in it; nil where it is none of time.
  let seconds: Double?

  /// What it multiplies values by, as “万円” does.
  let scale: Double?

  let magnitude: UnitMagnitudes.Magnitude?

  /// Whether “7 hours 50 minutes” is no value but in that length of time: not where the unit is one
  /// that only its author knows.
  let knowsLengths: Bool

  package init(_ name: String?) {
    self.name = name
    let words = name.map { Words($0).list } ?? []
    seconds = name.flatMap(SpokenDuration.scale)
    scale = words.first.flatMap(Numerals.scale)
    magnitude = words.count == 1 ? UnitMagnitudes.magnitude(of: words[0]) : nil
    knowsLengths =
      name == nil || seconds != nil || words.contains(where: UnitVocabulary.isUnit)
  }
}

/// The numbers and lengths of time that are heard of a mark.
package struct HeardNumbers {
  private let words: [Word]
  private let language: SpokenLanguage
  private let measure: ValueMeasure

  /// The numbers besides those of lengths of time in several units.
  package private(set) var numbers: [SpokenNumber]

  /// The lengths of time; none where a number alone may be the value.
  private let lengths: [SpokenDuration]

  package init(_ heard: [Word], _ language: SpokenLanguage, _ measure: ValueMeasure) {
    self.language = language
    self.measure = measure
    // In words alone a length has units, too: “seven hours fifty minutes”.
    let isSpelt = language.isEnglish && !heard.contains { $0.contains(.number) }
    let words = isSpelt ? Numeral.figures(in: heard) : SpokenNumber.plain(heard)
    self.words = words
    lengths = measure.knowsLengths ? SpokenDuration.all(in: words, language.numbers) : []
    let ranges = lengths.filter { $0.units > 1 }.map(\.range)
    guard !ranges.isEmpty else {
      numbers = SpokenNumber.all(in: heard, language)
      return
    }
    let others = words.indices.filter { index in
      !words[index].contains(.number) || !ranges.contains { $0.contains(index) }
    }
    numbers = SpokenNumber.all(in: others.map { words[$0] }, language)
  }

  package mutating func add(_ more: [SpokenNumber]) { numbers += more }

  /// Whether none are heard.
  package var isEmpty: Bool {
    numbers.isEmpty && !lengths.contains { $0.units > 1 }
  }

  /// Whether any is a value in the unit of the data.
  package func say(_ value: Double, mayBePercentage: Bool) -> Bool {
    let isSaid = numbers.contains { number in
      guard !number.isPercentage || mayBePercentage else { return false }
      return number.matches(value) || measure.scale.map { number.matches(value * $0) } ?? false
    }
    return isSaid || isLength(value)
  }

  private func isLength(_ value: Double) -> Bool {
    lengths.contains { $0.matches(value, unit: measure.name) }
      || SpokenDuration(in: words, language.numbers)?.matches(value, unit: measure.name) == true
  }

  /// Whether any is a value in a unit that differs from that of the data by a prefix: “5.2
  /// kilometers” for 5200 m.
  package func sayConverted(_ value: Double) -> Bool {
    guard let own = measure.magnitude else { return false }
    return words.indices.contains { index in
      let length = words[index].length(of: Self.figures)
      guard length > 0 else { return false }
      let suffix = words[index].dropFirst(length)
      let next = suffix.isEmpty ? words[(index + 1)...].first : suffix
      guard let other = next.flatMap(UnitMagnitudes.magnitude), other.quantity == own.quantity,
        other.factor != own.factor
      else { return false }
      return SpokenNumber.all(in: [words[index].prefix(length)], language).contains {
        $0.scaled(by: other.factor / own.factor).matches(value)
      }
    }
  }

  private static let figures = CharacterClass(".,", .digit)
}
