import Testing

@testable import Language

/// A value as it is expected.
private struct Expected {
  var number: Double
  var unit: String?
  var share: Double?
  var total: Double?
  var upTo: Double?
  var name: String?

  init(
    _ number: Double,
    _ unit: String? = nil,
    share: Double? = nil,
    of total: Double? = nil,
    upTo: Double? = nil,
    name: String? = nil
  ) {
    (self.number, self.unit, self.share) = (number, unit, share)
    (self.total, self.upTo, self.name) = (total, upTo, name)
  }
}

private let texts: [(text: String, tag: String?, values: [Expected])] = [
  ("10s", "en", [Expected(10, "second")]), ("24 °C", "en", [Expected(24, "celsius")]),
  ("10 MB", "en", [Expected(10, "megabyte")]), ("2x", "en", [Expected(2, "times")]),
  ("$5", "en", [Expected(5, "USD")]), ("1.7k", "en", [Expected(1700)]),
  ("1,7 Mio. €", "de", [Expected(1_700_000, "EUR")]),
  ("$1.23 million", "en", [Expected(1_230_000, "USD")]), ("−€5", "en", [Expected(-5, "EUR")]),
  ("au moins 5", "fr", [Expected(5)]), ("minus 4 Grad", "de", [Expected(-4, "celsius")]),
  ("1 234,5 km", "fr", [Expected(1234.5, "kilometer")]),
  ("12 000 kr", "sv", [Expected(12_000, "SEK")]),
  ("5 in total", "en", [Expected(5, name: "in total")]),
  ("7½ hours", "en", [Expected(7.5, "hour")]), ("12,34,567", "en-IN", [Expected(1_234_567)]),
  ("fem kilometer per timme", "sv", [Expected(5, "kilometer-per-hour")]),
  ("2,5 miljoner kronor", "sv", [Expected(2_500_000, "SEK")]),
  ("twelve minutes", "en", [Expected(12, "minute")]), ("2nd place", "en", []), ("un", "fr", []),
  ("62 per cent", "en", [Expected(62, "percent", share: 0.62)]),
  ("5 percentage points", "en", [Expected(5, "percentage-point")]),
  ("two thirds of users", "en", [Expected(200.0 / 3, share: 2.0 / 3, name: "users")]),
  ("half", "en", []), ("2/4", "en", [Expected(2, share: 0.5, of: 4)]),
  ("Schritt 2 von 5", "de", [Expected(2, share: 0.4, of: 5, name: "schritt")]),
  ("tre av fyra", "sv", [Expected(3, share: 0.75, of: 4)]),
  ("3 of 4 steps", "en", [Expected(3, share: 0.75, of: 4, name: "steps")]),
  ("10 to 20 kg", "en", [Expected(10, "kilogram", upTo: 20)]),
  ("2–5", "en", [Expected(2, upTo: 5)]), ("2-5 kg", "en", [Expected(2, "kilogram", upTo: 5)]),
  ("from 2 to 5 apples", "en", [Expected(2, upTo: 5, name: "apples")]),
  ("between 2 and 5", "en", [Expected(2, upTo: 5)]), ("2 and 5", "en", [Expected(2), Expected(5)]),
  ("−5 °C to −2 °C", "en", [Expected(-5, "celsius", upTo: -2)]),
  ("entre 2 et 5", "fr", [Expected(2, upTo: 5)]),
  ("10 % – 20 %", "de", [Expected(10, "percent", share: 0.1, upTo: 20)]),
  ("10–20k", "en", [Expected(10_000, upTo: 20_000)]),
  ("Covid-19", "en", [Expected(19, name: "covid")]),
  ("1 h 20 min", "en", [Expected(80, "minute")]), ("7h45m", "en", [Expected(465, "minute")]),
  ("1 hour and 20 minutes", "en", [Expected(80, "minute")]),
  ("2 Stunden und 5 Minuten", "de", [Expected(125, "minute")]),
  ("8 h 30", "fr", [Expected(510, "minute")]),
  ("ten minutes", "en", [Expected(10, "minute")]), ("1:30", "en", [Expected(90, "minute")]),
  ("1:30 h", "en", [Expected(90, "minute")]), ("half an hour", "en", [Expected(0.5, "hour")]),
  ("an hour and a half", "en", [Expected(1.5, "hour")]),
  ("5 steps a day", "en", [Expected(5, name: "steps a day")]),
  ("1 h of 4 h", "en", [Expected(1, "hour", share: 0.25, of: 4)]),
  ("65+", "en", [Expected(65)]), ("5 degrees below zero", "en", [Expected(-5, "celsius")]),
  ("minus 3", "en", [Expected(-3)]), ("%45", "tr", [Expected(45, "percent", share: 0.45)]),
  ("2025-03-02: 5", "en", [Expected(5, name: "2025 - 03 - 02")]),
  ("Venezuela 62%", "en", [Expected(62, "percent", share: 0.62, name: "venezuela")]),
  (
    "Rent 900 € (62 %)", "en",
    [Expected(900, "EUR", name: "rent"), Expected(62, "percent", share: 0.62)]
  ),
  ("5 тыс. ₽", "ru", [Expected(5000, name: "₽")]), ("1,5 млн", "uk", [Expected(1_500_000)]),
  ("3 tis. Kč", "cs", [Expected(3000, name: "kč")]),
  ("5 tys. zł", "pl", [Expected(5000, name: "zł")]),
  ("5 tuhatta", "fi", [Expected(5000)]), ("2 mio.", "da", [Expected(2_000_000)]),
  ("12 rb", "id", [Expected(12_000)]), ("âm 5 độ", "vi", [Expected(-5, name: "độ")]),
  ("7時間30分", "ja", [Expected(450, "minute")]), ("1万2000円", "ja", [Expected(12_000, name: "円")]),
  ("12万", "zh", [Expected(120_000)]), ("7시간 30분", "ko", [Expected(450, "minute")]),
  ("1.5 लाख", "hi", [Expected(150_000)]), ("6.5e9 bytes", "en", [Expected(6.5e9, "byte")]),
  ("1,5 million d’euros", "fr", [Expected(1_500_000, "EUR")]),
  ("Bananas: 12, Apples: 5", "en", [Expected(12, name: "bananas"), Expected(5, name: "apples")]),
  ("12 bananas and 5 apples", "en", [Expected(12, name: "bananas"), Expected(5, name: "apples")]),
]

