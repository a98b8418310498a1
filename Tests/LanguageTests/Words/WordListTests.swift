import Testing

@testable import Language

/// A language that has a table has all lists that another has, as far as they are about steps and denials.
@Test(arguments: LanguageTable.tags) func listsAreWhole(_ tag: String) {
  let lists: [WordList] = [
    .denials, .hedges, .denialFillers, .oneStep, .severalSteps, .doneSteps, .leftSteps, .stillSteps,
    .allSteps, .stepFillers, .onePlace,
  ]
  for list in lists { #expect(!list.words(tag).isEmpty, "\(list)") }
}

/// Languages may have lists and no table, and several may share a file.
@Test func listsWithoutTables() {
  #expect(LanguageTable.of("da") == nil)
  #expect(WordList.oneStep.words("da").map(\.text) == ["trin", "fase"])
  let norwegian = WordList.denials.words("no")
  #expect(!norwegian.isEmpty && WordList.denials.words("nb") == norwegian)
  #expect(WordList.denials.words("ja").isEmpty)
}
