internal import A11yModel
package import Language
package import Listening

/// What texts claim of steps: places, names, and how many there are, are done or are left.
///
/// A clause counts that says that and nothing else, as “Step 2 of 4” and “now Payment” do: “Step 2
/// saved” may be about what lies behind, and “3 steps completed this week” about others.
package struct StepClaims: Sendable {
  package let facts: ComponentFacts

  /// Words that may stand beside a place: “now at”.
  private let fillers: WordSet

  /// What stands beside the number of a step: “step”, “Schritt”.
  private let nouns: WordSet
  private let steps: StepWords

  /// What is heard on many changes is one text: it is read once.
  private var lastRead: Reading?

  package init(_ facts: ComponentFacts, fillers: WordSet, nouns: WordSet) {
    self.facts = facts
    (self.fillers, self.nouns) = (fillers, nouns)
    steps = .of(facts.languages)
  }

  mutating func reading(of text: String) -> Reading {
    if let lastRead, lastRead.text == text { return lastRead }
    let reading = read(text)
    lastRead = reading
    return reading
  }

  private func read(_ text: String) -> Reading {
    var claims: [Claim] = []
    var isOfSteps = true
    var heading: String?
    for piece in TextPieces.all(in: text) {
      let clause = CountedWords(piece, facts.languages)
      guard !clause.words.isEmpty else { continue }
      let quoted = TextPieces.quoted(piece)
      let names = facts.names(in: clause)
      let numbers = facts.numbers(
        in: clause,
        besidesNamesOf: names.flatMap(\.steps),
        facts.languages
      )
      let unknown = unknown(in: clause, besides: names.map(\.range))
      let word = unknown.first.map { clause.words[$0].text }
      isOfSteps = isOfSteps && word == nil
      if let count = count(clause) { claims.append(Claim(kind: count, text: quoted)) }
      if names.isEmpty, let total = total(clause, unknown) {
        claims.append(Claim(kind: total, text: quoted, unknown: word))
      }
      // “Next: Review” speaks of another step than the one arrived at.
      guard !numbers.isEmpty || !names.isEmpty else {
        heading = isHeading(piece) ? nil : word
        continue
      }
      let doubt = word ?? heading
      heading = nil
      if let place = place(numbers, clause, unknown) {
        claims.append(Claim(kind: place, text: quoted, unknown: doubt, isHeaded: word == nil))
        if case .place(_, let total, .none) = place, doubt != nil,
          total != facts.component.steps.count
        {
          claims.removeLast()
        }
      } else if let last = claims.lastIndex(where: { !$0.isTotal }), names.isEmpty, word == nil,
        case .place(let number, nil, let noun) = claims[last].kind,
        numbers.allSatisfy({ $0.role == .total })
      {
        // “Step 2, 4 steps”.
        claims[last].kind = .place(number, of: numbers[0].number, noun)
        claims[last].text += ", " + quoted
      }
      // “Your cart has 3 items” is about no step.
      if word == nil, names.count == 1, !isHeading(piece) {
        claims.append(Claim(kind: .names(names[0].steps), text: quoted, unknown: doubt))
      }
    }
    let others =
      claims.isEmpty ? [] : StepMentions(text, facts, facts.languages).stepsBesideCurrent
    return Reading(text, claims, isOfSteps: isOfSteps, others: others)
  }

  // MARK: clauses

  /// The one number of a clause that says which step; nil where none or several do.
  private func place(
    _ numbers: [SpokenPosition],
    _ clause: CountedWords,
    _ unknown: [Int]
  ) -> Claim.Kind? {
    let hasNoun = clause.words.contains(where: nouns.contains)
    let places = numbers.filter { number in
      number.role == .position || (number.role == .open && (number.total != nil || hasNoun))
    }
    // What languages set before a total is not known for all of them.
    guard let place = places.first, places.count == 1,
      numbers.allSatisfy({ $0 == place || $0.role == .total })
    else { return nil }
    let total = place.total ?? numbers.first { $0.role == .total }?.number
    guard place.role == .open, !hasNoun else { return .place(place.number, of: total, .step) }
    // “2 of 3 fields” counts something else, and so may “page 2 of 3”.
    if unknown.contains(where: { $0 > place.word }) { return nil }
    let isOther = total != nil && unknown == [place.word - 1]
    return .place(place.number, of: total, isOther ? .other : .none)
  }

  /// Nil but of a clause that says nothing but how many steps there are.
  private func total(_ clause: CountedWords, _ unknown: [Int]) -> Claim.Kind? {
    guard clause.numbers.count == 1, let number = clause.numbers.first,
      number.role == .total || number.role == .open,
      clause.words.dropFirst(number.word + 1).first.map(nouns.contains) ?? false
    else { return nil }
    // “5 steps to success” may be others, and “noch 2 Schritte” those that are left.
    let isDoubtful = unknown.contains { $0 > number.word }
    if isDoubtful || (!unknown.isEmpty && !facts.languages.mayBeEnglish) { return nil }
    return .total(number.number)
  }

  /// Nil but of a clause that says nothing but how many steps are done or left: “1 of 4 steps
  /// completed”, “1 of 4 completed”.
  private func count(_ clause: CountedWords) -> Claim.Kind? {
    let totals = clause.numbers.filter { $0.role == .total }
    let counted = clause.numbers.filter { $0.role != .total }
    guard let number = counted.first, counted.count == 1,
      totals.allSatisfy({ $0.number == facts.component.steps.count }),
      clause.words.allSatisfy(mayCount)
    else { return nil }
    switch number.role {
    case .measure: guard clause.words.contains(where: steps.several.contains) else { return nil }
    case .open:
      guard number.total != nil, let total = totals.last,
        steps.rest(in: clause.words, behind: total.word) != nil
      else { return nil }
    case .position, .total: return nil
    }
    let isDone = clause.words.contains(where: steps.done.contains)
    let isLeft = clause.words.contains { word in
      steps.left.contains(word) || steps.still.contains(word) || Self.leftWords.contains(word)
    }
    return isDone == isLeft ? nil : .count(number.number, isLeft: isLeft)
  }

  private func mayCount(_ word: Word) -> Bool {
    steps.contains(word) || SpokenProgress.ofWords.contains(word) || Self.leftWords.contains(word)
      || Self.countFillers.contains(word)
      || !SpokenPosition.said(in: [word], facts.languages).isEmpty
  }

  /// What says in English of some steps that they are left.
  private static let leftWords: WordSet = ["more", "go", "ahead"]
  private static let countFillers: WordSet = [
    "you", "ve", "out", "so", "far", "only", "just", "to",
  ]

  /// The words that are neither numbers, names nor any others that are known.
  private func unknown(in clause: CountedWords, besides names: [Range<Int>]) -> [Int] {
    let own = Set(
      facts[StateTerms.self].filter { $0.meaning == .current }.flatMap { $0.own.flatMap(\.words) }
    )
    return clause.words.indices.filter { index in
      let word = clause.words[index]
      return !names.contains { $0.contains(index) }
        && !nouns.contains(word) && !fillers.contains(word) && !own.contains(word)
        && !SpokenProgress.ofWords.contains(word)
        && NumberWords.digits(in: word, facts.languages).isEmpty
        && NumberWords.spelt(clause.words[index...], facts.languages) == nil
    }
  }

  /// Whether it is what the component itself is called, too.
  private func isHeading(_ piece: String) -> Bool {
    guard let label = facts.trees.first?.elements.first?.label.value else { return false }
    return Words(label) == Words(piece)
  }

  /// Whether a text calls steps what they call themselves: “Stage 2 of 4” may hold 3 steps.
  func isAbout(_ speeches: [StepSpeech], _ text: String) -> Bool {
    let own = speeches.flatMap { $0.words.list.filter(nouns.contains) }
    let others = SpokenPosition.words(of: text).filter(nouns.contains)
    return own.isEmpty || others.isEmpty
      || others.contains { other in
        own.contains { $0.text.hasPrefix(other.text) || other.text.hasPrefix($0.text) }
      }
  }
}
