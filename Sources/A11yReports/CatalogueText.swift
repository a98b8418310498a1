package import A11yRules

/// The catalogue as text.
package struct CatalogueText {
  private let catalogue: Catalogue

  /// The profiles whose rules are listed; empty for all rules.
  private let profiles: [Profile]

  package init(_ catalogue: Catalogue, profiles: [Profile.Name] = []) {
    self.catalogue = catalogue
    self.profiles = profiles.map(Profile.named)
  }

  private var rules: [Rule] {
    catalogue.rules.filter { rule in
      profiles.isEmpty || profiles.contains { $0.membership(of: rule) != nil }
    }
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
