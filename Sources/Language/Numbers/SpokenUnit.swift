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
}

extension TextTokens {
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
