internal import A11yModel
internal import Listening

/// What a check says of one target; the engine makes an outcome of it.
struct Verdict: Hashable, Sendable {
  var result: Result
  var target: Target
  var evidence: [Evidence] = []

  /// What of the picture it is about, where the target does not say.
  var depicted: [Depicted] = []
  var variant: Variant?
  var state: String?

  /// Whether a system colour of the document's generation takes part.
  var usesSystemColor = false
  var isAssumed = false
  var isPlatformDefault = false

  /// The impact, where it is not the rule's.
  var impact: Impact?

  /// Whether it proves something by itself where the rule is merely advice.
  var isProof = false

  /// Which of the rule's messages and remedies fit; nil for those without a case.
  var remedy: String?

  /// Which of the rule's messages fits, where it is another case than that of the remedy.
  var saying: String?

  /// Where it is mended, where that is not where it stands; indexes into the document's sources, none
  /// where no one change does it.
  var sites: [Int]?

  /// What is there already and is not enough, so that what is written takes its place.
  var replaced: Int?

  /// Where the colour is written that a remedy changes.
  var paints: [WrittenColor] = []

  /// The state whose words are missing, of a remedy that says how to give them; nil for any.
  private(set) var meaning: State.Meaning?

  /// The case of remedies that say how to give the words for a state, where those are missing.
  static let words = "words"

  mutating func askForWords(of meaning: State.Meaning?) {
    remedy = Self.words
    self.meaning = meaning
  }

  /// What holds of the target that some requirements depend on, as `operable`.
  var conditions: Set<String> = []

  /// What is wrong, where other rules may find it as well.
  var matter: Matter?

  /// What findings with one remedy have in common; nil for the place alone.
  var cause: String?

  /// Where one edit mends all that has the cause, an index into the document's sources; nil where
  /// there is no such place.
  var edit: Int?
  var causes: [String] = []

  /// Of a pass that is not described, what its evidence would tell: equal answers to two questions
  /// are one.
  var basis = 0

  enum Result: Hashable, Sendable {
    case passed
    case failed
    /// The facts that are missing, and which way it leans.
    case cantTell([String], likely: Outcome.Likelihood)
  }

  init(_ result: Result, _ target: Target) {
    self.result = result
    self.target = target
  }
}

extension Verdict {
  /// Few verdicts on one target differ, so the target tells most of them apart.
  func hash(into hasher: inout Hasher) {
    hasher.combine(target)
    hasher.combine(variant)
    hasher.combine(basis)
  }
}

extension Verdict.Result {
  /// A failure, unless a fact is missing.
  static func failed(unless fact: String?) -> Self {
    fact.map { .cantTell([$0], likely: .fail) } ?? .failed
  }

  /// By how bad it is.
  var rank: Int {
    switch self {
    case .passed: 0
    case .cantTell: 1
    case .failed: 2
    }
  }
}
