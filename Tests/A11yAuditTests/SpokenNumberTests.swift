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
    ("minus four", "en", -4), ("12万円", "ja", 120_000), ("1.2億円", "ja", 120_000_000),
    ("3千円", "ja", 3000), ("1億2000万円", "ja", 120_000_000), ("12万元", "zh", 120_000),
    ("12만 원", "ko", 120_000), ("1억 2천만 원", "ko", 120_000_000), ("二十五", "ja", 25),
    ("十二時間", "ja", 12), ("١٬٢٠٠", "ar", 1200), ("١٢٫٧", "ar", 12.7), ("۱٬۲۰۰", "fa", 1200),
    ("12,5 mil euros", "es", 12_500), ("12,5 mil. Kč", "cs", 12_500_000), ("7½ hours", "en", 7.5),
    ("7 ½ Stunden", "de", 7.5), ("1,5 тыс", "ru", 1500),
    ("USD30", "en", 30), ("CHF30.50", "de-CH", 30.5), ("kr30", "sv", 30),
    ("Gebühr CHF30", "de", 30),
    ("東京は30人", "ja", 30), ("北京有30人", "zh", 30), ("서울30명", "ko", 30),
    ("กรุงเทพมี30คน", "th", 30), ("1月は1,200人", "ja", 1200), ("東京は約1.2万人", "ja", 12_000),
    ("北京约1.5亿元", "zh", 150_000_000), ("東京は1億2000万円", "ja", 120_000_000),
    ("서울은1만2000명", "ko", 12_000), ("인천30명", "ko", 30), ("東京は３０人", "ja", 30),
    ("กรุงเทพมี๓๐คน", "th", 30), ("و30", "ar", 30), ("و٣٠", "ar", 30), ("ב30", "he", 30),
    ("東京は30人、大阪は20人", "ja", 20), ("2024年は30人", "ja", 30),
    ("1\u{A0}234\u{202F}567", "en", 1_234_567), ("1\u{2009}234,5", "de", 1234.5),
    ("1 234", "de-AT", 1234), ("1,5", "gl", 1.5),
    ("マイナス5度", "ja", -5), ("気温は氷点下5度", "ja", -5), ("零下5度", "zh", -5),
    ("영하 5도", "ko", -5), ("سالب ٥ درجة", "ar", -5), ("min 5 graden", "nl", -5), ("âm 5", "vi", -5),
    ("5 Grad unter null", "de", -5), ("5 grados bajo cero", "es", -5),
    ("5 graus abaixo de zero", "pt", -5), ("5 degrees below zero", "en", -5), ("down 5", "en", -5),
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
    ("12万円", "ja", 12), ("12만 원", "ko", 12), ("千葉", "ja", 1000), ("7½ hours", "en", 7),
    ("7½ hours", "en", 71), ("12,5 mil euros", "en", 12_500), ("1억 2천만 원", "ko", 20_000_000),
    ("١٢٫٧", "ar", 127), ("$5-$10", "en", -10), ("five six", "en", 11), ("sieben", "de", 7),
    ("a hundred", "en", 1), ("東京は1億2000万円", "ja", 20_000_000), ("東京は1.2万人", "ja", 1.2),
    ("サイズB2", "ja", 2), ("東京は1,200人", "ja", 200), ("ЭКГ12", "ru", 12), ("B12", "en", 12),
    ("GPU30", "en", 30), ("零下5度", "zh", 0), ("min 5", "en", -5), ("1 234", "en", 1234),
    ("1234\u{A0}567", "en", 1_234_567), ("12\u{A0}34", "en", 1234), ("5 below target", "en", -5),
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
    ("2 days", 172_800), ("8 h 30", 30600), ("8h30", 30600), ("7 Stunden und 30 Minuten", 27000),
    ("7時間30分", 27000), ("7 hours, 30 percent", 25200), ("8 h 30 bpm", 28800),
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

/// Where scripts set no spaces, a category is said wherever its letters stand; what is joined to it is
/// left, and no number is parted.
@Test(
  arguments: [
    ("東京", "東京は30人", "は30人"), ("1月", "1月は1,200人", "は1,200人"), ("1月", "11月は30人", nil),
    ("5人", "1.5人", nil), ("2024年 東京", "2024年東京は30人", "は30人"),
    ("서울 2호", "서울2호는 30명", "는 30명"), ("東京", "大阪は30人", nil), ("月1", "3月15日", nil),
  ]
)
func unspacedCategory(_ category: String, _ text: String, _ rest: String?) {
  let spoken = SpokenCategory(category, SpokenLanguage("ja"))
  #expect(spoken.isSaid(in: Words(text)) == (rest != nil))
  if let rest { #expect(spoken.removed(from: Words(text).list).joined == rest) }
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

/// Where sentences end, in words: the clauses of a text with the number of their sentence.
@Test(
  arguments: [
    ("de", "Der höchste Wert liegt im 3. Quartal. Ende", "0 1"),
    ("de", "Höchster Wert 8. Niedrigster Wert 5.", "0 1"),
    ("de", "Er ist 8. Der kleinste ist 5", "0 1"),
    ("de", "Am 3. und 4. Mai", "0"), ("de", "Am 1. 3. 2025 war es 8", "0"),
    ("de", "3. Spieltag", "0"),
    ("de", "Im Jahr 2025. Spieltag", "0 1"), ("de", "Er ist 6,5. März ist 8", "0 1"),
    ("de", "Er ist 40. Mai ist 5", "0 1"),
    ("de", "12 Mio. Euro im Mai", "0"), ("de", "Es sind 12 Mio. Der kleinste ist 5", "0 1"),
    ("de", "z. B. Mai", "0"), ("de", "8 Std. im Mai", "0"), ("da", "Den 3. maj var den 8", "0"),
    ("da", "Den var 8. Den anden var 5", "0 1"), ("pl", "W 3. kwartale", "0"),
    ("hu", "A 3. negyedévben", "0"), ("en", "It is 3. quarter", "0 1"),
    ("en", "Highest is A. B is lowest", "0 1"), ("fr", "Il est 3. trimestre", "0 1"),
    (nil, "Höchster Wert im 3. Quartal", "0"), (nil, "It is 3. Then 4", "0 1"),
  ]
)
func sentencesEnd(_ language: String?, _ text: String, _ sentences: String) {
  let clauses = SummaryClause.all(in: text, SpokenLanguage(language))
  #expect(clauses.map { "\($0.sentence)" }.joined(separator: " ") == sentences)
}
