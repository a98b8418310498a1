/// What rules leave to others that find the same: one cause, one finding.
///
/// Only what is reported of another rule stands for what it finds, so that a rule that is asked
/// alone speaks for itself.
struct Yielding {
  private let plans: [RulePlan]
  private let answers: [RuleAnswer]

  /// By id, where the answer of each rule is that is reported.
  private let places: [String: Int]

  /// - Parameters:
  ///   - plans: rules with a check.
  ///   - answers: what each of them came to.
  ///   - places: by id, where those stand that are reported.
  init(_ plans: [RulePlan], _ answers: [RuleAnswer], at places: [String: Int]) {
    (self.plans, self.answers, self.places) = (plans, answers, places)
  }

  /// The outcomes of a rule that are not left to another.
  func outcomes(at place: Int) -> [Outcome] {
    let all = answers[place].outcomes
    guard !plans[place].rule.yieldsTo.isEmpty else { return all }
    return all.filter { heir(of: $0, at: place) == nil }
  }

  /// The rules that find what decided one: itself, or those that it leaves all of it to.
  func finders(at place: Int, _ result: Outcome.Result) -> [String] {
    let heirs = answers[place].outcomes.filter { $0.result == result }.map {
      heir(of: $0, at: place)
    }
    let found = heirs.compactMap(\.self)
    guard found.count == heirs.count, !found.isEmpty else { return [plans[place].rule.id] }
    return found.reduce(into: []) { ids, place in
      let id = plans[place].rule.id
      if !ids.contains(id) { ids.append(id) }
    }
  }

  /// The rule that speaks of what an outcome is about; nil where its own does.
  private func heir(of outcome: Outcome, at place: Int) -> Int? {
    guard let matter = outcome.matter, outcome.result == .failed || outcome.result == .cantTell
    else { return nil }
    for id in plans[place].rule.yieldsTo {
      guard let other = places[id], other != place else { continue }
      let same = answers[other].outcomes.first {
        $0.matter == matter && ($0.result == .failed || $0.result == outcome.result)
      }
      if let same { return heir(of: same, at: other) ?? other }
    }
    return nil
  }
}
