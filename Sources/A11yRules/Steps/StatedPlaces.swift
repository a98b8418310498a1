internal import A11yModel
internal import Language

/// What is said of the step that a user has arrived at, compared with where that is.
///
/// A clause counts that says a place or a name and nothing else, as “Step 2 of 4” and “now Payment”
/// do: “Step 2 saved” may be about what lies behind.
struct StatedPlaces: Sendable {
  let facts: ComponentFacts

  /// Words that may stand beside a place: “now at”.
  private let fillers: WordSet

  /// What stands beside the number of a step: “step”, “Schritt”.
  let nouns: WordSet

  /// What is heard on many changes is one text: it is read once.
  private var lastRead: Reading?

  init(_ facts: ComponentFacts, fillers: WordSet, nouns: WordSet) {
    (self.facts, self.fillers, self.nouns) = (facts, fillers, nouns)
  }

  /// What comes of comparing.
  enum Answer: Hashable, Sendable {
    /// Nothing is said that could be compared.
    case nothing
    case right
    case wrong(Untruth)
  }

  /// What is said and does not hold.
  struct Untruth: Hashable, Sendable {
    var said: String

    /// What holds instead.
    var data: String

    /// The word that is not understood, without which it may mean something else.
    var unknown: String?

    /// The number of the step, where nothing but what stands before it is not understood: “Checkout,
    /// step 2 of 3”.
    var headedNumber: Int?
  }

  /// A place or a name that a clause says.
  struct Claim {
    var number: Int?
    var total: Int?
    var named: [Int] = []

    /// Whether nothing but its place says that the number is that of a step: “3 of 5”.
    var isBare = false
    var text: String

    /// A word that is not understood, in it or before it.
    var unknown: String?

    /// Whether that stands before it.
    var isHeaded = false
  }

  /// What a text says of places.
  struct Reading {
    let text: String
    let places: [Claim]
    let names: [Claim]

    /// The numbers and the steps that are said at all.
    let numbers: Set<Int>
    let named: Set<Int>

    /// The steps that are said to be done, to come or anything else than current.
    let others: Set<Int>

    init(_ text: String, _ claims: [Claim], others: Set<Int>) {
      self.text = text
      places = claims.filter { $0.number != nil }
      names = claims.filter { !$0.named.isEmpty }
      numbers = Set(claims.compactMap(\.number))
      named = Set(claims.flatMap(\.named))
      self.others = others
    }
  }

  /// - Parameters:
  ///   - text: what is heard.
  ///   - step: the step arrived at.
  /// - Returns: whether what it says of the place is so.
  mutating func answer(to text: String, at step: Int) -> Answer {
    let reading = reading(of: text)
    let (number, count) = (step + 1, facts.component.steps.count)
    if !reading.numbers.contains(number) {
      let wrong = reading.places.first { place in
        // “3 of 5” may count something else, and “step 1, done” is behind the user.
        !place.isBare && !reading.others.contains((place.number ?? 0) - 1)
      }
      if let wrong { return answer(wrong, placed(step)) }
    } else {
      let here = reading.places.filter { $0.number == number }
      if let wrong = here.first(where: { ($0.total ?? count) != count }),
        !here.contains(where: { $0.total == count })
      {
        return answer(wrong, "there are \(count) steps")
      }
    }
    if reading.named.contains(step) { return .right }
    if let name = facts.component.steps[step].name.value,
      let wrong = reading.names.first(where: { reading.others.isDisjoint(with: $0.named) })
    {
      return answer(wrong, "step \(number) is ‘\(name)’")
    }
    return reading.numbers.contains(number) ? .right : .nothing
  }

  mutating func reading(of text: String) -> Reading {
    if let lastRead, lastRead.text == text { return lastRead }
    let claims = claims(in: text)
    let others =
      claims.isEmpty ? [] : StepMentions(text, facts, facts.languages).stepsBesideCurrent
    let reading = Reading(text, claims, others: others)
    lastRead = reading
    return reading
  }

  /// Whether a text says the number of a step among as many as there are.
  mutating func tells(_ number: Int, in text: String) -> Bool {
    let count = facts.component.steps.count
    return reading(of: text).places.contains { $0.number == number && $0.total == count }
  }

  private func answer(_ claim: Claim, _ data: String) -> Answer {
    // What has another number of steps may be something else.
    let isHeaded = claim.isHeaded && claim.total == facts.component.steps.count
    return .wrong(
      Untruth(
        said: claim.text,
        data: data,
        unknown: claim.unknown,
        headedNumber: isHeaded ? claim.number : nil
      )
    )
  }

  func placed(_ step: Int) -> String {
    let place = "step \(step + 1) of \(facts.component.steps.count)"
    return facts.component.steps[step].name.value.map { "‘\($0)’ is \(place)" }
      ?? "it is \(place)"
  }

  // MARK: reading

  private func claims(in text: String) -> [Claim] {
    var claims: [Claim] = []
    var heading: String?
    for piece in TextPieces.all(in: text) {
      let clause = CountedWords(piece, facts.languages)
      guard !clause.words.isEmpty else { continue }
      let names = facts.names(in: clause)
      let numbers = facts.numbers(
        in: clause,
        besidesNamesOf: names.flatMap(\.steps),
        facts.languages
      )
      let unknown = unknown(in: clause, besides: names.map(\.range))
      let word = unknown.first.map { clause.words[$0].text }
      // “Next: Review” speaks of another step than the one arrived at.
      guard !numbers.isEmpty || !names.isEmpty else {
        heading = isHeading(piece) ? nil : word
        continue
      }
      let doubt = word ?? heading
      heading = nil
      let quoted = TextPieces.quoted(piece)
      if var place = place(numbers, clause, unknown) {
        (place.text, place.unknown, place.isHeaded) = (quoted, doubt, word == nil)
        if !place.isBare || doubt == nil { claims.append(place) }
      } else if let last = claims.indices.last, names.isEmpty, word == nil,
        claims[last].number != nil, claims[last].total == nil,
        numbers.allSatisfy({ $0.role == .total })
      {
        // “Step 2, 4 steps”.
        claims[last].total = numbers[0].number
        claims[last].text += ", " + quoted
      }
      // “Your cart has 3 items” is about no step.
      if word == nil, names.count == 1, !isHeading(piece) {
        claims.append(Claim(named: names[0].steps, text: quoted, unknown: doubt))
      }
    }
    return claims
  }

  /// The one number of a clause that says which step; nil where none or several do.
  private func place(
    _ numbers: [SpokenPosition],
    _ clause: CountedWords,
    _ unknown: [Int]
  ) -> Claim? {
    let hasNoun = clause.words.contains(where: nouns.contains)
    let places = numbers.filter { number in
      number.role == .position || (number.role == .open && (number.total != nil || hasNoun))
    }
    // What languages set before a total is not known for all of them.
    guard let place = places.first, places.count == 1,
      numbers.allSatisfy({ $0 == place || $0.role == .total })
    else { return nil }
    let isBare = place.role == .open && !hasNoun
    // “2 of 3 fields” counts something else.
    if isBare, unknown.contains(where: { $0 > place.word }) { return nil }
    let total = place.total ?? numbers.first { $0.role == .total }?.number
    return Claim(
      number: place.number,
      total: total,
      isBare: isBare && total != facts.component.steps.count,
      text: ""
    )
  }

  /// The words that are neither numbers, names nor any others that are known.
  func unknown(in clause: CountedWords, besides names: [Range<Int>]) -> [Int] {
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
}
