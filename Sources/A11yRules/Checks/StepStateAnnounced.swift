internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import RuleCatalogue

extension Check {
  /// The state of each step is heard; where one stop stands for all, which step is current, and
  /// every step that needs attention.
  static let stepStateAnnounced = CheckSignature(
    "step-state-announced",
    formerly: "step-state",
    cases: ["attention", "contradiction", "current", "unstated", "words"],
    evidence: ["announcement"],
    terms: ["name", "state", "step", "text"]
  ).deciding { context, verdicts in
    for contradiction in context.facts[ContradictedState.self] {
      let ask = Ask(context, describing: true, of: context.facts.root)
      verdicts.add(answer(on: contradiction, ask), to: ask)
    }
    for speech in context.facts.stepSpeeches {
      let ask = Ask(context, verdicts, about: speech)
      guard speech.isCollapsed else {
        if let step = speech.step { verdicts.add(answer(on: step, speech, ask), to: ask) }
        continue
      }
      let mentions = StepMentions(speech.authored, context.facts)
      for step in context.component.steps.indices {
        var ask = ask
        let source = context.component.steps[step].source
        ask.target = Target(source, at: speech.target.place)
        verdicts.add(attention(to: step, speech, mentions, ask), to: ask)
      }
      verdicts.add(current(in: speech, mentions, ask), to: ask)
    }
  }

  /// Out of scope are words for a state in which no step ever is.
  private static func answer(on contradiction: ContradictedState, _ ask: Ask) -> CheckAnswer {
    let state = ask.component.states[contradiction.state]
    let isUsed = ask.component.snapshots.contains { $0.stepStates.contains(contradiction.state) }
    guard isUsed, !ask.facts.stepSpeeches.isEmpty, let source = state.source else {
      return .outOfScope
    }
    var ask = ask
    (ask.target, ask.state) = (Target(source), state.id)
    let phrase = StateVocabulary.phrase(for: state.meaning)
    return ask.fails(as: "contradiction", ["state": phrase, "text": contradiction.text])
  }

  /// Whether the state of a step that is met by itself is heard.
  private static func answer(on step: Int, _ speech: StepSpeech, _ ask: Ask) -> CheckAnswer {
    guard let index = ask.component.snapshots[speech.snapshot].stepStates[step] else {
      return ask.unstated(speech, step)
    }
    let state = ask.component.states[index]
    // Where it is said which step is current, those before it are done and those behind it to come.
    let mayBeImplied =
      ask.component.isOrdered && state.meaning != .error && state.meaning != .unavailable
    let isImplied = mayBeImplied && speech.isPlacedByWhole == .known(true)
    let doubts = [speech.isPlacedByWhole.missing, ask.facts.doubtOfWhole].compactMap(\.self)
    return ask.hears(
      isImplied ? .said : speech.tells(index, ask.facts),
      of: state,
      in: speech,
      ["step": step + 1],
      unless: mayBeImplied ? doubts : []
    ) { $0.matter = .state(step: step, state: index) }
  }

  /// Whether one stop for all tells of a step that needs attention.
  private static func attention(
    to step: Int,
    _ speech: StepSpeech,
    _ mentions: StepMentions,
    _ ask: Ask
  ) -> CheckAnswer {
    let facts = ask.facts
    guard let index = ask.component.snapshots[speech.snapshot].stepStates[step],
      [.error, .unavailable].contains(ask.component.states[index].meaning)
    else { return .outOfScope }
    let name = ask.component.steps[step].name.value
    let telling = StateVocabulary.telling(
      facts[StateTerms.self][index],
      in: [facts[StepNames.self].list(speech.words, without: step)],
      speech.languages
    )
    // “Account completed. Review has an error” says nothing of an error in Account, nor does what
    // does not name it, in whatever words.
    let isOfIt =
      (name.map(speech.announcement.holds) ?? true)
      && (telling != .said || name == nil
        || mentions.steps(saidToBe: facts[StateTerms.self][index]).contains(step))
    return ask.hears(
      isOfIt ? telling : .unsaid,
      of: ask.component.states[index],
      in: speech,
      as: "attention",
      ask.named(step),
      unless: [facts.doubtOfWhole]
    ) {
      $0.matter = .state(step: step, state: index)
      // The words of one stop for all are about the current step.
      $0.sites = []
    }
  }

  /// Whether one stop for all says which step is current: “Step 2 of 4” does without the word; a list of
  /// all steps does not.
  private static func current(
    in speech: StepSpeech,
    _ mentions: StepMentions,
    _ ask: Ask
  ) -> CheckAnswer {
    guard let current = speech.step else { return .outOfScope }
    let state = ask.component.snapshots[speech.snapshot].stepStates[current]
    return ask.hears(
      mentions.tell(current, in: state.map { ask.component.states[$0].meaning }),
      in: speech,
      as: "current",
      unless: [ask.facts.doubtOfWhole]
    ) { $0.matter = .current(step: current) }
  }
}
