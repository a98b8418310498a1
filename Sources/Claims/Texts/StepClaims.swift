internal import A11yModel
package import Language
package import Listening
internal import Support

/// What texts claim of steps: places, names, and how many there are, are done or are left.
///
/// A clause counts that says that and nothing else, as “Step 2 of 4” and “now Payment” do: “Step 2
/// saved” may be about what lies behind, and “3 steps completed this week” about others.
package struct StepClaims: Sendable {
  package let facts: ComponentFacts

  /// Words that may stand beside a place: “now at”.
  let fillers: WordSet

  /// What stands beside the number of a step: “step”, “Schritt”.
  private let nouns: WordSet

  /// The words that the author of the component has for the state that a user is in.
  private let current: WordSet

  /// The words that the component's own words for states begin with.
  let firstOfStates: WordSet

  /// What is heard at many places in the same languages is one text: it is read once.
  private var readings: [SpokenLanguages: [String: Reading]] = [:]
  var lastStates: (text: StepText, clauses: StateClauses)?

  package init(_ facts: ComponentFacts, fillers: WordSet, nouns: WordSet) {
    (self.facts, self.fillers, self.nouns) = (facts, fillers, nouns)
    let terms = facts[StateTerms.self]
    firstOfStates = WordSet(terms.flatMap { $0.own.compactMap(\.words.first) })
    current = WordSet(
      terms.filter { $0.meaning == .current }.flatMap { $0.own.flatMap(\.words) }
    )
  }

  mutating func reading(of text: StepText) -> Reading {
    if let known = readings[text.languages]?[text.text] { return known }
    let reading = read(text)
    readings[text.languages, default: [:]][text.text] = reading
    return reading
  }

  private func read(_ text: StepText) -> Reading {
    let facts = facts
    var reading = Reading(others: Lazily { StepMentions(text, facts).stepsBesideCurrent })
    var heading: String?
    for part in text.clauses {
      let (names, all) = (text.names(in: part.words), text.numbers(in: part.words))
      let clause = StepClause(
        text: text,
        range: part.words,
        numbers: all,
        unknown: unknown(in: text, part.words, besides: names)
      )
      let numbers = facts.numbers(all, besidesNamesOf: names.flatMap(\.steps), text.languages)
      let quoted = text.quoted(part)
      let word = clause.unknown.first.map { text.words[$0].text }
      if word != nil { reading.isOfSteps = false }
      if let count = count(clause, quoted) { reading.claims.append(count) }
      if names.isEmpty, let total = total(clause) {
        reading.claims.append(Claim(kind: .total, number: total, text: quoted, unknown: word))
      }
      // “Next: Review” speaks of another step than the one arrived at.
      guard !numbers.isEmpty || !names.isEmpty else {
        heading = isHeading(quoted) ? nil : word
        continue
      }
      let doubt = word ?? heading
      heading = nil
      if var place = place(numbers, clause, quoted) {
        (place.unknown, place.isHeaded) = (doubt, word == nil)
        let isOfSteps =
          place.kind != .barePlace || doubt == nil || place.total == facts.component.steps.count
        if isOfSteps { reading.claims.append(place) }
      } else if names.isEmpty, word == nil, numbers.allSatisfy({ $0.role == .total }) {
        reading.addTotal(numbers[0].number, quoted)
      }
      // “Your cart has 3 items” is about no step.
      if word == nil, let name = names.first, names.count == 1, !isHeading(quoted) {
        reading.claims.append(
          Claim(kind: .name, steps: name.steps, text: quoted, unknown: doubt)
        )
      }
    }
    return reading
  }

  // MARK: clauses

  /// The one number of a clause that says which step; nil where none or several do.
  private func place(_ numbers: [StepNumber], _ clause: StepClause, _ text: String) -> Claim? {
    let hasNoun = clause.words.contains(where: nouns.contains)
    let places = numbers.filter { number in
      number.role == .position || (number.role == .open && (number.total != nil || hasNoun))
    }
    // What languages set before a total is not known for all of them.
    guard let place = places.first, places.count == 1,
      numbers.allSatisfy({ $0 == place || $0.role == .total })
    else { return nil }
    let total = place.total ?? numbers.first { $0.role == .total }?.number
    var claim = Claim(kind: .place, number: place.number, total: total, text: text)
    guard place.role == .open, !hasNoun else { return claim }
    // “2 of 3 fields” counts something else, and so may “page 2 of 3”.
    if clause.unknown.contains(where: { $0 > place.word }) { return nil }
    let isOther = total != nil && clause.unknown == [place.word - 1]
    claim.kind = isOther ? .otherPlace : .barePlace
    return claim
  }

  /// Nil but of a clause that says nothing but how many steps there are.
  private func total(_ clause: StepClause) -> Int? {
    guard let number = clause.numbers.first, clause.numbers.count == 1,
      number.role == .total || number.role == .open, number.word + 1 < clause.range.upperBound,
      nouns.contains(clause.text.words[number.word + 1])
    else { return nil }
    // “5 steps to success” may be others, and “noch 2 Schritte” those that are left.
    let isDoubtful = clause.unknown.contains { $0 > number.word }
    if isDoubtful || (!clause.unknown.isEmpty && !facts.languages.mayBeEnglish) { return nil }
    return number.number
  }

  /// Nil but of a clause that says nothing but how many steps are done or left: “1 of 4 steps
  /// completed”, “1 of 4 completed”.
  private func count(_ clause: StepClause, _ text: String) -> Claim? {
    let totals = clause.numbers.filter { $0.role == .total }
    let counted = clause.numbers.filter { $0.role != .total }
    guard let number = counted.first, counted.count == 1,
      totals.allSatisfy({ $0.number == facts.component.steps.count }),
      clause.holdsOnly([.counting, .of, .aside, .number])
    else { return nil }
    switch number.role {
    case .measure: guard clause.holds(.several) else { return nil }
    case .open:
      guard number.total != nil, let total = totals.last, clause.isRest(behind: total.word) else {
        return nil
      }
    case .position, .total: return nil
    }
    let isDone = clause.holds(.done)
    return isDone == clause.holds([.left, .still])
      ? nil : Claim(kind: isDone ? .done : .left, number: number.number, text: text)
  }

  /// The words that are neither numbers, names nor any others that are known.
  private func unknown(
    in text: StepText,
    _ range: Range<Int>,
    besides names: ArraySlice<StepText.Name>
  ) -> [Int] {
    range.filter { index in
      let word = text.words[index]
      return !names.contains { $0.range.contains(index) } && !nouns.contains(word)
        && !fillers.contains(word) && !current.contains(word)
        && text.kinds(index).isDisjoint(with: [.of, .number])
    }
  }

  /// Whether it is what the component itself is called, too.
  private func isHeading(_ clause: String) -> Bool {
    guard let label = facts.trees.first?.elements.first?.label.value else { return false }
    return Words(label) == Words(clause)
  }

  /// Whether a text calls steps what they call themselves: “Stage 2 of 4” may hold 3 steps.
  func isAbout(_ speeches: [StepSpeech], _ text: StepText) -> Bool {
    let own = speeches.flatMap { $0.said.words.filter(nouns.contains) }
    let others = text.words.filter(nouns.contains)
    return own.isEmpty || others.isEmpty
      || others.contains { other in
        own.contains { $0.text.hasPrefix(other.text) || other.text.hasPrefix($0.text) }
      }
  }
}

/// A clause of a text on steps.
private struct StepClause {
  let text: StepText
  let range: Range<Int>
  let numbers: [StepNumber]

  /// The places of words that are not understood.
  let unknown: [Int]

  var words: ArraySlice<Word> { text.words[range] }

  func holds(_ kinds: StepKinds) -> Bool {
    range.contains { !text.kinds($0).isDisjoint(with: kinds) }
  }

  func holdsOnly(_ kinds: StepKinds) -> Bool {
    range.allSatisfy { !text.kinds($0).isDisjoint(with: kinds) }
  }

  /// Whether it is said behind a number that something is done or left.
  func isRest(behind number: Int) -> Bool {
    range.first { $0 > number && !text.kinds($0).contains(.filler) }
      .map { !text.kinds($0).isDisjoint(with: .rest) } ?? false
  }
}
