public import A11yModel

/// An audit with what it asks worked out, for many documents.
public struct PreparedAudit: Sendable {
  public let audit: Audit
  private let plans: [Document.Dialect: Plan]

  /// What is asked of the documents of a dialect.
  private final class Plan: Sendable {
    let profiles: [Profile]
    let selected: [Rule]
    let untested: [Rule]

    /// The rules with a check: those selected, and those that selected composites sum up.
    let atomic: [RulePlan]

    init(_ audit: Audit, _ dialect: Document.Dialect) {
      let profiles = audit.selectedProfiles(for: dialect).map(Profile.named)
      let all = audit.rulesBeforeSkipping(dialect)
      let selected = all.filter { !audit.skipped.contains($0.id) }
      var wanted = Set(selected.filter { !$0.isComposite }.map(\.id))
      for rule in selected { wanted.formUnion(rule.composition.map(\.rule)) }
      self.profiles = profiles
      self.selected = selected
      untested = all.filter { audit.skipped.contains($0.id) }
      atomic = audit.catalogue.rules.filter { wanted.contains($0.id) && !$0.isComposite }.map {
        RulePlan($0, profiles: profiles, isNamed: audit.only != nil)
      }
    }
  }

  public init(_ audit: Audit) {
    self.audit = audit
    plans = Dictionary(
      uniqueKeysWithValues: Document.Dialect.allCases.map { ($0, Plan(audit, $0)) }
    )
  }

  /// What the rules decide about a document; see ``Audit/results(for:)``.
  public func results(for document: Document) -> AuditResults {
    guard let plan = plans[document.dialect] else {
      preconditionFailure("every dialect has a plan")
    }
    var results = AuditResults(
      rules: plan.selected,
      document: document,
      appearances: audit.appearances
    )
    for component in document.components {
      let facts = ComponentFacts(component, of: document)
      var targets: Set<Int> = []
      let decided = decisions(plan, facts, &targets)
      results.targetCount += targets.count
      results.outcomes += outcomes(plan, facts, decided)
    }
    results.finish()
    return results
  }

  /// The outcomes of each rule with a check, by its id.
  private func decisions(
    _ plan: Plan,
    _ facts: ComponentFacts,
    _ targets: inout Set<Int>
  ) -> [String: [Outcome]] {
    var verdicts = Verdicts(keepsPasses: audit.keepsAllOutcomes)
    var decided: [String: [Outcome]] = [:]
    for rule in plan.atomic {
      let decision = RuleDecision(plan: rule, facts: facts, keepsPasses: audit.keepsAllOutcomes)
      decided[rule.rule.id] = decision.outcomes(&verdicts)
      targets.formUnion(verdicts.targets)
      verdicts = verdicts.next()
    }
    return decided
  }

  /// The outcomes that are reported, rule by rule.
  private func outcomes(
    _ plan: Plan,
    _ facts: ComponentFacts,
    _ decided: [String: [Outcome]]
  ) -> [Outcome] {
    var all: [Outcome] = []
    for rule in plan.selected {
      if rule.isComposite {
        let decision = CompositeDecision(rule: rule, facts: facts, profiles: plan.profiles)
        all.append(decision.outcome(of: decided))
      } else {
        all += decided[rule.id] ?? []
      }
    }
    for rule in plan.untested {
      all.append(OutcomeDraft(rule, facts, rule.requirements(where: [])).untested)
    }
    return audit.appearances.count == Appearance.allCases.count
      ? all : all.filter { $0.appearance.map(audit.appearances.contains) ?? true }
  }
}
