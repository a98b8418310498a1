internal import A11yModel

/// One rule decided for one component, for every set of parameters that the profiles give it.
struct RuleDecision {
  let rule: Rule
  let facts: ComponentFacts
  let profiles: [Profile]
  let keepsPasses: Bool

  /// Whether the rule was asked for by name, whatever the profiles.
  let isNamed: Bool

  /// Profiles that ask the rule the same question.
  private struct Question {
    var profiles: [Profile]
    var parameters: ProfileParameters
  }

  func outcomes(_ verdicts: inout Verdicts) -> [Outcome] {
    let draft = OutcomeDraft(rule: rule, facts: facts)
    guard rule.kinds.contains(facts.component.kind), !isForOthers,
      let check = rule.check.flatMap(Check.named)
    else { return [inapplicable(draft)] }
    let questions = questions
    var outcomes: [Outcome] = []
    // Passes are told apart only where two questions may answer differently.
    if questions.count == 1, let question = questions.first {
      run(check, question, &verdicts)
      outcomes = verdicts.listed.map {
        draft.outcome(of: $0, profiles: question.profiles, parameters: question.parameters.name)
      }
      outcomes += summaries(of: verdicts.passes, draft, question)
    } else {
      var answers: [(Question, [Verdict])] = []
      for question in questions {
        var own = verdicts.next(keepsPasses: true)
        run(check, question, &own)
        verdicts.learn(from: own)
        answers.append((question, own.listed))
      }
      outcomes = merged(answers, draft)
    }
    return outcomes.isEmpty ? [inapplicable(draft)] : outcomes
  }

  private func inapplicable(_ draft: OutcomeDraft) -> Outcome {
    var outcome = draft.outcome(.inapplicable)
    outcome.profiles = including.map(\.name.rawValue)
    return outcome
  }

  private func run(_ check: Check, _ question: Question, _ verdicts: inout Verdicts) {
    let context = CheckContext(facts: facts, rule: rule, profile: question.parameters)
    verdicts.isForCustomColors = question.parameters.isForCustomColors
    verdicts.condition = question.parameters.condition
    check.run(context, &verdicts)
  }

  /// The selected profiles that include the rule for this kind of component.
  private var including: [Profile] {
    profiles.filter { profile in
      profile.membership(of: rule) != nil && profile.kinds.contains(facts.component.kind)
    }
  }

  /// Whether the selected profiles include the rule for other kinds of component alone.
  private var isForOthers: Bool {
    !isNamed && including.isEmpty && profiles.contains { $0.membership(of: rule) != nil }
  }

  /// A rule that no selected profile includes was asked for by name: it is decided as WCAG would.
  private var questions: [Question] {
    var questions: [Question] = []
    for profile in including {
      let parameters = ProfileParameters(profile, for: rule)
      if let same = questions.firstIndex(where: { $0.parameters == parameters }) {
        questions[same].profiles.append(profile)
      } else {
        questions.append(Question(profiles: [profile], parameters: parameters))
      }
    }
    guard questions.isEmpty else { return questions }
    return [
      Question(profiles: [], parameters: ProfileParameters(.named(.wcagAA), for: rule))
    ]
  }

  private func summaries(
    of passes: [Verdicts.Pass: Int],
    _ draft: OutcomeDraft,
    _ question: Question
  ) -> [Outcome] {
    passes.sorted { Self.order($0.key) < Self.order($1.key) }.map { pass, count in
      summary(of: pass, count, draft, question.profiles, question.parameters.name)
    }
  }

  private func summary(
    of pass: Verdicts.Pass,
    _ count: Int,
    _ draft: OutcomeDraft,
    _ profiles: [Profile],
    _ parameters: String
  ) -> Outcome {
    var verdict = Verdict(.passed, Target(facts.component.source))
    verdict.variant = pass.variant
    verdict.state = pass.state
    var outcome = draft.outcome(of: verdict, profiles: profiles, parameters: parameters)
    outcome.target = nil
    outcome.count = count
    return outcome
  }

  private static func order(_ pass: Verdicts.Pass) -> String {
    let appearance = pass.variant.flatMap { Appearance.allCases.firstIndex(of: $0.appearance) }
    return "\(appearance ?? -1) \(pass.variant?.surface.rawValue ?? "") \(pass.state ?? "")"
  }

  /// Equal answers to several questions are one outcome that holds for all their profiles.
  private func merged(_ answers: [(Question, [Verdict])], _ draft: OutcomeDraft) -> [Outcome] {
    var order: [Verdict] = []
    var holders: [Verdict: [(profiles: [Profile], parameters: String, count: Int)]] = [:]
    for (question, verdicts) in answers {
      var counts: [Verdict: Int] = [:]
      for verdict in verdicts { counts[verdict, default: 0] += 1 }
      for verdict in verdicts {
        guard let count = counts.removeValue(forKey: verdict) else { continue }
        if holders[verdict] == nil { order.append(verdict) }
        holders[verdict, default: []].append(
          (question.profiles, question.parameters.name, count)
        )
      }
    }
    var outcomes: [Outcome] = []
    var passes: [[Profile]: [Verdicts.Pass: Int]] = [:]
    for verdict in order {
      guard let first = holders[verdict]?.first else { continue }
      let profiles = holders[verdict]?.flatMap(\.profiles) ?? []
      if verdict.result == .passed, !keepsPasses {
        let pass = Verdicts.Pass(variant: verdict.variant, state: verdict.state)
        passes[profiles, default: [:]][pass, default: 0] += first.count
        continue
      }
      for _ in 0..<first.count {
        outcomes.append(
          draft.outcome(of: verdict, profiles: profiles, parameters: first.parameters)
        )
      }
    }
    let named = passes.map { profiles, counts in
      (
        names: profiles.map(\.name.rawValue).joined(separator: ","), profiles: profiles,
        counts: counts
      )
    }
    // A dictionary has no order that two runs would share.
    for (names, profiles, counts) in named.sorted(by: {
      (-$0.profiles.count, $0.names) < (-$1.profiles.count, $1.names)
    }) {
      for (pass, count) in counts.sorted(by: { Self.order($0.key) < Self.order($1.key) }) {
        outcomes.append(summary(of: pass, count, draft, profiles, names))
      }
    }
    return outcomes
  }
}
