import Testing

@testable import Language

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
  let clauses = Clause.all(in: text, language)
  #expect(clauses.map { "\($0.sentence)" }.joined(separator: " ") == sentences)
}
