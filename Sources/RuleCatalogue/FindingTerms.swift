/// What the findings of a check are told apart by and what they name, which rule files may refer to.
package struct FindingTerms: Sendable {
  /// What may hold of a target, as `operable`: for the requirements and profiles that ask it.
  package private(set) var conditions: [String] = []

  /// The kinds of failure that a profile may leave to a person, as `statistics`.
  package private(set) var doubts: [String] = []

  /// Which findings remedies of their own may be for.
  package private(set) var cases: [String] = []

  /// What remedies may name in braces: the evidence, and what is known of any component.
  package private(set) var names: [String] = Self.always

  /// What is known of any component and of the state whose words are missing.
  static let always = ["heard", "id", "ink", "meaning", "ofSeries", "unit"]

  /// What the message of a rule that sums up others may name.
  static let ofComposite = ["parts"]

  package init(
    when conditions: [String] = [],
    doubts: [String] = [],
    cases: [String] = [],
    _ evidence: [String] = []
  ) {
    (self.conditions, self.doubts, self.cases) = (conditions, doubts, cases)
    names = Self.always + evidence
  }

  /// Of a rule that sums up others, there is only what is known of the component.
  package static let composite = FindingTerms()
}
