/// What a run makes of a rule: what is nil or not there stays as the rule's file has it.
package struct RuleChange: Hashable, Sendable {
  /// The impact of all its findings.
  package var impact: Impact?

  /// Other values of its parameters, by their names, as rule files write them.
  package var parameters: [String: String] = [:]

  package init(impact: Impact? = nil, parameters: [String: String] = [:]) {
    self.impact = impact
    self.parameters = parameters
  }

  package var isEmpty: Bool { impact == nil && parameters.isEmpty }
}

extension Catalogue {
  /// This catalogue with other impacts and parameters of some rules, by their ids.
  package func changing(_ changes: [String: RuleChange]) -> Catalogue {
    guard changes.contains(where: { !$0.value.isEmpty }) else { return self }
    var catalogue = self
    catalogue.change { rule in
      guard let change = changes[rule.id] else { return }
      if let impact = change.impact {
        rule.impact = impact
        rule.hasChosenImpact = true
      }
      for index in rule.parameters.indices {
        guard let value = change.parameters[rule.parameters[index].name] else { continue }
        rule.parameters[index].value = value
        rule.parameters[index].source = "configuration"
      }
    }
    return catalogue
  }
}

extension Rule {
  /// What numbers of rules may be; wide enough for any measure there is, and safe to count with.
  package static let numbers = 0.0...1_000_000
}
