internal import A11yModel
internal import Language
internal import Support

/// How a rule decides: a name that rule files use, and the function behind it.
struct Check: Sendable {
  let name: String

  /// The numbers without which it cannot decide; none is negative.
  let parameters: [String]

  /// The numbers that it can decide without.
  let optional: [String]

  /// The lists of words without which it cannot decide.
  let words: [String]

  /// What of a chart its answers rest on: where that is taken on trust, so are they.
  let aspects: Set<Chart.Aspect>
  let run: @Sendable (CheckContext, inout Verdicts) -> Void

  init(
    _ name: String,
    parameters: [String] = [],
    optional: [String] = [],
    words: [String] = [],
    restingOn aspects: Set<Chart.Aspect> = [],
    run: @escaping @Sendable (CheckContext, inout Verdicts) -> Void
  ) {
    self.name = name
    self.parameters = parameters
    self.optional = optional
    self.words = words
    self.aspects = aspects
    self.run = run
  }

  /// The check of a name.
  static func named(_ name: String) -> Check? { places[name].map { all[$0] } }

  /// What rule files may say of all of them.
  static let known = KnownChecks(
    all.map { check in
      KnownChecks.Terms(
        check.name,
        parameters: check.parameters,
        optional: check.optional,
        words: check.words,
        findings: .of(check)
      )
    }
  )

  /// By name, where each check stands among all.
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) }
  )
}

/// What a check may look at: one component, and the rule's parameters for one set of profiles.
///
/// It is the same for all profiles that ask the rule, one after another.
final class CheckContext {
  let facts: ComponentFacts
  let parameters: RuleParameters

  /// What is asked now.
  var question: RulePlan.Question

  /// What the check works out once, whatever profiles ask.
  private(set) lazy var memo = Memo()

  init(_ facts: ComponentFacts, _ parameters: RuleParameters, _ question: RulePlan.Question) {
    self.facts = facts
    self.parameters = parameters
    self.question = question
  }

  /// What the profiles that ask now make of the rule.
  var profile: ProfileParameters { question.parameters }

  var document: Document { facts.document }
  var component: Component { facts.component }
  var largeText: Profile.LargeText { profile.largeText }
  var textEquivalentExempts: Bool { profile.textEquivalentExempts }

  /// A number of the rule's.
  func number(_ name: String) -> Double {
    guard let value = parameters.number(name) else {
      preconditionFailure("the rule reader lets no rule through without its numbers")
    }
    return value
  }

  /// A number that the check can decide without.
  func numberIfGiven(_ name: String) -> Double? { parameters.number(name) }

  /// The words of the rule's list.
  func list(_ name: String) -> [String] { parameters.list(name) }

  /// The words of the rule's list, to be looked up.
  func set(_ name: String) -> WordSet { parameters.set(name) }
}
