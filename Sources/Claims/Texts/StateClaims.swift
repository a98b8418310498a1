package import A11yModel
internal import Language
internal import Listening

/// A clause of what is heard that says a step is in some state, and nothing else.
///
/// “Complete payment” is a request and no state; “Payment, completed” is one.
package struct StateClaim: Hashable, Sendable {
  package var step: Int
  package var state: ClaimedState

  /// As it is written.
  package var text: String

  package var meaning: State.Meaning { state.meaning }
}

extension StepClaims {
  /// - Parameters:
  ///   - text: what is heard.
  ///   - step: the step it is heard of; nil where it speaks of several.
  /// - Returns: what it says of states, each of a step once.
  package mutating func states(in text: StepText, of step: Int?) -> [StateClaim] {
    if let lastStates, lastStates.text.text == text.text,
      lastStates.text.languages == text.languages
    {
      return lastStates.clauses.claims(of: step)
    }
    let clauses = readStates(text)
    lastStates = (text, clauses)
    return clauses.claims(of: step)
  }

  private func readStates(_ text: StepText) -> StateClauses {
    var clauses = StateClauses()
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
      guard head.allSatisfy(fillers.contains), let state = state(in: rest, text.languages) else {
        continue
      }
      // “Step 1 completed” is about that step, wherever the user is.
      let steps = names.first?.steps ?? numbered(text.numbers(in: clause.words))
      let others = steps == nil ? heading.map { text.names(in: $0).flatMap(\.steps) } ?? [] : []
      clauses.add(state, of: steps, behind: others, text.quoted(clause))
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
    firstOfStates.contains(word) || StateTerms.mayBegin(with: word, languages)
  }

  /// The state that words are for; nil where they are for none, or for several.
  private func state(in words: ArraySlice<Word>, _ languages: SpokenLanguages) -> ClaimedState? {
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
        return ClaimedState(terms.meaning, isNotBegun: isNotBegun)
      }
    }
    if said.isEmpty {
      said = State.Meaning.allCases.compactMap { meaning in
        all(StateTerms.words(for: meaning, in: languages)).map { ClaimedState(meaning, in: $0) }
      }
    }
    guard let meaning = said.first?.meaning, said.allSatisfy({ $0.meaning == meaning }) else {
      return nil
    }
    return ClaimedState(meaning, isNotBegun: said.allSatisfy(\.isNotBegun))
  }
}

/// The clauses of one text that say states: of those that say the same of the same, the first.
struct StateClauses: Sendable {
  private struct Clause: Hashable {
    var state: ClaimedState

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
    _ state: ClaimedState,
    of steps: [Int]?,
    behind heading: [Int],
    _ text: String
  ) {
    let clause = Clause(state: state, steps: steps, heading: heading)
    guard known.insert(clause).inserted else { return }
    if steps == nil { unnamed.append(clauses.count) }
    for step in steps ?? [] { named[step, default: []].append(clauses.count) }
    clauses.append((clause, text))
  }

  /// What they say of a step where they are heard of it, or else of those that have a name of their
  /// own.
  func claims(of step: Int?) -> [StateClaim] {
    guard let step else {
      return clauses.compactMap { clause, text in
        guard let steps = clause.steps, steps.count == 1 else { return nil }
        return StateClaim(step: steps[0], state: clause.state, text: text)
      }
    }
    let own = unnamed.filter { place in
      let heading = clauses[place].clause.heading
      return heading.isEmpty || heading.contains(step)
    }
    return (own + named[step, default: []]).sorted().map { place in
      StateClaim(
        step: step,
        state: clauses[place].clause.state,
        text: clauses[place].text
      )
    }
  }
}
