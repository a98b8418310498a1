import A11yRules
import Testing

/// What rule files say to people points to nothing that is not there.
@Suite struct RuleTextTests {
  /// Words with hyphens that are no rules: attributes, profiles, and plain words.
  private static let others: Set<String> = [
    "announced-as", "apple-hig", "custom-action", "custom-content", "e-mail", "every-percent",
    "gamma-encoded", "lightness-only", "not-enabled", "platform-default", "updates-frequently",
    "value-text",
  ]

  @Test(arguments: Catalogue.builtIn.rules.map(\.id))
  func namesOfRulesAreThoseOfRules(id: String) throws {
    let rule = try #require(Catalogue.builtIn.rule(id))
    let text = try #require(Catalogue.builtIn.text(of: rule))
    let prose = text.why + text.applies + text.decides + text.limits + rule.remedies.map(\.text)
    let words = prose.joined(separator: " ").split { !($0.isLetter || "-=\"{}<".contains($0)) }
    for word in words where word.contains("-") {
      let isName = word.allSatisfy { $0 == "-" || ("a"..."z").contains($0) }
      guard isName, let first = word.first, let last = word.last, first != "-", last != "-"
      else { continue }
      let isKnown = Catalogue.builtIn.rule(String(word)) != nil || Self.others.contains("\(word)")
      #expect(isKnown, "\(word) is no rule")
    }
  }
}
