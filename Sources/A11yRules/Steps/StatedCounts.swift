internal import A11yModel
internal import Language

/// What is said of how many steps are done or left, compared with how many are: “1 of 4 steps
/// completed”.
///
/// A clause counts that says nothing else: “3 steps completed this week” may be about others.
struct StatedCounts: Sendable {
  let facts: ComponentFacts
  private let steps: StepWords

  init(_ facts: ComponentFacts) {
    self.facts = facts
    steps = .of(facts.languages)
  }

  /// A number of steps that is said.
  private struct Claim {
    var number: Int

    /// Whether it is that of the steps that are left.
    var isLeft: Bool
    var text: String
  }

  /// What is heard on many changes is one text: it is read once.
  private var lastRead: (text: String, claims: [Claim])?

  /// - Parameters:
  ///   - text: what is heard.
  ///   - snapshot: the snapshot it is heard in.
  /// - Returns: whether what it says of how many steps are done or left is so.
  mutating func answer(to text: String, in snapshot: Int) -> StatedPlaces.Answer {
    if lastRead?.text != text { lastRead = (text, claims(in: text)) }
    guard let claims = lastRead?.claims, !claims.isEmpty else { return .nothing }
    let meanings = facts.component.snapshots[snapshot].stepStates.compactMap { state in
      state.map { facts.component.states[$0].meaning }
    }
    guard meanings.count == facts.component.steps.count else { return .nothing }
    let done = meanings.count { $0 == .completed }
    let open = meanings.count - done
    // Who is at a step may count it among those that are left, or not.
    let left = min(open, meanings.count { $0 == .upcoming })...open
    for claim in claims {
      if claim.isLeft ? left.contains(claim.number) : claim.number == done { continue }
      let count = claim.isLeft ? open : done
      let steps = count == 1 ? "1 step is" : "\(count == 0 ? "no" : "\(count)") steps are"
      let data = "\(steps) \(claim.isLeft ? "not yet completed" : "completed")"
      return .wrong(StatedPlaces.Untruth(said: claim.text, data: data))
    }
    return .right
  }

  private func claims(in text: String) -> [Claim] {
    guard Words(text).contains(anyOf: steps.several) else { return [] }
    return TextPieces.all(in: text).compactMap(claim)
  }

  private func claim(_ piece: String) -> Claim? {
    let clause = CountedWords(piece, facts.languages)
    let counted = clause.numbers.filter { $0.role == .measure }
    let totals = clause.numbers.filter { $0.role == .total }
    guard let number = counted.first, counted.count == 1,
      clause.numbers.count == 1 + totals.count,
      totals.allSatisfy({ $0.number == facts.component.steps.count }),
      clause.words.contains(where: steps.several.contains), clause.words.allSatisfy(isKnown)
    else { return nil }
    let isDone = clause.words.contains(where: steps.done.contains)
    let isLeft = clause.words.contains { word in
      steps.left.contains(word) || steps.still.contains(word) || Self.leftWords.contains(word)
    }
    guard isDone != isLeft else { return nil }
    return Claim(number: number.number, isLeft: isLeft, text: TextPieces.quoted(piece))
  }

  private func isKnown(_ word: Word) -> Bool {
    steps.contains(word) || SpokenProgress.ofWords.contains(word) || Self.leftWords.contains(word)
      || Self.others.contains(word)
      || !SpokenPosition.said(in: [word], facts.languages).isEmpty
  }

  /// What says in English of some steps that they are left.
  private static let leftWords: WordSet = ["more", "go", "ahead"]

  private static let others: WordSet = ["you", "ve", "out", "so", "far", "only", "just", "to"]
}
