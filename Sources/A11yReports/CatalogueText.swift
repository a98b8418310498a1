package import A11yRules

/// The catalogue as text.
package enum CatalogueText {
  /// One line a rule, by category.
  package static func plain(_ catalogue: Catalogue) -> String {
    let width = (catalogue.rules.map(\.id.count).max() ?? 0) + 2
    var output = ""
    for (category, rules) in categories(of: catalogue) {
      output += "\(category)\n"
      for rule in rules {
        let padding = String(repeating: " ", count: width - rule.id.count)
        output += "  \(rule.id)\(padding)\(VisibleText.of(rule.title))\n"
      }
    }
    return output + "\n\(Coverage.count(catalogue.rules.count, "rule")); "
      + "a11y-audit explain RULE says more\n"
  }

  /// One document that renders on GitHub.
  package static func markdown(_ catalogue: Catalogue) -> String {
    var output = "# Rules of a11y-audit\n"
    for (category, rules) in categories(of: catalogue) {
      output += "\n## \(category)\n\n| rule | what holds | impact | requirements | profiles |\n"
      output += "|---|---|---|---|---|\n"
      for rule in rules {
        let cells = [
          MarkdownText.codeInTable(rule.id), MarkdownText.plain(rule.title), rule.impact.rawValue,
          MarkdownText.plain(RequirementText.names(rule.requirements.map(\.reference))),
          profiles(of: rule),
        ]
        output += "| " + cells.joined(separator: " | ") + " |\n"
      }
    }
    return output
  }

  /// For other programs.
  package static func json(_ catalogue: Catalogue) -> String {
    let rules = catalogue.rules.map { "    " + json($0).line }
    return "{\n  \"schema\": 1,\n  \"rules\": \(JSON.lines(rules))\n}\n"
  }

  private static func json(_ rule: Rule) -> JSON {
    .object([
      ("id", .string(rule.id)),
      ("title", .string(rule.title)),
      ("category", .string(rule.category)),
      ("impact", .string(rule.impact.rawValue)),
      ("components", .strings(rule.kinds.map(\.rawValue))),
      ("requirements", .array(rule.requirements.map(json))),
      (
        "profiles",
        .array(
          rule.memberships.map {
            .object([("name", .string($0.profile.rawValue)), ("advisory", .bool($0.isAdvisory))])
          }
        )
      ),
      ("composedOf", .strings(rule.composition.map(\.rule))),
      (
        "parameters",
        .array(
          rule.parameters.map {
            .object([
              ("name", .string($0.name)), ("value", .string($0.value)),
              ("source", .string($0.source)),
            ])
          }
        )
      ),
    ])
  }

  private static func json(_ requirement: Rule.Requirement) -> JSON {
    .object([
      ("ref", .string(requirement.reference)),
      ("level", .optional(requirement.level)),
      ("when", .optional(requirement.condition)),
      ("forConformance", .bool(requirement.isForConformance)),
    ])
  }

  private static func categories(of catalogue: Catalogue) -> [(String, [Rule])] {
    Rule.categories.compactMap { category in
      let rules = catalogue.rules.filter { $0.category == category }
      return rules.isEmpty ? nil : (category, rules)
    }
  }

  private static func profiles(of rule: Rule) -> String {
    rule.memberships.map { $0.profile.rawValue + ($0.isAdvisory ? " (advisory)" : "") }
      .joined(separator: ", ")
  }
}
