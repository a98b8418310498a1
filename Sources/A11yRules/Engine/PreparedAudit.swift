public import A11yModel
internal import Listening
internal import Looking
internal import Support

/// An audit with what it asks worked out, for many documents.
public struct PreparedAudit: Sendable {
  public let audit: Audit

  /// For each dialect, in their order.
  private let plans: [Once<Plan>]

  /// Documents of one design have the same colours.
  private let colors = NearestColors()

  /// What is asked of the documents of a dialect.
  private final class Plan: Sendable {
    let profiles: [Profile]
    let selected: [Rule]

    /// The rules that are left out, and those that are asked for and do not decide documents of the
    /// dialect, with what these lack; one that is about other dialects alone is not missed, unless
    /// it was asked for by name.
    let untested: [(rule: Rule, missing: [String])]

    /// The rules with a check: those selected, and those that selected composites sum up.
    let atomic: [RulePlan]

    /// What each of the selected rules is decided by.
    let decisions: [Decision]

    /// By the places of rules with a check, the rules that each of them yields to.
    let heirs: [[Yielding.Heir]]

    /// A rule with a check, or one that sums up others: places among those with a check.
    enum Decision: Sendable {
      case atomic(Int)
      case composite(Composite)
    }

    /// A rule that sums up others.
    final class Composite: Sendable {
      let rule: Rule
      let parts: [Int?]

      init(_ rule: Rule, parts: [Int?]) { (self.rule, self.parts) = (rule, parts) }
    }

    init(_ audit: Audit, _ dialect: Document.Dialect) {
      let profiles = audit.selectedProfiles(for: dialect).map(Profile.named)
      let all = audit.rulesBeforeSkipping(dialect)
      let selected = all.filter { !audit.skipped.contains($0.id) }
      var wanted = Set(selected.filter { !$0.isComposite }.map(\.id))
      for rule in selected { wanted.formUnion(rule.composition.map(\.rule)) }
      self.profiles = profiles
      self.selected = selected
      let undecided = audit.rulesAsked(for: dialect).filter { rule in
        !rule.dialects.contains(dialect)
          && (audit.isNamed(rule) || rule.dialects.contains(.spec))
          && !audit.skipped.contains(rule.id)
      }
      untested =
        all.filter { audit.skipped.contains($0.id) }.map { ($0, []) }
        + undecided.map { rule in
          let missing = rule.untested.first { $0.dialect == dialect }?.missing
          return (rule, [missing ?? "facts that \(dialect.noun) give"])
        }
      let atomic = audit.catalogue.rules.filter { wanted.contains($0.id) && !$0.isComposite }.map {
        RulePlan($0, profiles: profiles, isNamed: audit.isNamed($0))
      }
      let places = Dictionary(
        uniqueKeysWithValues: atomic.enumerated().map { ($1.rule.id, $0) }
      )
      decisions = selected.compactMap { rule in
        rule.isComposite
          ? .composite(Composite(rule, parts: rule.composition.map { places[$0.rule] }))
          : places[rule.id].map(Decision.atomic)
      }
      self.atomic = atomic
      let own = Set(selected.map(\.id))
      let reported = places.filter { own.contains($0.key) }
      heirs = Yielding.Heir.all(of: atomic, at: reported, in: profiles)
    }
  }

  public init(_ audit: Audit) {
    self.audit = audit
    plans = Document.Dialect.allCases.map { _ in Once<Plan>() }
  }

  /// What the rules decide about a document; see ``Audit/results(for:)``.
  ///
  /// - Parameters:
  ///   - document: what is audited.
  ///   - workers: how many rules may be decided at once; what they decide does not depend on it.
  /// - Returns: the outcomes in their order.
  public func results(for document: Document, workers: Int = 1) -> AuditResults {
    let plan = plan(for: document.dialect)
    var results = AuditResults(
      rules: plan.selected,
      document: document,
      appearances: audit.appearances,
      audit.detail
    )
    for component in document.components {
      let facts = ComponentFacts(component, of: document)
      let isLarge = component.snapshots.reduce(0) { $0 + $1.elements.count } > Self.few
      let (answers, targetCount) = answers(plan, facts, workers: isLarge ? workers : 1)
      results.targetCount += targetCount
      append(plan, facts, answers, to: &results)
    }
    results.tellsSuppressions = audit.only == nil && audit.skipped.isEmpty
    results.finish()
    results.notes += document.notes + [document.missedChart].compactMap(\.self)
    return results
  }

