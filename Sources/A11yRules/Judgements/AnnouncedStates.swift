internal import A11yModel
internal import Claims
internal import Listening

extension Ask {
  /// What is claimed of the states of steps, where they are heard and on changes.
  func announcedStates(_ read: inout StepClaims) -> [AnnouncedClaim] {
    guard !component.steps.isEmpty else { return [] }
    var claims: [AnnouncedClaim] = []
    for speech in facts.stepSpeeches {
      let text = speech.authored.text
      let step = speech.isCollapsed ? nil : speech.step
      let heard = read.states(in: speech.authored, of: step)
      claims += compared(heard, in: text, speech.snapshot, speech.state) { step in
        Target(component.steps[step].source, at: speech.target.place)
      }
    }
    for change in component.changes {
      guard case .announcement(let announcement) = change.response else { continue }
      for heard in announcement.heard {
        let statements = read.states(in: facts.stepText(heard.text), of: heard.step)
        // What is completed then was the current step a moment before.
        let isComplete = change.event == .complete
        if isComplete, let current = statements.first(where: { $0.meaning == .current }) {
          let data = "\(facts.quotedName(ofStep: current.step)) is done"
          claims.append(
            AnnouncedClaim(Target(change.source), in: heard.text)
              .untrue(current.text, data, as: "state")
          )
        }
        let said = statements.filter {
          !isComplete || ($0.meaning != .completed && $0.meaning != .current)
        }
        claims += compared(said, in: heard.text, heard.snapshot, nil, isOfSteps: false) { _ in
          Target(change.source)
        }
      }
    }
    return claims
  }

  private func compared(
    _ statements: [StateClaim],
    in text: String,
    _ snapshot: Int,
    _ state: String?,
    isOfSteps: Bool = true,
    target: (Int) -> Target
  ) -> [AnnouncedClaim] {
    let model = component.snapshots[snapshot]
    let bySteps = Dictionary(grouping: statements, by: \.step)
    return bySteps.sorted { $0.key < $1.key }.compactMap { step, own in
      guard let index = model.stepStates[step] else { return nil }
      let meaning = component.states[index].meaning
      let isCurrent = model.current == step
      let claim = AnnouncedClaim(target(step), in: text, state: state)
      let isRight = own.contains {
        $0.meaning == meaning || ($0.meaning == .current && isCurrent)
      }
      if isRight { return claim }
      guard
        let wrong = own.first(where: {
          $0.state.denies(meaning, isCurrent: isCurrent)
        })
      else { return nil }
      let data =
        "\(facts.quotedName(ofStep: step)) is \(StateVocabulary.phrase(for: meaning))"
        + facts.moment(of: snapshot, besides: step)
      var untrue = claim.untrue(wrong.text, data, as: "state")
      if isOfSteps { untrue.matter = .state(step: step, state: index) }
      // What says nothing but a state may be called so: “Done”.
      if let fact = component.steps[step].name.missing {
        untrue = untrue.unless(fact, likely: .none)
      }
      return untrue
    }
  }
}
