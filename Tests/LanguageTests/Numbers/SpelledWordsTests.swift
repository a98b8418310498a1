import Testing

@testable import Language

/// Numbers that words of other languages than English spell out.
@Test(
  arguments: [
    ("acht", "de", 8), ("fünfundzwanzig", "de", 25), ("zweitausend", "de", 2000),
    ("neunhundertfünfzigtausend", "de", 950_000), ("hundertdrei", "de", 103),
    ("zweitausendvierundzwanzig", "de", 2024), ("drei millionen", "de", 3_000_000),
    ("deux mille cinq cents", "fr", 2500), ("mille deux cent cinquante", "fr", 1250),
    ("quatre-vingt-dix-sept", "fr", 97), ("soixante et onze", "fr", 71),
    ("quatre-vingts", "fr", 80), ("vingt et un", "fr", 20), ("trois cent mille", "fr", 300_000),
    ("dos mil quinientos", "es", 2500), ("treinta y cinco", "es", 35), ("cien mil", "es", 100_000),
    ("veintidós", "es", 22), ("dos millones trescientos mil", "es", 2_300_000),
  ] as [(String, String, Double)]
) func spelledNumbersOfOtherLanguages(_ text: String, _ language: String, _ value: Double) {
  #expect(SpelledWords.all(in: Words(text).list, language).first?.value == value)
}

/// Words that hold the word of a number, and articles, are none.
@Test(
  arguments: [
    ("hund", "de"), ("und", "de"), ("ein", "de"), ("un", "fr"), ("pour", "fr"), ("una", "es"),
    ("tausender", "de"), ("millones", "es"), ("five", "de"),
  ]
) func wordsThatAreNoNumbers(_ text: String, _ language: String) {
  #expect(SpelledWords.all(in: Words(text).list, language).isEmpty)
}

@Test func numbersThatDoNotJoinAreTwo() {
  let numbers = SpelledWords.all(in: Words("cinq six").list, "fr")
  #expect(numbers.map(\.value) == [5, 6])
}
