internal import A11yModel

/// A rule that sums up others: it fails where one of them fails.
struct CompositeDecision {
  let rule: Rule
  let facts: ComponentFacts

  /// The profiles of the audit.
  let profiles: [Profile]

  /// What it comes to, by the outcomes of the rules it sums up, by their ids.
  func outcome(of decided: [String: [Outcome]]) -> Outcome {
    let profiles = profiles.filter {
      $0.membership(of: rule) != nil && $0.kinds.contains(facts.component.kind)
    }
    let parts = rule.composition.map { part in (part, decided[part.rule] ?? []) }
    let all = parts.flatMap(\.1)
    let isOutOfPlace = parts.contains { part, outcomes in
      part.isCondition && outcomes.allSatisfy { $0.result == .inapplicable }
    }
    let result: Outcome.Result =
      !rule.kinds.contains(facts.component.kind) || isOutOfPlace
      ? .inapplicable
      : [.failed, .cantTell, .passed].first { result in
        all.contains { $0.result == result }
      } ?? .inapplicable
    let deciding = parts.filter { $0.1.contains { $0.result == result } }.map(\.0)
    let draft = OutcomeDraft(rule, facts, rule.requirements(where: []))
    var outcome = draft.outcome(result)
    outcome.profiles = profiles.map(\.name.rawValue)
    outcome.isAdvisory = rule.isAdvisory(in: profiles)
    guard result == .failed || result == .cantTell else { return outcome }
    outcome.target = facts.path
    outcome.cause = outcome.target ?? ""
    outcome.causes = deciding.map(\.rule)
    let names = Self.listed(deciding.map(\.name))
    if result == .failed {
      outcome.message = RemedyText.filled(message: rule.message, ["parts": names])
    } else {
      outcome.message = RemedyText.filled(message: rule.doubt, ["parts": names])
      let open = all.filter { $0.result == .cantTell }
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
