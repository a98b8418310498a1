package import A11yModel
package import Language
package import Listening

/// The clauses of what is heard that say a step is in some state, and nothing else.
///
/// “Complete payment” is a request and no state; “Payment, completed” is one.
package struct StatedStates: Sendable {
  private let facts: ComponentFacts

  /// Words that may stand beside a state: “status: done”.
  private let fillers: WordSet

  package struct Statement: Hashable, Sendable {
    package var step: Int
    package var said: Said

    /// As it is written.
    package var text: String

    package var meaning: State.Meaning { said.meaning }
  }

  /// A state as it is said.
  package struct Said: Hashable, Sendable {
    var meaning: State.Meaning

    /// Whether the step is said to be not even begun.
    var isNotBegun = false
  }

  /// What is heard on many changes is one text: it is read once.
  private var lastRead: (text: String, languages: SpokenLanguages, clauses: StatedClauses)?

  /// The words that the component's own words for states begin with.
  private let ownFirst: WordSet

  package init(_ facts: ComponentFacts, _ fillers: WordSet) {
    (self.facts, self.fillers) = (facts, fillers)
    ownFirst = WordSet(facts[StateTerms.self].flatMap { $0.own.compactMap(\.words.first) })
  }

  /// - Parameters:
  ///   - text: what is heard.
  ///   - step: the step it is heard of; nil where it speaks of several.
  ///   - languages: the languages it may be in.
  /// - Returns: what it says of states, each of a step once.
  package mutating func statements(
    in text: String,
    of step: Int?,
    _ languages: SpokenLanguages
  ) -> [Statement] {
    if let lastRead, lastRead.text == text, lastRead.languages == languages {
      return lastRead.clauses.statements(of: step)
    }
    let clauses = clauses(of: text, languages)
    lastRead = (text, languages, clauses)
    return clauses.statements(of: step)
  }

  private func clauses(of text: String, _ languages: SpokenLanguages) -> StatedClauses {
    var clauses = StatedClauses()
    // The last clause that may name a step and says nothing else of it.
    var heading: Words?
    for piece in TextPieces.all(in: text) {
      let words = Words(piece)
      guard mayStateAny(words, languages) else {
        heading = words
        continue
      }
      let clause = CountedWords(words.list, languages)
      let names = facts.names(in: clause)
      if !names.isEmpty { heading = nil }
      guard names.count <= 1 else { continue }
      // What stands before a name may ask for it to be done.
      let rest = names.first.map { Array(clause.words[$0.range.upperBound...]) } ?? clause.words
      let head = names.first.map { clause.words[..<$0.range.lowerBound] } ?? []
      guard head.allSatisfy(fillers.contains), let said = said(by: rest, languages) else {
        continue
      }
      // “Step 1 completed” is about that step, wherever the user is.
      let steps = names.first?.steps ?? numbered(clause)
      let others = steps == nil ? heading.map { named(in: $0, languages) } ?? [] : []
      clauses.add(said, of: steps, behind: others, TextPieces.quoted(piece))
    }
    return clauses
  }

  /// The steps whose names a clause holds.
  private func named(in words: Words, _ languages: SpokenLanguages) -> [Int] {
    guard !words.isEmpty else { return [] }
    return facts.names(in: CountedWords(words.list, languages)).flatMap(\.steps)
  }

  /// The step that a clause gives by its number; nil where it gives none, or several.
  private func numbered(_ clause: CountedWords) -> [Int]? {
    guard clause.numbers.count == 1, let number = clause.numbers.first,
      number.role == .position, facts.component.steps.indices.contains(number.number - 1)
    else { return nil }
    return [number.number - 1]
  }

  /// Whether any word may begin one for a state; never false where one does.
  private func mayStateAny(_ words: Words, _ languages: SpokenLanguages) -> Bool {
    words.contains(anyOf: ownFirst)
      || StateTerms.mayBegin(in: words, languages)
  }

  /// The state that words are for; nil where they are for none, or for several.
  private func said(by words: [Word], _ languages: SpokenLanguages) -> Said? {
    let words = words.filter { !fillers.contains($0) && $0.number == nil }
    guard !words.isEmpty else { return nil }
    // Words that contradict what they are given for tell neither.
    if facts[ContradictedState.self].contains(where: { $0.term.isAll(of: words, languages) }) {
      return nil
    }
    func all(_ terms: [StateTerm]) -> StateTerm? { terms.first { $0.isAll(of: words, languages) } }
    var said = Set(
      facts[StateTerms.self].compactMap { terms in
        all(terms.own).map { term in
          // Its author’s own word for what is still to come is for nothing else.
          let isNotBegun = terms.meaning == .upcoming && term.standing == .affirmed
          return Said(meaning: terms.meaning, isNotBegun: isNotBegun)
        }
      }
    )
    if said.isEmpty {
      said = Set(
        State.Meaning.allCases.compactMap { meaning in
          all(StateTerms.words(for: meaning, in: languages)).map { term in
            Said(meaning: meaning, isNotBegun: term.words.contains(where: Self.notBegun.contains))
          }
        }
      )
    }
    guard let meaning = said.first?.meaning, said.allSatisfy({ $0.meaning == meaning }) else {
      return nil
    }
    return Said(meaning: meaning, isNotBegun: said.allSatisfy(\.isNotBegun))
  }

  static let notBegun = WordSet(
    LanguageTable.english.words(forState: "not-begun")
      + LanguageTable.english.words(forState: "begun")
  )

  /// Whether a step that is in one state cannot be said to be in another.
  ///
  /// What is incomplete may be current, and not what is not begun; what is blocked may be still to
  /// come, and a user may be on a step that is in error.
  package static func denies(_ said: Said, _ meaning: State.Meaning, isCurrent: Bool) -> Bool {
    switch (said.meaning, meaning) {
    case (.completed, .current), (.completed, .upcoming), (.completed, .error),
      (.completed, .unavailable):
      true
    case (.error, .completed), (.error, .current), (.error, .upcoming): true
    case (.upcoming, .completed): true
    case (.upcoming, .current): said.isNotBegun
    case (.current, .completed), (.current, .upcoming): !isCurrent
    default: false
    }
  }
}

