internal import A11yModel
internal import Claims
internal import Listening

extension Check {
  /// What is said of places, names and numbers of steps is so, wherever it is heard.
  static func judgeSteps(_ context: CheckContext, _ verdicts: inout Verdicts) {
    let facts = context.facts
    guard facts.component.steps.count > 1 else { return }
    var claims = StepClaims(facts, context.parameters)
    for change in facts.component.changes {
      guard case .announcement(let announcement) = change.response else { continue }
      judge(change, announcement.heard, context, &claims, &verdicts)
    }
    let total = SpokenTotal(facts)
    for speech in facts.stepSpeeches {
      judge(speech, total, &claims, &verdicts)
    }
    judgeContainers(&claims, &verdicts)
  }

  // MARK: changes

  /// What tells neither the place nor the name of the step arrived at is left to the rule on changes,
  /// which fails it.
  private static func judge(
    _ change: Change,
    _ heard: [Change.Wording],
    _ context: CheckContext,
    _ claims: inout StepClaims,
    _ verdicts: inout Verdicts
  ) {
    let target = Target(change.source)
    let isComplete = change.event == .complete
    if context.component.isOrdered, !isComplete, change.event != .error {
      judgeArrivals(change, heard, context, &claims, &verdicts)
    }
    if isComplete, let text = heard.first?.text, let wrong = claims.wrongCompletion(in: text) {
      verdicts.append(untrue(target, wrong, in: text))
    }
    let counts = heard.map { heard in
      claims.countAnswer(to: heard.text, in: heard.snapshot, isComplete: isComplete)
    }
    guard let index = counts.firstIndex(where: \.isWrong) ?? counts.indices.first else { return }
    add(counts[index], heard[index].text, target, nil, &verdicts)
  }

  private static func judgeArrivals(
    _ change: Change,
    _ heard: [Change.Wording],
    _ context: CheckContext,
    _ claims: inout StepClaims,
    _ verdicts: inout Verdicts
  ) {
    let arrivals = heard.compactMap { heard -> (text: String, step: Int, isWhole: Bool)? in
      let step = heard.step ?? context.component.snapshots[heard.snapshot].current
      return step.map { (heard.text, $0, heard.missing == nil) }
    }
    var isAnyRight = false
    var wrong: (what: StepClaims.Untruth, text: String)?
    for (text, step, isWhole) in arrivals {
      switch claims.answer(to: text, at: step) {
      case .nothing: continue
      case .right: isAnyRight = isAnyRight || isWhole
      case .wrong(let untruth): wrong = wrong ?? (untruth, text)
      }
    }
    if let first = arrivals.first, wrong == nil,
      let other = claims.wrongTotal(ofOthers: arrivals.map { ($0.text, $0.step) })
    {
      wrong = (other, first.text)
    }
    let target = Target(change.source)
    if var wrong {
      // What is told on arriving at several steps is not about what lies behind, whatever stands before it:
      // that is another one each time, too.
      if let number = wrong.what.headedNumber,
        Set(arrivals.filter { claims.tells(number, in: $0.text) }.map(\.step)).count > 1
      {
        wrong.what.unknown = nil
      }
      if !isInsufficient(change.event, context) {
        verdicts.append(untrue(target, wrong.what, in: wrong.text))
      }
    } else if isAnyRight {
      verdicts.pass(target, basis: change.source)
    }
  }

  /// Whether the rule on changes fails what is heard, as it does not tell where the user is.
  private static func isInsufficient(_ event: Change.Event, _ context: CheckContext) -> Bool {
    if context.facts.doubt("what is announced", in: .announcements) != nil { return false }
    let index = ChangingElements(context.facts)
    return context.facts.changeKinds.contains { kind in
      guard kind.event == event || event == .update else { return false }
      let means = ChangeMeans(facts: context.facts, kind: kind, index: index)
      if case .insufficient = means.answer { return true }
      return false
    }
  }

  // MARK: stops

  private static func judge(
    _ speech: StepSpeech,
    _ total: SpokenTotal,
    _ claims: inout StepClaims,
    _ verdicts: inout Verdicts
  ) {
    let text = speech.announcement.authoredText
    // A list that counts right does not make it so.
    if total.isOrdered, let step = speech.step, total.isOther(in: speech),
      let wrong = claims.wrongTotal(in: text, at: step)
    {
      var verdict = untrue(speech.target, wrong, in: speech.text)
      (verdict.state, verdict.matter) = (speech.state, .total(in: speech.text))
      verdicts.append(verdict)
    }
    guard speech.isCollapsed else { return }
    let answer = claims.countAnswer(to: text, in: speech.snapshot)
    add(answer, text, speech.target, speech.state, &verdicts)
  }

  /// The name of the container around all steps: how many it says there are and are done, and which is
  /// current.
  private static func judgeContainers(_ claims: inout StepClaims, _ verdicts: inout Verdicts) {
    let facts = claims.facts
    let spoken = facts[SpokenSteps.self]
    var (judged, wrong, miscounted): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for (snapshot, presentation) in spoken.presentations.enumerated() {
      guard case .perItem(let items) = presentation,
        let container = facts.trees[snapshot].container(around: items),
        let text = facts.trees[snapshot].name(of: container).value
      else { continue }
      let current = facts.component.snapshots[snapshot].current
      let target = facts.target(of: facts.trees[snapshot].elements[container])
      if facts.component.isOrdered, judged.insert(text).inserted,
        case let steps = spoken.heard[snapshot].map({ spoken.speeches[$0] }),
        let total = claims.wrongTotal(ofWhole: text, at: current, beside: steps)
      {
        var verdict = untrue(target, total, in: text)
        verdict.matter = .total(in: text)
        verdicts.append(verdict)
        wrong.insert(text)
      }
      // What is wrong of one step is so of others.
      if facts.component.isOrdered, let current, !wrong.contains(text),
        let place = claims.wrongPlace(ofWhole: text, at: current)
      {
        verdicts.append(untrue(target, place, in: text))
        wrong.insert(text)
      }
      guard !miscounted.contains(text) else { continue }
      let answer = claims.countAnswer(to: text, in: snapshot)
      if answer.isWrong { miscounted.insert(text) }
      add(answer, text, target, nil, &verdicts)
    }
  }

  // MARK: verdicts

  private static func add(
    _ answer: StepClaims.Answer,
    _ text: String,
    _ target: Target,
    _ state: String?,
    _ verdicts: inout Verdicts
  ) {
    switch answer {
    case .nothing: return
    case .right: verdicts.pass(target, state: state, basis: text.hashValue)
    case .wrong(let untruth):
      var verdict = untrue(target, untruth, in: text)
      verdict.state = state
      verdicts.append(verdict)
    }
  }

  private static func untrue(
    _ target: Target,
    _ untruth: StepClaims.Untruth,
    in text: String
  ) -> Verdict {
    var verdict = untrue(target, untruth.said, untruth.data, in: text)
    verdict.remedy = "place"
    if let word = untruth.unknown {
      let fact = "what ‘\(word)’ stands for there"
      verdict.result = .cantTell([fact], likely: .fail)
      verdict.message =
        "whether ‘\(untruth.said)’ is true, as \(people) hear it, depends on \(fact): "
        + untruth.data
    }
    return verdict
  }
}
