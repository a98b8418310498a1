/// Which units nobody says for each other.
package enum UnitKinship {
  /// Whether a word is that of a unit that is known, as another is, and neither of them is the other, nor
  /// measures the same: kilograms beside beats per minute, dollars beside euros.
  ///
  /// Times may be those for which a value is told, and symbols that are words tell nothing.
  package static func areApart(_ word: Word, _ unit: String) -> Bool {
    let said = UnitVocabulary.terms(forWord: word)
    let own = UnitVocabulary.terms(for: Words(unit))
    guard !said.isEmpty, !own.isEmpty, Set(said).isDisjoint(with: own),
      !UnitVocabulary.areTimes(said), TimeUnit(word) == nil, !others.contains(word)
    else { return false }
    let quantities = [said, own].map { terms in
      terms.lazy.compactMap { UnitMagnitudes.magnitude(of: Word($0))?.quantity }.first
    }
    return quantities[0] == nil || quantities[0] != quantities[1]
  }

  /// Symbols and words of units that are other words as well.
  private static let others: WordSet = [
    "in", "pt", "pts", "point", "points", "t", "m", "g", "l", "v", "w", "k", "c", "f", "j", "pp",
    "cup", "cups", "foot", "feet", "pint", "pints", "mole", "moles", "knot", "knots", "kt", "kn",
    "beats", "percent", "%", "percentage", "yard", "yards", "lb", "ft", "mi", "hp", "db", "bit",
    "bits", "mb", "kb",
  ]
}

extension SpokenUnit {
  /// A unit beside a value that nobody says for the one it has: “kg” where that is “bpm”.
  ///
  /// - Returns: nil where there is none, or nobody knows one of the two.
  package func otherUnit(
    in text: String,
    beside value: Double?,
    _ language: SpokenLanguage,
    than unit: String
  ) -> String? {
    guard isKnown, let value else { return nil }
    for clause in Word(text).split(at: Self.clause) where clause.contains(.number) {
      let words = Words(NumberParting.parted(clause.text)).list
      for index in words.indices where words[index].begins(with: .number) {
        let end = words[(index + 1)...].firstIndex { !Self.scales.contains($0) } ?? words.count
        let numbers = SpokenNumber.all(in: Array(words[index..<end]), language)
        guard numbers.contains(where: { $0.matches(value) || $0.negated.matches(value) }) else {
          continue
        }
        let sign = words[..<index].last.flatMap { UnitVocabulary.isCurrency($0) ? $0 : nil }
        let said = sign ?? (end < words.count ? words[end] : nil)
        if let said, UnitKinship.areApart(said, unit) { return said.text }
      }
    }
    return nil
  }
}
