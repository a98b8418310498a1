internal import A11yModel
internal import Listening

/// One rule decided for one component, for every set of parameters that the profiles give it.
struct RuleDecision {
  let plan: RulePlan
  let facts: ComponentFacts
  let detail: Audit.Detail

  private typealias Question = RulePlan.Question

  /// The outcomes of which the detail is kept; the verdicts say what was tested.
  func outcomes(_ verdicts: inout Verdicts) -> [Outcome] {
    let questions = plan.questions(for: facts.component.kind)
    verdicts.forget()
    guard let first = questions.first, let check = plan.check else { return inapplicable() }
    var outcomes: [Outcome] = []
    let context = CheckContext(facts, plan.parameters, first)
    // Passes are told apart only where two questions may answer differently.
    if questions.count == 1 {
      run(check, first, context, &verdicts)
      let passes = verdicts.passes
      if !verdicts.listed.isEmpty || !passes.isEmpty {
        var draft = draft
        outcomes = verdicts.listed.map { draft.outcome(of: $0, first) }
        outcomes += summaries(of: passes, draft, first)
      }
    } else {
      var answers: [Verdicts.Answers] = []
      for question in questions {
        verdicts.begin(detail.keepingOfSeveral)
        run(check, question, context, &verdicts)
        answers.append(verdicts.answers)
      }
      verdicts.begin(detail.keeping)
      if answers.contains(where: { !$0.listed.isEmpty || !$0.recorded.isEmpty }) {
        outcomes = merged(questions, answers, draft)
      }
    }
    let undrawn = missingLooks
    guard undrawn.isEmpty else { return outcomes + [draft.untested(undrawn)] }
    guard outcomes.isEmpty else { return outcomes }
    return verdicts.hasPasses() ? inapplicable() : inapplicable(missing)
  }

  /// What is not known of how the component looks, where that is what the rule is about.
  private var missingLooks: [String] {
    let isAsked = plan.needs.contains { $0.dialect == facts.document.dialect.notation }
    return isAsked ? facts.component.missingLooks.map(\.fact) : []
  }

  private var draft: OutcomeDraft {
    OutcomeDraft(plan.rule, facts, plan.requirements, plan)
  }

  /// What the component is described without, so that nothing of it can be a target; nil of one that
  /// has it and no target.
  private var missing: String? {
    let dialect = facts.document.dialect.notation
    return plan.needs.first { $0.dialect == dialect && !facts.has($0.need) }?.missing
  }

  /// What is said where nothing was tested or nothing of it is kept.
  private func inapplicable(_ missing: String? = nil) -> [Outcome] {
    if let missing { return [draft.untested([missing])] }
    guard detail.keeps(.inapplicable) else { return [] }
    var outcome = draft.outcome(.inapplicable)
    outcome.profiles = plan.profileNames(for: facts.component.kind)
    return [outcome]
  }

  private func run(
    _ check: Check,
    _ question: Question,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    context.question = question
    verdicts.isForCustomColors = question.parameters.isForCustomColors
    verdicts.condition = question.parameters.condition
    guard !facts.possibilities.isEmpty else { return check.run(context, &verdicts) }
    var own = Verdicts(.listed)
    check.run(context, &own)
    var joined = JoinedVerdicts(own.listed)
    for possibility in facts.possibilities {
      let context = CheckContext(possibility.facts, plan.parameters, question)
      var others = Verdicts(.listed)
      check.run(context, &others)
      joined.add(others.listed, possibility.differing)
    }
    for verdict in joined.verdicts { verdicts.append(verdict) }
  }

  // MARK: passes

  private func summaries(
    of passes: [Verdicts.Pass: Int],
    _ draft: OutcomeDraft,
    _ question: Question
  ) -> [Outcome] {
    Self.sorted(passes).map { pass, count in
      let key = question.name
      var outcome = draft.outcome(.passed, [draft.summaryKey(pass.variant, pass.state, key)])
      (outcome.profiles, outcome.isAdvisory) = (question.profileNames, question.isAdvisory)
      outcome.requirements = question.requirements
      return summary(outcome, of: pass, count)
    }
  }

  private func summary(_ outcome: Outcome, of pass: Verdicts.Pass, _ count: Int) -> Outcome {
    var outcome = outcome
    outcome.appearance = pass.variant?.appearance
    outcome.surface = pass.variant?.surface
    outcome.state = pass.state
    outcome.count = count
    return outcome
  }

  private static func sorted(_ passes: [Verdicts.Pass: Int]) -> [(key: Verdicts.Pass, value: Int)] {
    guard passes.count > 1 else { return Array(passes) }
    return passes.sorted { order($0.key) < order($1.key) }
  }

