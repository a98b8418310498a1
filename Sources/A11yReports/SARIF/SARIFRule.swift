internal import A11yModel
internal import A11yRules
internal import Support

/// A rule of a run, as SARIF describes it.
struct SARIFRule {
  private let id: String
  private let title: String
  private let impact: Impact
  private let why: String
  private let help: (text: String, markdown: String)
  private let tags: [String]

  /// The page on the rule, or else on the first requirement that has one.
  private var page: String?

  init(id: String, _ report: Report) {
    self.id = id
    let own = SuppressionRule(rawValue: id)
    guard let rule = report.catalogue.rule(id), let text = report.catalogue.text(of: rule) else {
      title = own?.title ?? id
      why = own.map { "\($0.title): \($0.why)." } ?? title
      impact = own?.impact ?? .moderate
      help = (why, MarkdownText.plain(why))
      tags = ["accessibility"]
      return
    }
    title = rule.title
    why = text.why.isEmpty ? rule.title : text.why.joined(separator: " ")
    impact = rule.impact
    let explanation = RuleExplanation(rule: rule, text: text)
    help = (explanation.brief, explanation.markdown)
    let criteria = rule.requirements.map(\.reference).filter { $0.hasPrefix("wcag:") }
    page = Publication.page(ofRule: id) ?? rule.requirements.lazy.compactMap(\.page).first
    tags = ["accessibility"] + criteria.map { "wcag" + $0.filter(\.isNumber) }
  }

  var json: JSON {
    .object(
      [
        ("id", .string(VisibleText.of(id))),
        ("name", .string(name)),
        ("shortDescription", SARIFLog.message(VisibleText.of(title))),
        ("fullDescription", SARIFLog.message(VisibleText.of(why))),
      ] + (page.map { [("helpUri", .string($0))] } ?? []) + [
        (
          "help",
          .object([
            ("text", .string(SARIFLog.plain(help.text))), ("markdown", .string(help.markdown)),
          ])
        ),
        (
          "defaultConfiguration",
          .object([("level", .string(SARIFLevel(impact).rawValue))])
        ),
        ("properties", .object([("tags", .strings(tags.map(VisibleText.of)))])),
      ]
    )
  }

  /// The id as viewers show names: `TextContrastMinimum`.
  private var name: String {
    let words = id.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.isEmpty ? VisibleText.of(id) : VisibleText.of(name)
  }
}
