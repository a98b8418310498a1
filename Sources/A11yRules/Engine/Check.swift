internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue
internal import Support

/// How a rule decides: what rule files call it and may say of it, and the function behind it.
struct Check: Sendable {
  let signature: CheckSignature
  let run: @Sendable (CheckContext, inout Verdicts) -> Void

  var name: String { signature.name }

  init(
    _ signature: CheckSignature,
    run: @escaping @Sendable (CheckContext, inout Verdicts) -> Void
  ) {
    self.signature = signature
    self.run = run
  }

  /// The check of a name.
  static func named(_ name: String) -> Check? { places[name].map { all[$0] } }

  /// What rule files may say of all of them.
  static let known = KnownChecks(all.map(\.signature))

  /// By name, where each check stands among all.
  private static let places = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.name, $0) }
  )
}

extension CheckSignature {
  /// A check that goes through a component in a way of its own.
  func deciding(_ run: @escaping @Sendable (CheckContext, inout Verdicts) -> Void) -> Check {
    Check(self, run: run)
  }
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
  func number(_ name: String) -> Double { parameters.number(name) }

  /// A number that the check can decide without.
  func numberIfGiven(_ name: String) -> Double? { parameters.numberIfGiven(name) }

  /// The words of the rule's list.
  func list(_ name: String) -> [String] { parameters.list(name) }

  /// The words of the rule's list, to be looked up.
  func set(_ name: String) -> WordSet { parameters.set(name) }
}
