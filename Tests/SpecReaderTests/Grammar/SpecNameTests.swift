import Testing
import XML

@testable import SpecReader

/// The names that the reader asks for are those of the grammar, each written as it is called.
@Suite struct SpecNameTests {
  @Test func texts() {
    let texts = SpecName.allCases.map { name in
      "\(name)".reduce(into: "") { text, letter in
        text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
      }
    }
    #expect(SpecName.texts == texts)
  }

  @Test func grammar() {
    #expect(Grammar.spec.vocabulary.names == SpecName.texts)
  }
}
