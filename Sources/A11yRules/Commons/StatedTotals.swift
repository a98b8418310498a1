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
  /// - Returns: what does not hold; nil where it does, or nothing is said.
  mutating func wrongTotal(ofWhole text: String, at current: Int?) -> Untruth? {
    let totals = totals(in: text)
    let count = facts.component.steps.count
    if totals.contains(where: { $0.total == count }) { return nil }
    if let wrong = totals.first {
      return Untruth(said: wrong.text, data: "there are \(count) steps", unknown: wrong.unknown)
    }
    return current.flatMap { wrongTotal(in: text, at: $0, isHeaded: true) }
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
      // “5 steps to success” may be others.
      if unknown.contains(where: { $0 > number.word }) { return nil }
      return Claim(
        total: number.number,
        text: TextPieces.quoted(piece),
        unknown: unknown.first.map { clause.words[$0].text }
      )
    }
  }
}
