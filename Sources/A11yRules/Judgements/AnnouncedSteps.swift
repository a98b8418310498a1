internal import A11yModel
internal import Claims
internal import Listening

extension Ask {
  /// What is claimed of places, names and numbers of steps, wherever it is heard.
  func announcedSteps(_ claims: inout StepClaims) -> [AnnouncedClaim] {
    guard component.steps.count > 1 else { return [] }
    var announced: [AnnouncedClaim] = []
    for change in component.changes {
      guard case .announcement(let announcement) = change.response else { continue }
      announced += compared(change, announcement.heard, &claims)
    }
    let total = SpokenTotal(facts)
    for speech in facts.stepSpeeches { announced += compared(speech, total, &claims) }
    return announced + containers(&claims)
  }

  // MARK: changes

  /// What tells neither the place nor the name of the step arrived at is left to the rule on changes,
  /// which fails it.
  private func compared(
    _ change: Change,
    _ heard: [Change.Wording],
    _ claims: inout StepClaims
  ) -> [AnnouncedClaim] {
    let target = Target(change.source)
    let isComplete = change.event == .complete
    var announced: [AnnouncedClaim] = []
    if component.isOrdered, !isComplete, change.event != .error,
      let arrival = arrival(change, heard, &claims)
    {
      announced.append(arrival)
    }
    if isComplete, let text = heard.first?.text,
      let wrong = claims.wrongCompletion(in: facts.stepText(text))
    {
      announced.append(AnnouncedClaim(target, in: text).untrue(wrong))
    }
    let counts = heard.map { heard in
      claims.countAnswer(to: facts.stepText(heard.text), in: heard.snapshot, isComplete: isComplete)
    }
    if let index = counts.firstIndex(where: \.isWrong) ?? counts.indices.first {
      announced += AnnouncedClaim(target, in: heard[index].text).answered(counts[index])
    }
    return announced
  }

  private func arrival(
    _ change: Change,
    _ heard: [Change.Wording],
    _ claims: inout StepClaims
  ) -> AnnouncedClaim? {
    let arrivals = heard.compactMap { heard -> (text: StepText, step: Int, isWhole: Bool)? in
      let step = heard.step ?? component.snapshots[heard.snapshot].current
      return step.map { (facts.stepText(heard.text), $0, heard.missing == nil) }
    }
    var isAnyRight = false
    var wrong: (what: StepClaims.Untruth, text: StepText)?
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
    guard var found = wrong else {
      return isAnyRight ? AnnouncedClaim(target, in: arrivals[0].text.text) : nil
    }
    // What is told on arriving at several steps is not about what lies behind, whatever stands before it:
    // that is another one each time, too.
    if let number = found.what.headedNumber,
      Set(arrivals.filter { claims.tells(number, in: $0.text) }.map(\.step)).count > 1
    {
      found.what.unknown = nil
    }
    return isInsufficient(change.event)
      ? nil : AnnouncedClaim(target, in: found.text.text).untrue(found.what)
  }

  /// Whether the rule on changes fails what is heard, as it does not tell where the user is.
  private func isInsufficient(_ event: Change.Event) -> Bool {
    if facts.doubt("what is announced", in: .announcements) != nil { return false }
    let index = ChangingElements(facts)
    return facts.changeKinds.contains { kind in
      guard kind.event == event || event == .update else { return false }
      let means = ChangeMeans(facts: facts, kind: kind, index: index)
      if case .insufficient = means.answer { return true }
      return false
    }
  }

  // MARK: stops

  private func compared(
    _ speech: StepSpeech,
    _ total: SpokenTotal,
    _ claims: inout StepClaims
  ) -> [AnnouncedClaim] {
    let text = speech.authored.text
    var announced: [AnnouncedClaim] = []
    // A list that counts right does not make it so.
    if total.isOrdered, let step = speech.step, total.isOther(in: speech),
      let wrong = claims.wrongTotal(in: speech.authored, at: step)
    {
      announced.append(self.total(wrong, speech.target, in: speech.text, state: speech.state))
    }
    guard speech.isCollapsed else { return announced }
    let answer = claims.countAnswer(to: speech.authored, in: speech.snapshot)
    return announced
      + AnnouncedClaim(speech.target, in: text, state: speech.state).answered(answer)
  }

  private func total(
    _ wrong: StepClaims.Untruth,
    _ target: Target,
    in text: String,
    state: String? = nil
  ) -> AnnouncedClaim {
    var claim = AnnouncedClaim(target, in: text, state: state).untrue(wrong)
    claim.matter = .total(in: text)
    return claim
  }

  /// The name of the container around all steps: how many it says there are and are done, and which is
  /// current.
  private func containers(_ claims: inout StepClaims) -> [AnnouncedClaim] {
    let spoken = facts[SpokenSteps.self]
    var announced: [AnnouncedClaim] = []
    var (judged, wrong, miscounted): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for (snapshot, presentation) in spoken.presentations.enumerated() {
      guard case .perItem(let items) = presentation,
        let container = facts.trees[snapshot].container(around: items),
        let text = facts.trees[snapshot].name(of: container).value
      else { continue }
      let read = facts.stepText(text)
      let current = component.snapshots[snapshot].current
      let target = facts.target(of: facts.trees[snapshot].elements[container])
      if component.isOrdered, judged.insert(text).inserted,
        case let steps = spoken.heard[snapshot].map({ spoken.speeches[$0] }),
        let total = claims.wrongTotal(ofWhole: read, at: current, beside: steps)
      {
        announced.append(self.total(total, target, in: text))
        wrong.insert(text)
      }
      // What is wrong of one step is so of others.
      if component.isOrdered, let current, !wrong.contains(text),
        let place = claims.wrongPlace(ofWhole: read, at: current)
      {
        announced.append(AnnouncedClaim(target, in: text).untrue(place))
        wrong.insert(text)
      }
      guard !miscounted.contains(text) else { continue }
      let answer = claims.countAnswer(to: read, in: snapshot)
      if answer.isWrong { miscounted.insert(text) }
      announced += AnnouncedClaim(target, in: text).answered(answer)
    }
    return announced
  }
}

extension AnnouncedClaim {
  fileprivate func untrue(_ what: StepClaims.Untruth) -> AnnouncedClaim {
    untrue(what.said, what.data, as: "place")
      .unless(what.unknown.map { "what ‘\($0)’ stands for there" }, likely: .fail)
  }

  fileprivate func answered(_ answer: StepClaims.Answer) -> [AnnouncedClaim] {
    switch answer {
    case .nothing: []
    case .right: [self]
    case .wrong(let what): [untrue(what)]
    }
  }
}
