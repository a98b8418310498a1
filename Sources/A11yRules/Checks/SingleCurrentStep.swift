internal import A11yModel

extension Check {
  /// One step is the current one, and a listener can tell which.
  static let singleCurrentStep = Check("single-current-step") { context, verdicts in
    let spoken = context.facts[SpokenSteps.self]
    let states = context.component.states.indices.filter {
      context.component.states[$0].meaning == .current
    }
    let tellings = spoken.speeches.map { speech in
      speech.isCollapsed ? .unsaid : telling(of: states, in: speech, context.facts)
    }
    for snapshot in context.component.snapshots.indices {
      let step = CurrentStep(
        snapshot,
        spoken,
        tellings,
        context.facts,
        describesPasses: verdicts.describesPasses
      )
      for verdict in step.verdicts { verdicts.append(verdict) }
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
  private let facts: ComponentFacts
  private let index: Int
  private let snapshot: Snapshot
  private let meanings: [State.Meaning?]
  private let spoken: SpokenSteps

  /// By speech, whether it says that its step is the current one.
  private let tellings: [StateVocabulary.Telling]
  private let describesPasses: Bool

  init(
    _ index: Int,
    _ spoken: SpokenSteps,
    _ tellings: [StateVocabulary.Telling],
    _ facts: ComponentFacts,
    describesPasses: Bool
  ) {
    self.facts = facts
    self.index = index
    self.spoken = spoken
    self.tellings = tellings
    self.describesPasses = describesPasses
    snapshot = facts.component.snapshots[index]
    meanings = snapshot.stepStates.map { state in state.map { facts[StateTerms.self][$0].meaning } }
  }

  /// Whether what is around the steps says which one is current.
  private var isPlaced: Fact<Bool> { spoken.isCurrentPlacedByWhole }

  var verdicts: [Verdict] {
    let current = meanings.indices.filter { meanings[$0] == .current }
    guard let first = current.first else { return lack.map { [$0] } ?? [] }
    guard current.count == 1 else {
      let kept = snapshot.current.map { current.contains($0) ? $0 : first } ?? first
      return current.filter { $0 != kept }.map { surplus($0, besides: kept) }
    }
    return markings(of: first)
  }

  // MARK: how many there are

  private func surplus(_ step: Int, besides kept: Int) -> Verdict {
    var verdict = verdict(
      .failed,
      Target(facts.component.steps[step].source),
      "people cannot tell where they are: \(name(step)) is current, and so is \(name(kept))"
    )
    verdict.remedy = "surplus"
    return verdict
  }

  /// None need be current before the first is begun, once all are done, or where the process stands
  /// at one that went wrong.
  private var lack: Verdict? {
    let known = meanings.compactMap(\.self)
    let stands = [State.Meaning.error, .unavailable]
    if facts.component.missingState != nil, snapshot.current == nil { return unstated }
    guard !known.isEmpty else { return nil }
    if snapshot.current.map({ meanings[$0].map(stands.contains) ?? false }) ?? false { return nil }
    if snapshot.current == nil {
      if known.contains(.error) { return nil }
      let isBegun = known.contains(.completed)
      let isDone = !known.contains(.upcoming) && meanings.allSatisfy { $0 != nil }
      if !isBegun || isDone { return verdict(.passed, facts.root) }
    }
    let place = snapshot.current.map { ", though they are on \(name($0))" } ?? ""
    var verdict = verdict(
      .failed,
      facts.root,
      "people cannot tell where they are: no step is current\(place)"
    )
    verdict.remedy = "none"
    return verdict
  }

  /// Nothing says which step is current, and not of each step in which state it is.
  private var unstated: Verdict {
    let fact = "which step is current, if any is"
    var verdict = verdict(
      .cantTell([fact], likely: .fail),
      facts.root,
      "whether people can tell where they are depends on \(fact)"
    )
    verdict.remedy = "none"
    return verdict
  }

  // MARK: what marks it

  private func markings(of current: Int) -> [Verdict] {
    switch spoken.presentations[index] {
    case .silent: return []
    case .collapsed:
      let said = spoken.speeches[spoken.heard[index][0]]
      let holds = facts.tells(current, in: said.announcement.authoredText, said.languages)
      return [marking(of: current, said, holds: holds)]
    case .perItem(let items):
      var verdicts: [Verdict] = []
      for (item, speech) in zip(items, spoken.heard[index]) {
        let isSaid = tellings[speech] == .said
        guard item.step == current else {
          if isSaid { verdicts.append(impostor(item.step, current, spoken.speeches[speech])) }
          continue
        }
        verdicts.append(
          tellings[speech] == .unknownWords && isPlaced != .known(true)
            ? unknown(current, spoken.speeches[speech])
            : marking(
              of: current,
              spoken.speeches[speech],
              holds: isSaid || isPlaced == .known(true)
            )
        )
      }
      return verdicts
    }
  }

  private func marking(of step: Int, _ said: StepSpeech, holds: Bool) -> Verdict {
    if holds, !describesPasses {
      var verdict = Verdict(.passed, said.target)
      verdict.state = state
      verdict.basis = said.basis
      return verdict
    }
    // What is around one of many steps in no order does not place it.
    let host = said.isCollapsed || facts.component.isOrdered ? facts.doubtOfWhole : nil
    let missing = said.announcement.missing + [isPlaced.missing, host].compactMap(\.self)
    var verdict = verdict(
      holds ? .passed : missing.isEmpty ? .failed : .cantTell(missing, likely: .fail),
      said.target,
      "people who use a screen reader are not told that \(name(step)) is the current one"
    )
    let state = snapshot.stepStates[step]
    verdict.matter =
      said.isCollapsed ? .current(step: step) : state.map { .state(step: step, state: $0) }
    verdict.evidence = [Evidence("announcement", .text(said.text))]
    return verdict
  }

  private func unknown(_ step: Int, _ said: StepSpeech) -> Verdict {
    let fact = "which words stand for the current step in the language"
    var verdict = marking(of: step, said, holds: false)
    verdict.result = .cantTell([fact], likely: .none)
    verdict.askForWords(of: .current)
    return verdict
  }

  private func impostor(_ step: Int, _ current: Int, _ said: StepSpeech) -> Verdict {
    var verdict = verdict(
      .failed,
      said.target,
      "people who use a screen reader hear that \(name(step)) is current while they are on "
        + name(current)
    )
    verdict.evidence = [Evidence("announcement", .text(said.text))]
    verdict.remedy = "fixed"
    verdict.sites = said.sites
    verdict.cause = facts.document.path(of: said.target.place) + " fixed"
    return verdict
  }

  // MARK: words

  private func verdict(
    _ result: Verdict.Result,
    _ target: Target,
    _ message: String = ""
  ) -> Verdict {
    var verdict = Verdict(result, target, message)
    verdict.state = state
    if areStepsOperable { verdict.conditions = ["operable"] }
    return verdict
  }

  private var state: String? { facts.component.snapshots.count > 1 ? snapshot.name : nil }

  private var areStepsOperable: Bool {
    let elements = facts.trees[index].elements
    return elements.indices.contains { index in
      if case .step = elements[index].subject { elements[index].action != nil } else { false }
    }
  }

  private func name(_ step: Int) -> String {
    facts.component.steps[step].name.value.map { "‘\($0)’" } ?? "step \(step + 1)"
  }
}
