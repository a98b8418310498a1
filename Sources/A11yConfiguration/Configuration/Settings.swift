package import A11yModel
package import RuleCatalogue

/// What one place says about how files are audited; nil where it says nothing.
package struct Settings: Hashable, Sendable {
  package var profiles: Placed<[Profile.Name]>?
  package var rules: [RuleSetting] = []

  /// The least impact that fails a run; nil within for none.
  package var failOn: Placed<Impact?>?
  package var failsOnCantTell: Placed<Bool>?
  package var generation: Placed<Generation>?
  package var background: Placed<[Appearance: Color]>?
  package var appearances: Placed<[Appearance]>?

  package init() {}
}

/// What one place says about one rule.
package struct RuleSetting: Hashable, Sendable {
  package var rule: String
  package var choice: Placed<Choice>?
  package var impact: Placed<Impact>?

  /// By their names, as rule files write them.
  package var parameters: [String: Placed<String>] = [:]

  package init(_ rule: String) { self.rule = rule }

  /// Whether the rule decides.
  package enum Choice: String, Hashable, Sendable, CaseIterable {
    /// Beside those of the profiles.
    case on
    case off
  }
}
