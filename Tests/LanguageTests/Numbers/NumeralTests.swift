import Foundation
import Testing

@testable import Language

/// What ICU spells is read back, in each language that has files: all small numbers, and one in about a
/// hundred of the others below a million.
@Test(arguments: LanguageTable.tags) func spelledNumbersAreReadBack(_ tag: String) throws {
  let format = NumberFormatter()
  format.numberStyle = .spellOut
  format.locale = Locale(identifier: tag)
  var number = 0
  while number < 1_000_000 {
    let text = try #require(format.string(from: NSNumber(value: number)))
    let numerals = TextTokens(text, tag).numerals
    #expect(numerals.map(\.value) == [Double(number)], "\(text)")
    number += number < 1200 ? 1 : 311 + number % 13
  }
}

@Test(
  arguments: [
    ("acht", "de", 8), ("fünfundzwanzig", "de", 25), ("zweitausend", "de", 2000),
    ("neunhundertfünfzigtausend", "de", 950_000), ("hundertdrei", "de", 103),
    ("zweitausendvierundzwanzig", "de", 2024), ("drei Millionen", "de", 3_000_000),
    ("zweieinhalb", "de", 2.5), ("deux mille cinq cents", "fr", 2500),
    ("mille deux cent cinquante", "fr", 1250), ("quatre-vingt-dix-sept", "fr", 97),
    ("soixante et onze", "fr", 71), ("nonante-deux", "fr", 92), ("vingt et un", "fr", 21),
    ("trois et demi", "fr", 3.5), ("trois cent mille", "fr", 300_000),
    ("dos mil quinientos", "es", 2500), ("treinta y cinco", "es", 35), ("cien mil", "es", 100_000),
    ("dos mil millones", "es", 2_000_000_000), ("veintidós", "es", 22),
    ("dos millones trescientos mil", "es", 2_300_000), ("due virgola cinque", "it", 2.5),
    ("duecentoquarantotto", "it", 248), ("vinte e cinco", "pt", 25), ("dezasseis", "pt", 16),
    ("drieëntwintig", "nl", 23), ("fem och en halv", "sv", 5.5), ("tjugofem", "sv", 25),
    ("a hundred and six", "en", 106), ("six and a half", "en", 6.5),
    ("seven point two five", "en", 7.25), ("two hundred thousand three hundred", "en", 200_300),
  ] as [(String, String, Double)]
) func numbersInWords(_ text: String, _ tag: String, _ value: Double) {
  #expect(TextTokens(text, tag).numerals.filter(isCardinal).map(\.value) == [value])
}

/// Words that hold the word of a number, articles, and scales that count nothing are none.
@Test(
  arguments: [
    ("hund", "de"), ("und", "de"), ("ein", "de"), ("un", "fr"), ("pour", "fr"), ("una", "es"),
    ("tausender", "de"), ("millones", "es"), ("five", "de"), ("hundred", "en"), ("en", "sv"),
    ("första", "sv"),
  ]
) func wordsThatAreNoNumbers(_ text: String, _ tag: String) {
  #expect(TextTokens(text, tag).numerals.filter(isCardinal).isEmpty)
}

@Test(
  arguments: [
    ("cinq six", "fr", [5, 6]), ("twenty and five", "en", [20, 5]), ("zero five", "en", [0, 5]),
  ] as [(String, String, [Double])]
) func numbersThatDoNotJoinAreSeveral(_ text: String, _ tag: String, _ values: [Double]) {
  #expect(TextTokens(text, tag).numerals.filter(isCardinal).map(\.value) == values)
}

@Test(
  arguments: [
    ("twenty-first", "en", 21), ("einundzwanzigster", "de", 21), ("tjugoförsta", "sv", 21),
    ("vigésimo primero", "es", 21), ("quatre-vingt-dix-septième", "fr", 97),
    ("eenentwintigste", "nl", 21), ("décimo sexto", "pt", 16), ("ventunesimo", "it", 21),
  ] as [(String, String, Double)]
) func ordinalsInWords(_ text: String, _ tag: String, _ value: Double) {
  let numerals = TextTokens(text, tag).numerals
  #expect(numerals.map(\.value) == [value])
  let areOrdinals = numerals.allSatisfy { $0.isOrdinal }
  #expect(areOrdinals)
}

private func isCardinal(_ numeral: Numeral) -> Bool { !numeral.isOrdinal && !numeral.isArticle }
