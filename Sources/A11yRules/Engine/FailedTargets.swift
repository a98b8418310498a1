internal import A11yModel

/// What fails a rule, so that one that asks for more has nothing to add.
struct FailedTargets {
  private let places: Set<Place>

  /// The names of the profiles in which it has not.
  private let profiles: Set<String>

  /// What is judged where.
  private struct Place: Hashable {
    var target: String?
    var appearance: Appearance?
    var surface: Surface?
    var state: String?

    init(_ outcome: borrowing Outcome) {
      (target, state) = (outcome.target, outcome.state)
      (appearance, surface) = (outcome.appearance, outcome.surface)
    }
  }

  /// - Parameters:
  ///   - outcomes: what the rule came to that asks for less.
  ///   - rule: the one that asks for more.
  init(_ outcomes: [Outcome], before rule: Rule) {
    places = Set(outcomes.lazy.filter { $0.result == .failed }.map { Place($0) })
    profiles = Set(rule.memberships.lazy.filter { $0.beyond != nil }.map(\.profile.rawValue))
  }

  /// Whether an outcome of the rule that asks for more adds nothing.
  func sayEnough(of outcome: borrowing Outcome) -> Bool {
    guard outcome.result == .failed || outcome.result == .cantTell, !outcome.profiles.isEmpty else {
      return false
    }
    return profiles.isSuperset(of: outcome.profiles) && places.contains(Place(outcome))
  }
}
