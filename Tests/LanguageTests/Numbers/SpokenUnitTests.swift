import Testing

@testable import Language

/// Units of which one is never said for the other.
@Test(
  arguments: [
    ("kg", "bpm", true), ("dollars", "€", true), ("$", "Euro", true), ("meters", "min", true),
    ("bpm", "bpm", false), ("m", "km", false), ("meters", "km", false), ("dollars", "AUD", false),
    ("in", "kg", false), ("hours", "kg", false), ("days", "€", false), ("kg", "steps", false),
    ("runs", "km", false), ("percent", "€", false),
  ] as [(String, String, Bool)]
) func unitsThatAreApart(_ word: String, _ unit: String, _ areApart: Bool) {
  #expect(SpokenUnit.named(unit, "en").isApart(from: Word(word)) == areApart)
}
