import Testing

@testable import Language

/// Numbers are read as the language writes them.
@Test(
  arguments: [
    ("7.5 hours", "en", 7.5), ("1,234.5", "en", 1234.5), ("minus 4", "en", -4), ("−4 °C", "en", -4),
    ("6.5 billion", "en", 6_500_000_000), ("1.2K", "en", 1200),
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
    ("12만 원", "ko", 120_000), ("1억 2천만 원", "ko", 120_000_000),
    ("١٬٢٠٠", "ar", 1200), ("١٢٫٧", "ar", 12.7), ("۱٬۲۰۰", "fa", 1200),
    ("12,5 mil euros", "es", 12_500), ("7½ hours", "en", 7.5),
    ("7 ½ Stunden", "de", 7.5),
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

    ("5 Grad unter null", "de", -5), ("5 grados bajo cero", "es", -5),
    ("5 graus abaixo de zero", "pt", -5), ("5 degrees below zero", "en", -5),
    ("viernes, -3 °C", "es", -3), ("vendredi, −3,5 °C", "fr", -3.5), ("venerdì, -3 °C", "it", -3),
  ]
)
func spokenNumber(_ text: String, _ language: String, _ value: Double) {
  let numbers = TextTokens(text, language).values.flatMap(\.anyNumbers)
  #expect(numbers.contains { abs($0 - value) < abs(value) * 1e-12 })
}

/// What another language would write is another number.
@Test(
  arguments: [
    ("7,500", "en", 7.5), ("7.500", "de", 7.5), ("12 000", "en", 12000), ("1 2345", "fr", 12345),
    ("12, 34", "fr", 1234), ("CO2", "en", 2), ("12,34,567", "en-US", 1_234_567),
    ("1,234", "es-MX", 1.234),
    ("12万円", "ja", 12), ("12만 원", "ko", 12), ("千葉", "ja", 1000), ("7½ hours", "en", 7),
    ("7½ hours", "en", 71), ("12,5 mil euros", "en", 12_500), ("1억 2천만 원", "ko", 20_000_000),
    ("١٢٫٧", "ar", 127), ("$5-$10", "en", -10), ("five six", "en", 11),
    ("a hundred", "en", 1), ("東京は1億2000万円", "ja", 20_000_000), ("東京は1.2万人", "ja", 1.2),
    ("サイズB2", "ja", 2), ("東京は1,200人", "ja", 200), ("ЭКГ12", "ru", 12), ("B12", "en", 12),
    ("GPU30", "en", 30), ("min 5", "en", -5), ("1 234", "en", 1234),
    ("1234\u{A0}567", "en", 1_234_567), ("12\u{A0}34", "en", 1234), ("5 below target", "en", -5),
  ]
)
func otherNumber(_ text: String, _ language: String, _ value: Double) {
  let numbers = TextTokens(text, language).values.flatMap(\.numbers)
  #expect(!numbers.contains(value))
}

/// Lengths of time are added up.
@Test(
  arguments: [
    ("7 hours 45 minutes", "en", 27900), ("7h45m", "en", 27900),
    ("1 hour and 1 minute", "en", 3660), ("half an hour", "en", 1800), ("an hour", "en", 3600),
    ("90 min", "en", 5400), ("1 minute 30 seconds", "en", 90), ("2 days", "en", 172_800),
    ("8 h 30", "fr", 30600), ("8h30", "fr", 30600), ("7 Stunden und 30 Minuten", "de", 27000),
    ("7 hours, 30 percent", "en", 25200), ("8 h 30 bpm", "en", 28800),
  ]
)
func lengths(_ text: String, _ tag: String, _ seconds: Double) {
  #expect(TextTokens(text, tag).values.first?.seconds == [seconds])
}
