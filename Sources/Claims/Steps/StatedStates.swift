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
  /// - Returns: what it says of states, each of a step once.
  package mutating func statements(in text: StepText, of step: Int?) -> [Statement] {
    if let lastRead, lastRead.text == text.text, lastRead.languages == text.languages {
      return lastRead.clauses.statements(of: step)
    }
    let clauses = clauses(of: text)
    lastRead = (text.text, text.languages, clauses)
    return clauses.statements(of: step)
  }

  private func clauses(of text: StepText) -> StatedClauses {
    var clauses = StatedClauses()
    // The last clause that may name a step and says nothing else of it.
    var heading: Range<Int>?
    for clause in text.clauses {
      guard text.words[clause.words].contains(where: { mayBeginState($0, text.languages) }) else {
        heading = clause.words
        continue
      }
      let names = text.names(in: clause.words)
      if !names.isEmpty { heading = nil }
      guard names.count <= 1 else { continue }
      // What stands before a name may ask for it to be done.
      let end = clause.words.upperBound
      let rest = text.words[names.first.map { min($0.range.upperBound, end)..<end } ?? clause.words]
      let head = text.words[
        clause.words.lowerBound..<(names.first?.range.lowerBound ?? clause.words.lowerBound)
      ]
      guard head.allSatisfy(fillers.contains), let said = said(by: rest, text.languages) else {
        continue
      }
      // “Step 1 completed” is about that step, wherever the user is.
      let steps = names.first?.steps ?? numbered(text.numbers(in: clause.words))
      let others = steps == nil ? heading.map { text.names(in: $0).flatMap(\.steps) } ?? [] : []
      clauses.add(said, of: steps, behind: others, text.quoted(clause))
    }
    return clauses
  }

  /// The step that a clause gives by its number; nil where it gives none, or several.
  private func numbered(_ numbers: [StepNumber]) -> [Int]? {
    guard numbers.count == 1, numbers[0].role == .position,
      facts.component.steps.indices.contains(numbers[0].number - 1)
    else { return nil }
    return [numbers[0].number - 1]
  }

  /// Whether a word may begin one for a state.
  private func mayBeginState(_ word: Word, _ languages: SpokenLanguages) -> Bool {
    ownFirst.contains(word) || StateTerms.mayBegin(with: word, languages)
  }

  /// The state that words are for; nil where they are for none, or for several.
  private func said(by words: ArraySlice<Word>, _ languages: SpokenLanguages) -> Said? {
    let words = words.filter { !fillers.contains($0) && $0.number == nil }
    guard !words.isEmpty else { return nil }
    // Words that contradict what they are given for tell neither.
    if facts[ContradictedState.self].contains(where: { $0.term.isAll(of: words, languages) }) {
      return nil
    }
    func all(_ terms: [StateTerm]) -> StateTerm? { terms.first { $0.isAll(of: words, languages) } }
    var said = facts[StateTerms.self].compactMap { terms in
      all(terms.own).map { term in
        // Its author’s own word for what is still to come is for nothing else.
        let isNotBegun = terms.meaning == .upcoming && term.standing == .affirmed
        return Said(meaning: terms.meaning, isNotBegun: isNotBegun)
      }
    }
    if said.isEmpty {
      said = State.Meaning.allCases.compactMap { meaning in
        all(StateTerms.words(for: meaning, in: languages)).map { term in
          Said(meaning: meaning, isNotBegun: term.words.contains(where: Self.notBegun.contains))
        }
      }
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

/// The clauses of one text that say states: of those that say the same of the same, the first.
private struct StatedClauses: Sendable {
  private struct Clause: Hashable {
    var said: StatedStates.Said

    /// The steps that it names; one name may be that of several.
    var steps: [Int]?

    /// The steps that the clause before it names; it is about no others.
    var heading: [Int]
  }

  private var known: Set<Clause> = []
  private var clauses: [(clause: Clause, text: String)] = []

  /// The places of those that name a step, and of those that name none.
  private var named: [Int: [Int]] = [:]
  private var unnamed: [Int] = []

  mutating func add(
    _ said: StatedStates.Said,
    of steps: [Int]?,
    behind heading: [Int],
    _ text: String
  ) {
    let clause = Clause(said: said, steps: steps, heading: heading)
    guard known.insert(clause).inserted else { return }
    if steps == nil { unnamed.append(clauses.count) }
    for step in steps ?? [] { named[step, default: []].append(clauses.count) }
    clauses.append((clause, text))
  }

  /// What they say of a step where they are heard of it, or else of those that have a name of their
  /// own.
  func statements(of step: Int?) -> [StatedStates.Statement] {
    guard let step else {
      return clauses.compactMap { clause, text in
        guard let steps = clause.steps, steps.count == 1 else { return nil }
        return StatedStates.Statement(step: steps[0], said: clause.said, text: text)
      }
    }
    let own = unnamed.filter { place in
      let heading = clauses[place].clause.heading
      return heading.isEmpty || heading.contains(step)
    }
    return (own + named[step, default: []]).sorted().map { place in
      StatedStates.Statement(
        step: step,
        said: clauses[place].clause.said,
        text: clauses[place].text
      )
    }
  }
}