  private func plan(for dialect: Document.Dialect) -> Plan {
    guard let place = Document.Dialect.allCases.firstIndex(of: dialect) else {
      preconditionFailure("every dialect is one of all")
    }
    return plans[place].value { Plan(audit, dialect) }
  }

  /// Up to so many elements, rules take less time than it takes to hand them out.
  private static let few = 5000

  /// What each rule with a check comes to, and how many targets they tested.
  private func answers(
    _ plan: Plan,
    _ facts: ComponentFacts,
    workers: Int
  ) -> (answers: [RuleAnswer], targetCount: Int) {
    let reported = isPartial ? audit.appearances : nil
    let detail = audit.detail
    let none = Verdicts(detail.keeping, colors)
    let (answers, ended) = Workers.results(plan.atomic.count, workers: workers, each: none) {
      place,
      verdicts in
      let decision = RuleDecision(plan: plan.atomic[place], facts: facts, detail: detail)
      let outcomes = decision.outcomes(&verdicts)
      return RuleAnswer(
        outcomes: outcomes,
        hasPasses: verdicts.hasPasses(),
        isOfInterest: verdicts.hasPasses(in: reported)
      )
    }
    var targets = SourceSet()
    for verdicts in ended { targets.formUnion(verdicts.targets) }
    return (answers, targets.count)
  }

  /// Whether only some appearances are reported.
  private var isPartial: Bool { audit.appearances.count < Appearance.allCases.count }

  /// Adds the outcomes that are reported, rule by rule.
  private func append(
    _ plan: Plan,
    _ facts: ComponentFacts,
    _ answers: [RuleAnswer],
    to results: inout AuditResults
  ) {
    let yielding = Yielding(plan.atomic, answers, heirs: plan.heirs)
    for decision in plan.decisions {
      switch decision {
      case .atomic(let place):
        results.isDecided = results.isDecided || answers[place].isOfInterest
        if answers[place].isEmpty {
          results.inapplicable[plan.atomic[place].rule.id, default: 0] += 1
        }
        let speakers = yielding.speakers(for: place)
        if !speakers.isEmpty {
          let rule = plan.atomic[place].rule.id
          results.yielded.append(.init(component: facts.name, rule: rule, to: speakers))
        }
        for outcome in yielding.outcomes(at: place) where isReported(outcome) {
          results.isDecided = results.isDecided || outcome.result.isDecision
          results.outcomes.append(outcome)
        }
      case .composite(let composite):
        let decision = CompositeDecision(
          rule: composite.rule,
          facts: facts,
          profiles: plan.profiles,
          finders: { part, result in
            let rule = composite.rule.composition[part].rule
            return composite.parts[part].map { yielding.finders(at: $0, result) } ?? [rule]
          }
        )
        let own = composite.parts.map { $0.map { answers[$0] } ?? RuleAnswer() }
        let result = decision.result(of: own)
        if audit.detail.keeps(result) {
          results.outcomes.append(decision.outcome(result, of: own))
        } else if result == .inapplicable {
          results.inapplicable[composite.rule.id, default: 0] += 1
        }
      }
    }
    for (rule, missing) in plan.untested
    where missing.isEmpty || isAsked(rule, of: facts.component.kind, plan) {
      let draft = OutcomeDraft(rule, facts, rule.requirements(where: []))
      results.outcomes.append(draft.untested(missing))
    }
  }

  /// Whether a rule is for a kind of component, and some profile asks it of that kind.
  private func isAsked(_ rule: Rule, of kind: Component.Kind, _ plan: Plan) -> Bool {
    rule.kinds.contains(kind)
      && (audit.isNamed(rule)
        || plan.profiles.contains { $0.kinds.contains(kind) && $0.membership(of: rule) != nil })
  }

  private func isReported(_ outcome: Outcome) -> Bool {
    guard isPartial, let appearance = outcome.appearance else { return true }
    return audit.appearances.contains(appearance)
  }
}
