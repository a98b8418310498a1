internal import A11yModel
internal import Language

extension Check {
  /// The state of each step that is met by itself reaches assistive technology: as a word, or as a
  /// trait that stands for it.
  static let stateExposure = Check("state-exposure") { context, verdicts in
    let facts = context.facts
    lazy var symbols = StateSymbols(facts)
    var groups = StateGroups(facts)
    for speech in facts.stepSpeeches {
      guard let step = speech.step, let element = speech.element, !speech.traits.isEmpty
      else { continue }
      guard let index = context.component.snapshots[speech.snapshot].stepStates[step] else {
        if let verdict = Verdict.unstated(speech, step, facts) { verdicts.append(verdict) }
        continue
      }
      let around = groups.announcements(around: element, in: speech.snapshot)
      let telling = speech.tells(
        index,
        or: (speech.onRequest + around.map(\.words)).filter { !$0.isEmpty }.map {
          $0.list(without: facts[StepNames.self].words[step] ?? Words(""))
        },
        facts
      )
      if telling == .said, !verdicts.describesPasses {
        verdicts.pass(speech.target, state: speech.state, basis: speech.basis)
        continue
      }
      // A symbol that is there in every state tells none.
      let missing =
        speech.announcement.missing.isEmpty
        ? [] : speech.announcement.missing(whereSymbol: symbols.mayStandForState)
      let state = context.facts.component.states[index]
      var verdict = Verdict.about(
        speech,
        telling,
        state,
        failure: failure(speech, isOpen: !missing.isEmpty, telling, state.meaning, step, context),
        whereSymbol: { symbols.mayStandForState($0) }
      )
      // What else is heard may be the state in the app's own words.
      let own = Words(speech.announcement.authoredText).list(
        without: facts[StepNames.self].words[step] ?? Words("")
      )
      if verdict.result == .failed, own.contains(where: mayTellState) {
        verdict.askForWords(of: state.meaning)
        verdict.remedy = "own"
      }
      if speech.isOperable { verdict.conditions = ["operable"] }
      verdict.matter = .state(step: step, state: index)
      verdicts.append(verdict)
    }
  }

  /// Whether a word is no number, and none that counts steps.
  private static func mayTellState(_ word: Word) -> Bool {
    word.allSatisfy(.letter) && !Words.functionWords.contains(word)
      && !SpokenPosition.isPlaceNoun(word)
  }

  private static func failure(
    _ speech: StepSpeech,
    isOpen: Bool,
    _ telling: StateVocabulary.Telling,
    _ meaning: State.Meaning,
    _ step: Int,
    _ context: CheckContext
  ) -> String {
    let isOpen = isOpen || telling == .unknownWords
    let heard = speech.text.isEmpty ? "" : " from ‘\(speech.text)’"
    let name = context.component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
    return
      "people who use a screen reader \(isOpen ? "may" : "do") not learn\(heard) that \(name) is "
      + StateVocabulary.phrase(for: meaning)
  }
}
