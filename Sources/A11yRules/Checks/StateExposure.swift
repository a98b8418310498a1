internal import A11yModel

extension Check {
  /// The state of each step that is met by itself reaches assistive technology: as a word, or as a
  /// trait that stands for it.
  static let stateExposure = Check("state-exposure") { context, verdicts in
    for speech in context.facts.stepSpeeches where !speech.isCollapsed {
      guard let step = speech.step, !speech.traits.isEmpty,
        let index = context.component.snapshots[speech.snapshot].stepStates[step]
      else { continue }
      let state = context.component.states[index]
      let telling = StateVocabulary.telling(
        of: state,
        in: speech.announcement,
        traits: speech.traits,
        language: context.facts.language
      )
      var verdict = verdict(on: speech, telling, state, step, context)
      if speech.isOperable { verdict.conditions = ["operable"] }
      verdicts.append(verdict)
    }
  }

  private static func verdict(
    on speech: StepSpeech,
    _ telling: StateVocabulary.Telling,
    _ state: State,
    _ step: Int,
    _ context: CheckContext
  ) -> Verdict {
    let text = speech.announcement.text
    let name = context.component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
    let phrase = StateVocabulary.phrase(for: state.meaning)
    let failure =
      "people who use a screen reader hear \(text.isEmpty ? "nothing" : "‘\(text)’"), which does "
      + "not tell that \(name) is \(phrase)"
    guard telling == .unknownWords else {
      return .about(speech, holds: telling == .said, failure: failure)
    }
    var verdict = Verdict(
      .cantTell(["what is said for ‘\(state.id)’ in the language (announced-as)"], likely: .none),
      speech.target,
      "whether ‘\(text)’ tells people who use a screen reader that \(name) is \(phrase) depends on "
        + "the words for it"
    )
    verdict.state = speech.state
    verdict.evidence = [Evidence("announcement", .text(text))]
    return verdict
  }
}
