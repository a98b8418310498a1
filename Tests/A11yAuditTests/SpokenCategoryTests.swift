import Testing

@testable import A11yRules

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
    category.removed(from: Words("United Kingdom, 67 million").list).map(\.text) == [
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
