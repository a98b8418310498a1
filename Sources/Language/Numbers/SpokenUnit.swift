internal import Support

/// A unit as people say it: by its symbol or in words, behind a number, before it or joined to it.
///
/// Any unit of time serves for another: “7 hours 30 minutes” says what 7.5 h is.
package struct SpokenUnit: Sendable {
  private let alternatives: Phrases

  /// What may be said of a whole: no other unit serves there.
  private let own: [[Word]]

  /// What it is called in other languages than English.
  private let foreign: [[Word]]

  /// The words that are said for the unit; none for one that only its author knows.
  private let terms: WordSet

  /// What may be said for each word of a unit of several: “6.5 million euros” says “million €”.
  private let parts: [Phrases]

  /// Whether the vocabulary holds the unit, or each word of it.
  let isKnown: Bool

  /// The unit of some name.
  package static func named(_ unit: String) -> SpokenUnit {
    let declared = Words(unit)
    let terms = UnitVocabulary.terms(for: declared)
    return terms.isEmpty ? SpokenUnit(declared, []) : known.unit(declared, terms)
  }

  /// Those of the vocabulary, each worked out once.
  private final class Known: @unchecked Sendable {
    private let lock = Lock()
    private var units: [Words: SpokenUnit] = [:]

    func unit(_ declared: Words, _ terms: [String]) -> SpokenUnit {
      lock.whileHeld {
        if let unit = units[declared] { return unit }
        let unit = SpokenUnit(declared, terms)
        units[declared] = unit
        return unit
      }
    }
  }

  private static let known = Known()

  private init(_ declared: Words, _ terms: [String]) {
    let list = declared.list
    var own = [declared] + terms.map { Words($0) }
    if list.count == 1 { own += Self.inflected(list[0].text).map { Words($0) } }
    self.own = own.map(\.list).filter { !$0.isEmpty }
    self.terms = WordSet(terms)
    let foreign = ForeignUnits.terms(for: terms).map { Words($0) }
    self.foreign = foreign.map(\.list)
    alternatives = Phrases(own + foreign + (UnitVocabulary.areTimes(terms) ? Self.times : []))
    let words = list.filter { !Self.joins.contains($0) }
    let isOfMoney = words.contains(where: UnitVocabulary.isCurrency)
    parts =
      words.count < 2
      ? []
      : words.map { word in
        let known = UnitVocabulary.terms(forWord: word)
        let forms =
          [word.text] + known + ForeignUnits.terms(for: known) + Self.inflected(word.text)
          + (isOfMoney ? Self.multiples(word) : [])
        return Phrases(forms.map { Words($0) })
      }
    isKnown = !terms.isEmpty || (words.count > 1 && words.allSatisfy(UnitVocabulary.isUnit))
  }

  /// What is said for the M of “M USD”.
  private static func multiples(_ word: Word) -> [String] {
    switch NumberScales.scale(word, "en") {
    case 1e3: ["k", "thousand"]
    case 1e6: ["m", "mn", "million", "millions"]
    case 1e9: ["bn", "billion", "billions"]
    default: []
    }
  }

  private static let times =
    (UnitVocabulary.timeTerms + ForeignUnits.timeTerms).map { Words($0) }
  private static let joins: WordSet = ["of", "per", "in", "a"]

  /// How many words say the unit at a place among others; 0 where it is not said there.
  package func length(in words: [Word], at index: Int) -> Int {
    own.filter { words[index...].starts(with: $0) }.map(\.count).max() ?? 0
  }

  /// Whether text says the unit.
  package func isSaid(in text: String) -> Bool { isSaid(in: Words(NumberParting.parted(text))) }

  /// Whether words say the unit, with letters set apart that are joined to a number.
  package func isSaid(in words: Words) -> Bool {
    alternatives.stand(in: words) || areParts(in: words)
  }

  private func areParts(in words: Words) -> Bool {
    !parts.isEmpty && parts.allSatisfy { $0.stand(in: words) }
  }

  /// Whether text about all values says the unit they have: not as what they are counted by, as in
  /// “Sleep by day”, nor as a word that may be another, as in “Rain in London”.
  package func isSaid(ofWhole text: String) -> Bool {
    let isSaid = Word(text).split(at: Self.wholeClause).contains { clause in
      let words = Words(NumberParting.parted(clause.text)).list
      return own.contains { term in
        Self.places(of: term, in: words).contains { isUnit(term, at: $0, words) }
      }
        || foreign.contains { term in
          Self.places(of: term, in: words).contains { start in
            start == 0
              ? term.count == words.count : ForeignUnits.leads.contains(words[start - 1])
          }
        }
    }
    return isSaid || areParts(in: Words(NumberParting.parted(text)))
  }

  private static func places(of term: [Word], in words: [Word]) -> some Sequence<Int> {
    (0..<max(words.count - term.count + 1, 0)).lazy.filter { start in
      words[start..<(start + term.count)].elementsEqual(term)
    }
  }

  private static let wholeClause = CharacterClass(",;:()[]–—")

  private func isUnit(_ term: [Word], at start: Int, _ words: [Word]) -> Bool {
    if term.count == words.count { return true }
    if start > 0 {
      if Self.counters.contains(words[start - 1]) { return false }
      if words[start - 1] == "in" { return true }
    }
    guard term.count == 1, let word = term.first, word.allSatisfy(.letter) else { return true }
    let isPlural = ["s", "es"].contains { terms.contains(Word(word.text + $0)) }
    return word.count > 1 && !Self.otherWords.contains(word)
      && !(terms.contains(word) && isPlural)
  }

  private static let counters: WordSet = ["by", "per", "each", "every"]

  /// Symbols and words of units that are words of other meanings as well.
  private static let otherWords: WordSet = ["in", "ms", "pt", "mo", "foot"]

  /// Whether anything that may be a unit stands with a number in text: a sign of a currency before
  /// it, or a word right behind it.
  package static func isAnySaid(in text: String) -> Bool {
    Word(text).split(at: clause).contains { clause in
      guard !clause.isASCII || clause.contains(.number) else { return false }
      let words = Words(NumberParting.parted(clause.text)).list
      return words.indices.contains { index in
        guard words[index].begins(with: .number) else { return false }
        if index > 0, UnitVocabulary.isCurrency(words[index - 1]) { return true }
        let behind = words[(index + 1)...].first { !noUnits.contains($0) }
        return behind.map { UnitVocabulary.isUnit($0) || $0.allSatisfy(.letter) } ?? false
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
    func isNone(_ word: Word) -> Bool {
      Self.noUnits.contains(word) || Self.otherThanUnits.contains(word) || names().contains(word)
    }
    for clause in Word(text).split(at: Self.clause) where clause.contains(.number) {
      let words = Words(NumberParting.parted(clause.text)).list
      for index in words.indices.dropFirst() where words[index - 1].begins(with: .number) {
        let rest = words[index...].drop(while: Self.scales.contains)
        guard let word = rest.first, word.allSatisfy(.letter) else { continue }
        let numbers = SpokenNumber.all(in: Array(words[(index - 1)..<rest.startIndex]), language)
        // A minus before it is another word.
        let isOther =
          value.map { value in
            !numbers.contains { $0.matches(value) || $0.negated.matches(value) }
          } ?? false
        if isOther { continue }
        // Names are many, and asked for last.
        guard !(isKnown && UnitVocabulary.isUnit(word)), !isNone(word) else { continue }
        // “Tonnes of CO2 equivalent” may be what only the author has a symbol for.
        let unknown = (isKnown ? rest.prefix(1) : rest).first { word in
          word.allSatisfy(.letter) && !UnitVocabulary.isUnit(word) && !isNone(word)
        }
        if let unknown { return unknown.text }
      }
    }
    return nil
  }

  /// The fact without which nobody can tell whether a word says a unit.
  package static func meaning(of word: String, _ unit: String) -> String {
    "whether ‘\(word)’ stands for ‘\(unit)’"
  }

  static let clause = CharacterClass(",;()")

  /// Words behind a number that are none of its unit.
  private static let noUnits = WordSet(
    scaleList + [
      "of", "and", "in", "on", "at", "to", "by", "for", "from", "with", "is", "was", "or",
    ]
  )

  /// Words behind a value that say how it is or what became of it, and in what it is never.
  private static let otherThanUnits: WordSet = [
    "done", "complete", "completed", "finished", "left", "remaining", "out", "off", "up", "down",
    "above", "below", "over", "under", "more", "less", "total", "average", "highest", "lowest",
    "high", "low", "today", "yesterday", "so", "am", "pm",
  ]

  static let scales = WordSet(scaleList)
  private static let scaleList = [
    "k", "mn", "bn", "hundred", "thousand", "million", "millions", "billion", "billions",
    "trillion",
  ]

  /// One step, two steps; one box, two boxes; one delivery, two deliveries; one person, two people.
  private static func inflected(_ word: String) -> [String] {
    var forms = [word + "s", word + "es"] + PluralForms.others(of: word)
    if word.count > 2, word.hasSuffix("s") { forms.append(String(word.dropLast())) }
    if word.count > 3, word.hasSuffix("es") { forms.append(String(word.dropLast(2))) }
    return forms
  }
}
