internal import A11yModel

/// What must be heard on arriving in a snapshot, for a user to know what changed.
struct NewState: Sendable {
  private let facts: ComponentFacts
  private let event: Change.Event
  private let snapshot: Int

  init(_ facts: ComponentFacts, _ event: Change.Event, _ snapshot: Int) {
    self.facts = facts
    self.event = event
    self.snapshot = snapshot
  }

  /// Whether a text tells it.
  func isTold(in text: String) -> StateVocabulary.Telling {
    let words = Words(text)
    guard !words.isEmpty else { return .unsaid }
    switch event {
    case .advance, .back:
      guard let current = facts.component.snapshots[snapshot].current else { return .said }
      return facts.tells(current, in: words) ? .said : .unsaid
    case .error: return error(in: text)
    case .update: return update(in: text, words)
    // No vocabulary holds all that may be said once something is done.
    case .complete: return .said
    }
  }

  private func error(in text: String) -> StateVocabulary.Telling {
    let failed = facts.failedSteps(in: snapshot)
    let states = Set(failed.compactMap { facts.component.snapshots[snapshot].stepStates[$0] })
    let tellings = states.map { state in
      StateVocabulary.telling(
        of: facts.component.states[state],
        in: Announcement(pieces: [text], missing: []),
        besides: nil,
        traits: [],
        language: facts.language
      )
    }
    return tellings.contains(.said) ? .said : tellings.first ?? .said
  }

  /// A progress says how far it is; what of a chart’s data is new cannot be told in general.
  private func update(in text: String, _ words: Words) -> StateVocabulary.Telling {
    guard let progress = facts.component.progress else { return .said }
    let numbers = SpokenNumber.all(in: text, language: facts.language)
    let models = [progress.value.value, progress.percent].compactMap(\.self)
    let isNumberSaid = numbers.contains { number in
      models.isEmpty || models.contains(where: number.matches)
    }
    if isNumberSaid { return .said }
    let terms = facts.component.states.flatMap { state in
      StateVocabulary.terms(for: state, language: facts.language) ?? []
    }
    return terms.contains(where: words.affirms) ? .said : .unsaid
  }
}