  private static func order(_ pass: Verdicts.Pass) -> (Int, String, String) {
    let appearance = pass.variant.flatMap { Appearance.allCases.firstIndex(of: $0.appearance) }
    return (appearance ?? -1, pass.variant?.surface.rawValue ?? "", pass.state ?? "")
  }

  // MARK: several questions

  /// A verdict, and the questions to which it is the answer, as bits.
  private struct Answer {
    var verdict: Verdict
    var questions: UInt

    /// How often the first of them is answered so.
    var count = 1
  }

  /// Equal answers to several questions are one outcome that holds for all their profiles.
  private func merged(
    _ questions: [Question],
    _ answers: [Verdicts.Answers],
    _ draft: OutcomeDraft
  ) -> [Outcome] {
    var draft = draft
    var outcomes: [Outcome] = []
    for answer in Self.answers(answers.map(\.listed)) {
      let asked = Self.chosen(questions, by: answer.questions)
      guard let first = asked.first else { continue }
      let profiles = asked.flatMap(\.profiles)
      let question =
        asked.count == 1 ? first : Question(profiles, first.parameters, of: plan.rule)
      for _ in 0..<answer.count { outcomes.append(draft.outcome(of: answer.verdict, question)) }
    }
    let named = Self.passes(answers.map(\.recorded)).map { asked, counts in
      let profiles = Self.chosen(questions, by: asked).flatMap(\.profiles)
      return (
        names: profiles.map(\.name.rawValue).joined(separator: ","), profiles: profiles,
        counts: counts
      )
    }
    // A dictionary has no order that two runs would share.
    for (names, profiles, counts) in named.sorted(by: {
      (-$0.profiles.count, $0.names) < (-$1.profiles.count, $1.names)
    }) {
      for (pass, count) in Self.sorted(counts) {
        var outcome = draft.outcome(.passed, [draft.summaryKey(pass.variant, pass.state, names)])
        outcome.profiles = profiles.map(\.name.rawValue)
        outcome.isAdvisory = plan.rule.isAdvisory(in: profiles)
        outcome.requirements = plan.rule.requirements(where: [], in: profiles)
        outcomes.append(summary(outcome, of: pass, count))
      }
    }
    return outcomes
  }

  private static func chosen(_ questions: [Question], by bits: UInt) -> [Question] {
    questions.indices.filter { bits & 1 << $0 != 0 }.map { questions[$0] }
  }

  /// How many targets pass, by the questions to which that is the answer.
  private static func passes(
    _ recorded: [[Verdicts.PassedTarget]]
  ) -> [UInt: [Verdicts.Pass: Int]] {
    var passes: [UInt: [Verdicts.Pass: Int]] = [:]
    if let first = recorded.first, recorded.dropFirst().allSatisfy({ $0 == first }) {
      let all: UInt = 1 << recorded.count - 1
      for target in first { passes[all, default: [:]][target.pass, default: 0] += 1 }
      return passes
    }
    var answers: [Verdicts.PassedTarget: (questions: UInt, count: Int)] = [:]
    for (question, targets) in recorded.enumerated() {
      let bit: UInt = 1 << question
      for target in targets {
        let known = answers[target] ?? (bit, 0)
        // What counts is how often the first of them is answered so.
        let isFirst = known.questions & (bit - 1) == 0
        answers[target] = (known.questions | bit, known.count + (isFirst ? 1 : 0))
      }
    }
    for (target, answer) in answers {
      passes[answer.questions, default: [:]][target.pass, default: 0] += answer.count
    }
    return passes
  }

  private static func answers(_ verdicts: [[Verdict]]) -> [Answer] {
    var answers: [Answer] = []
    var indexes: [Verdict: Int] = [:]
    for (question, verdicts) in verdicts.enumerated() {
      let bit: UInt = 1 << question
      for verdict in verdicts {
        guard let index = indexes[verdict] else {
          indexes[verdict] = answers.count
          answers.append(Answer(verdict: verdict, questions: bit))
          continue
        }
        if answers[index].questions & bit == 0 {
          answers[index].questions |= bit
        } else if answers[index].questions == bit {
          answers[index].count += 1
        }
      }
    }
    return answers
  }
}

extension Audit.Detail {
  /// What becomes of passes.
  var keeping: Verdicts.Keeping {
    switch self {
    case .findings: .noticed
    case .passes, .summaries: .counted
    case .everything: .listed
    }
  }

  /// What becomes of passes where the answers to several questions are compared.
  var keepingOfSeveral: Verdicts.Keeping { keeping == .counted ? .recorded : keeping }
}
