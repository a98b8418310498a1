public import A11yModel

/// Which rules decide, for whom, and what is reported.
public struct Audit: Hashable, Sendable {
  public var catalogue: Catalogue

  /// The profiles; nil for those of the document's dialect.
  public var profiles: [Profile.Name]?

  /// Exactly these rules, whatever the profile; nil for those of the profiles.
  public var only: [String]?

  /// Rules that are left out and reported as untested.
  public var skipped: Set<String> = []

  /// The appearances that are reported; all are consulted.
  public var appearances: Set<Appearance> = Set(Appearance.allCases)

  /// Whether every outcome stands alone, with its target and evidence.
  public var keepsAllOutcomes = false

  public init(catalogue: Catalogue = .builtIn) { self.catalogue = catalogue }

  /// The profiles that judge a document.
  public func selectedProfiles(for document: Document) -> [Profile.Name] {
    let names = profiles ?? Profile.defaults(for: document.dialect)
    return Profile.Name.allCases.filter(names.contains)
  }

  /// The rules that are decided for a document, without those that are left out.
  public func selectedRules(for document: Document) -> [Rule] {
    rulesBeforeSkipping(document).filter { !skipped.contains($0.id) }
  }

  private func rulesBeforeSkipping(_ document: Document) -> [Rule] {
    if let only {
      // Who asks for a headline asks for what it sums up.
      let parts = catalogue.rules.filter { only.contains($0.id) }.flatMap(\.composition)
      let wanted = Set(only + parts.map(\.rule))
      return catalogue.rules.filter { wanted.contains($0.id) }
    }
    let profiles = selectedProfiles(for: document).map(Profile.named)
    return catalogue.rules.filter { rule in
      profiles.contains { $0.membership(of: rule) != nil }
    }
  }

  /// What the rules decide about a document.
  ///
  /// Failed outcomes and those that could not be told are listed one by one; the others once for
  /// each rule, component, appearance, surface and state, with their number, unless all are kept.
  public func results(for document: Document) -> AuditResults {
    let selected = selectedRules(for: document)
    let untested = rulesBeforeSkipping(document).filter { skipped.contains($0.id) }
    var results = AuditResults(
      rules: selected,
      document: document,
      appearances: appearances
    )
    var verdicts = Verdicts(keepsPasses: keepsAllOutcomes)
    for component in document.components {
      let facts = ComponentFacts(component, of: document)
      var decided: [String: [Outcome]] = [:]
      for rule in atomicRules(of: selected) {
        let decision = RuleDecision(
          rule: rule,
          facts: facts,
          profiles: selectedProfiles(for: document).map(Profile.named),
          keepsPasses: keepsAllOutcomes,
          isNamed: only != nil
        )
        decided[rule.id] = decision.outcomes(&verdicts)
        results.targets.formUnion(verdicts.targets.map { [component.source, $0] })
        verdicts = verdicts.next()
      }
      for rule in selected {
        let outcomes =
          rule.isComposite
          ? [CompositeDecision(rule: rule, facts: facts, audit: self).outcome(of: decided)]
          : decided[rule.id] ?? []
        results.outcomes += outcomes.filter { outcome in
          outcome.appearance.map(appearances.contains) ?? true
        }
      }
      for rule in untested {
        results.outcomes.append(OutcomeDraft(rule: rule, facts: facts).untested)
      }
    }
    results.finish()
    return results
  }

  /// The rules with a check: those selected, and those that selected composites sum up.
  private func atomicRules(of selected: [Rule]) -> [Rule] {
    var wanted = Set(selected.filter { !$0.isComposite }.map(\.id))
    for rule in selected { wanted.formUnion(rule.composition.map(\.rule)) }
    return catalogue.rules.filter { wanted.contains($0.id) && !$0.isComposite }
  }
}

/// What an audit of one document came to.
public struct AuditResults: Hashable, Sendable {
  /// The rules that were decided.
  public var rules: [Rule]

  /// How many components the document has.
  public var componentCount: Int

  /// The appearances that some component has, as far as they are reported.
  public var appearances: Set<Appearance>
  public var outcomes: [Outcome] = []

  /// Every target that some rule tested, with its component.
  var targets: Set<[Int]> = []

  /// What is left unjudged that a reader might take for judged.
  public var notes: [String] = []

  init(rules: [Rule], document: Document, appearances reported: Set<Appearance>) {
    self.rules = rules
    componentCount = document.components.count
    appearances = reported.filter { appearance in
      document.components.contains { $0.appearances.contains(appearance) }
    }
    notes = document.components.filter { $0.unwalkedSteps > 0 }.map { component in
      let count = component.steps.count
      let ends = (count - component.unwalkedSteps) / 2
      return "\(document.location(of: component.source)): of \(count) steps, the first and the "
        + "last \(ends) are walked through; what is heard while one of those between is current is "
        + "not judged"
    }
  }

  /// How many targets were tested.
  public var targetCount: Int { targets.count }

  /// Puts the outcomes in their order and makes fingerprints of their keys.
  mutating func finish() {
    let keyed = outcomes.map { (key: Self.order($0), outcome: $0) }
    outcomes = keyed.enumerated().sorted { left, right in
      left.element.key != right.element.key
        ? left.element.key.lexicographicallyPrecedes(right.element.key)
        : (left.element.outcome.rule, left.offset) < (right.element.outcome.rule, right.offset)
    }.map(\.element.outcome)
    assignFingerprints()
  }

  /// By place, then failures first.
  private static func order(_ outcome: Outcome) -> [Int] {
    let results = Outcome.Result.allCases
    return [
      outcome.location.line, outcome.location.column,
      results.firstIndex(of: outcome.result) ?? 0,
    ]
  }

  private mutating func assignFingerprints() {
    var seen: [String: Int] = [:]
    for index in outcomes.indices {
      let key = outcomes[index].fingerprint
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      outcomes[index].fingerprint = Fingerprint.of(ordinal == 0 ? key : "\(key)\u{1F}\(ordinal)")
    }
  }
}
