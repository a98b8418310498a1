internal import A11yModel
internal import Language

extension Check {
  /// The state of each step is heard; where one stop stands for all, which step is current, and
  /// every step that needs attention.
  static let stepState = Check("step-state") { context, verdicts in
    for contradiction in context.facts[ContradictedState.self] {
      if let verdict = verdict(on: contradiction, context) { verdicts.append(verdict) }
    }
    for speech in context.facts.stepSpeeches {
      if speech.isCollapsed {
        judgeCollapsed(speech, context, &verdicts)
      } else if let step = speech.step {
        judge(speech, step, context, &verdicts)
      }
    }
  }

  /// Nil of words for a state in which no step ever is.
  private static func verdict(
    on contradiction: ContradictedState,
    _ context: CheckContext
  ) -> Verdict? {
    let component = context.component
    let state = component.states[contradiction.state]
    let isUsed = component.snapshots.contains { $0.stepStates.contains(contradiction.state) }
    guard isUsed, !context.facts.stepSpeeches.isEmpty, let source = state.source else { return nil }
    var verdict = Verdict(
      .failed,
      Target(source),
      "people who use a screen reader hear ‘\(contradiction.text)’ of a step that is "
        + StateVocabulary.phrase(for: state.meaning)
    )
    verdict.state = state.id
    verdict.remedy = "contradiction"
    return verdict
  }

  private static func judge(
    _ speech: StepSpeech,
    _ step: Int,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    let snapshot = context.component.snapshots[speech.snapshot]
    guard let index = snapshot.stepStates[step] else {
      if let verdict = Verdict.unstated(speech, step, context.facts) { verdicts.append(verdict) }
      return
    }
    let meaning = context.component.states[index].meaning
    // Where it is said which step is current, those before it are done and those behind it to come.
    let mayBeImplied =
      context.component.isOrdered && meaning != .error && meaning != .unavailable
    let telling =
      mayBeImplied && speech.isPlacedByWhole == .known(true)
      ? .said : speech.tells(index, context.facts)
    func verdict() -> Verdict {
      var verdict = Verdict.about(
        speech,
        telling,
        context.component.states[index],
        missing: mayBeImplied
          ? [speech.isPlacedByWhole.missing, context.facts.doubtOfWhole].compactMap(\.self) : [],
        failure: "people who use a screen reader are not told that step \(step + 1) is "
          + StateVocabulary.phrase(for: meaning)
      )
      verdict.matter = .state(step: step, state: index)
      return verdict
    }
    verdicts.judge(speech, holds: telling == .said, otherwise: verdict())
  }

  private static func judgeCollapsed(
    _ speech: StepSpeech,
    _ context: CheckContext,
    _ verdicts: inout Verdicts
  ) {
    let component = context.component
    let snapshot = component.snapshots[speech.snapshot]
    let mentions = StepMentions(speech.announcement.authoredText, context.facts, speech.languages)
    for (step, index) in snapshot.stepStates.enumerated() {
      guard let index,
        component.states[index].meaning == .error
          || component.states[index].meaning == .unavailable
      else { continue }
      let state = component.states[index]
      let name = component.steps[step].name.value
      let telling = StateVocabulary.telling(
        context.facts[StateTerms.self][index],
        in: [speech.words.list(without: context.facts[StepNames.self].words[step] ?? Words(""))],
        speech.languages
      )
      // “Account completed. Review has an error” says nothing of an error in Account, nor does what
      // does not name it, in whatever words.
      let isNamed = name.map(speech.announcement.holds) ?? true
      let isOfIt =
        isNamed
        && (telling != .said || name == nil
          || mentions.steps(saidToBe: context.facts[StateTerms.self][index]).contains(step))
      var verdict = Verdict.about(
        speech,
        isOfIt ? telling : .unsaid,
        state,
        missing: [context.facts.doubtOfWhole].compactMap(\.self),
        failure: "people who use a screen reader are not told that "
          + (name.map { "‘\($0)’" } ?? "step \(step + 1)") + " is "
          + StateVocabulary.phrase(for: state.meaning)
      )
      verdict.target = Target(component.steps[step].source, at: speech.target.place)
      verdict.matter = .state(step: step, state: index)
      // The words of one stop for all are about the current step.
      verdict.sites = []
      verdicts.append(verdict)
    }
    guard let current = speech.step else { return }
    let state = snapshot.stepStates[current].map { component.states[$0].meaning }
    // “Step 2 of 4” says which step is current without the word; a list of all steps does not.
    var verdict = Verdict.about(
      speech,
      holds: mentions.tell(current, in: state),
      missing: [context.facts.doubtOfWhole].compactMap(\.self),
      failure: "people who use a screen reader are not told which step is current"
    )
    verdict.matter = .current(step: current)
    verdicts.append(verdict)
  }
}
