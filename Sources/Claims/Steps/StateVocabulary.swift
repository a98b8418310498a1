package import A11yModel
package import Language
package import Listening

/// The words for the states of steps.
package enum StateVocabulary {
  /// A state in a sentence, behind “is”.
  package static func phrase(for meaning: State.Meaning) -> String {
    switch meaning {
    case .completed: "completed"
    case .current: "the current one"
    case .upcoming: "still to come"
    case .error: "in error"
    case .unavailable: "unavailable"
    }
  }

  /// The trait that says a state without words.
  static func trait(for meaning: State.Meaning) -> Traits? {
    switch meaning {
    case .current: .selected
    case .unavailable: .notEnabled
    case .completed, .upcoming, .error: nil
    }
  }

  /// Whether a state is said.
  package enum Telling: Hashable {
    case said
    case unsaid
    /// Nobody told which words the language has for it.
    case unknownWords
  }

  /// Whether a trait or words say a state.
  static func telling(
    _ terms: StateTerms,
    in texts: @autoclosure () -> [[Word]],
    traits: [Traits],
    _ languages: SpokenLanguages
  ) -> Telling {
    if let trait = trait(for: terms.meaning), traits.contains(where: { $0.contains(trait) }) {
      return .said
    }
    return telling(terms, in: texts(), languages)
  }

  /// Whether words say a state, of which the words are known for some languages.
  package static func telling(
    _ terms: StateTerms,
    in texts: [[Word]],
    _ languages: SpokenLanguages
  ) -> Telling {
    // “Not completed” does not say “completed”, and says that it is still to come.
    if texts.contains(where: { terms.isSaid(in: $0, languages) }) { return .said }
    // Where several languages are mixed, only one of them is known.
    let isRead = languages.mayBeEnglish && (languages.isEnglish || languages.isOpen)
    if terms.areGiven || isRead { return .unsaid }
    // Where nothing is left that could be a word for it, it is not said in any language.
    let steps = StepWords.of(languages)
    let others =
      languages.mayBeEnglish ? texts : texts.map { StateTerms.withoutEnglish($0, languages) }
    let mayBeSaid = others.joined().contains { word in
      word.contains(.letter) && !terms.known.contains(word)
        && steps[word].isDisjoint(with: [.one, .several, .of])
        && StepText(word.text, languages).found.isEmpty
    }
    return mayBeSaid ? .unknownWords : .unsaid
  }
}

extension Element {
  /// The traits, and the one that says the same as that it is the current one.
  package var statedTraits: Traits { current == nil ? traits : traits.union(.selected) }
}

extension ComponentFacts {
  /// How a state of a step is heard in all that is met of its item; words of its name say nothing of its
  /// state.
  func telling(
    of state: Int,
    of step: Int,
    in item: Int,
    _ tree: AccessibilityTree
  ) -> StateVocabulary.Telling {
    let stops = tree.exposed(in: item)
    return StateVocabulary.telling(
      self[StateTerms.self][state],
      in: [self[StepNames.self].list(tree.announcement(ofAllIn: item).words, without: step)],
      traits: stops.map { tree.elements[$0].statedTraits },
      languages(of: stops, in: tree)
    )
  }
}
