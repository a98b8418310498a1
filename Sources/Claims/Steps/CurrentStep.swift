internal import A11yModel
package import Listening

/// How many steps are current in one snapshot, or what marks the one that is.
package struct CurrentStep {
  package let target: Target

  /// The name of the snapshot, where there are several.
  package let state: String?

  /// Whether any step can be operated.
  package let areStepsOperable: Bool
  package let kind: Kind

  package enum Kind {
    /// None need be.
    case notNeeded
    /// None is, and one should; the one that its author calls so, where one is called so.
    case none(Int?)
    /// Nothing says which is, and not of each step in which state it is.
    case unknown
    /// One is beside another.
    case surplus(Int, besides: Int)
    /// It is heard that it is.
    case marked(StepSpeech)
    /// It is not heard, unless facts are missing; in a state of the component.
    case unmarked(Int, StepSpeech, missing: [String], state: Int?)
    /// Nobody knows which words stand for it.
    case unknownWords(Int, StepSpeech, state: Int?)
    /// It is heard of a step that is not, while another is.
    case impostor(Int, besides: Int, StepSpeech)
  }
}

extension ComponentFacts {
  /// The current steps of all snapshots.
  package var currentSteps: [CurrentStep] {
    let spoken = self[SpokenSteps.self]
    let current = component.states.indices.filter { component.states[$0].meaning == .current }
    let tellings = spoken.speeches.map { speech in
      speech.isCollapsed ? .unsaid : speech.telling(ofAny: current, self)
    }
    return component.snapshots.indices.flatMap { index in
      CurrentStepsOfSnapshot(index, spoken, tellings, self).all
    }
  }
}

extension StepSpeech {
  /// Whether it is said that its step is in one of some states.
  fileprivate func telling(ofAny states: [Int], _ facts: ComponentFacts) -> StateVocabulary.Telling
  {
    let tellings = states.map { tells($0, facts) }
    return tellings.contains(.said) ? .said : tellings.first ?? .unsaid
  }
}

/// The steps that are current in one snapshot.
private struct CurrentStepsOfSnapshot {
  private let facts: ComponentFacts
  private let index: Int
  private let snapshot: Snapshot
  private let meanings: [State.Meaning?]
  private let spoken: SpokenSteps

  /// By speech, whether it says that its step is the current one.
  private let tellings: [StateVocabulary.Telling]
  private let areStepsOperable: Bool

  init(
    _ index: Int,
    _ spoken: SpokenSteps,
    _ tellings: [StateVocabulary.Telling],
    _ facts: ComponentFacts
  ) {
    (self.facts, self.index, self.spoken, self.tellings) = (facts, index, spoken, tellings)
    snapshot = facts.component.snapshots[index]
    meanings = snapshot.stepStates.map { state in state.map { facts[StateTerms.self][$0].meaning } }
    areStepsOperable = facts.trees[index].elements.contains { element in
      if case .step = element.subject { element.action != nil } else { false }
    }
  }

  private func finding(_ kind: CurrentStep.Kind, at target: Target) -> CurrentStep {
    CurrentStep(
      target: target,
      state: facts.component.snapshots.count > 1 ? snapshot.name : nil,
      areStepsOperable: areStepsOperable,
      kind: kind
    )
  }

  var all: [CurrentStep] {
    let current = meanings.indices.filter { meanings[$0] == .current }
    guard let first = current.first else {
      return lack.map { [finding($0, at: facts.root)] } ?? []
    }
    guard current.count == 1 else {
      let kept = snapshot.current.map { current.contains($0) ? $0 : first } ?? first
      return current.filter { $0 != kept }.map {
        finding(.surplus($0, besides: kept), at: Target(facts.component.steps[$0].source))
      }
    }
    return markings(of: first).map { finding($1, at: $0.target) }
  }

  // MARK: how many there are

  /// None need be current before the first is begun, once all are done, or where the process stands
  /// at one that went wrong.
  private var lack: CurrentStep.Kind? {
    let known = meanings.compactMap(\.self)
    if facts.component.missingState != nil, snapshot.current == nil { return .unknown }
    guard !known.isEmpty else { return nil }
    guard let current = snapshot.current else {
      if known.contains(.error) { return nil }
      let isBegun = known.contains(.completed)
      let isDone = !known.contains(.upcoming) && meanings.allSatisfy { $0 != nil }
      return !isBegun || isDone ? .notNeeded : CurrentStep.Kind.none(nil)
    }
    let isStopped = meanings[current] == .error || meanings[current] == .unavailable
    return isStopped ? nil : CurrentStep.Kind.none(current)
  }

  // MARK: what marks it

  private func markings(of current: Int) -> [(StepSpeech, CurrentStep.Kind)] {
    let isPlaced = spoken.isCurrentPlacedByWhole
    switch spoken.presentations[index] {
    case .silent: return []
    case .collapsed:
      let said = spoken.speeches[spoken.heard[index][0]]
      let holds = StepMentions(said.authored, facts).tell(current, in: nil)
      return [(said, holds ? .marked(said) : unmarked(current, said))]
    case .perItem(let items):
      return zip(items, spoken.heard[index]).compactMap { item, place in
        let speech = spoken.speeches[place]
        let isSaid = tellings[place] == .said
        if item.step != current {
          return isSaid ? (speech, .impostor(item.step, besides: current, speech)) : nil
        }
        if isSaid || isPlaced == .known(true) { return (speech, .marked(speech)) }
        return tellings[place] == .unknownWords
          ? (speech, .unknownWords(current, speech, state: snapshot.stepStates[current]))
          : (speech, unmarked(current, speech))
      }
    }
  }

  private func unmarked(_ step: Int, _ said: StepSpeech) -> CurrentStep.Kind {
    // What is around one of many steps in no order does not place it.
    let host = said.isCollapsed || facts.component.isOrdered ? facts.doubtOfWhole : nil
    let missing =
      said.announcement.missing
      + [spoken.isCurrentPlacedByWhole.missing, host].compactMap(\.self)
    return .unmarked(step, said, missing: missing, state: snapshot.stepStates[step])
  }
}
