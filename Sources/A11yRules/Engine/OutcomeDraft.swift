internal import A11yModel
internal import ChartSpeech
internal import Listening

/// Makes outcomes of a rule for one component.
struct OutcomeDraft {
  private let rule: Rule
  private let facts: ComponentFacts

  /// The requirements that hold of every target.
  private let requirements: [String]

  /// What the fingerprints of all of them begin with.
  private let key: Fingerprint

  /// The path of the target that was written last: verdicts on one come one after another.
  private var latest: (source: Int, path: String)?

  /// Whether what the rule's check rests on is taken on trust.
  private let isAssumed: Bool

  /// The rule as the audit asks it; nil where it sums up others.
  private let plan: RulePlan?

  /// - Parameters:
  ///   - rule: what is decided.
  ///   - facts: the component.
  ///   - requirements: those that hold of every target.
  ///   - plan: the rule as the audit asks it; nil where it sums up others.
  init(
    _ rule: Rule,
    _ facts: ComponentFacts,
    _ requirements: [String],
    _ plan: RulePlan? = nil
  ) {
    self.rule = rule
    self.facts = facts
    self.requirements = requirements
    key = facts.fingerprint.adding(rule.id).adding(facts.fingerprintName)
    self.plan = plan
    let aspects = plan?.check?.signature.aspects ?? []
    isAssumed =
      facts.component.isAssumed
      || facts.component.chart.map { !$0.assumed.isDisjoint(with: aspects) } ?? false
  }

  /// An outcome about the component as a whole.
  func outcome(_ result: Outcome.Result, _ parts: [String] = []) -> Outcome {
    Outcome(
      rule: rule.id,
      result: result,
      impact: rule.impact,
      component: facts.name,
      variant: facts.variant,
      target: nil,
      message: rule.title,
      remedy: "",
      likely: nil,
      confidence: isAssumed && result.isDecision ? .assumed : .certain,
      missing: [],
      evidence: [],
      requirements: requirements,
      profiles: [],
      isAdvisory: false,
      isPlatformDefault: false,
      causes: [],
      isComposite: rule.isComposite,
      suppression: nil,
      count: 1,
      location: facts.location,
      key: parts.reduce(key) { $0.adding($1) },
      cause: ""
    )
  }

  /// What is taken on trust stops nobody for sure.
  static func impact(_ impact: Impact, _ confidence: Outcome.Confidence) -> Impact {
    confidence == .assumed && impact == .critical ? .serious : impact
  }

  /// That the component was not tested for want of some facts; none where that was asked for.
  func untested(_ missing: [String]) -> Outcome {
    var outcome = outcome(.untested)
    outcome.missing = missing
    return outcome
  }

  /// What a check said, for the profiles it holds for and what names their parameters.
  mutating func outcome(of verdict: Verdict, _ question: RulePlan.Question) -> Outcome {
    assert(
      plan?.check?.signature.covers(verdict) ?? true,
      "\(rule.check ?? ""): \(verdict.conditions), \(verdict.remedy ?? ""), "
        + "\(verdict.evidence.map(\.name)) are to be in its signature"
    )
    var outcome = outcome(.passed)
    switch verdict.result {
    case .passed: break
    case .failed:
      outcome.result = .failed
      outcome.message = message(of: verdict)
    case .cantTell(let missing, let likely):
      outcome.result = .cantTell
      outcome.message = message(of: verdict, missing)
      outcome.missing = missing
      outcome.likely = likely
    }
    outcome.evidence = evidence(of: verdict)
    if verdict.result != .passed {
      let remedy = remedy(for: verdict)
      outcome.remedy = remedy.text
      if verdict.result == .failed { outcome.edits = remedy.edits }
      outcome.isRemedyForDoubt = verdict.remedy == Verdict.words
    }
    outcome.impact = rule.hasChosenImpact ? rule.impact : verdict.impact ?? rule.impact
    let target = path(of: verdict.target.source)
    outcome.target = target
    outcome.depicted = verdict.depicted
    outcome.location = facts.document.location(of: verdict.target.place)
    outcome.appearance = verdict.variant?.appearance
    outcome.surface = verdict.variant?.surface
    outcome.state = verdict.state
    outcome.generation = verdict.usesSystemColor ? facts.document.generation : nil
    outcome.confidence = isAssumed || verdict.isAssumed ? .assumed : .certain
    outcome.isPlatformDefault = verdict.isPlatformDefault
    outcome.requirements =
      verdict.conditions.isEmpty
      ? question.requirements
      : rule.requirements(where: verdict.conditions, in: question.profiles)
    outcome.causes = verdict.causes
    outcome.matter = verdict.matter
    let isThere = verdict.target.place == verdict.target.source
    outcome.cause =
      verdict.cause ?? (isThere ? target : facts.document.path(of: verdict.target.place))
    outcome.editLocation = verdict.edit.map(facts.document.location)
    outcome.profiles = question.profileNames
    outcome.isAdvisory = question.isAdvisory && !verdict.isProof
    if !rule.hasChosenImpact { outcome.impact = Self.impact(outcome.impact, outcome.confidence) }
    let appearance = outcome.appearance?.rawValue ?? ""
    let surface = outcome.surface?.rawValue ?? ""
    let generation = outcome.generation?.rawValue ?? ""
    let part =
      facts.document.dialect == .swiftui
      ? facts.document.fingerprintPath(of: verdict.target.source) : target
    outcome.key = key.adding(part).adding(appearance).adding(surface).adding(generation)
      .adding(outcome.state ?? "").adding(question.name)
    return outcome
  }

