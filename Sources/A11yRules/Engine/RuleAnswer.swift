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

  /// Whether there was nothing it applies to, and that is not among what is kept.
  var isEmpty: Bool { !hasPasses && outcomes.isEmpty }

  /// Whether there was nothing it applies to.
  var isInapplicable: Bool {
    !hasPasses && outcomes.allSatisfy { $0.result == .inapplicable || $0.result == .untested }
  }
}
