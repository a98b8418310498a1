internal import A11yModel

extension Check {
  /// The state of each step that is met by itself reaches assistive technology: as a word, or as a
  /// trait that stands for it.
  static let stateExposure = Check("state-exposure") { context, verdicts in
    let facts = context.facts
    lazy var symbols = StateSymbols(facts)
    var groups = StateGroups(facts)
    for var speech in facts.stepSpeeches {
      guard let step = speech.step, let element = speech.element, !speech.traits.isEmpty
      else { continue }
      guard let index = context.component.snapshots[speech.snapshot].stepStates[step] else {
        if let verdict = Verdict.unstated(speech, step, facts) { verdicts.append(verdict) }
        continue
      }
      // A symbol that is there in every state tells none.
      if !speech.announcement.missing.isEmpty {
        speech.announcement.missing = speech.announcement.missing(
          whereSymbol: symbols.mayStandForState
        )
      }
      let around = groups.announcements(around: element, in: speech.snapshot)
      let telling = speech.tells(
        index,
        or: (speech.onRequest + around.map(\.words)).filter { !$0.isEmpty }.map {
          $0.list(without: facts.stepNames.words[step] ?? Words(""))
        },
        facts
      )
      if telling == .said, !verdicts.describesPasses {
        verdicts.pass(speech.target, state: speech.state, basis: speech.basis)
        continue
      }
      var verdict = Verdict.about(
        speech,
        telling,
        context.component.states[index],
        failure: failure(speech, telling, context.component.states[index].meaning, step, context)
      )
      if speech.isOperable { verdict.conditions = ["operable"] }
      verdicts.append(verdict)
    }
  }

  private static func failure(
    _ speech: StepSpeech,
    _ telling: StateVocabulary.Telling,
    _ meaning: State.Meaning,
    _ step: Int,
    _ context: CheckContext
  ) -> String {
    let isOpen = telling == .unknownWords || !speech.announcement.missing.isEmpty
    let heard = speech.text.isEmpty ? "" : " from ‘\(speech.text)’"
    let name = context.component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
    return
      "people who use a screen reader \(isOpen ? "may" : "do") not learn\(heard) that \(name) is "
      + StateVocabulary.phrase(for: meaning)
  }
}
