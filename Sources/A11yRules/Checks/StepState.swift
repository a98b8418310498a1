internal import A11yModel

extension Check {
  /// The state of each step is heard; where one stop stands for all, which step is current, and
  /// every step that needs attention.
  static let stepState = Check("step-state") { context, verdicts in
    for speech in context.facts.stepSpeeches {
      if speech.isCollapsed {
        judgeCollapsed(speech, context, &verdicts)
      } else if let step = speech.step {
        judge(speech, step, context, &verdicts)
      }
    }
  }

  private static func judge(
    _ speech: StepSpeech,
    _ step: Int,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    let snapshot = context.component.snapshots[speech.snapshot]
    guard let index = snapshot.stepStates[step] else { return }
    let state = context.component.states[index]
    let failure =
      "people who use a screen reader are not told that step \(step + 1) is "
      + StateVocabulary.phrase(for: state.meaning)
    let telling = StateVocabulary.telling(
      of: state,
      in: speech.announcement,
      besides: context.component.steps[step].name.value,
      traits: speech.traits,
      speech.languages
    )
    // Where it is said which step is current, those before it are done and those behind it to come.
    let isImplied =
      speech.isPlacedByWhole && context.component.isOrdered
      && [.completed, .current, .upcoming].contains(state.meaning)
    verdicts.append(verdict(speech, isImplied ? .said : telling, failure, state))
  }

  private static func verdict(
    _ speech: StepSpeech,
    _ telling: StateVocabulary.Telling,
    _ failure: String,
    _ state: State
  ) -> Verdict {
    guard telling == .unknownWords else {
      return .about(speech, holds: telling == .said, failure: failure)
    }
    var verdict = Verdict(.cantTell([state.missingWords], likely: .none), speech.target, failure)
    verdict.remedy = Verdict.words
    verdict.state = speech.state
    verdict.evidence = [Evidence("announcement", .text(speech.announcement.text))]
    return verdict
  }

  private static func judgeCollapsed(
    _ speech: StepSpeech,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    let component = context.component
    let snapshot = component.snapshots[speech.snapshot]
    let errors = snapshot.stepStates.enumerated().compactMap { step, state -> (Int, State)? in
      guard let state,
        component.states[state].meaning == .error
          || component.states[state].meaning == .unavailable
      else { return nil }
      return (step, component.states[state])
    }
    let mentions = StepMentions(speech.announcement.authoredText, context.facts, speech.languages)
    for (step, state) in errors {
      let telling = StateVocabulary.telling(
        of: state,
        in: speech.announcement,
        besides: component.steps[step].name.value,
        traits: [],
        speech.languages
      )
      let name = component.steps[step].name.value
      let failure =
        "people who use a screen reader are not told that "
        + (name.map { "‘\($0)’" } ?? "step \(step + 1)") + " is "
        + StateVocabulary.phrase(for: state.meaning)
      // “Account completed. Review has an error” says nothing of an error in Account.
      let isOfIt =
        name.map {
          speech.announcement.holds(name: $0) && mentions.steps(saidToBe: state).contains(step)
        } ?? true
      let isSaid = telling == .said && !isOfIt ? .unsaid : telling
      var verdict = verdict(speech, isSaid, failure, state)
      verdict.target = Target(component.steps[step].source, at: speech.target.place)
      verdicts.append(verdict)
    }
    guard let current = speech.step else { return }
    let state = snapshot.stepStates[current].map { component.states[$0].meaning }
    // “Step 2 of 4” says which step is current without the word; a list of all steps does not.
    verdicts.append(
      .about(
        speech,
        holds: mentions.saysByNumber(current, in: state) || mentions.saysByName(current, in: state),
        failure: "people who use a screen reader are not told which step is current"
      )
    )
  }
}
