package import A11yModel
package import Language
internal import Support

/// The words for a state, one by one: its author's, and those of languages.
package struct StateTerms: Sendable {
  package let meaning: State.Meaning
  package let own: [StateTerm]

  /// The words that its author gives for any of the component's states, one by one.
  package let known: Set<Word>

  /// - Parameters:
  ///   - state: the state.
  ///   - others: the states of its component: what is not done is still to come.
  package init(_ state: State, among others: [State] = []) {
    meaning = state.meaning
    known = Set(([state] + others).flatMap(\.announcedAs).flatMap { Words($0).list })
    let denied = meaning == .upcoming ? others.filter { $0.meaning == .completed } : []
    own =
      state.announcedAs.map { StateTerm($0, .affirmed) }
      + denied.flatMap(\.announcedAs).map { StateTerm($0, .denied) }
  }

  /// Whether its author says which words are for it.
  package var areGiven: Bool { own.contains { $0.standing == .affirmed } }

  /// The words of English for states of a meaning.
  package static func english(_ meaning: State.Meaning) -> [StateTerm] {
    englishTerms[meaning] ?? []
  }

  private static let englishTerms = terms(of: "en")

  /// What the words of English for states begin with.
  private static let englishFirst = WordSet(
    State.Meaning.allCases.flatMap { english($0).compactMap(\.words.first) }
  )

  /// All words of English for states, one by one.
  package static var englishWords: [Word] {
    State.Meaning.allCases.flatMap { english($0).flatMap(\.words) }
  }

  /// What symbols are called that stand for states wherever they are drawn (SF Symbols).
  package static let symbols: WordSet = [
    "checkmark", "xmark", "exclamationmark", "questionmark", "clock", "hourglass", "lock", "minus",
    "ellipsis", "pause", "play", "circlebadge",
  ]

  /// What a language says for states, and what it denies of them.
  private static func terms(of tag: String) -> [State.Meaning: [StateTerm]] {
    guard let table = LanguageTable.of(tag) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: State.Meaning.allCases.map { meaning in
        let terms =
          table.words(forState: meaning.rawValue).map { StateTerm($0, .affirmed) }
          + table.words(deniedOfState: meaning.rawValue).map { StateTerm($0, .denied) }
        return (meaning, terms)
      }
    )
  }

  /// Whether words say the state, in its author's words or in those of the languages that are spoken.
  package func isSaid(in words: [Word], _ languages: SpokenLanguages) -> Bool {
    all(languages).contains { $0.isSaid(in: words, languages) }
  }

  /// What may be said for the state: its author's words, and those of the languages that are spoken.
  package func all(_ languages: SpokenLanguages) -> [StateTerm] {
    own + Self.words(for: meaning, in: languages)
  }

  /// The words of some languages for states of a meaning; those of English where nobody gives one.
  package static func words(for meaning: State.Meaning, in languages: SpokenLanguages)
    -> [StateTerm]
  {
    let english = languages.mayBeEnglish ? Self.english(meaning) : []
    if languages.isEnglish || languages.isOpen { return english }
    return english + languages.primaries.flatMap { foreign[$0]?.value[meaning] ?? [] }
  }

  /// Whether a word is the first of those of some languages for a state.
  package static func mayBegin(with word: Word, _ languages: SpokenLanguages) -> Bool {
    if languages.mayBeEnglish, englishFirst.contains(word) { return true }
    if languages.isEnglish || languages.isOpen { return false }
    return languages.primaries.contains { foreignFirst[$0]?.value.contains(word) ?? false }
  }

  /// The words of other languages, by their tags.
  private static let foreign: [String: Lazily<[State.Meaning: [StateTerm]]>] = Dictionary(
    uniqueKeysWithValues: LanguageTable.tags.filter { $0 != "en" }.map { tag in
      (tag, Lazily { terms(of: tag) })
    }
  )

  private static let foreignFirst = foreign.mapValues { terms in
    Lazily { WordSet(terms.value.values.flatMap { $0.compactMap(\.words.first) }) }
  }

  /// What is left of words without those of English for states, which say none in another language.
  package static func withoutEnglish(_ words: [Word], _ languages: SpokenLanguages) -> [Word] {
    var isEnglish = words.map { _ in false }
    for meaning in State.Meaning.allCases {
      for term in english(meaning) where term.standing == .affirmed {
        for range in words.ranges(of: term.words) {
          for index in range { isEnglish[index] = true }
        }
      }
    }
    return zip(words, isEnglish).filter { !$1 }.map(\.0)
  }
}

/// Words that say a state where they stand, or where they are denied: what is “not completed” is
/// still to come.
package struct StateTerm: Hashable, Sendable {
  package let phrase: Words
  package let words: [Word]
  package let standing: Standing

  package init(_ text: String, _ standing: Standing) {
    (phrase, self.standing) = (Words(text), standing)
    words = phrase.list
  }

  package func isSaid(in text: [Word], _ languages: SpokenLanguages) -> Bool {
    !places(in: text, languages).isEmpty
  }

  /// Where they say it, with what denies them.
  package func places(in text: [Word], _ languages: SpokenLanguages) -> [Range<Int>] {
    Words.places(of: words, standing, in: text, languages)
  }

  /// Whether they are all that a text says.
  package func isAll(of text: [Word], _ languages: SpokenLanguages) -> Bool {
    standing == .affirmed ? words == text : places(in: text, languages).contains(text.indices)
  }
}

extension StateTerms: Derived {
  package static let place = DerivedPlace()

  package static func derived(from facts: ComponentFacts) -> [StateTerms] {
    facts.component.states.map { StateTerms($0, among: facts.component.states) }
  }
}

extension State {
  /// The fact that is missing where nobody knows what is said for it.
  package var missingWords: String { "which words stand for ‘\(id)’ in the language" }
}
