internal import A11yModel
internal import Listening

/// A rule that sums up others: it fails where one of them fails.
struct CompositeDecision {
  let rule: Rule
  let facts: ComponentFacts

  /// The profiles of the audit.
  let profiles: [Profile]

  /// The rules that find what decided one of its parts, by the part’s place and its result.
  let finders: (Int, Outcome.Result) -> [String]

  /// What it comes to.
  ///
  /// - Parameter answers: those of the rules it sums up, in the order of its composition.
  /// - Returns: the result.
  func result(of answers: [RuleAnswer]) -> Outcome.Result {
    let isOutOfPlace = zip(rule.composition, answers).contains {
      $0.isCondition && $1.isInapplicable
    }
    guard rule.kinds.contains(facts.component.kind), !isOutOfPlace else { return .inapplicable }
    // What was not tested for some of those people passes for none.
    return [.failed, .cantTell, .untested, .passed].first { result in
      answers.contains { $0.contains(result) }
    } ?? .inapplicable
  }

  /// What is told of a result.
  ///
  /// - Parameters:
  ///   - result: what it comes to.
  ///   - answers: those of the rules it sums up, in the order of its composition.
  /// - Returns: the outcome.
  func outcome(_ result: Outcome.Result, of answers: [RuleAnswer]) -> Outcome {
    let parts = Array(zip(rule.composition, answers))
    let profiles = profiles.filter {
      $0.membership(of: rule) != nil && $0.kinds.contains(facts.component.kind)
    }
    let draft = OutcomeDraft(rule, facts, rule.requirements(where: []))
    var outcome = draft.outcome(result)
    outcome.profiles = profiles.map(\.name.rawValue)
    outcome.isAdvisory = rule.isAdvisory(in: profiles)
    let isAssumed = answers.contains { answer in
      answer.outcomes.contains { $0.result == result && $0.confidence == .assumed }
    }
    if isAssumed { outcome.confidence = .assumed }
    if !rule.hasChosenImpact {
      outcome.impact = OutcomeDraft.impact(outcome.impact, outcome.confidence)
    }
    if result == .untested {
      outcome.missing = Self.missing(in: answers, .untested)
    }
    guard result == .failed || result == .cantTell else { return outcome }
    outcome.target = facts.path
    outcome.cause = outcome.target ?? ""
    for place in parts.indices where parts[place].1.contains(result) {
      let finders = finders(place, result)
      outcome.headline.parts.append(Headline.Part(name: parts[place].0.name, rules: finders))
      for rule in finders where !outcome.causes.contains(rule) { outcome.causes.append(rule) }
    }
    outcome.headline.sentence = result == .failed ? rule.message : rule.doubt
    outcome.message = outcome.headline.text(of: outcome.headline.parts)
    if result == .failed {
      outcome.remedy = draft.plainRemedy
    } else {
      let open = answers.flatMap(\.outcomes).filter { $0.result == .cantTell }
      outcome.missing = Self.missing(in: answers, .cantTell)
      outcome.likely = open.contains { $0.likely == .fail } ? .fail : .some(.none)
    }
    return outcome
  }

  /// The facts without which some of those answers could not be given, each once.
  private static func missing(
    in answers: [RuleAnswer],
    _ result: Outcome.Result
  ) -> [String] {
    answers.flatMap(\.outcomes).filter { $0.result == result }.flatMap(\.missing)
      .reduce(into: []) { missing, fact in
        if !missing.contains(fact) { missing.append(fact) }
      }
  }
}
