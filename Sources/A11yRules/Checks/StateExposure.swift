internal import A11yModel

extension Check {
  /// The state of each step that is met by itself reaches assistive technology: as a word, or as a
  /// trait that stands for it.
  static let stateExposure = Check("state-exposure") { context, verdicts in
    let symbols = StateSymbols(context.facts)
    for var speech in context.facts.stepSpeeches where !speech.isCollapsed {
      guard let step = speech.step, !speech.traits.isEmpty,
        let index = context.component.snapshots[speech.snapshot].stepStates[step]
      else { continue }
      // A symbol that is there in every state tells none.
      speech.announcement.missing = speech.announcement.missing(
        whereSymbol: symbols.mayStandForState
      )
      var verdict = verdict(on: speech, context.component.states[index], step, context)
      if speech.isOperable { verdict.conditions = ["operable"] }
      verdicts.append(verdict)
    }
  }

  private static func verdict(
    on speech: StepSpeech,
    _ state: State,
    _ step: Int,
    _ context: CheckContext
  ) -> Verdict {
    let telling = StateVocabulary.telling(
      of: state,
      in: speech.announcement,
      or: speech.onRequest,
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
