internal import A11yReports
internal import A11yRules
internal import SpecReader
internal import Support

extension Command {
  /// One thing in full.
  static let explain = Command(
    "explain",
    "TOPIC",
    1...1,
    "a rule, criterion, element, attribute or value in full",
    details: """
      TOPIC is the id of a rule, as text-scales; a criterion or guideline, as 1.4.3 or hig:charts; or
      of a spec an element, an attribute, a value with or without its attribute, as on=back, or a
      placeholder, as {percent}.
      """,
    options: [rulesOption] + AuditOptions.configurationOptions
  ) { (arguments, system) throws(UsageError) in
    let catalogue = try Configurations.knownRules(arguments, system)
    let topic = arguments.operands[0]
    let reference = Reference(.spec)
    let explanations =
      rule(topic, in: catalogue) + reference.explanations(of: topic)
      + RequirementExplanation.plain(of: topic, in: catalogue)
    guard explanations.isEmpty else {
      return CommandResult(output: explanations.joined(separator: "\n"))
    }
    if let (sentence, element) = reference.synonym(for: topic) {
      throw UsageError("\(topic): \(sentence); a11y-audit explain \(element) says more")
    }
    let names = catalogue.rules.map(\.id) + reference.names + reference.values
    let hint = NearestName.hint(for: topic, in: names)
    throw UsageError(
      "\(topic): there is no such rule, criterion, element, attribute or value"
        + (hint.isEmpty
          ? "; a11y-audit rules and a11y-audit schema --format markdown list what is" : hint)
    )
  }

  /// A rule of this id; nothing where there is none.
  private static func rule(_ id: String, in catalogue: Catalogue) -> [String] {
    if let rule = catalogue.rule(id), let text = catalogue.text(of: rule) {
      return [RuleExplanation(rule: rule, text: text).plain]
    }
    return SuppressionRule(rawValue: id).map { [RuleExplanation.plain(of: $0)] } ?? []
  }
}
