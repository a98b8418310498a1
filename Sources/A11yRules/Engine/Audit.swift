public import A11yModel
// An audit is of a catalogue, so that whoever asks for one needs no second import.
internal import Listening
@_exported public import RuleCatalogue

/// Which rules decide, for whom, and what is reported.
public struct Audit: Hashable, Sendable {
  public var catalogue: Catalogue

  /// The profiles; nil for those of the document's dialect.
  public var profiles: [Profile.Name]?

  /// Exactly these rules, whatever the profile; nil for those of the profiles.
  public var only: [String]?

  /// Rules that decide beside those of the profiles.
  public var added: Set<String> = []

  /// Rules that are left out and reported as untested.
  public var skipped: Set<String> = []

  /// The appearances that are reported; all are consulted.
  public var appearances: Set<Appearance> = Set(Appearance.allCases)

  /// How much is kept of what the rules decide.
  public var detail = Detail.summaries

  /// How much is kept of what the rules decide.
  ///
  /// Failed outcomes and those that could not be told are always kept, one by one.
  public enum Detail: Int, Hashable, Sendable, Comparable {
    /// Of all else, only what was left out on request, and whether anything was decided.
    case findings
    /// The passed ones, too, as in summaries; the inapplicable ones are counted.
    case passes
    /// The others once for each rule, component, appearance, surface and state, with their number.
    case summaries
    /// Every outcome stands alone, with its target and evidence.
    case everything

    /// Whether outcomes of a result are kept, and not merely counted.
    func keeps(_ result: Outcome.Result) -> Bool {
      switch result {
      case .failed, .cantTell, .untested: true
      case .passed: self >= .passes
      case .inapplicable: self >= .summaries
      }
    }

    /// By how much is kept, the least first.
    public static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  public init(catalogue: Catalogue = .builtIn) { self.catalogue = catalogue }

  /// The profiles that judge a document.
  public func selectedProfiles(for document: Document) -> [Profile.Name] {
    selectedProfiles(for: document.dialect)
  }

  /// Whether a rule is asked for by its name, whatever the profiles.
  func isNamed(_ rule: Rule) -> Bool { only != nil || added.contains(rule.id) }

  func selectedProfiles(for dialect: Document.Dialect) -> [Profile.Name] {
    let names = profiles ?? Profile.defaults(for: dialect)
    return Profile.Name.allCases.filter(names.contains)
  }

  /// The rules that are decided for a document, without those that are left out.
  public func selectedRules(for document: Document) -> [Rule] {
    rulesBeforeSkipping(document.dialect).filter { !skipped.contains($0.id) }
  }

  func rulesBeforeSkipping(_ dialect: Document.Dialect) -> [Rule] {
    rulesAsked(for: dialect).filter { $0.dialects.contains(dialect) }
  }

  /// The rules that are asked for, whether they decide documents of the dialect or not.
  func rulesAsked(for dialect: Document.Dialect) -> [Rule] {
    if let only {
      // Who asks for a headline asks for what it sums up.
      let parts = catalogue.rules.filter { only.contains($0.id) }.flatMap(\.composition)
      let wanted = Set(only + parts.map(\.rule))
      return catalogue.rules.filter { wanted.contains($0.id) }
    }
    let profiles = selectedProfiles(for: dialect).map(Profile.named)
    let parts = catalogue.rules.filter { self.added.contains($0.id) }.flatMap(\.composition)
    let added = self.added.union(parts.map(\.rule))
    return catalogue.rules.filter { rule in
      added.contains(rule.id) || profiles.contains { $0.membership(of: rule) != nil }
    }
  }

  /// What the rules decide about a document.
  ///
  /// Who audits several documents prepares the audit once.
  public func results(for document: Document) -> AuditResults {
    PreparedAudit(self).results(for: document)
  }
}

/// What an audit of one document came to.
public struct AuditResults: Hashable, Sendable {
  /// The rules that were decided.
  public var rules: [Rule]

  /// How many components the document has.
  public var componentCount: Int

  /// Whether it is an image in which neither a chart nor an indicator was found.
  package var isPlainImage = false

  /// The appearances that some component has, as far as they are reported.
  public var appearances: Set<Appearance>

  /// The appearances that are reported, whether some component has them or not.
  package var reported: Set<Appearance>

  /// Whether every suppression was read and every rule asked, so that what is found on suppressions
  /// is all there is.
  package var tellsSuppressions = true
  public var outcomes: [Outcome] = []

  /// How much is kept of what the rules decided.
  package var detail = Audit.Detail.summaries

