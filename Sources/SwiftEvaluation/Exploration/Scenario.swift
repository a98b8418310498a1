/// What the environment and the states of views are while a tree is evaluated.
package struct Scenario: Hashable, Sendable {
  package var environment: [String: Value] = [:]
  package var states: [String: Value] = [:]
  /// What views are given instead of what the source gives them, by the view and the name.
  package var inputs: [String: Value] = [:]

  package init() {}
}

/// A root's trees, scenario by scenario.
package struct Exploration: Sendable {
  package var trees: [(scenario: Scenario, tree: ViewNode)] = []
  /// What was left out, and how many combinations there would have been.
  package var leftOut: Int = 0
  /// The states whose values are not known beforehand, which stay as they are first.
  package var fixed: [String] = []
}
