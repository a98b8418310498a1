internal import A11yModel

/// The words for a state, one by one: its author's, and those of English.
struct StateTerms: Sendable {
  let meaning: State.Meaning
  let own: [[Word]]

  init(_ state: State) {
    meaning = state.meaning
    own = state.announcedAs.map { Words($0).list }
  }

  var english: [[Word]] { Self.english(meaning) }

  /// The words of English for states of a meaning.
  static func english(_ meaning: State.Meaning) -> [[Word]] {
    switch meaning {
    case .completed: completed
    case .current: current
    case .upcoming: upcoming
    case .error: error
    case .unavailable: unavailable
    }
  }

  /// What the words of English for states begin with.
  static let englishFirst = WordSet(
    State.Meaning.allCases.flatMap { english($0).compactMap(\.first) }
  )

  private static let completed = lists(.completed)
  private static let current = lists(.current)
  private static let upcoming = lists(.upcoming)
  private static let error = lists(.error)
  private static let unavailable = lists(.unavailable)

  private static func lists(_ meaning: State.Meaning) -> [[Word]] {
    (StateVocabulary.english[meaning] ?? []).map { Words($0).list }
  }

  /// Whether words say the state, in its author's words or in those of English where that is
  /// spoken.
  func isAnyAffirmed(in words: [Word], _ languages: SpokenLanguages) -> Bool {
    own.contains { Words.affirms($0, in: words, languages) }
      || languages.mayBeEnglish && english.contains { Words.affirms($0, in: words, languages) }
  }

  /// What may be said for the state; those of English where that is spoken.
  func all(_ languages: SpokenLanguages) -> [[Word]] {
    languages.mayBeEnglish ? own + english : own
  }
}
