/// Rules that several workers take one by one, and what they come to.
final class RuleQueue: @unchecked Sendable {
  private let lock = Lock()
  private let rules: [RulePlan]
  private var taken = 0

  /// What each rule came to, in their order.
  private(set) var answers: [RuleAnswer]
  private(set) var targets = SourceSet()

  init(_ rules: [RulePlan]) {
    self.rules = rules
    answers = Array(repeating: RuleAnswer(), count: rules.count)
  }

  /// The next rule that nobody has taken, and its place; nil where none is left.
  func next() -> (place: Int, rule: RulePlan)? {
    lock.whileHeld {
      guard taken < rules.count else { return nil }
      defer { taken += 1 }
      return (taken, rules[taken])
    }
  }

  /// Notes what the rule of a place came to, and the targets it tested.
  func finish(_ place: Int, _ answer: RuleAnswer, _ tested: SourceSet) {
    lock.whileHeld {
      answers[place] = answer
      targets.formUnion(tested)
    }
  }
}

/// What a rule with a check came to on one component.
struct RuleAnswer: Sendable {
  var outcomes: [Outcome] = []

  /// Whether something passed of which no outcome is kept.
  var hasPasses = false

  /// Whether something passed that is of interest, of which no outcome is kept.
  var isOfInterest = false

  /// Whether it came to a result on any target.
  func contains(_ result: Outcome.Result) -> Bool {
    result == .passed && hasPasses || outcomes.contains { $0.result == result }
  }

  /// Whether there was nothing it applies to.
  var isInapplicable: Bool {
    !hasPasses && outcomes.allSatisfy { $0.result == .inapplicable }
  }
}
