/// A full stop before white space: it ends a sentence, an ordinal or an abbreviation.
///
/// An ordinal is that of “3. Quartal”, an abbreviation that of “12 Mio. Euro”.
package struct FullStop {
  /// What stands before it in its clause.
  private let before: ArraySlice<Unicode.Scalar>

  /// Whether its clause is the first of a sentence.
  private let beginsSentence: Bool

  /// What stands behind it.
  private let behind: ArraySlice<Unicode.Scalar>

  /// Nil where nobody gave the language.
  private let language: String?

  /// - Parameters:
  ///   - index: where it stands in the text.
  ///   - start: where its clause begins there.
  ///   - text: the scalars of the whole text.
  ///   - tag: the tag of its language.
  package init(at index: Int, from start: Int, in text: [Unicode.Scalar], _ tag: String?) {
    before = text[start..<index]
    beginsSentence = start == 0 || ".!?\n".unicodeScalars.contains(text[start - 1])
    behind = text[(index + 1)...]
    language = tag.map(LanguageTag.primary)
  }

  /// Whether a sentence ends with it.
  package var endsSentence: Bool { !isOfOrdinal && !isOfAbbreviation }

  // MARK: words beside it

  private typealias Scalars = String.UnicodeScalarView

  /// The letters and digits right before it.
  private var last: Word {
    Self.word(before.reversed().prefix { $0.properties.isAlphabetic || $0.isDigit }.reversed())
  }

  /// The word before those.
  private var lastButOne: Word {
    let rest = before.dropLast(last.text.unicodeScalars.count).reversed()
      .drop { !$0.properties.isAlphabetic }
    return Self.word(rest.prefix { $0.properties.isAlphabetic }.reversed())
  }

  /// What follows up to the next white space or sign.
  private var next: [Unicode.Scalar] {
    Array(
      behind.drop { $0.properties.isWhitespace }
        .prefix { $0.properties.isAlphabetic || $0.isDigit }
    )
  }

  private static func word(_ scalars: some Sequence<Unicode.Scalar>) -> Word {
    Word(String(Scalars(scalars)).lowercased())
  }

  // MARK: ordinals

  /// Whether it makes an ordinal of the number before it.
  private var isOfOrdinal: Bool {
    let number = last
    guard language.map(Self.ordinalLanguages.contains) ?? true, (1...3).contains(number.length),
      number.allSatisfy(.number), !isBehindSeparator(number.length)
    else { return false }
    let next = next
    guard let first = next.first else { return false }
    if first.isDigit { return isOfDate(next, number) }
    // A sentence does not begin with a small letter; names do not matter where nouns have them.
    if first.properties.isLowercase { return language != nil || isNumbered(next, number) }
    guard language.map(Self.languagesOfCapitalNouns.contains) ?? true else { return false }
    return Self.determiners.contains(lastButOne) || isNumbered(next, number)
      || (language != nil && isFirst(number.length) && !Self.begins(next))
  }

  /// Whether the digits before it are but the end of a number, as in “6,5”.
  private func isBehindSeparator(_ length: Int) -> Bool {
    before.dropLast(length).last.map { ".,:/-–".unicodeScalars.contains($0) } ?? false
  }

  /// Whether nothing stands before the number, so that it alone would be a sentence.
  private func isFirst(_ length: Int) -> Bool {
    beginsSentence && before.dropLast(length).allSatisfy(\.properties.isWhitespace)
  }

  /// Whether the number behind is that of a month or a year.
  private func isOfDate(_ next: [Unicode.Scalar], _ number: Word) -> Bool {
    guard let day = number.integer, (1...31).contains(day), next.allSatisfy(\.isDigit) else {
      return false
    }
    let rest = behind.drop { $0.properties.isWhitespace }.dropFirst(next.count)
    return next.count == 4 ? day <= 12 : next.count <= 2 && rest.first == "."
  }

  /// Whether a word is one that people number: a quarter, or a month by its days.
  private func isNumbered(_ next: [Unicode.Scalar], _ number: Word) -> Bool {
    let word = Self.word(next)
    let isDay = number.integer.map { (1...31).contains($0) } ?? false
    // German sets the most ordinals where nobody gives the language.
    let record = LanguageTable.reading(language ?? "de").record(of: word)
    return Self.numbered.contains(word) || isDay && record.map { $0.month > 0 } ?? false
  }

  /// Whether a word with a capital letter begins a sentence, for within one it would have none.
  private static func begins(_ next: [Unicode.Scalar]) -> Bool {
    let word = word(next)
    return openers.contains(word) || superlatives.contains { word.hasPrefix($0) }
  }

  /// Languages that write ordinals with a full stop (CLDR, formats of dates and of ordinals).
  private static let ordinalLanguages: Set<String> = [
    "bs", "cs", "da", "de", "et", "fi", "fo", "hr", "hu", "is", "lb", "lv", "nb", "nn", "no",
    "pl", "sk", "sl", "sr", "tr",
  ]

  /// Where every noun has a capital letter.
  private static let languagesOfCapitalNouns: Set<String> = ["de", "lb"]

  /// Words before an ordinal, which do not stand before a number that counts.
  private static let determiners: WordSet = [
    "im", "am", "vom", "zum", "zur", "beim", "der", "die", "das", "dem", "den", "des", "jeder",
    "jede", "jedes", "jeden", "seit", "ab",
  ]

  /// What people number in languages whose nouns have capital letters.
  private static let numbered: WordSet = [
    "quartal", "quartals", "halbjahr", "trimester", "semester", "monat", "monats", "woche",
    "kalenderwoche", "tag", "tages", "jahr", "jahres", "jahrhundert", "stunde", "minute", "platz",
    "rang", "schritt", "etappe", "runde", "spieltag", "spiel", "klasse", "stufe", "stock",
    "etage", "kapitel", "phase", "dekade",
  ]

  // MARK: abbreviations

  /// Whether it is that of “Mo.” or “12 Mio.”, so that what follows is of the same sentence.
  private var isOfAbbreviation: Bool {
    let last = Self.word(before.reversed().prefix { $0.properties.isAlphabetic }.reversed())
    if Self.abbreviations.contains(last) { return true }
    guard language != "en" else { return false }
    if Self.pairs[last] == Self.word(next) || isSecondOfPair(last) { return true }
    guard Self.units.contains(last) else { return false }
    let next = next
    // The unit may end the sentence; “DKK” does not begin one.
    guard let first = next.first, first.properties.isUppercase else { return true }
    if next.count > 1, next.allSatisfy({ $0.properties.isUppercase || $0.isDigit }) { return true }
    return language.map(Self.languagesOfCapitalNouns.contains) ?? false && !Self.begins(next)
  }

  /// Whether letters are the second of a pair.
  private func isSecondOfPair(_ last: Word) -> Bool {
    let rest = before.dropLast(last.count).reversed().drop(while: \.properties.isWhitespace)
    return rest.first == "." && Self.pairs[lastButOne] == last
  }

  /// Whether the full stop at the end of a name is that of its last word: “Acme Inc.”.
  package static func isOfAbbreviation(endOf name: String) -> Bool {
    let letters = name.unicodeScalars.dropLast().reversed().prefix { $0.properties.isAlphabetic }
    let last = word(letters.reversed())
    return abbreviations.contains(last) || finals.contains(last) || units.contains(last)
  }

  /// Abbreviations that end names rather than stand before what they belong to.
  private static let finals: WordSet = [
    "inc", "ltd", "corp", "co", "bros", "dept", "jr", "sr", "etc", "usw", "usf", "no", "st",
    "ave", "blvd", "gov", "univ", "est", "incl", "excl", "min", "hrs", "mins", "secs", "jan", "feb",
    "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "okt", "dez", "mon", "tue",
    "wed", "thu", "fri", "sat", "sun", "janv", "févr", "avr", "juil", "déc",
  ]

  private static let abbreviations: WordSet = [
    "max", "avg", "approx", "ca", "nr", "vs", "lun", "mar", "mer", "jeu", "ven", "sam",
    "dim", "mo", "di", "mi", "do", "fr", "sa", "so", "bzw", "inkl", "ggf", "aprox",
  ]

  /// Abbreviations of two letters that have a full stop each: the second by the first.
  private static let pairs: [Word: Word] = Dictionary(
    uniqueKeysWithValues: [("z", "b"), ("d", "h"), ("u", "a"), ("p", "ex"), ("i", "d")].map {
      (Word($0), Word($1))
    }
  )

  /// Numbers and units in short.
  private static let units: WordSet = [
    "mio", "mrd", "tsd", "std", "min", "sek", "stk", "mia", "mill", "mld", "mln", "milj", "tys",
    "tis", "mil", "godz", "hod",
  ]

  /// German words that have a capital letter only where a sentence begins.
  private static let openers: WordSet = [
    "der", "die", "das", "den", "dem", "des", "ein", "eine", "einen", "einer", "im", "am", "in",
    "an", "auf", "bei", "für", "mit", "von", "vom", "nach", "zu", "es", "er", "sie", "diese",
    "dieser", "dieses", "insgesamt", "durchschnittlich", "danach", "dann", "davon", "zuletzt",
    "zusammen", "alle", "je", "pro", "und", "oder", "aber",
  ]

  private static let superlatives = [
    "höchst", "niedrigst", "größt", "kleinst", "geringst", "längst", "kürzest", "tiefst",
    "zweit", "maxim", "minim", "gesamt", "durchschnitt", "mittel", "summe",
  ].map { Word($0) }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool {
    value < 0x80 ? (0x30...0x39).contains(value) : properties.numericType == .decimal
  }
}
