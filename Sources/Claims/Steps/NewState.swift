package import A11yModel
internal import Language
package import Listening

/// What must be heard on a change, for a user to know what changed.
package struct NewState: Sendable {
  private let facts: ComponentFacts
  private let event: Change.Event
  private let snapshot: Int

  /// The step that the change is about; nil where any may be.
  private let step: Int?

  package init(_ facts: ComponentFacts, _ event: Change.Event, _ snapshot: Int, step: Int? = nil) {
    self.facts = facts
    self.event = event
    self.snapshot = snapshot
    self.step = step ?? facts.component.snapshots[snapshot].current
  }

  /// Whether a text tells it; of a progress, maybe by something else than a number.
  package func isTold(in text: String, besidesNumbers: Bool = false) -> StateVocabulary.Telling {
    let words = Words(text)
    guard !words.isEmpty else { return .unsaid }
    switch event {
    case .advance, .back: return step.map { place(of: $0, in: text) } ?? .said
    case .error: return error(in: text)
    case .update: return update(in: text, words, besidesNumbers)
    // No vocabulary holds all that may be said once something is done.
    case .complete: return .said
    }
  }

  /// Whether it is told which step is meant.
  private func place(of step: Int, in text: String) -> StateVocabulary.Telling {
    let state = facts.component.snapshots[snapshot].stepStates[step]
      .map { facts.component.states[$0].meaning }
    let text = facts.stepText(text)
    let mentions = StepMentions(text, facts)
    if mentions.tell(step, in: state) { return .said }
    if facts.languages.isEnglish || !mentions.isEmpty { return .unsaid }
    let mayBeUnread = text.mayHoldUnreadNumbers(
      besides: facts.component.steps.compactMap(\.name.value),
      facts[StateTerms.self].first?.known ?? [],
      upTo: facts.component.steps.count
    )
    return mayBeUnread ? .unknownWords : .unsaid
  }

  private func error(in text: String) -> StateVocabulary.Telling {
    let failed = facts.failedSteps(in: snapshot)
    let own = step.map { failed.contains($0) ? [$0] : failed } ?? failed
    let tellings = own.compactMap { telling(of: $0, in: text) }
    return tellings.contains(.said) ? .said : tellings.first ?? .said
  }

  /// Whether a text tells the state of a step in other words than its name; nil where it has none.
  private func telling(of step: Int, in text: String) -> StateVocabulary.Telling? {
    let state = facts.component.snapshots[snapshot].stepStates[step]
    let words = facts[StepNames.self].list(Words(text), without: step)
    return state.map {
      StateVocabulary.telling(facts[StateTerms.self][$0], in: [words], facts.languages)
    }
  }

  /// A progress says how far it is, and of a step that is no place on a way both which it is and
  /// what it came to; what of a chart’s data is new cannot be told in general.
  private func update(
    in text: String,
    _ words: Words,
    _ besidesNumbers: Bool
  ) -> StateVocabulary.Telling {
    if let progress = facts.component.progress {
      return !besidesNumbers && isNumber(of: progress, in: text) ? .said : state(in: words)
    }
    let states = facts.component.snapshots[snapshot].stepStates
    let steps = step.map { [$0] } ?? Array(states.indices)
    let tellings = steps.compactMap { step -> StateVocabulary.Telling? in
      guard states[step] != nil else { return nil }
      let place = place(of: step, in: text)
      return place == .said ? telling(of: step, in: text) : place
    }
    return tellings.contains(.said) ? .said : tellings.first ?? .said
  }

  private func isNumber(of progress: Progress, in text: String) -> Bool {
    let models = [progress.value.value, progress.percent].compactMap(\.self)
    return TextTokens(text, facts.languageTag).values.contains { value in
      models.isEmpty || models.contains(where: value.says)
    }
  }

  private func state(in words: Words) -> StateVocabulary.Telling {
    let list = words.list
    return facts[StateTerms.self].contains { $0.isSaid(in: list, facts.languages) }
      ? .said : .unsaid
  }
}
