import Foundation
import Language
import TestSupport
import Testing
import XML

@testable import embed_rules

/// What is embedded is what the files say.
@Test func languagesAreCurrent() throws {
  let folder = Repository.root.appending(path: "Sources/Language/Languages")
  let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasSuffix(".xml") }.sorted()
  let files = try names.map { name in
    (name: name, root: try Tree(parsing: Repository.bytes(folder.appending(path: name))).root)
  }
  let file = Repository.root.appending(path: "Sources/Language/EmbeddedLanguages.swift")
  let isCurrent =
    String(decoding: try Repository.bytes(file), as: UTF8.self)
    == EmbeddedLanguagesWriter(files).source
  #expect(isCurrent, "run 'make embed'")
}

/// Each language has all of what any has, and a word for each state.
@Test(arguments: LanguageTable.tags) func languagesAreWhole(_ tag: String) throws {
  let table = try #require(LanguageTable.of(tag))
  for state in ["completed", "current", "upcoming", "error", "unavailable"] {
    #expect(!table.words(forState: state).isEmpty)
  }
  #expect(table.tag == tag)
}

@Test func languagesOfRegions() {
  #expect(LanguageTable.of("de-CH")?.tag == "de")
  #expect(LanguageTable.of("PT-br")?.tag == "pt")
  #expect(LanguageTable.of("ja") == nil && LanguageTable.of(nil) == nil)
}
