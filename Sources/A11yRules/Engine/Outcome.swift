public import A11yModel
package import Listening

/// What a rule decided about one target (ACT Rules Format 1.1, section 4.12).
public struct Outcome: Hashable, Sendable {
  public var rule: String
  public var result: Result
  public var impact: Impact

  /// The component's id, or else its path.
  public var component: String

  /// Which of several variants the component is; nil where there are no others.
  public var variant: VariantMark?

  /// The path of what was tested; nil where the outcome stands for several.
  public var target: String?

  /// What of the picture it is about: two things where it compares them; empty where the target says it all.
  package var depicted: [Depicted] = []

  public var appearance: Appearance?
  public var surface: Surface?
  public var state: String?
  public var generation: Generation?

  /// One sentence: what is wrong, and for whom.
  public var message: String

  /// What to do about it; empty where nothing is to be done.
  public var remedy: String

  /// What of the remedy is to be written, where people need not find the words.
  package var edits: [Edit] = []

  /// Whether the remedy is how to give the fact that is missing.
  public var isRemedyForDoubt = false

  /// Which way an outcome leans that could not be told.
  public var likely: Likelihood?
  public var confidence: Confidence

  /// The facts without which it could not be told.
  public var missing: [String]
  public var evidence: [Evidence]

  /// The requirements it bears on, as in `wcag:1.4.3`.
  public var requirements: [String]

  /// The selected profiles it holds for.
  public var profiles: [String]

  /// Whether a failure alone does not prove a requirement unsatisfied.
  public var isAdvisory: Bool

  /// Whether the platform's choice failed, and not the author's.
  public var isPlatformDefault: Bool

  /// Of a composite rule, the rules that decided it.
  public var causes: [String]

  /// Of a composite rule, what its sentence is made of.
  package var headline = Headline()

  /// Whether the rule only sums up others.
  public var isComposite: Bool

  /// Whether a failure is the author's and proves something, and is no mere headline.
  public var isProof: Bool { !isAdvisory && !isPlatformDefault && !isComposite }

  /// Whether it is there to be mended or looked into, and nobody has said otherwise.
  public var isOpen: Bool {
    suppression == nil && (result == .failed || result == .cantTell)
  }

  /// Why it does not count although it holds; nil where it does.
  public var suppression: Suppression?

  /// How many outcomes this one stands for.
  public var count: Int
  public var location: Location

  /// 64 bits in hexadecimal that stay as long as the target does.
  public var fingerprint: String { key.digits }

  /// What the fingerprint says.
  package var key: Fingerprint

  /// What findings with one remedy have in common.
  public var cause: String

  /// Where one edit mends all that has the cause; nil where there is no such place.
  public var editLocation: Location?

  /// What is wrong, where other rules may find it as well.
  var matter: Matter?

  /// What a test comes to (ACT Rules Format 1.1, section 4.11).
  public enum Result: String, Hashable, Sendable, CaseIterable {
    case failed
    case cantTell
    case passed
    case inapplicable
    case untested

    /// Whether a rule was decided on something.
    public var isDecision: Bool { self == .passed || self == .failed || self == .cantTell }
  }

  /// Which way what could not be told leans.
  public typealias Likelihood = A11yModel.Likelihood

  /// Whether what decided is known or taken on trust.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    case certain
    /// A value was taken on trust.
    case assumed
  }
}

extension Outcome {
  /// One of which nothing is known yet, for who reads it.
  package init(unread: Void) {
    self.init(
      rule: "",
      result: .untested,
      impact: .minor,
      component: "",
      message: "",
      remedy: "",
      confidence: .certain,
      missing: [],
      evidence: [],
      requirements: [],
      profiles: [],
      isAdvisory: false,
      isPlatformDefault: false,
      causes: [],
      isComposite: false,
      count: 1,
      location: Location(file: "", line: 1, column: 1),
      key: Fingerprint(""),
      cause: ""
    )
  }
}
