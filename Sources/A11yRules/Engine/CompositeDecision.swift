internal import A11yModel

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
  /// - Parameters:
  ///   - answers: those of the rules it sums up, in the order of its composition.
  ///   - detail: what is kept.
  /// - Returns: the outcome; nil where it is not kept.
  func outcome(of answers: [RuleAnswer], _ detail: Audit.Detail) -> Outcome? {
    let parts = Array(zip(rule.composition, answers))
    let isOutOfPlace = parts.contains { $0.isCondition && $1.isInapplicable }
    let result: Outcome.Result =
      !rule.kinds.contains(facts.component.kind) || isOutOfPlace
      ? .inapplicable
      : [.failed, .cantTell, .passed].first { result in
        answers.contains { $0.contains(result) }
      } ?? .inapplicable
    if detail == .findings, result != .failed, result != .cantTell { return nil }
    let profiles = profiles.filter {
      $0.membership(of: rule) != nil && $0.kinds.contains(facts.component.kind)
    }
    let deciding = parts.filter { $0.1.contains(result) }.map(\.0)
    let draft = OutcomeDraft(rule, facts, rule.requirements(where: []))
    var outcome = draft.outcome(result)
    outcome.profiles = profiles.map(\.name.rawValue)
    outcome.isAdvisory = rule.isAdvisory(in: profiles)
    let isAssumed = answers.contains { answer in
      answer.outcomes.contains { $0.result == result && $0.confidence == .assumed }
    }
    if isAssumed { outcome.confidence = .assumed }
    guard result == .failed || result == .cantTell else { return outcome }
    outcome.target = facts.path
    outcome.cause = outcome.target ?? ""
    for place in parts.indices where parts[place].1.contains(result) {
      for rule in finders(place, result) where !outcome.causes.contains(rule) {
        outcome.causes.append(rule)
      }
    }
    let names = Self.listed(deciding.map(\.name))
    if result == .failed {
      outcome.message = RemedyText.filled(message: rule.message, ["parts": names])
      outcome.remedy = draft.plainRemedy
    } else {
      outcome.message = RemedyText.filled(message: rule.doubt, ["parts": names])
      let open = answers.flatMap(\.outcomes).filter { $0.result == .cantTell }
      outcome.missing = open.flatMap(\.missing).reduce(into: []) { missing, fact in
        if !missing.contains(fact) { missing.append(fact) }
      }
      outcome.likely = open.contains { $0.likely == .fail } ? .fail : .some(.none)
    }
    return outcome
  }

  /// “a”, “a and b”, “a, b and c”.
  private static func listed(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
