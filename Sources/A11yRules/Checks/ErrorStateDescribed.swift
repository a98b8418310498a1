internal import A11yModel
internal import Claims
internal import RuleCatalogue

extension Check {
  /// A step in error says that something failed and what, and shows it by more than colour.
  static let errorStateDescribed = CheckSignature(
    "error-state-described",
    parameters: ["size"],
    cases: ["name", "seen", "words"],
    evidence: ["announcement"],
    terms: ["alike", "lack", "name", "step"]
  ).each(among: \.facts.errorSpeeches, knowing: \.likeSights) { error, sights, ask in
    let alike = sights.first { $0.step == error.step && $0.state == error.errorState }
      .flatMap { sights.likeness(of: $0, size: ask.number("size")) }
      .map { $0.state.map { ask.component.phrase(for: $0) } ?? "in no state" }
    let particulars = ["announcement": error.speech.text, "alike": alike] + ask.named(error.step)
    switch (error.heard, alike) {
    case (.lacking(let lack), _):
      return ask.fails(particulars + ["lack": lack.rawValue]) { verdict in
        // What is seen is mended by nothing that is said, and where one stop stands for all, the step
        // that its words are about is the current one.
        verdict.sites = alike == nil && !error.speech.isCollapsed ? error.speech.sites : []
        if alike == nil { verdict.matter = .state(step: error.step, state: error.errorState) }
      }
    case (_, _?): return ask.fails(as: "seen", particulars)
    case (.unnamed(let fact), nil): return ask.unknown(fact, as: "name", particulars)
    case (.unknown(let facts, let isSilent, let lack), nil):
      return ask.fails(
        particulars + ["lack": lack.rawValue],
        unless: facts,
        likely: isSilent ? .fail : .none
      ) {
        if facts == [error.missingWords] { $0.askForWords(of: .error) }
      }
    case (.described, nil): return ask.holds(["announcement": error.speech.text])
    }
  }
}

extension Ask {
  /// What is seen of steps, where the states of these are.
  fileprivate var likeSights: Set<StepSight> {
    facts.areStatesSeen && !facts.errorSpeeches.isEmpty ? facts.stepSights : []
  }
}

extension Component {
  fileprivate func phrase(for state: Int) -> String {
    StateVocabulary.phrase(for: states[state].meaning)
  }
}
