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
  ).deciding { context, verdicts in
    let spoken = context.facts[SpokenSteps.self]
    let states = context.component.states.indices.filter {
      context.component.states[$0].meaning == .current
    }
    let tellings = spoken.speeches.map { speech in
      speech.isCollapsed ? .unsaid : telling(of: states, in: speech, context.facts)
    }
    for snapshot in context.component.snapshots.indices {
      let ask = Ask(context, describing: verdicts.comparesPasses, of: context.facts.root)
      CurrentStep(snapshot, spoken, tellings, ask).judge(&verdicts)
    }
  }

  /// Whether it is said of a step that it is the current one.
  private static func telling(
    of states: [Int],
    in speech: StepSpeech,
    _ facts: ComponentFacts
  ) -> StateVocabulary.Telling {
    let tellings = states.map { speech.tells($0, facts) }
    return tellings.contains(.said) ? .said : tellings.first ?? .unsaid
  }
}

/// The current step in one snapshot: how many there are, and what marks it.
private struct CurrentStep {
  private var ask: Ask
  private let index: Int
  private let snapshot: Snapshot
  private let meanings: [State.Meaning?]
  private let spoken: SpokenSteps

  /// By speech, whether it says that its step is the current one.
  private let tellings: [StateVocabulary.Telling]

  /// Whether any step can be operated.
  private let areStepsOperable: Bool

  init(_ index: Int, _ spoken: SpokenSteps, _ tellings: [StateVocabulary.Telling], _ ask: Ask) {
    let facts = ask.facts
    self.ask = ask
    self.index = index
    self.spoken = spoken
    self.tellings = tellings
    snapshot = facts.component.snapshots[index]
    meanings = snapshot.stepStates.map { state in state.map { facts[StateTerms.self][$0].meaning } }
    areStepsOperable = facts.trees[index].elements.contains { element in
      if case .step = element.subject { element.action != nil } else { false }
    }
    self.ask.state = facts.component.snapshots.count > 1 ? snapshot.name : nil
  }

  private var facts: ComponentFacts { ask.facts }

  /// Whether what is around the steps says which one is current.
  private var isPlaced: Fact<Bool> { spoken.isCurrentPlacedByWhole }

  func judge(_ verdicts: inout Verdicts) {
    let current = meanings.indices.filter { meanings[$0] == .current }
    guard let first = current.first else { return verdicts.add(lack, to: ask) }
    guard current.count == 1 else {
      let kept = snapshot.current.map { current.contains($0) ? $0 : first } ?? first
      for step in current where step != kept {
        let place = about(Target(facts.component.steps[step].source))
        let answer = place.fails(as: "surplus", names(step, besides: kept), describe)
        verdicts.add(answer, to: place)
      }
      return
    }
    for (speech, answer) in markings(of: first) { verdicts.add(answer, to: about(speech.target)) }
  }

  private func about(_ target: Target) -> Ask {
    var ask = ask
    ask.target = target
    return ask
  }

  private func describe(_ verdict: inout Verdict) {
    if areStepsOperable { verdict.conditions = ["operable"] }
  }

  private func names(_ step: Int, besides other: Int) -> Particulars {
    ask.named(step)
      + ["otherName": facts.component.steps[other].name.value, "otherStep": other + 1]
  }

  // MARK: how many there are

  /// None need be current before the first is begun, once all are done, or where the process stands
  /// at one that went wrong.
  private var lack: CheckAnswer {
    let known = meanings.compactMap(\.self)
    let stands = [State.Meaning.error, .unavailable]
    if facts.component.missingState != nil, snapshot.current == nil {
      // Nothing says which step is current, and not of each step in which state it is.
      return ask.unknown(
        "which step is current, if any is",
        as: "none",
        [:],
        likely: .fail,
        describe
      )
    }
    guard !known.isEmpty else { return .outOfScope }
    if snapshot.current.map({ meanings[$0].map(stands.contains) ?? false }) ?? false {
      return .outOfScope
    }
    if snapshot.current == nil {
      if known.contains(.error) { return .outOfScope }
      let isBegun = known.contains(.completed)
      let isDone = !known.contains(.upcoming) && meanings.allSatisfy { $0 != nil }
      if !isBegun || isDone { return ask.holds([:], describe) }
    }
    return ask.fails(as: "none", snapshot.current.map(ask.named) ?? [:], describe)
  }

  // MARK: what marks it

  private func markings(of current: Int) -> [(StepSpeech, CheckAnswer)] {
    switch spoken.presentations[index] {
    case .silent: return []
    case .collapsed:
      let said = spoken.speeches[spoken.heard[index][0]]
      let holds = facts.tells(current, in: said.announcement.authoredText, said.languages)
      return [(said, marking(of: current, said, holds: holds))]
    case .perItem(let items):
      return zip(items, spoken.heard[index]).compactMap { item, place in
        let speech = spoken.speeches[place]
        let isSaid = tellings[place] == .said
        if item.step != current {
          return isSaid ? (speech, impostor(item.step, current, speech)) : nil
        }
        let isOpen = tellings[place] == .unknownWords && isPlaced != .known(true)
        let holds = isSaid || isPlaced == .known(true)
        return (
          speech,
          isOpen ? unknown(current, speech) : marking(of: current, speech, holds: holds)
        )
      }
    }
  }

  private func marking(of step: Int, _ said: StepSpeech, holds: Bool) -> CheckAnswer {
    let ask = about(said.target)
    if holds { return ask.holds(["announcement": said.text], describe) }
    // What is around one of many steps in no order does not place it.
    let host = said.isCollapsed || facts.component.isOrdered ? facts.doubtOfWhole : nil
    return ask.fails(
      ["announcement": said.text] + ask.named(step),
      unless: said.announcement.missing + [isPlaced.missing, host].compactMap(\.self)
    ) { unmarked(&$0, step, said) }
  }

  private func unknown(_ step: Int, _ said: StepSpeech) -> CheckAnswer {
    about(said.target).unknown(
      "which words stand for the current step in the language",
      ["announcement": said.text] + ask.named(step)
    ) { verdict in
      unmarked(&verdict, step, said)
      verdict.askForWords(of: .current)
    }
  }

  private func unmarked(_ verdict: inout Verdict, _ step: Int, _ said: StepSpeech) {
    verdict.matter =
      said.isCollapsed
      ? .current(step: step) : snapshot.stepStates[step].map { .state(step: step, state: $0) }
    describe(&verdict)
  }

  private func impostor(_ step: Int, _ current: Int, _ said: StepSpeech) -> CheckAnswer {
    about(said.target).fails(
      as: "fixed",
      ["announcement": said.text] + names(step, besides: current)
    ) { verdict in
      verdict.sites = said.sites
      verdict.cause = facts.document.path(of: said.target.place) + " fixed"
      describe(&verdict)
    }
  }
}
