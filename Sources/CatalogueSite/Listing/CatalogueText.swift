internal import A11yReports
package import RuleCatalogue

/// The catalogue as text.
package struct CatalogueText {
  private let catalogue: Catalogue

  /// The profiles whose rules are listed; empty for all rules.
  private let profiles: [Profile]

  /// The rules that are listed.
  package let rules: [Rule]

  /// - Parameters:
  ///   - catalogue: the rules.
  ///   - profiles: those whose rules are listed; empty for all.
  ///   - words: what each rule that is listed speaks of, whatever its case; empty for all.
  package init(_ catalogue: Catalogue, profiles: [Profile.Name] = [], about words: [String] = []) {
    self.catalogue = catalogue
    let profiles = profiles.map(Profile.named)
    self.profiles = profiles
    rules = catalogue.rules.filter { rule in
      (profiles.isEmpty || profiles.contains { $0.membership(of: rule) != nil })
        && (words.isEmpty || Self.speaks(rule, in: catalogue, of: words))
    }
  }

  private static func speaks(_ rule: Rule, in catalogue: Catalogue, of words: [String]) -> Bool {
    let references = rule.requirements.map(\.reference)
    let text = catalogue.text(of: rule)
    let said =
      [rule.id, rule.title, rule.category, RequirementText.names(references)]
      + references + (text?.why ?? []) + (text?.applies ?? []) + (text?.decides ?? [])
    let lowercased = said.joined(separator: "\n").lowercased()
    return words.allSatisfy { lowercased.contains($0.lowercased()) }
  }

  /// One line a rule, by category.
  package var plain: String {
    let width = (rules.map(\.id.count).max() ?? 0) + 2
    var output = profiles.map { VisibleText.of($0.summary) + "\n\n" }.joined()
    for (category, rules) in categories {
      output += "\(category)\n"
      for rule in rules {
        let padding = String(repeating: " ", count: width - rule.id.count)
        let advisory = isAdvisory(rule) ? " (advisory)" : ""
        output += "  \(rule.id)\(padding)\(VisibleText.of(rule.title))\(advisory)\n"
      }
    }
    return output + "\n\(Coverage.count(rules.count, "rule")); "
      + "a11y-audit explain RULE says more\n"
  }

  /// Whether a failure alone proves nothing in any of the profiles that were asked for.
  private func isAdvisory(_ rule: Rule) -> Bool {
    !profiles.isEmpty
      && profiles.compactMap { $0.membership(of: rule) }.allSatisfy(\.isAdvisory)
  }

  /// One document that renders on GitHub: the rules by category, then each explained.
  ///
  /// - Parameter version: that of the tool.
  /// - Returns: the document.
  package func markdown(version: String) -> String {
    CatalogueMarkdown(catalogue, categories, profiles, version: version).text
  }

  /// For other programs.
  package var json: String { CatalogueJSON(catalogue, rules).text }

  private var categories: [(String, [Rule])] {
    let listed = rules
    return Rule.categories.compactMap { category in
      let rules = listed.filter { $0.category == category }
      return rules.isEmpty ? nil : (category, rules)
    }
  }
}
