public import A11yModel
internal import Dispatch

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
  ///
  /// - Parameters:
  ///   - document: what is audited.
  ///   - workers: how many rules may be decided at once; what they decide does not depend on it.
  /// - Returns: the outcomes in their order.
  public func results(for document: Document, workers: Int = 1) -> AuditResults {
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
      let isLarge = component.snapshots.lazy.map(\.elements.count).reduce(0, +) > Self.few
      let (decided, targetCount) = decisions(plan, facts, workers: isLarge ? workers : 1)
      results.targetCount += targetCount
      results.outcomes += outcomes(plan, facts, decided)
    }
    results.finish()
    return results
  }

  /// Up to so many elements, rules take less time than it takes to hand them out.
  private static let few = 5000

  /// The outcomes of each rule with a check, by its id, and how many targets they tested.
  private func decisions(
    _ plan: Plan,
    _ facts: ComponentFacts,
    workers: Int
  ) -> (decided: [String: [Outcome]], targetCount: Int) {
    let rules = RuleQueue(plan.atomic)
    let keepsPasses = audit.keepsAllOutcomes
    DispatchQueue.concurrentPerform(iterations: max(1, min(workers, plan.atomic.count))) { _ in
      var verdicts = Verdicts(keepsPasses ? .listed : .counted)
      while let rule = rules.next() {
        let decision = RuleDecision(plan: rule, facts: facts, keepsPasses: keepsPasses)
        let outcomes = decision.outcomes(&verdicts)
        rules.finish(rule, outcomes, verdicts.targets)
        verdicts = verdicts.next()
      }
    }
    return (rules.decided, rules.targets.count)
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
