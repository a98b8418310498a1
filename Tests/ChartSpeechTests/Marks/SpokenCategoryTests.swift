import Testing

@testable import ChartSpeech
@testable import Language

/// A category may be said in other words than it is written in.
@Test(
  arguments: [
    ("FY24 Q1", "first quarter of fiscal year 2024", true), ("FY24 Q1", "Q1 FY 2024", true),
    ("Q1 FY24", "quarter 1, fiscal year 24", true), ("2024 Q1", "first quarter of 2024", true),
    ("H1 FY2025", "first half of the fiscal year 2025", true), ("FY24", "fiscal 2024", true),
    ("Q1", "Q1 FY24", true), ("FY24 Q1", "first quarter", false),
    ("FY24 Q1", "second quarter of fiscal year 2024", false),
    ("FY24 Q1", "first quarter of fiscal year 2025", false), ("FY24", "fiscal 2025", false),
    ("JP", "Japan", true), ("GBR", "United Kingdom", true), ("US", "America", true),
    ("TX", "Texas", true), ("GA", "Georgia", true), ("GA", "Gabon", true), ("CD", "DR Congo", true),
    ("ES", "Italy", false), ("De", "Germany", false), ("QQ", "Qatar", false),
  ]
)
func isSaid(_ category: String, _ text: String, _ isSaid: Bool) {
  #expect(SpokenCategory(category, SpokenLanguage("en")).isSaid(in: Words(text)) == isSaid)
}

/// What is left when the category is taken away is the rest.
@Test
func placeIsRemoved() {
  let category = SpokenCategory("GB", SpokenLanguage("en"))
  #expect(
    category.removed(from: TextTokens("United Kingdom, 67 million", "en")).words.map(\.text) == [
      "67", "million",
    ]
  )
}

/// Whether words tell a time from the day on which they are heard depends on the language.
@Test(
  arguments: [
    ("2024-06-02", "today", "en", true), ("Mon", "2 days ago", "en", true),
    ("June", "last month", "en", true), ("2024", "this year", "en", true),
    ("Q1 24", "last quarter", "en", true), ("14:00", "two hours ago", "en", true),
    ("2.6.2024", "gestern", "de", true), ("Mo", "vor 2 Tagen", "de", true),
    ("juin", "le mois dernier", "fr", true), ("2024-06-02", "il y a 2 jours", "fr", true),
    ("2024-06-02", "aujourd’hui", "fr", true), ("lunes", "hace 2 días", "es", true),
    ("2024-06-02", "ayer", "es", true), ("Anna", "today", "en", false),
    ("Mon", "2 days left", "en", false), ("Mon", "last", "en", false),
    ("2024-06-02", "gestern", "en", false),
  ]
)
func isToldFromToday(_ category: String, _ text: String, _ language: String, _ isTold: Bool) {
  let doubt = SpokenCategory(category, SpokenLanguage(language)).doubt(in: [Words(text)])
  #expect((doubt == "on which day it is heard") == isTold)
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
    ("March 2", "Sunday, 2 March", true), ("2 March", "March 2nd, 7", true),
    ("2 March", "2nd of March 2025", true), ("2025-03", "March 2025", true),
    ("March 2, 2025", "2 March, 7", true), ("2 March", "second of March", true),
    ("Q1", "First quarter", true), ("Q1", "1st quarter, 7", true), ("H2", "second half", true),
    ("March 2", "3 March", false), ("2 March", "March, 2 hours", false),
    ("Q1 2024", "First quarter of 2024", true), ("Q1 2024", "First quarter of 2023", false),
    ("2 March", "2 April", false), ("March 2, 2025", "2 March 2024", false),
    ("2 March 2025", "2 March 3025", false), ("2 March 2025", "2 March, 4500 hours", true),
    ("2025-03", "March 2024", false), ("2025-03", "March", false), ("Q1", "second quarter", false),
    ("Q1", "first half", false), ("5/7", "7.5 hours", false), ("2 March", "7.3 hours", false),
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

/// Where scripts set no spaces, a category is said wherever its letters stand, and no number is parted.
@Test(
  arguments: [
    ("東京", "東京は30人", true), ("1月", "1月は1,200人", true), ("1月", "11月は30人", false),
    ("5人", "1.5人", false), ("2024年 東京", "2024年東京は30人", true),
    ("서울 2호", "서울2호는 30명", true), ("東京", "大阪は30人", false), ("月1", "3月15日", false),
  ]
)
func unspacedCategory(_ category: String, _ text: String, _ isSaid: Bool) {
  #expect(SpokenCategory(category, SpokenLanguage("ja")).isSaid(in: Words(text)) == isSaid)
}

/// So it is in German, where points stand between the numbers of dates.
@Test(
  arguments: [
    ("1. März", "Samstag, 1.3.", true), ("2. März", "02.03.2025", true), ("Q1", "1. Quartal", true),
    ("2. März", "2. Mrz", false), ("2. März", "03.02.2025", false), ("Q1", "2. Quartal", false),
    ("6/12", "12. Juni", true), ("6/12", "12. Juli", false),
  ]
)
func germanCategory(_ category: String, _ text: String, _ isSaid: Bool) {
  #expect(SpokenCategory(category, SpokenLanguage("de")).isSaid(in: Words(text)) == isSaid)
}
