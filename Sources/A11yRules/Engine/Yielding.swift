internal import A11yModel

/// What rules leave to others that find the same: one cause, one finding.
///
/// A rule is silent where one that it yields to finds the same, for certain or as little. That one may
/// yield to a third; the last one speaks, and of rules that yield to each other the first.
struct Yielding {
  private let plans: [RulePlan]
  private let answers: [RuleAnswer]

  /// By place, the rules that each rule yields to.
  private let heirs: [[Heir]]

  /// By place, what the rules find that others yield to; what is certain first.
  private let found: [Int: [Subject: [Finding]]]

  /// A rule that another one yields to.
  struct Heir: Sendable {
    /// Where it stands among the rules with a check.
    var place: Int

    /// The selected profiles in which it is yielded to; nil for whoever asks.
    var profiles: Set<String>?

    /// Whether it is yielded to for all who ask what was found.
    func isHeir(of finding: Finding) -> Bool {
      guard let profiles else { return true }
      return !finding.profiles.isEmpty && profiles.isSuperset(of: finding.profiles)
    }
  }

  /// Something that a rule fails or cannot tell.
  struct Finding: Hashable {
    /// Where the rule stands among those with a check.
    var place: Int
    var result: Outcome.Result

    /// The profiles it holds for; none where the rule was asked for by name.
    var profiles: [String]

    init(_ outcome: borrowing Outcome, at place: Int) {
      self.place = place
      (result, profiles) = (outcome.result, outcome.profiles)
    }
  }

  /// - Parameters:
  ///   - plans: rules with a check.
  ///   - answers: what each of them came to.
  ///   - heirs: by place, the rules that each of them yields to, of those that are reported.
  init(_ plans: [RulePlan], _ answers: [RuleAnswer], heirs: [[Heir]]) {
    (self.plans, self.answers, self.heirs) = (plans, answers, heirs)
    var found: [Int: [Subject: [Finding]]] = [:]
    for place in Set(heirs.joined().map(\.place)) {
      for result in [Outcome.Result.failed, .cantTell] {
        for outcome in answers[place].outcomes where outcome.result == result {
          guard let subject = Subject(outcome, plans[place].rule) else { continue }
          found[place, default: [:]][subject, default: []].append(Finding(outcome, at: place))
        }
      }
    }
    self.found = found
  }

  /// The outcomes of a rule that are not left to another.
  func outcomes(at place: Int) -> [Outcome] {
    let all = answers[place].outcomes
    guard !heirs[place].isEmpty else { return all }
    return all.filter { heir(of: $0, at: place) == nil }
  }

  /// The rules that speak of what one leaves to them.
  func speakers(for place: Int) -> [String] {
    guard !heirs[place].isEmpty else { return [] }
    return answers[place].outcomes.compactMap { heir(of: $0, at: place) }.reduce(into: []) {
      ids,
      place in
      let id = plans[place].rule.id
      if !ids.contains(id) { ids.append(id) }
    }
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
  private func heir(of outcome: borrowing Outcome, at place: Int) -> Int? {
    guard !heirs[place].isEmpty, outcome.result == .failed || outcome.result == .cantTell,
      let subject = Subject(outcome, plans[place].rule)
    else { return nil }
    var way = [Finding(outcome, at: place)]
    while let next = heir(of: way[way.count - 1], on: subject) {
      if let start = way.firstIndex(of: next) {
        let speaker = way[start...].map(\.place).min()
        return speaker == place ? nil : speaker
      }
      way.append(next)
    }
    let last = way[way.count - 1].place
    return last == place ? nil : last
  }

  /// What the first rule finds that one yields to and that finds the same, for certain or as little.
  private func heir(of finding: Finding, on subject: Subject) -> Finding? {
    for heir in heirs[finding.place] where heir.isHeir(of: finding) {
      let same = found[heir.place]?[subject]?.first {
        $0.result == .failed || $0.result == finding.result
      }
      if let same { return same }
    }
    return nil
  }

  /// What an outcome is about: outcomes about the same are one finding.
  private enum Subject: Hashable {
    /// What several checks may find.
    case matter(Matter)

    /// What one check finds of a target, whatever it asks of it.
    case sight(check: String, target: String, Appearance?, Surface?, state: String?)

    init?(_ outcome: borrowing Outcome, _ rule: Rule) {
      if let matter = outcome.matter {
        self = .matter(matter)
        return
      }
      guard let check = rule.check, let target = outcome.target else { return nil }
      self = .sight(
        check: check,
        target: target,
        outcome.appearance,
        outcome.surface,
        state: outcome.state
      )
    }
  }
}

extension Yielding.Heir {
  /// By place, the rules that each of some yields to, in its order.
  ///
  /// Only what is reported of another rule stands for what it finds, so that a rule that is asked
  /// alone speaks for itself.
  ///
  /// - Parameters:
  ///   - plans: rules with a check.
  ///   - places: by id, where those stand that are reported.
  ///   - profiles: the profiles of the audit.
  /// - Returns: those of each rule.
  static func all(
    of plans: [RulePlan],
    at places: [String: Int],
    in profiles: [Profile]
  ) -> [[Self]] {
    plans.map { plan in
      plan.rule.yields.compactMap { yield in
        guard let place = places[yield.rule] else { return nil }
        if yield.profiles.isEmpty { return Self(place: place) }
        // A profile that includes another one asks as that does.
        let asking = profiles.filter { profile in
          profile.membership(of: plan.rule).map { yield.profiles.contains($0.profile) } ?? false
        }
        return Self(place: place, profiles: Set(asking.map(\.name.rawValue)))
      }
    }
  }
}