@Test(arguments: texts.indices) func values(at place: Int) {
  let (text, tag, expected) = texts[place]
  let tokens = TextTokens(text, tag)
  let values = tokens.values
  #expect(values.count == expected.count, "\(text)")
  for (value, expected) in zip(values, expected) {
    #expect(abs(value.number - expected.number) < 1e-9, "\(text)")
    #expect(value.share.map { ($0 * 1e6).rounded() } == expected.share.map { ($0 * 1e6).rounded() })
    #expect(value.total == expected.total && value.upTo == expected.upTo, "\(text)")
    #expect(value.name.map(tokens.text) == expected.name, "\(text)")
    let units = value.units.numbers.map { Unit.all[$0].name }
    #expect(expected.unit.map(units.contains) ?? units.isEmpty, "\(text): \(units)")
  }
}

/// Units are the same by what they mean, in whatever words.
@Test(
  arguments: [
    ("GB", "en", "gigabytes", "en", true), ("bpm", "en", "beats per minute", "en", true),
    ("km/h", "de", "Kilometer pro Stunde", "de", true), ("kg", "en", "kilogram", "sv", true),
    ("GB", "en", "megabytes", "en", false), ("€", "en", "dollars", "en", false),
  ]
) func sameUnits(_ one: String, _ tag: String, _ other: String, _ otherTag: String, _ are: Bool) {
  let common = TextTokens(one, tag).unit.intersection(TextTokens(other, otherTag).unit)
  #expect(common.isEmpty != are)
}

/// What a text rounds is the value, in its unit, in a multiple of it, or without one.
@Test(
  arguments: [
    ("5.2 km", 5213, "m", true), ("5.2 km", 5213, "km", false), ("5.2 km", 5.213, "km", true),
    ("1.7k", 1_650, "", true), ("1.7k", 1_640, "", false), ("60 m", 60, "minutes", true),
    ("900 €", 900, "dollars", false), ("900 €", 900, "euros", true), ("$5", 5, "", true),
    ("7 hours", 420, "min", true), ("62%", 62, "percent", true), ("24 °C", 24, "bpm", false),
    ("−4", -4, "", true), ("2x", 2.4, "times", true), ("2 million", 1_600_000, "", true),
  ] as [(String, Double, String, Bool)]
) func roundedValues(_ text: String, _ value: Double, _ unit: String, _ isRounded: Bool) throws {
  let values = TextTokens(text, "en").values
  try #require(values.count == 1)
  #expect(values[0].isRounded(value, in: TextTokens(unit, "en").unit) == isRounded)
}

/// A unit is a multiple of another by its prefix, or by what a file says of it.
@Test func multiples() throws {
  func unit(_ name: String) throws -> Unit { try #require(Unit.all.first { $0.name == name }) }
  let (meter, kilometer) = (try unit("meter"), try unit("kilometer"))
  #expect(kilometer.base == meter.base && kilometer.factor == 1000 && meter.factor == 1)
  let (second, hour) = (try unit("second"), try unit("hour"))
  #expect(hour.base == second.base && hour.factor == 3600)
  let mile = try unit("mile")
  #expect(mile.base != meter.base)
}
