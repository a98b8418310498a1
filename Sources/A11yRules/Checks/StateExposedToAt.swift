internal import A11yModel
internal import Claims
internal import Language
internal import Listening
internal import Looking
internal import RuleCatalogue

extension Check {
  /// The state of each step that is met by itself reaches assistive technology: as a word, or as a
  /// trait that stands for it.
  static let stateExposedToAt = CheckSignature(
    "state-exposed-to-at",
    formerly: "state-exposure",
    when: ["operable"],
    cases: ["own", "unstated", "words"],
    evidence: ["announcement"],
    terms: ["name", "state", "step"]
  ).deciding { context, verdicts in
    var symbols: StateSymbols?
    var groups = StateGroups(context.facts)
    for speech in context.facts.stepSpeeches {
      guard let step = speech.step, let element = speech.element, !speech.traits.isEmpty
      else { continue }
      let ask = Ask(context, verdicts, about: speech)
      guard let index = ask.component.snapshots[speech.snapshot].stepStates[step] else {
        verdicts.add(ask.unstated(speech, step), to: ask)
        continue
      }
      let around = groups.announcements(around: element, in: speech.snapshot).map(\.words)
      let name = ask.facts[StepNames.self].words[step] ?? Words("")
      let more = (speech.onRequest + around).filter { !$0.isEmpty }.map { $0.list(without: name) }
      let telling = speech.tells(index, or: more, ask.facts)
      let state = ask.component.states[index]
      let answer = ask.hears(
        telling,
        of: state,
        in: speech,
        ask.named(step)
      ) { verdict in
        // What else is heard may be the state in the app's own words.
        let own = Words(speech.announcement.authoredText).list(without: name)
        if verdict.result == .failed, own.contains(where: mayTellState) {
          verdict.askForWords(of: state.meaning)
          verdict.remedy = "own"
        }
        if speech.isOperable { verdict.conditions = ["operable"] }
        verdict.matter = .state(step: step, state: index)
      } whereSymbol: { symbol in
        // A symbol that is there in every state tells none.
        let known = symbols ?? StateSymbols(ask.facts)
        symbols = known
        return known.mayStandForState(symbol)
      }
      verdicts.add(answer, to: ask)
    }
  }

  /// Whether a word is no number, and none that counts steps.
  private static func mayTellState(_ word: Word) -> Bool {
    word.allSatisfy(.letter) && !Words.functionWords.contains(word)
      && !PlaceNouns.holds(word)
  }
}
