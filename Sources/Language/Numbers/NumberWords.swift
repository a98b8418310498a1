/// Whole numbers as words give them: in digits, with an ending, or spelt out in a language that is
/// known.
package enum NumberWords {
  /// A number in a word that holds digits.
  package struct Digits: Hashable {
    package var number: Int

    /// Whether a stroke stands before it, as before the 4 in “2/4”.
    package var isBehindStroke: Bool
    package var isOrdinal: Bool

    /// What stands between them and the digits before, and behind, in the same word.
    package var lead = ""
    package var tail = ""
  }

  /// A number that words spell out.
  package struct Spelt: Hashable {
    package var number: Int
    package var length: Int
    package var isOrdinal: Bool
  }

  // MARK: digits

  /// The whole numbers that stand in a word in digits.
  ///
  /// Scripts that set no spaces write them amid letters; in Latin letters only what ends an ordinal
  /// may follow, or “3D” would be one.
  package static func digits(in word: Word, _ languages: SpokenLanguages) -> [Digits] {
    guard word.contains(digit) else { return [] }
    if word.isASCII, word.length < 10, word.allSatisfy(digit), let number = word.integer {
      return [Digits(number: number, isBehindStroke: false, isOrdinal: false)]
    }
    let characters = Array(word.text)
    var found: [Digits] = []
    var (index, lead) = (0, 0)
    while index < characters.count {
      guard digit.contains(characters[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < characters.count, digit.contains(characters[index]) { index += 1 }
      let leading = characters[lead..<start]
      lead = index
      let before = start > 0 ? characters[start - 1] : nil
      let ending = String(characters[index...].prefix { !separators.contains($0) })
      let isOrdinal = endings(languages).contains(ending)
      let behind = index < characters.count ? characters[index] : nil
      guard mayStand(beside: before), isOrdinal || mayStand(beside: behind),
        let number = number(characters[start..<index])
      else { continue }
      found.append(
        Digits(
          number: number,
          isBehindStroke: before == "/",
          isOrdinal: isOrdinal,
          lead: String(leading),
          tail: String(characters[index...].prefix { !digit.contains($0) })
        )
      )
    }
    return found
  }

  /// Digits of any script, but not numerals that are words, as 二 is.
  private static let digit = CharacterClass("", .digit)

  private static let separators: Set<Character> = ["/", ".", ",", ":"]

  /// Whether a whole number can stand beside a character: not where it is a part of “1.5” or “H2”.
  private static func mayStand(beside character: Character?) -> Bool {
    guard let character, character != "/" else { return true }
    guard let scalar = character.unicodeScalars.first, character.isLetter else { return false }
    // Latin letters end with the extended blocks; what follows them sets off digits by itself.
    return scalar.value > 0x24F && !(0x1E00...0x1EFF).contains(scalar.value)
  }

  private static func number(_ digits: ArraySlice<Character>) -> Int? {
    guard digits.count < 10 else { return nil }
    return digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
  }

  private static func endings(_ languages: SpokenLanguages) -> Set<String> {
    languages.isEnglish ? englishEndings : otherEndings
  }

  private static let englishEndings: Set<String> = ["st", "nd", "rd", "th"]

  /// What ordinals in digits end with: French, Dutch, Spanish, Portuguese, Italian, Catalan, Turkish.
  private static let otherEndings = englishEndings.union([
    "e", "er", "re", "ère", "ème", "ième", "nde", "de", "ste", "º", "ª", "o", "a", "n", "r", "t",
    "è", "é", "nci", "inci", "üncü", "uncu", "si", "ü", "i",
  ])

  // MARK: words

  /// The number that words spell out from the first on, in one of some languages.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - languages: the languages.
  ///   - mayBeArticle: whether a word that is an article as well is one; asked of such a word alone.
  /// - Returns: nil where they spell out none.
  package static func spelt(
    _ words: ArraySlice<Word>,
    _ languages: SpokenLanguages,
    mayBeArticle: () -> Bool = { false }
  ) -> Spelt? {
    if languages.mayBeEnglish, let spelt = spelt(words) { return spelt }
    if languages.isEnglish || languages.isOpen { return nil }
    for language in languages.primaries where language != "en" {
      if let spelt = spelt(words, LanguageTable.of(language), mayBeArticle) { return spelt }
    }
    return nil
  }

  /// Whether all words are known that spell out numbers up to one in any of some languages.
  package static func areKnown(upTo number: Int, _ languages: SpokenLanguages) -> Bool {
    if languages.isEnglish { return true }
    return !languages.isOpen && number <= last
      && languages.primaries.allSatisfy { LanguageTable.of($0) != nil }
      && (!languages.mayBeEnglish || languages.primaries.contains("en"))
  }

  /// Up to this number, and no further, words are read for the number of a step.
  private static let last = 99

  /// The number that English words spell out from the first on: “twenty-one”, “second”.
  static func spelt(_ words: ArraySlice<Word>) -> Spelt? { spelt(words, LanguageTable.of("en")) }

  private static func spelt(
    _ words: ArraySlice<Word>,
    _ language: LanguageTable?,
    _ mayBeArticle: () -> Bool = { false }
  ) -> Spelt? {
    guard let language, let numeral = Numeral.first(of: words, language),
      numeral.value <= Double(last), !numeral.isArticle || mayBeArticle()
    else { return nil }
    return Spelt(
      number: Int(numeral.value),
      length: numeral.range.count,
      isOrdinal: numeral.isOrdinal
    )
  }
}
