import Testing

@testable import A11yRules

/// Numbers are read as the language writes them.
@Test(
  arguments: [
    ("7.5 hours", "en", 7.5), ("1,234.5", "en", 1234.5), ("minus 4", "en", -4), ("−4 °C", "en", -4),
    ("6.5 billion", "en", 6_500_000_000), ("1.2K", "en", 1200), ("6.5e9", "en", 6_500_000_000),
    ("$1.23 million", "en", 1_230_000), ("7,5 Stunden", "de", 7.5), ("1.234,5", "de", 1234.5),
    ("1,5 Millionen", "de", 1_500_000), ("2 Mrd. Euro", "de", 2_000_000_000),
    ("1 234 567,5 €", "fr", 1_234_567.5), ("12 000", "sv", 12000), ("1 234", "pl", 1234),
    ("٧٥", "ar", 75), ("७५", "hi", 75), ("7時間", "ja", 7), ("1’234", "de", 1234),
    ("1’234.50", "de-CH", 1234.5), ("1,234.50", "es-MX", 1234.5), ("1.234,50", "es-ES", 1234.5),
    ("12,34,567", "en-IN", 1_234_567), ("12 lakh", "en-IN", 1_200_000), ("1,5", "en-ZA", 1.5),
    ("-$5.00", "en", -5), ("−€5", "en", -5), ("negative 12 dollars", "en", -12),
    ("seven hours", "en", 7), ("twenty-five dollars", "en", 25), ("fifty percent", "en", 50),
    ("a million dollars", "en", 1_000_000), ("one hundred and six", "en", 106),
    ("two thousand and twenty four", "en", 2024), ("six and a half", "en", 6.5),
    ("seven point two five", "en", 7.25), ("two hundred thousand three hundred", "en", 200_300),
    ("minus four", "en", -4),
  ]
)
func spokenNumber(_ text: String, _ language: String, _ value: Double) {
  let numbers = SpokenNumber.all(in: text, SpokenLanguage(language))
  #expect(numbers.contains { abs($0.value - value) < abs(value) * 1e-12 })
}

/// What another language would write is another number.
@Test(
  arguments: [
    ("7,500", "en", 7.5), ("7.500", "de", 7.5), ("12 000", "en", 12000), ("1 2345", "fr", 12345),
    ("12, 34", "fr", 1234), ("CO2", "en", 2), ("12,34,567", "en-US", 1_234_567),
    ("1,234", "es-MX", 1.234),
    ("$5-$10", "en", -10), ("five six", "en", 11), ("sieben", "de", 7), ("a hundred", "en", 1),
  ]
)
func otherNumber(_ text: String, _ language: String, _ value: Double) {
  let numbers = SpokenNumber.all(in: text, SpokenLanguage(language))
  #expect(!numbers.contains { $0.value == value })
}

/// Lengths of time are added up.
@Test(
  arguments: [
    ("7 hours 45 minutes", 27900), ("7h45m", 27900), ("1 hour and 1 minute", 3660),
    ("half an hour", 1800), ("an hour", 3600), ("90 min", 5400), ("1 minute 30 seconds", 90),
    ("2 days", 172_800),
  ]
)
func spokenDuration(_ text: String, _ seconds: Double) {
  #expect(SpokenDuration(in: Words(text).list)?.seconds == [seconds])
}

/// A category is said as it is, spelt out, or as the date it stands for; nothing else says it.
@Test(
  arguments: [
    ("Mon", "Monday, 7 hours", true), ("M", "Monday", true), ("Monday", "Mon, 7", true),
    ("Sept", "September 4", true), ("6/12", "June 12", true), ("12/6", "June 12", true),
    ("2025-06-12", "12th of June", true), ("6/12", "6/12/2025", true), ("6/12", "2025-06-12", true),
    ("Q1", "Quarter 1, 5", true), ("’24", "2024, 7", true), ("New York", "7 in New York", true),
    ("月", "月曜日、7時間", true), ("서울", "서울은 7", true),
    ("13:00", "1 PM, 4", true), ("13:00", "1:00, 4", true), ("09:30", "9:30 a.m.", true),
    ("00:00", "midnight", true), ("12:00", "noon", true), ("9a", "9 AM", true),
    ("9 AM", "9 in the morning", true), ("13:00", "13 o’clock", true), ("9 PM", "21:00", true),
    ("18–24", "18 to 24, 4", true), ("25-34", "25 to 34 years", true),
    ("65+", "65 and older", true), ("65+", "65 years and older", true), ("65+", "65 plus", true),
    ("5 km", "5 kilometers", true), ("5km", "5 kilometres", true), ("10k", "10 thousand", true),
    ("👍", "Thumbs up, 9", true), ("❤️", "Heart, 9", true),
    ("13:00", "1 AM", false), ("9a", "9 PM", false), ("18–24", "18 to 25", false),
    ("18–24", "18 and 24", false), ("65+", "65", false), ("5 km", "5 miles", false),
    ("10k", "10 million", false), ("👍", "Happy, 9", false), ("00:00", "noon", false),
    ("Mon", "Tuesday, 7 hours", false), ("M", "Maple", false), ("Ann", "Joanna", false),
    ("6/12", "June 13", false), ("6/12", "July 12", false), ("6/12", "12", false),
    ("York New", "New York", false), ("7", "17", false), ("A1", "A 2", false), ("on", "no", false),
  ]
)
func spokenCategory(_ category: String, _ text: String, _ isSaid: Bool) {
  #expect(SpokenCategory(category, SpokenLanguage("en")).isSaid(in: Words(text)) == isSaid)
}
