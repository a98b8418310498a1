internal import XML

/// What rule files may say of the checks that there are.
package struct KnownChecks: Sendable {
  /// The dialect of rule files that name one of them.
  let grammar: Grammar
  private let checks: [String: Terms]

  package init(_ checks: [Terms]) {
    grammar = .rule(checks: checks.map(\.name))
    self.checks = Dictionary(uniqueKeysWithValues: checks.map { ($0.name, $0) })
  }

  /// The check of a name.
  func named(_ name: String) -> Terms? { checks[name] }

  /// What a rule file may say of one check.
  package struct Terms: Sendable {
    let name: String

    /// The numbers without which it cannot decide; none is negative.
    let parameters: [String]

    /// The numbers that it can decide without.
    let optional: [String]

    /// The lists of words without which it cannot decide.
    let words: [String]
    let findings: FindingTerms

    package init(
      _ name: String,
      parameters: [String],
      optional: [String],
      words: [String],
      findings: FindingTerms
    ) {
      self.name = name
      self.parameters = parameters
      self.optional = optional
      self.words = words
      self.findings = findings
    }
  }
}
