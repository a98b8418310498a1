import A11yModel
import Testing

@testable import A11yRules
@testable import Looking

/// How much room a text takes at one point a character.
@Suite struct TextMeasureTests {
  private let measure = TextMeasure(character: 1, wideCharacter: 2)

  @Test(arguments: [
    ("Account", ["Account"]), ("Payment details", ["Payment", "details"]),
    ("  a \n b ", ["a", "b"]), ("check-in", ["check-", "in"]), ("10\u{A0}km", ["10\u{A0}km"]),
    ("支払い", ["支", "払", "い"]), ("A支B", ["A", "支", "B"]), ("กขค", ["ก", "ข", "ค"]), ("", []),
    ("e\u{301}t", ["e\u{301}t"]), ("Zahlungs\u{AD}art", ["Zahlungs-", "art"]),
    ("\u{AD}a\u{AD}", ["a-"]),
  ])
  func pieces(_ text: String, pieces: [String]) {
    #expect(measure.pieces(of: text, size: 1).map(\.text) == pieces)
  }

  @Test(arguments: [
    ("Account", 1, 7.0), ("Account", 3, 7), ("Payment details", 1, 15), ("Payment details", 2, 7),
    ("How you slept last night", 3, 10), ("How you slept last night", 2, 13),
    ("How you slept last night", 9, 5), ("Zahlungs\u{AD}art", 1, 11), ("Zahlungs\u{AD}art", 2, 9),
    ("Ab\u{AD}an\u{AD}de", 2, 4), ("a b c d", 2, 3), ("支払い", 1, 6), ("支払い", 2, 4),
  ])
  func width(_ text: String, lines: Int, width: Double) {
    let least = measure.pieces(of: text, size: 1).width(on: lines)
    #expect(abs(least - width) < 0.01)
  }

  @Test func anyNumberOfLines() {
    #expect(measure.pieces(of: "How you slept", size: 2).width(on: nil) == 10)
    #expect(measure.pieces(of: " ", size: 2).width(on: nil) == 0)
  }
}
