package import A11yModel

/// What a check is called, what it needs of a rule file, and what the file may say of its findings.
package struct CheckSignature: Sendable {
  /// The id of the rule that comes with it.
  package let name: String

  /// What rule files called it before it had that name.
  package let formerly: String?

  /// The numbers without which it cannot decide; none is negative.
  package let parameters: [String]

  /// The numbers that it can decide without.
  package let optional: [String]

  /// The lists of words without which it cannot decide.
  package let words: [String]

  /// What of a chart its answers rest on: where that is taken on trust, so are they.
  package let aspects: Set<Chart.Aspect>

  /// What may hold of a target, as `operable`: for the requirements and profiles that ask it.
  package let conditions: [String]

  /// The kinds of failure that a profile may leave to a person, as `statistics`.
  package let doubts: [String]

  /// Which findings messages and remedies of their own may be for.
  package let cases: [String]

  /// What is reported of a finding besides its message, which messages and remedies may name.
  package let evidence: [String]

  /// What else messages and remedies may name.
  package let terms: [String]

  package init(
    _ name: String,
    formerly: String? = nil,
    parameters: [String] = [],
    optional: [String] = [],
    words: [String] = [],
    restingOn aspects: Set<Chart.Aspect> = [],
    when conditions: [String] = [],
    doubts: [String] = [],
    cases: [String] = [],
    evidence: [String] = [],
    terms: [String] = []
  ) {
    self.name = name
    self.formerly = formerly
    self.parameters = parameters
    self.optional = optional
    self.words = words
    self.aspects = aspects
    self.conditions = conditions
    self.doubts = doubts
    self.cases = cases
    self.evidence = evidence
    self.terms = terms
  }

  /// What is known of any component and of the state whose words are missing.
  static let always = [
    "component", "heard", "id", "ink", "item", "meaning", "ofSeries", "unit",
  ]

  /// What the message of a rule that sums up others may name.
  static let ofComposite = ["parts"]

  /// What remedies may name in braces.
  var remedyNames: [String] { Self.always + evidence + terms }

  /// What messages may name in braces: also the fact that is missing, and all that are.
  var messageNames: [String] { remedyNames + ["fact", "facts"] }
}
