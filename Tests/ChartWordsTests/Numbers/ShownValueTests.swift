import Testing

@testable import ChartWords

/// Which texts are one number with its unit.
@Suite struct ShownValueTests {
  @Test(arguments: [
    ("1,000", 1000, nil), ("10s", 10, "s"), ("24 °C", 24, "°C"), ("-4 °C", -4, "°C"),
    ("1.7k", 1700, nil), ("$5", 5, "$"), ("62%", 62, "%"), ("900 €", 900, "€"),
    ("10 MB", 10, "MB"), ("5 min", 5, "min"), ("Q1", nil, nil), ("2 of 3", nil, nil),
    ("5 to 10 kg", nil, nil), ("3rd", nil, nil), ("4 apples", nil, nil), ("km 5", nil, nil),
  ])
  func oneNumber(_ text: String, _ number: Double?, _ unit: String?) {
    let value = ShownValue(text, "en")
    #expect(value?.number == number)
    #expect(value?.unit == unit)
  }

  @Test(arguments: [("1.7k", 100), ("1.25M", 10_000), ("17k", 0), ("1.7", 0)])
  func prefixesRound(_ text: String, _ rounding: Double) {
    #expect(ShownValue(text, "en")?.rounding == rounding)
  }
}
