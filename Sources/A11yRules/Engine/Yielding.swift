/// What rules leave to others that find the same: one cause, one finding.
///
/// Only what is reported of another rule stands for what it finds, so that a rule that is asked
/// alone speaks for itself.
struct Yielding {
  private let plans: [RulePlan]
  private let answers: [RuleAnswer]

  /// By id, where the answer of each rule is that is reported.
  private let places: [String: Int]

  /// By place, what the rules find that others yield to; the worse where one finds both.
  private let found: [Int: [Matter: Outcome.Result]]

  /// - Parameters:
  ///   - plans: rules with a check.
  ///   - answers: what each of them came to.
  ///   - places: by id, where those stand that are reported.
  init(_ plans: [RulePlan], _ answers: [RuleAnswer], at places: [String: Int]) {
    (self.plans, self.answers, self.places) = (plans, answers, places)
    var found: [Int: [Matter: Outcome.Result]] = [:]
    for place in Set(plans.flatMap(\.rule.yieldsTo).compactMap { places[$0] }) {
      for outcome in answers[place].outcomes {
        guard let matter = outcome.matter, outcome.result == .failed || outcome.result == .cantTell,
          found[place]?[matter] != .failed
        else { continue }
        found[place, default: [:]][matter] = outcome.result
      }
    }
    self.found = found
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

  /// The rule that speaks of what an outcome is about; nil where its own does, as it does where rules
  /// yield to each other.
  private func heir(of outcome: Outcome, at place: Int) -> Int? {
    guard let matter = outcome.matter else { return nil }
    var (last, result) = (place, outcome.result)
    var passed: Set<Int> = [place]
    while let next = next(to: matter, result, at: last) {
      guard passed.insert(next.place).inserted else { return nil }
      (last, result) = next
    }
    return last == place ? nil : last
  }

  /// The first rule that one yields to and that finds the same, for certain or as little.
  private func next(
    to matter: Matter,
    _ result: Outcome.Result,
    at place: Int
  ) -> (place: Int, result: Outcome.Result)? {
    guard result == .failed || result == .cantTell else { return nil }
    for other in plans[place].rule.yieldsTo.lazy.compactMap({ places[$0] }) {
      if let same = found[other]?[matter], same == .failed || same == result {
        return (other, same)
      }
    }
    return nil
  }
}
