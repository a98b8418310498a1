internal import A11yModel

/// The clauses of what is heard that say a step is in some state, and nothing else.
///
/// “Complete payment” is a request and no state; “Payment, completed” is one.
struct StatedStates: Sendable {
  private let facts: ComponentFacts

  /// Words that may stand beside a state: “status: done”.
  private let fillers: WordSet

  struct Statement: Hashable, Sendable {
    var step: Int
    var meaning: State.Meaning

    /// As it is written.
    var text: String
  }

  init(_ facts: ComponentFacts, _ fillers: WordSet) {
    (self.facts, self.fillers) = (facts, fillers)
  }

  /// - Parameters:
  ///   - text: what is heard.
  ///   - step: the step it is heard of; nil where it speaks of several.
  ///   - languages: the languages it may be in.
  /// - Returns: what it says of states.
  func statements(in text: String, of step: Int?, _ languages: SpokenLanguages) -> [Statement] {
    text.unicodeScalars.split(whereSeparator: Self.endsClause).flatMap { piece -> [Statement] in
      let clause = CountedWords(Words(String(piece)).list, languages)
      let names = facts.names(in: clause)
      guard names.count <= 1, let named = names.first?.steps ?? step.map({ [$0] }),
        step.map(named.contains) ?? (named.count == 1), let subject = step ?? named.first
      else { return [] }
      // What stands before a name may ask for it to be done.
      let rest = names.first.map { Array(clause.words[$0.range.upperBound...]) } ?? clause.words
      let head = names.first.map { clause.words[..<$0.range.lowerBound] } ?? []
      guard head.allSatisfy(fillers.contains), let meaning = meaning(of: rest, languages) else {
        return []
      }
      return [Statement(step: subject, meaning: meaning, text: Self.quoted(piece))]
    }
  }

  private static func quoted(_ piece: Substring.UnicodeScalarView) -> String {
    String(String.UnicodeScalarView(piece).trimmed)
  }

  private static func endsClause(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ";", ":", ".", "(", ")", "!", "?", "—", "–", "\n": true
    default: false
    }
  }

  /// The state that words are for; nil where they are for none, or for several.
  private func meaning(of words: [Word], _ languages: SpokenLanguages) -> State.Meaning? {
    let words = words.filter { !fillers.contains($0) && $0.number == nil }
    guard !words.isEmpty else { return nil }
    var meanings = Set(
      facts.stateTerms.filter { terms in terms.own.contains(words) }.map(\.meaning)
    )
    if languages.mayBeEnglish, meanings.isEmpty {
      meanings = Set(State.Meaning.allCases.filter { StateTerms.english($0).contains(words) })
    }
    return meanings.count == 1 ? meanings.first : nil
  }

  /// Whether a step that is in one state cannot be said to be in another.
  ///
  /// What is incomplete may be current, what is blocked may be still to come, and a user may be on a
  /// step that is in error.
  static func denies(
    _ said: State.Meaning,
    _ meaning: State.Meaning,
    isCurrent: Bool
  ) -> Bool {
    switch (said, meaning) {
    case (.completed, .current), (.completed, .upcoming), (.completed, .error),
      (.completed, .unavailable):
      true
    case (.error, .completed), (.error, .current), (.error, .upcoming): true
    case (.upcoming, .completed): true
    case (.current, .completed), (.current, .upcoming): !isCurrent
    default: false
    }
  }
}
