package import RuleCatalogue

/// What the rules of a catalogue test of a criterion or guideline.
package enum RequirementExplanation {
  /// For people at a terminal, a text for each that is called so; nothing where none is.
  ///
  /// - Parameters:
  ///   - topic: as in `1.4.3`, `wcag:1.4.3` or `hig:charts`.
  ///   - catalogue: the rules.
  /// - Returns: the texts.
  package static func plain(of topic: String, in catalogue: Catalogue) -> [String] {
    catalogue.requirements(called: topic).map { requirement in
      let level = requirement.level.map { ", level \($0)" } ?? ""
      let rules = catalogue.rules.filter { rule in
        rule.requirements.contains { $0.reference == requirement.reference }
      }
      let width = (rules.map(\.id.count).max() ?? 0) + 2
      let lines = rules.map { rule in
        "  \(rule.id)\(String(repeating: " ", count: width - rule.id.count))\(rule.title)"
      }
      let head =
        [RequirementText.names([requirement.reference]) + level]
        + [requirement.page].compactMap(\.self)
      let told = rules.isEmpty ? ["no rule tests it"] : ["rules that test it"] + lines
      return VisibleLines.of((head + [""] + told).joined(separator: "\n")) + "\n"
    }
  }
}
