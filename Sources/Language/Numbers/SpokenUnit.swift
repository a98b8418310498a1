internal import Support

/// A unit as people say it: by its symbol or in words, behind a number, before it or joined to it.
///
/// Any unit of time serves for another: “7 hours 30 minutes” says what 7.5 h is.
package struct SpokenUnit: Sendable {
  /// What it may be; none where only its author knows it.
  package let units: UnitSet

  /// What serves for it.
  private let serving: UnitSet

  /// How one is called that only its author knows, in the forms of English.
  private let names: [[Word]]

  /// The unit as it is written in a script that sets no spaces.
  private let run: Words?

  /// What may be said for each word of a unit of several: “6.5 million euros” says “million €”.
  private let parts: [SpokenUnit]

  /// What it multiplies the number before it by, as the “million” of “million €” does.
  private let scale: Double?

  private static let joins: WordSet = ["of", "per", "in", "a"]

  /// The unit of some name in a language or in English.
  package static func named(_ unit: String, _ tag: String?) -> SpokenUnit { SpokenUnit(unit, tag) }

  private init(_ name: String, _ tag: String?) {
    let declared = Words(name)
    let list = declared.list
    run = declared.isUnspaced ? declared : nil
    units = UnitSet(named: name, tag)
    serving = units.holdsTime ? units.union(Unit.times).union(Unit.periods) : units
    let record = list.first.flatMap { first in
      TextReading.of(tag).language.record(of: first) ?? LanguageTable.english.record(of: first)
    }
    scale = list.count > 1 ? nil : record.flatMap { $0.kinds.contains(.scale) ? $0.number : nil }
    names =
      (list.count == 1 ? [list[0].text] + Self.inflected(list[0].text) : [list.joined])
      .map { Words($0).list }.filter { !$0.isEmpty }
    let words = list.filter { !Self.joins.contains($0) }
    parts =
      units.isEmpty && words.count > 1 ? words.map { SpokenUnit($0.text, tag) } : []
  }

  /// Whether it is known what it is.
  var isKnown: Bool { !units.isEmpty || !parts.isEmpty && parts.allSatisfy(\.isKnown) }

  /// One step, two steps; one box, two boxes; one delivery, two deliveries; one person, two people.
  private static func inflected(_ word: String) -> [String] {
    var forms = [word + "s", word + "es"] + PluralForms.others(of: word)
    if word.count > 2, word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.count > 3, word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    return forms
  }

  // MARK: among words

  /// Whether a token, or a phrase from it on, is a name of this unit and of no longer time.
  package func isNamed(in tokens: TextTokens, at index: Int) -> Bool {
    names.contains { tokens.holds($0, at: index) }
      || tokens.phrase(at: index) { !$0.units.intersection(units).isEmpty } != nil
  }

  /// How many tokens say it at a place; 0 where it is not said there.
  func length(in tokens: TextTokens, at index: Int) -> Int {
    if !units.isEmpty,
      let (_, length) = tokens.phrase(at: index, where: { !$0.units.intersection(serving).isEmpty })
    {
      return length
    }
    if let scale {
      let said = tokens.phrase(at: index) { $0.kinds.contains(.scale) && $0.number == scale }
      if let said { return said.length }
    }
    var length = 0
    for name in names where name.count > length && tokens.holds(name, at: index) {
      length = name.count
    }
    return length
  }

  /// Whether a text says the unit.
  package func isSaid(in text: String, _ tag: String?) -> Bool {
    isSaid(in: TextTokens(text, tag))
      || !SpokenLanguage.isEnglish(tag) && isSaid(in: TextTokens(text, "en"))
  }

  /// Whether words say the unit, in those of a language or of English.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - tokens: the same as tokens of the language.
  ///   - language: the language.
  /// - Returns: true where it is said anywhere among them.
  package func isSaid(in words: Words, _ tokens: TextTokens, _ language: SpokenLanguage) -> Bool {
    isSaid(in: tokens) || run.map(words.contains) ?? false
      || !language.isEnglish && isSaid(in: TextTokens(words, "en"))
  }

  private func isSaid(in tokens: TextTokens) -> Bool {
    for index in tokens.tokens.indices where length(in: tokens, at: index) > 0 { return true }
    return !parts.isEmpty && parts.allSatisfy { $0.isSaid(in: tokens) }
  }

  // MARK: once for all

  /// Whether text about all values says the unit they have: not as what they are counted by, as in
  /// “Sleep by day”, nor as a word that may be another, as in “Rain in London”.
  package func isSaid(ofWhole text: String, _ tag: String?) -> Bool {
    let clauses = Word(text).split(at: Self.wholeClause).map { TextTokens($0.text, tag) }
    return clauses.contains { tokens in
      tokens.tokens.indices.contains { index in
        let length = length(in: tokens, at: index)
        return length > 0 && isUnit(index..<(index + length), tokens)
      }
    } || !parts.isEmpty && parts.allSatisfy { $0.isSaid(in: TextTokens(text, tag)) }
      || !SpokenLanguage.isEnglish(tag) && isSaid(ofWhole: text, "en")
  }

  private static let wholeClause = CharacterClass(",;:()[]–—")

  private func isUnit(_ place: Range<Int>, _ tokens: TextTokens) -> Bool {
    if place.count == tokens.count { return true }
    if tokens.holds(place.lowerBound - 1, .counter) { return false }
    if tokens.holds(place.lowerBound - 1, .unitLead) { return true }
    guard place.count == 1, case let word = tokens.text(place), word.allSatisfy(\.isLetter) else {
      return true
    }
    // In English what is counted stands in the plural.
    let isPlural = ["s", "es"].contains { ending in
      let other = tokens.language.record(of: word + ending)
      return !(other?.units.intersection(units).isEmpty ?? true)
        || names.contains([Word(word + ending)])
    }
    return word.count > 1 && SpokenLanguage.isEnglish(tokens.language.tag)
      && !Self.otherWords.contains(Word(word)) && !isPlural
  }

  /// Symbols and words of units that are words of other meanings as well.
  private static let otherWords: WordSet = ["in", "ms", "pt", "mo", "foot"]

  // MARK: beside a number

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

  /// Whether words stand at a place, one after another.
  func holds(_ words: [Word], at index: Int) -> Bool {
    guard index + words.count <= count else { return false }
    for (place, word) in words.enumerated() where !holds(word, at: index + place) { return false }
    return true
  }

  private func holds(_ word: Word, at index: Int) -> Bool {
    word.length == tokens[index].length
      && withBytes(index..<(index + 1)) { bytes in word.withBytes { $0.elementsEqual(bytes) } }
  }
}
