internal import Language

// How many steps there are, as it is said, compared with how many there are.
extension StatedPlaces {
  /// What a text says of how many steps there are beside the number of a step, where that does not
  /// hold; nil where it does, or nothing is said.
  mutating func wrongTotal(in text: String, at step: Int) -> Untruth? {
    wrongTotal(in: text, at: step, isHeaded: false)
  }

  /// The same where what stands before may be what the whole is called.
  private mutating func wrongTotal(in text: String, at step: Int, isHeaded: Bool) -> Untruth? {
    let count = facts.component.steps.count
    let here = reading(of: text).places.filter { place in
      place.number == step + 1 && (place.unknown == nil || (isHeaded && place.isHeaded))
    }
    guard let wrong = here.first(where: { ($0.total ?? count) != count && !$0.isBare }),
      !here.contains(where: { $0.total == count })
    else { return nil }
    return Untruth(said: wrong.text, data: "there are \(count) steps")
  }

  /// What the name of a container around all steps says of how many there are, where that does not
  /// hold: “Checkout, 5 steps”.
  ///
  /// - Parameters:
  ///   - text: the name.
  ///   - current: the step that a user is at, whose number may stand there; nil where at none.
  ///   - steps: what is heard of the steps.
  /// - Returns: what does not hold; nil where it does, or nothing is said.
  mutating func wrongTotal(
    ofWhole text: String,
    at current: Int?,
    beside steps: [StepSpeech]
  ) -> Untruth? {
    guard isAbout(steps, text) else { return nil }
    let totals = totals(in: text)
    let count = facts.component.steps.count
    if totals.contains(where: { $0.total == count }) { return nil }
    if let wrong = totals.first {
      return Untruth(said: wrong.text, data: "there are \(count) steps", unknown: wrong.unknown)
    }
    return current.flatMap { wrongTotal(in: text, at: $0, isHeaded: true) }
  }

  /// Whether a text calls steps what they call themselves: “Stage 2 of 4” may hold 3 steps.
  private func isAbout(_ steps: [StepSpeech], _ text: String) -> Bool {
    let own = steps.flatMap { $0.words.list.filter(nouns.contains) }
    let others = SpokenPosition.words(of: text).filter(nouns.contains)
    return own.isEmpty || others.isEmpty
      || others.contains { other in
        own.contains { $0.text.hasPrefix(other.text) || other.text.hasPrefix($0.text) }
      }
  }

  /// The clauses that say nothing but how many steps there are.
  private func totals(in text: String) -> [Claim] {
    TextPieces.all(in: text).compactMap { piece in
      let clause = CountedWords(piece, facts.languages)
      guard clause.numbers.count == 1, let number = clause.numbers.first,
        number.role == .total || number.role == .open, facts.names(in: clause).isEmpty,
        clause.words.dropFirst(number.word + 1).first.map(nouns.contains) ?? false
      else { return nil }
      let unknown = unknown(in: clause, besides: [])
      // “5 steps to success” may be others, and “noch 2 Schritte” those that are left.
      let isDoubtful = unknown.contains { $0 > number.word }
      if isDoubtful || (!unknown.isEmpty && !facts.languages.mayBeEnglish) { return nil }
      return Claim(
        total: number.number,
        text: TextPieces.quoted(piece),
        unknown: unknown.first.map { clause.words[$0].text }
      )
    }
  }

  /// What the name of the whole says of the current step and does not hold: a place among all steps,
  /// before which its own name may stand.
  ///
  /// - Parameters:
  ///   - text: what is heard on entering the whole.
  ///   - step: the current step.
  /// - Returns: nil where it says that, or nothing that could be compared.
  mutating func wrongPlace(ofWhole text: String, at step: Int) -> Untruth? {
    let reading = reading(of: text)
    guard !reading.numbers.contains(step + 1) else { return nil }
    let wrong = reading.places.first { place in
      place.total == facts.component.steps.count && !place.isBare
        && !reading.others.contains((place.number ?? 0) - 1)
    }
    return wrong.map { place in
      let unknown = place.isHeaded ? nil : place.unknown
      return Untruth(said: place.text, data: placed(step), unknown: unknown)
    }
  }
}
