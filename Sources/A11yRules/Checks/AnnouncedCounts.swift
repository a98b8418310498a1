internal import A11yModel

extension Check {
  /// How many steps are done or left is said as it is: by one stop for all steps, by the container
  /// around them, and by what is announced on arriving at one.
  static func judgeCounts(_ context: CheckContext, _ verdicts: inout Verdicts) {
    let facts = context.facts
    guard context.component.steps.count > 1 else { return }
    var counts = StatedCounts(facts)
    for speech in facts.stepSpeeches where speech.isCollapsed {
      let text = speech.announcement.authoredText
      add(
        counts.answer(to: text, in: speech.snapshot),
        text,
        speech.target,
        speech.state,
        &verdicts
      )
    }
    judgeContainers(&counts, &verdicts)
    for change in context.component.changes where change.event != .complete {
      guard case .announcement(let announcement) = change.response else { continue }
      let heard = announcement.heard.first { heard in
        if case .wrong = counts.answer(to: heard.text, in: heard.snapshot) { true } else { false }
      }
      guard let heard = heard ?? announcement.heard.first else { continue }
      let answer = counts.answer(to: heard.text, in: heard.snapshot)
      add(answer, heard.text, Target(change.source), nil, &verdicts)
    }
  }

  private static func judgeContainers(
    _ counts: inout StatedCounts,
    _ verdicts: inout Verdicts
  ) {
    let facts = counts.facts
    var judged: Set<String> = []
    for (snapshot, presentation) in facts[SpokenSteps.self].presentations.enumerated() {
      guard case .perItem(let items) = presentation,
        let container = facts.trees[snapshot].container(around: items),
        let text = facts.trees[snapshot].name(of: container).value, !judged.contains(text)
      else { continue }
      let answer = counts.answer(to: text, in: snapshot)
      if case .wrong = answer { judged.insert(text) }
      let target = facts.target(of: facts.trees[snapshot].elements[container])
      add(answer, text, target, nil, &verdicts)
    }
  }

  private static func add(
    _ answer: StatedPlaces.Answer,
    _ text: String,
    _ target: Target,
    _ state: String?,
    _ verdicts: inout Verdicts
  ) {
    switch answer {
    case .nothing: return
    case .right: verdicts.pass(target, state: state, basis: text.hashValue)
    case .wrong(let untruth):
      var verdict = untrue(target, untruth.said, untruth.data, in: text)
      (verdict.remedy, verdict.state) = ("place", state)
      verdicts.append(verdict)
    }
  }
}
