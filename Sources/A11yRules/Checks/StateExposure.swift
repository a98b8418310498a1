internal import A11yModel

extension Check {
  /// The state of each step that is met by itself reaches assistive technology: as a word, or as a
  /// trait that stands for it.
  static let stateExposure = Check("state-exposure") { context, verdicts in
    let symbols = StateSymbols(context.facts)
    var groups = StateGroups(context.facts)
    for var speech in context.facts.stepSpeeches where !speech.isCollapsed {
      guard let step = speech.step, !speech.traits.isEmpty,
        let index = context.component.snapshots[speech.snapshot].stepStates[step]
      else { continue }
      // A symbol that is there in every state tells none.
      speech.announcement.missing = speech.announcement.missing(
        whereSymbol: symbols.mayStandForState
      )
      let element = groups.element(of: step, in: speech.snapshot) ?? 0
      let around = groups.announcements(around: element, in: speech.snapshot)
      var verdict = verdict(
        on: speech,
        around.map(\.words),
        context.component.states[index],
        step,
        context.facts.language(of: element, in: speech.snapshot),
        context
      )
      if speech.isOperable { verdict.conditions = ["operable"] }
      verdicts.append(verdict)
    }
  }

  private static func verdict(
    on speech: StepSpeech,
    _ around: [Words],
    _ state: State,
    _ step: Int,
    _ language: String?,
    _ context: CheckContext
  ) -> Verdict {
    let telling = StateVocabulary.telling(
      of: state,
      in: speech.announcement,
      besides: context.component.steps[step].name.value,
      or: speech.onRequest + around,
      traits: speech.traits,
      speech.languages
    )
    let text = speech.announcement.text
    let isOpen = telling == .unknownWords || !speech.announcement.missing.isEmpty
    let heard = text.isEmpty ? "" : " from ‘\(text)’"
    let name = context.component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
    let failure =
      "people who use a screen reader \(isOpen ? "may" : "do") not learn\(heard) that \(name) is "
      + StateVocabulary.phrase(for: state.meaning)
    guard telling == .unknownWords else {
      return .about(speech, holds: telling == .said, failure: failure)
    }
    var verdict = Verdict(.cantTell([state.missingWords], likely: .none), speech.target, failure)
    verdict.remedy = Verdict.words
    verdict.state = speech.state
    verdict.evidence = [Evidence("announcement", .text(text))]
    return verdict
  }
}
