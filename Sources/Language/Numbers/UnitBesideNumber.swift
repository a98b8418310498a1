// A unit as it stands with a number in a text.
extension SpokenUnit {
  /// Whether anything that may be a unit stands with a number in text: a sign of a currency before
  /// it, or a word right behind it.
  package static func isAnySaid(in text: String) -> Bool {
    Word(text).split(at: clause).contains { clause in
      guard !clause.isASCII || clause.contains(.number) else { return false }
      let tokens = TextTokens(clause.text, "en")
      return tokens.tokens.indices.contains { index in
        guard tokens.tokens[index].isFigure else { return false }
        if tokens.isCurrency(index - 1) { return true }
        let behind = tokens.unitPlace(behind: index)
        return behind < tokens.count && (tokens.isUnit(behind) || tokens.isLetters(behind))
      }
    }
  }

  /// The word behind a value that may be the unit and is not known.
  ///
  /// - Parameters:
  ///   - text: what is heard.
  ///   - value: the value; nil where any number may be it.
  ///   - language: the language of the text.
  ///   - names: the words of names, which are no units; only asked for where a word may be one.
  /// - Returns: nil where there is none, or what stands there is another unit that is known.
  package func unknownWord(
    in text: String,
    behind value: Double?,
    _ language: SpokenLanguage,
    besides names: @autoclosure () -> Set<Word>
  ) -> String? {
    for clause in Word(text).split(at: Self.clause) where clause.contains(.number) {
      let tokens = TextTokens(clause.text, language.tag)
      func isOpen(_ index: Int) -> Bool {
        guard tokens.isLetters(index), !tokens.isUnit(index),
          case let word = Word(tokens.text(index..<(index + 1))), !Self.noUnits.contains(word),
          !Self.otherThanUnits.contains(word)
        else { return false }
        return !names().contains(word)
      }
      for said in tokens.values where value.map({ said.isMagnitude(of: $0) }) ?? true {
        var place = said.range.upperBound
        // “Tonnes of CO2 equivalent” may be what only the author has a symbol for.
        if !isKnown, !said.units.isEmpty, place - 1 > said.range.lowerBound { place -= 1 }
        guard place < tokens.count, said.units.isEmpty || !isKnown else { continue }
        let rest = isKnown ? place..<(place + 1) : place..<tokens.count
        if tokens.isLetters(place), !Self.noUnits.contains(Word(tokens.text(place..<(place + 1)))),
          let open = rest.first(where: isOpen)
        {
          return tokens.text(open..<(open + 1))
        }
      }
    }
    return nil
  }

  /// The unit beside a value that measures something else: “72 kilograms” of a value in bpm.
  ///
  /// - Returns: nil where there is none, or nobody knows one of the two.
  package func otherUnit(
    in text: String,
    beside value: Double?,
    _ language: SpokenLanguage
  ) -> String? {
    guard !units.isEmpty, let value else { return nil }
    for clause in Word(text).split(at: Self.clause) where clause.contains(.number) {
      let tokens = TextTokens(clause.text, language.tag)
      for said in tokens.values where said.isMagnitude(of: value) && isApart(said.units) {
        let place = said.range.last { !tokens.tokens[$0].isFigure } ?? said.range.lowerBound
        let sign = tokens.isCurrency(said.range.lowerBound) ? said.range.lowerBound : place
        let word = tokens.text(sign..<(sign + 1))
        if !Self.others.contains(Word(word)) { return word }
      }
    }
    return nil
  }

  /// Whether a word is that of a unit that is known, as this one is, and nobody says one for the other.
  package func isApart(from word: Word) -> Bool {
    !Self.others.contains(word) && isApart(UnitVocabulary.units(word))
  }

  /// Whether units are known, and neither are this one nor measure the same.
  ///
  /// Times may be those for which a value is told, and shares are no units.
  private func isApart(_ said: UnitSet) -> Bool {
    !said.isEmpty && !units.isEmpty && !said.holdsTime && said.intersection(Unit.periods).isEmpty
      && !said.contains(Unit.percent) && said.factors(to: units).isEmpty
  }

  /// Symbols and words of units that are other words as well.
  private static let others: WordSet = [
    "in", "pt", "pts", "point", "points", "t", "m", "g", "l", "v", "w", "k", "c", "f", "j", "pp",
    "cup", "cups", "foot", "feet", "pint", "pints", "mole", "moles", "knot", "knots", "kt", "kn",
    "beats", "yard", "yards", "lb", "ft", "mi", "hp", "db", "bit", "bits", "mb", "kb", "n", "b",
    "r",
    "x", "fr", "times",
  ]

  /// The fact without which nobody can tell whether a word says a unit.
  package static func meaning(of word: String, _ unit: String) -> String {
    "whether ‘\(word)’ stands for ‘\(unit)’"
  }

  static let clause = CharacterClass(",;()")

  /// Words behind a number that are none of its unit.
  static let noUnits: WordSet = [
    "of", "and", "in", "on", "at", "to", "by", "for", "from", "with", "is", "was", "or",
  ]

  /// Words behind a value that say how it is or what became of it, and in what it is never.
  private static let otherThanUnits: WordSet = [
    "done", "complete", "completed", "finished", "left", "remaining", "out", "off", "up", "down",
    "above", "below", "over", "under", "more", "less", "total", "average", "highest", "lowest",
    "high", "low", "today", "yesterday", "so", "am", "pm",
  ]
}

extension TextValue {
  /// Whether it is a value or the opposite of it, about.
  fileprivate func isMagnitude(of value: Double) -> Bool {
    ((raw.map { [$0] } ?? []) + numbers).contains {
      abs(abs($0) - abs(value)) <= max(tolerance(of: $0) * 1.000_001, abs(value) * 0.01)
    }
  }
}

extension TextTokens {
  fileprivate func isCurrency(_ index: Int) -> Bool {
    index >= 0 && !(tokens[index].record?.units.intersection(Unit.currencies).isEmpty ?? true)
  }

  /// Whether a token is a unit and no other word.
  package func isUnit(_ index: Int) -> Bool {
    guard let record = tokens[index].record else { return false }
    return !record.units.isEmpty && !record.kinds.contains(.otherWord)
  }

  fileprivate func isLetters(_ index: Int) -> Bool {
    !tokens[index].isFigure && text(index..<(index + 1)).allSatisfy(\.isLetter)
  }

  /// Where the unit of a number may stand: behind what multiplies it, and small words.
  fileprivate func unitPlace(behind index: Int) -> Int {
    var place = index + 1
    while place < count,
      holds(place, .scale) && !isUnit(place)
        || SpokenUnit.noUnits.contains(Word(text(place..<(place + 1))))
    {
      place += 1
    }
    return place
  }
}