  /// To how many components each rule does not apply, of outcomes that are not kept.
  package var inapplicable: [String: Int] = [:]

  /// How many targets were tested.
  public package(set) var targetCount = 0

  /// Whether any rule reached a decision on any target, in an appearance that is reported.
  public package(set) var isDecided = false

  /// What rules find and leave to others that speak of it.
  package var yielded: [Yielded] = []

  /// What a rule finds on a component and others speak of.
  package struct Yielded: Hashable, Sendable {
    package var component: String
    package var rule: String

    /// The ids of those that do.
    package var to: [String]

    package init(component: String, rule: String, to others: [String]) {
      (self.component, self.rule, to) = (component, rule, others)
    }
  }

  /// What is left unjudged that a reader might take for judged.
  public var notes: [Note] = []

  init(
    rules: [Rule],
    document: Document,
    appearances reported: Set<Appearance>,
    _ detail: Audit.Detail
  ) {
    self.rules = rules
    self.detail = detail
    componentCount = document.components.count
    isPlainImage =
      componentCount > 0 && document.components.allSatisfy { $0.kind == .graphic }
    self.reported = reported
    appearances = reported.filter { appearance in
      document.components.contains { $0.appearances.contains(appearance) }
    }
    notes = document.components.filter { $0.unwalkedSteps > 0 }.map { component in
      let count = component.steps.count
      let ends = (count - component.unwalkedSteps) / 2
      return Note(
        "of \(count) steps, the first and the last \(ends) are walked through; what is heard while "
          + "one of those between is current is not judged",
        on: .location(document.location(of: component.source))
      )
    }
  }

  /// Findings on something that is no document.
  package init(findings: [Outcome]) {
    rules = []
    componentCount = 0
    (reported, appearances) = ([], [])
    outcomes = findings
  }

  /// Whether all appearances are reported, so that what does not occur is not there.
  package var isWhole: Bool { reported.count == Appearance.allCases.count }

  /// How many outcomes there are of each result, of those that are kept or counted and not
  /// suppressed; composites only sum up others.
  public var counts: [Outcome.Result: Int] {
    var counts: [Outcome.Result: Int] = [:]
    for index in rules.indices where !rules[index].isComposite {
      if let count = inapplicable[rules[index].id] { counts[.inapplicable, default: 0] += count }
    }
    for index in outcomes.indices
    where !outcomes[index].isComposite && outcomes[index].suppression == nil {
      counts[outcomes[index].result, default: 0] += outcomes[index].count
    }
    return counts
  }

  /// How many outcomes are suppressed, by where; composites only sum up others.
  public var suppressedCounts: [Suppression.Kind: Int] {
    var counts: [Suppression.Kind: Int] = [:]
    for index in outcomes.indices where !outcomes[index].isComposite {
      guard let suppression = outcomes[index].suppression else { continue }
      counts[suppression.kind, default: 0] += outcomes[index].count
    }
    return counts
  }

  /// The outcomes of which something holds.
  public func outcomes(where isMeant: (borrowing Outcome) -> Bool) -> [Outcome] {
    outcomes.indices.filter { isMeant(outcomes[$0]) }.map { outcomes[$0] }
  }

  /// Whether something holds of any outcome.
  public func contains(where isMeant: (borrowing Outcome) -> Bool) -> Bool {
    outcomes.indices.contains { isMeant(outcomes[$0]) }
  }

  /// Puts the outcomes in their order and tells their fingerprints apart.
  mutating func finish() {
    guard outcomes.count > 1 else { return }
    let order = outcomes.indices.sorted { left, right in
      let (one, other) = (Self.order(outcomes[left]), Self.order(outcomes[right]))
      if one != other { return one < other }
      let rules = (outcomes[left].rule, outcomes[right].rule)
      return rules.0 != rules.1 ? rules.0 < rules.1 : left < right
    }
    outcomes = order.map { outcomes[$0] }
    var seen: [Fingerprint: Int] = [:]
    for index in outcomes.indices {
      let key = outcomes[index].key
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      if ordinal > 0 { outcomes[index].key = key.adding(String(ordinal)) }
    }
  }

  /// By place, then failures first.
  private static func order(_ outcome: Outcome) -> (Int, Int, Int) {
    let result =
      switch outcome.result {
      case .failed: 0
      case .cantTell: 1
      case .passed: 2
      case .inapplicable: 3
      case .untested: 4
      }
    return (outcome.location.line, outcome.location.column, result)
  }
}
