internal import A11yModel
internal import Language
internal import Listening
internal import RuleCatalogue
internal import Support

/// A check's question about one subject, through which it answers.
struct Ask {
  private let context: CheckContext

  /// Whether a subject of which the rule holds says why.
  private let isDescribed: Bool

  /// What is asked about; findings stand there.
  var target: Target

  /// The state it is in, where it differs for it.
  var state: String?

  init(_ context: CheckContext, describing isDescribed: Bool, of target: Target) {
    self.context = context
    self.isDescribed = isDescribed
    self.target = target
  }

  init(_ context: CheckContext, _ verdicts: borrowing Verdicts, about subject: some CheckSubject) {
    self.init(
      context,
      describing: verdicts.comparesPasses,
      of: subject.target(in: context.facts)
    )
    state = subject.state
  }

  var facts: ComponentFacts { context.facts }
  var component: Component { context.facts.component }
  var document: Document { context.facts.document }
  var profile: ProfileParameters { context.profile }

  /// What the rule's file gives.
  var parameters: RuleParameters { context.parameters }

  /// What the check works out once, whatever profiles ask.
  var memo: Memo { context.memo }

  /// A number of the rule's.
  func number(_ name: String) -> Double { context.number(name) }

  /// The words of the rule's list.
  func list(_ name: String) -> [String] { context.list(name) }

  /// The words of the rule's list, to be looked up.
  func words(_ name: String) -> WordSet { context.set(name) }

  /// What is known of something; nil where there is none.
  ///
  /// - Parameters:
  ///   - fact: the fact.
  ///   - doubt: the case of what is said where nobody knows it.
  /// - Returns: the value.
  /// - Throws: that nobody knows it.
  func known<Value>(_ fact: Fact<Value>, as doubt: String? = nil) throws(Unknown) -> Value? {
    switch fact {
    case .known(let value): value
    case .absent: nil
    case .unknown(let fact), .partial(_, let fact): throw Unknown(fact: fact, finding: doubt)
    }
  }

  // MARK: answers

  /// The rule holds.
  ///
  /// - Parameter particulars: why it does, worked out only where somebody reads it.
  /// - Returns: the answer.
  func holds(_ particulars: @autoclosure () -> Particulars = [:]) -> CheckAnswer {
    .holds(isDescribed ? particulars().all : [])
  }

  /// The rule holds, and more is said of the pass than its evidence, where somebody reads it.
  func holds(
    _ particulars: @autoclosure () -> Particulars,
    _ change: (inout Verdict) -> Void
  ) -> CheckAnswer {
    guard isDescribed else { return .holds() }
    var verdict = verdict(.passed, nil, nil, particulars())
    change(&verdict)
    var hasher = Hasher()
    hasher.combine(verdict.evidence)
    hasher.combine(verdict.conditions)
    verdict.basis = hasher.finalize()
    return .finding(verdict)
  }

  /// The rule fails, unless facts are missing.
  ///
  /// - Parameters:
  ///   - finding: the case of its message and its remedy; nil for those without one.
  ///   - place: where the culprit stands; nil for the target.
  ///   - particulars: what is reported and what messages and remedies name.
  ///   - missing: the facts without which nobody can tell, as far as there are any.
  ///   - likely: which way it leans without them.
  ///   - change: what else is said of the finding.
  /// - Returns: the answer.
  func fails(
    as finding: String? = nil,
    at place: Int? = nil,
    _ particulars: Particulars = [:],
    unless missing: [String?] = [],
    likely: Outcome.Likelihood = .fail,
    _ change: (inout Verdict) -> Void = { _ in }
  ) -> CheckAnswer {
    let missing = missing.compactMap(\.self)
    let result = missing.isEmpty ? Verdict.Result.failed : .cantTell(missing, likely: likely)
    var verdict = verdict(result, finding, place, particulars)
    change(&verdict)
    return .finding(verdict)
  }

  /// A fact is missing.
  func unknown(
    _ fact: String,
    as finding: String? = nil,
    at place: Int? = nil,
    _ particulars: Particulars = [:],
    likely: Outcome.Likelihood = .none,
    _ change: (inout Verdict) -> Void = { _ in }
  ) -> CheckAnswer {
    fails(as: finding, at: place, particulars, unless: [fact], likely: likely, change)
  }

  private func verdict(
    _ result: Verdict.Result,
    _ finding: String?,
    _ place: Int?,
    _ particulars: Particulars
  ) -> Verdict {
    var verdict = Verdict(result, target)
    if let place { verdict.target.place = place }
    verdict.state = state
    verdict.remedy = finding
    verdict.evidence = particulars.all
    return verdict
  }
}