/// The clauses of one text that say states, by what they name: of those that say the same of the
/// same, the first.
private struct StatedClauses: Sendable {
  private struct Clause: Sendable {
    /// Its place among the others.
    var place: Int
    var said: StatedStates.Said
    var text: String

    /// The steps that the clause before it names; it is about no others.
    var heading: [Int]
  }

  private struct Key: Hashable {
    /// The first step of a name; nil where none is named.
    var step: Int?
    var heading: Int?
    var said: StatedStates.Said
  }

  private var known: Set<Key> = []
  private var unnamed: [Clause] = []

  /// By the steps they name: one name may be that of several.
  private var named: [Int: [Clause]] = [:]

  /// What is said of steps that have a name of their own.
  private var ofOne: [StatedStates.Statement] = []

  mutating func add(
    _ said: StatedStates.Said,
    of steps: [Int]?,
    behind heading: [Int],
    _ text: String
  ) {
    let key = Key(step: steps?.first, heading: heading.first, said: said)
    guard known.insert(key).inserted else { return }
    let clause = Clause(place: known.count, said: said, text: text, heading: heading)
    guard let steps else { return unnamed.append(clause) }
    for step in steps { named[step, default: []].append(clause) }
    if let step = steps.first, steps.count == 1 {
      ofOne.append(StatedStates.Statement(step: step, said: said, text: text))
    }
  }

  /// What they say of a step where they are heard of it, or else of those that they name.
  func statements(of step: Int?) -> [StatedStates.Statement] {
    guard let step else { return ofOne }
    let own = unnamed.filter { $0.heading.isEmpty || $0.heading.contains(step) }
    let clauses = (own + named[step, default: []]).sorted { $0.place < $1.place }
    return clauses.map { StatedStates.Statement(step: step, said: $0.said, text: $0.text) }
  }
}
