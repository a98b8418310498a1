import Foundation
import TestSupport
import Testing

@testable import A11yRules

/// What the binary holds is what the rule files say.
@Test func embeddedRulesAreCurrent() throws {
  let files = try Repository.files(in: "Rules", ending: ".xml")
  var texts: [String: String] = [:]
  for file in files {
    let name = String(file.lastPathComponent.dropLast(4))
    texts[name] = try String(contentsOf: file, encoding: .utf8)
  }
  let isCurrent = texts == EmbeddedRules.texts
  #expect(isCurrent, "run 'swift run embed-rules'")
}

/// A check is reached through a rule file and no other way, and a rule file names no other check.
@Test func checksAndRulesNameEachOther() {
  let named = Catalogue.builtIn.rules.compactMap(\.check)
  #expect(Set(named) == Set(Check.all.map(\.name)))
}

/// The rule of a file is called as the file is.
@Test func rulesAreCalledAsTheirFiles() throws {
  let files = try Repository.files(in: "Rules", ending: ".xml")
  let names = files.map { String($0.lastPathComponent.dropLast(4)) }
  #expect(names == Catalogue.builtIn.rules.map(\.id))
}

/// Every rule shows what it passes, fails and leaves alone.
@Test(arguments: Catalogue.builtIn.rules)
func ruleHasExamples(_ rule: Rule) throws {
  let text = try #require(Catalogue.builtIn.text(of: rule))
  let shown = Set(text.examples.map(\.expectation))
  #expect(shown.isSuperset(of: [.passed, .failed, .inapplicable]))
  #expect(!text.why.isEmpty && !text.applies.isEmpty && !text.decides.isEmpty)
  #expect(rule.remedies.contains { $0.dialect == .spec && $0.condition == nil })
  #expect(!rule.memberships.isEmpty && !rule.requirements.isEmpty)
}
