internal import A11yModel
internal import Claims
internal import Listening
internal import RuleCatalogue

extension Check {
  /// One step is the current one, and a listener can tell which.
  static let singleCurrentStep = CheckSignature(
    "single-current-step",
    when: ["operable"],
    cases: ["fixed", "none", "surplus", "words"],
    evidence: ["announcement"],
    terms: ["name", "otherName", "otherStep", "step"]
  ).each(of: \.currentSteps) { current, ask in
    func describe(_ verdict: inout Verdict) {
      if current.areStepsOperable { verdict.conditions = ["operable"] }
    }
    func names(_ step: Int, besides other: Int) -> Particulars {
      ask.named(step)
        + ["otherName": ask.component.steps[other].name.value, "otherStep": other + 1]
    }
    func matter(of step: Int, _ speech: StepSpeech, _ state: Int?) -> Matter? {
      speech.isCollapsed
        ? .current(step: step) : state.map { .state(step: step, state: $0) }
    }
    switch current.kind {
    case .notNeeded: return ask.holds([:], describe)
    case .none(let step): return ask.fails(as: "none", step.map(ask.named) ?? [:], describe)
    case .unknown:
      let fact = "which step is current, if any is"
      return ask.unknown(fact, as: "none", [:], likely: .fail, describe)
    case .surplus(let step, let other):
      return ask.fails(as: "surplus", names(step, besides: other), describe)
    case .marked(let speech): return ask.holds(["announcement": speech.text], describe)
    case .unmarked(let step, let speech, let missing, let state):
      let heard: Particulars = ["announcement": speech.text]
      return ask.fails(heard + ask.named(step), unless: missing) {
        $0.matter = matter(of: step, speech, state)
        describe(&$0)
      }
    case .unknownWords(let step, let speech, let state):
      let fact = "which words stand for the current step in the language"
      return ask.unknown(fact, ["announcement": speech.text] + ask.named(step)) {
        $0.matter = matter(of: step, speech, state)
        describe(&$0)
        $0.askForWords(of: .current)
      }
    case .impostor(let step, let other, let speech):
      let heard: Particulars = ["announcement": speech.text]
      return ask.fails(as: "fixed", heard + names(step, besides: other)) {
        $0.sites = speech.sites
        $0.cause = ask.document.path(of: speech.target.place) + " fixed"
        describe(&$0)
      }
    }
  }
}
