internal import SwiftEvaluation

/// What a root shows while its states are at certain values, in each appearance.
struct Situation {
  /// The values of the states, and of what views are given.
  var states: [String: Value]
  var trees: [Appearance: ShownView]
  var scenarios: [Appearance: Scenario]

  /// The appearance that the others are compared with.
  private var appearance: Appearance? {
    trees[.light] == nil ? trees.keys.min { $0.rawValue < $1.rawValue } : .light
  }

  var base: ShownView? { appearance.flatMap { trees[$0] } }
  var scenario: Scenario? { appearance.flatMap { scenarios[$0] } }

  /// Whether all its states have given values.
  func isAt(_ states: [String: Value]) -> Bool {
    scenario?.states.allSatisfy { states[$0.key] == $0.value } ?? false
  }
}
