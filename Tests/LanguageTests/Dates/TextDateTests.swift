import Testing

@testable import Language

@Test(
  arguments: [
    ("2 March 2025", "en", 3, 2, 2025), ("March 2nd, 2025", "en", 3, 2, 2025),
    ("le 2 mars", "fr", 3, 2, nil), ("2. März 2025", "de", 3, 2, 2025),
    ("2 de mayo de 2024", "es", 5, 2, 2024), ("March, 7 hours", "en", 3, nil, nil),
    ("den 3 maj 2024", "sv", 5, 3, 2024), ("second of June", "en", 6, 2, nil),
    ("10 giugno", "it", 6, 10, nil), ("1 de março", "pt", 3, 1, nil), ("5 okt", "nl", 10, 5, nil),
  ] as [(String, String, Int, Int?, Int?)]
) func dates(_ text: String, _ tag: String, _ month: Int, _ day: Int?, _ year: Int?) {
  let dates = TextTokens(text, tag).dates
  #expect(dates.map(\.month) == [month])
  #expect(dates.map(\.day) == [day] && dates.map(\.year) == [year])
}
