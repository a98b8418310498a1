internal import A11yModel
internal import Language

/// The words for a state, one by one: its author's, and those of English.
struct StateTerms: Sendable {
  let meaning: State.Meaning
  let own: [StateTerm]

  /// The words that its author gives for any of the component's states, one by one.
  let known: Set<Word>

  /// - Parameters:
  ///   - state: the state.
  ///   - others: the states of its component: what is not done is still to come.
  init(_ state: State, among others: [State] = []) {
    meaning = state.meaning
    known = Set(([state] + others).flatMap(\.announcedAs).flatMap { Words($0).list })
    let denied = meaning == .upcoming ? others.filter { $0.meaning == .completed } : []
    own =
      state.announcedAs.map { StateTerm($0, .affirmed) }
      + denied.flatMap(\.announcedAs).map { StateTerm($0, .denied) }
  }

  /// Whether its author says which words are for it.
  var areGiven: Bool { own.contains { $0.standing == .affirmed } }

  var english: [StateTerm] { Self.english(meaning) }

  /// The words of English for states of a meaning.
  static func english(_ meaning: State.Meaning) -> [StateTerm] {
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
    State.Meaning.allCases.flatMap { english($0).compactMap(\.words.first) }
  )

  /// All words of English for states, one by one.
  static var englishWords: [String] {
    State.Meaning.allCases.flatMap { english($0).flatMap(\.phrase.strings) }
  }

  private static let completed = terms(.completed)
  private static let current = terms(.current)
  private static let upcoming = terms(.upcoming)
  private static let error = terms(.error)
  private static let unavailable = terms(.unavailable)

  private static func terms(_ meaning: State.Meaning) -> [StateTerm] {
    StateWords.said(for: meaning).map { StateTerm($0, .affirmed) }
      + StateWords.denied(of: meaning).map { StateTerm($0, .denied) }
  }

  /// Whether words say the state, in its author's words or in those of English where that is
  /// spoken.
  func isSaid(in words: [Word], _ languages: SpokenLanguages) -> Bool {
    own.contains { $0.isSaid(in: words, languages) }
      || languages.mayBeEnglish && english.contains { $0.isSaid(in: words, languages) }
  }

  /// What may be said for the state; those of English where that is spoken.
  func all(_ languages: SpokenLanguages) -> [StateTerm] {
    languages.mayBeEnglish ? own + english : own
  }
}

/// Words that say a state where they stand, or where they are denied: what is “not completed” is
/// still to come.
struct StateTerm: Hashable, Sendable {
  let phrase: Words
  let words: [Word]
  let standing: Standing

  init(_ text: String, _ standing: Standing) {
    (phrase, self.standing) = (Words(text), standing)
    words = phrase.list
  }

  func isSaid(in text: [Word], _ languages: SpokenLanguages) -> Bool {
    !places(in: text, languages).isEmpty
  }

  /// Where they say it, with what denies them.
  func places(in text: [Word], _ languages: SpokenLanguages) -> [Range<Int>] {
    Words.places(of: words, standing, in: text, languages)
  }

  /// Whether they are all that a text says.
  func isAll(of text: [Word], _ languages: SpokenLanguages) -> Bool {
    standing == .affirmed ? words == text : places(in: text, languages).contains(text.indices)
  }
}

extension StateTerms: Derived {
  static let place = DerivedPlace()

  static func derived(from facts: ComponentFacts) -> [StateTerms] {
    facts.component.states.map { StateTerms($0, among: facts.component.states) }
  }
}
