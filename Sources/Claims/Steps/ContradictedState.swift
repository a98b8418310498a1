internal import A11yModel
internal import Language
package import Listening

/// Words that an author gives for a state and that say another one, which it cannot be: “Completed” of
/// an error.
package struct ContradictedState: Sendable {
  /// An index into the component's states.
  package let state: Int

  /// The words as they are written.
  package let text: String

  let term: StateTerm

  /// What they say.
  let said: State.Meaning

  /// The contradictions among some states, as far as English tells.
  static func all(in states: [State], _ languages: SpokenLanguages) -> [ContradictedState] {
    guard languages.mayBeEnglish else { return [] }
    return states.indices.flatMap { index in
      states[index].announcedAs.compactMap { text in
        let term = StateTerm(text, .affirmed)
        func says(_ meaning: State.Meaning) -> Bool {
          StateTerms.english(meaning).contains { $0.isAll(of: term.words, languages) }
        }
        let own = states[index].meaning
        let said = State.Meaning.allCases.first { meaning in
          ClaimedState(meaning, in: term).denies(own, isCurrent: false) && says(meaning)
        }
        guard let said, !says(own) else { return nil }
        return ContradictedState(state: index, text: text, term: term, said: said)
      }
    }
  }
}

extension ContradictedState: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> [ContradictedState] {
    all(in: facts.component.states, facts.languages)
  }
}
