internal import A11yReports
internal import A11yRules

extension Command {
  /// One rule in full.
  static let explain = Command(
    "explain",
    "RULE",
    1...1,
    "one rule in full",
    options: [rulesOption] + AuditOptions.configurationOptions
  ) { (arguments, system) throws(UsageError) in
    let catalogue = try Configurations.knownRules(arguments, system)
    let id = arguments.operands[0]
    if catalogue.rule(id) == nil, let own = SuppressionRule(rawValue: id) {
      return CommandResult(output: RuleExplanation.plain(of: own))
    }
    guard let rule = catalogue.rule(id), let text = catalogue.text(of: rule) else {
      throw UsageError("\(id): \(catalogue.problem(withRule: id) ?? "no such rule")")
    }
    return CommandResult(output: RuleExplanation(rule: rule, text: text).plain)
  }
}
