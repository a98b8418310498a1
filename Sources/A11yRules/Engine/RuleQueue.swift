/// Rules that several workers take one by one, and what they come to.
final class RuleQueue: @unchecked Sendable {
  private let lock = Lock()
  private var waiting: ArraySlice<RulePlan>
  private(set) var decided: [String: [Outcome]] = [:]
  private(set) var targets = SourceSet()

  init(_ rules: [RulePlan]) { waiting = rules[...] }

  /// The next rule that nobody has taken.
  func next() -> RulePlan? { lock.whileHeld { waiting.popFirst() } }

  /// Notes what a rule came to, and the targets it tested.
  func finish(_ rule: RulePlan, _ outcomes: [Outcome], _ tested: SourceSet) {
    lock.whileHeld {
      decided[rule.rule.id] = outcomes
      targets.formUnion(tested)
    }
  }
}
