internal import A11yReports
internal import RuleCatalogue

/// The catalogue as one document that renders on GitHub.
struct CatalogueMarkdown {
  private let catalogue: Catalogue
  private let categories: [(name: String, rules: [Rule])]
  private let profiles: [Profile]
  private let version: String

  /// - Parameters:
  ///   - catalogue: what the rules' files say to people comes from.
  ///   - categories: the rules that are listed.
  ///   - profiles: those whose rules they are; empty for all.
  ///   - version: that of the tool.
  init(
    _ catalogue: Catalogue,
    _ categories: [(String, [Rule])],
    _ profiles: [Profile],
    version: String
  ) {
    self.catalogue = catalogue
    self.categories = categories
    self.profiles = profiles.isEmpty ? Profile.all : profiles
    self.version = version
  }

  var text: String {
    let ids = Set(categories.flatMap(\.rules).map(\.id))
    var output = introduction
    for (category, rules) in categories {
      output += "\n## \(category)\n\n| rule | what holds | impact | requirements | profiles |\n"
      output += "|---|---|---|---|---|\n" + rules.map(Self.row).joined()
      for rule in rules {
        guard let text = catalogue.text(of: rule) else { continue }
        output += "\n" + RuleExplanation(rule: rule, text: text).markdown(beside: ids)
      }
    }
    return output
  }

  private static func row(_ rule: Rule) -> String {
    let requirements = rule.requirements.map { requirement in
      MarkdownText.link(RequirementText.names([requirement.reference]), to: requirement.page)
    }
    let profiles = rule.memberships.map {
      $0.profile.rawValue + ($0.isAdvisory ? " (advisory)" : "")
    }
    let cells = [
      "[\(MarkdownText.codeInTable(rule.id))](#\(rule.id.lowercased()))",
      MarkdownText.plain(rule.title), rule.impact.rawValue,
      requirements.joined(separator: ", "), profiles.joined(separator: ", "),
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// What the document lists, and what its words mean.
  private var introduction: String {
    let count = Coverage.count(categories.map(\.rules.count).reduce(0, +), "rule")
    let contents = categories.map { "[\($0.name)](#\($0.name)) (\($0.rules.count))" }
    return """
      # Rules of a11y-audit

      \(count) of a11y-audit \(version): \(contents.joined(separator: ", ")).

      - **impact**: how much a failure hinders people: minor, moderate, serious or critical. A check \
      fails from serious on, unless `--fail-on` says otherwise; a rule may give a single finding \
      another impact than its own.
      - **requirements**: what a rule is there for: success criteria of WCAG 2.2, pages of Apple’s \
      Human Interface Guidelines (HIG), heuristics of Chartability, rules of W3C (ACT). Each leads to \
      the page that explains it.
      - **profiles**: the sets of rules that include it; wcag-aa includes wcag-a, and wcag-aaa both. \
      Where a rule is *advisory*, a failure alone proves no criterion unsatisfied: it is reported and \
      fails no check.
      - **outcomes**, for each part that a rule applies to: *failed*; *passed*, which does not mean \
      that a criterion is satisfied, as more than this tool tests is asked for that; *cantTell* where \
      a fact is missing, which it names; *inapplicable* where there is nothing that it asks of; and \
      *untested* where it was left out or the file cannot say what it asks.

      What the profiles set for the rules that ask:

      \(profiles.map { "- \(MarkdownText.plain($0.summary))" }.joined(separator: "\n"))

      """
  }
}
