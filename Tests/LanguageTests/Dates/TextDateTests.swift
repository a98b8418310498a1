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

/// Dates in whatever form say each other where nothing that is given differs.
@Test(
  arguments: [
    ("2025-03-02", "2 March 2025", "en", true), ("2025-03-02", "March 2nd", "en", true),
    ("2025-03-02", "2 March 2024", "en", false), ("3/2/2025", "February 3", "en", true),
    ("3/2", "March 2", "en", true), ("2.3.2025", "2. März 2025", "de", true),
    ("2.3.2025", "3. Februar 2025", "de", false), ("Mar 2025", "March", "en", false),
    ("2025-03", "March 2025", "en", true), ("Q3", "third quarter", "en", true),
    ("Q3 25", "third quarter of 2025", "en", true), ("Q3 2025", "third quarter", "en", false),
    ("Q3", "quarter 3 of 2025", "en", true), ("Q3", "3. Quartal", "de", true),
    ("FY24 Q1", "first quarter of fiscal year 2024", "en", true), ("H1", "first half", "en", true),
    ("T1", "premier trimestre", "fr", true), ("KW 12", "Kalenderwoche 12", "de", true),
    ("Mon", "Monday", "en", true), ("Mon", "Tuesday", "en", false),
    ("Sept", "September", "en", true),
    ("1 PM", "13:00", "en", true), ("9a", "9 in the morning", "en", true),
    ("12:00", "noon", "en", true),
    ("1:00", "1 PM", "en", true), ("14:30", "14:30 Uhr", "de", true),
    ("13:00", "1 AM", "en", false),
    ("2025", "2025", "en", true),
  ]
) func saidDates(_ written: String, _ heard: String, _ tag: String, _ isSaid: Bool) {
  let whole = TextTokens(written, tag).wholeDates
  let tokens = TextTokens(heard, tag)
  let found = tokens.dates + tokens.wholeDates
  #expect(!whole.isEmpty && whole.contains { date in found.contains { $0.says(date) } } == isSaid)
}

/// What is no date.
@Test(arguments: ["7.5", "10-20", "5 kg", "2024-2025", "24/7", "3 quarters", "60 m", "A 1"])
func noDates(_ text: String) { #expect(TextTokens(text, "en").dates.isEmpty) }