  private mutating func path(of source: Int) -> String {
    if let latest, latest.source == source { return latest.path }
    let path = facts.document.path(of: source)
    latest = (source, path)
    return path
  }

  /// What tells a summary of passes from others of its rule.
  func summaryKey(_ variant: Variant?, _ state: String?, _ parameters: String) -> String {
    [
      facts.path, variant?.appearance.rawValue ?? "", variant?.surface.rawValue ?? "", "",
      state ?? "", parameters,
    ].joined(separator: Fingerprint.separator)
  }

  // MARK: remedies

  /// The remedy without a case.
  var plainRemedy: String { remedy(for: Verdict(.failed, facts.root)).text }

  private func remedy(for verdict: Verdict) -> (text: String, edits: [Edit]) {
    let dialect = facts.document.dialect
    func first(_ condition: String?) -> Int? {
      rule.remedies.firstIndex { $0.dialect == dialect && $0.condition == condition }
    }
    guard let place = first(verdict.remedy) ?? first(nil) else { return ("", []) }
    let remedy = rule.remedies[place]
    let value = { (name: String) in
      verdict.evidence.first { $0.name == name }?.value.description
        ?? known(name, verdict.meaning)
    }
    return (
      RemedyText.filled(remedy: remedy.text, value),
      RemedyEdits(facts: facts, verdict: verdict).edits(remedy.edits, value)
    )
  }

  /// What is reported of what the check names.
  private func evidence(of verdict: Verdict) -> [Evidence] {
    guard let signature = plan?.check?.signature, !signature.terms.isEmpty else {
      return verdict.evidence
    }
    return verdict.evidence.filter { !signature.terms.contains($0.name) }
  }

  /// What a finding says.
  ///
  /// - Parameters:
  ///   - verdict: the finding.
  ///   - missing: the facts that are missing; nil of a failure.
  /// - Returns: the sentence.
  private func message(of verdict: Verdict, _ missing: [String]? = nil) -> String {
    guard let plan else { return "" }
    return plan.messages.text(isDoubt: missing != nil, verdict.saying ?? verdict.remedy) {
      name,
      isQuoted in
      if let evidence = verdict.evidence.first(where: { $0.name == name }) {
        return MessageTemplate.Value(evidence.value, isQuoted: isQuoted)
      }
      return switch name {
      case "fact": (missing?.first).map { MessageTemplate.Value($0) }
      case "facts": missing.map { MessageTemplate.Value(.list($0), isQuoted: false) }
      default:
        known(name, verdict.meaning).map { MessageTemplate.Value($0) }
      }
    }
  }

  /// What remedies name of the component and of the state whose words are missing.
  private func known(_ name: String, _ meaning: State.Meaning?) -> String? {
    switch name {
    case "component": facts.component.kind.noun
    case "item": facts.component.kind.itemNoun
    case "unit": facts.valueUnit.value.flatMap { $0 == "none" ? nil : $0 }
    case "ofSeries": facts.areMarksOfSeries ? "{series}" : nil
    case "ink": facts[TextInk.self].name
    case "heard": facts.areMarksHeard ? "true" : nil
    case "meaning": meaning?.rawValue
    case "id":
      facts.component.states.first { $0.meaning == meaning }?.id ?? meaning?.rawValue
    default: nil
    }
  }
}
