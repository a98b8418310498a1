package import A11yModel
internal import Language
package import Listening

/// The steps that a text speaks of, by number or by name, and what it says of each.
package struct StepMentions: Sendable {
  private struct Mention {
    var steps: [Int]
    var number: StepNumber?

    /// Where it stands among the words of its sentence.
    var range: Range<Int>
    var sentence: Int

    /// What stands right before it: “now”, “next”; nil where nothing does.
    var before: Word?

    func stands(behind words: WordSet) -> Bool { before.map(words.contains) ?? false }
  }

  private let facts: ComponentFacts
  private let text: StepText
  private var mentions: [Mention] = []

  /// The steps whose names are signs without words, as emoji, and stand in it.
  private let signed: Set<Int>

  private var languages: SpokenLanguages { text.languages }

  package init(_ text: StepText, _ facts: ComponentFacts) {
    (self.text, self.facts) = (text, facts)
    signed = facts[StepNames.self].signs(in: text.text)
    if text.names.isEmpty, text.numbers.isEmpty { return }
    for index in text.sentences.indices { addMentions(of: index) }
  }

  private mutating func addMentions(of sentence: Int) {
    let words = text.sentences[sentence]
    func mention(_ steps: [Int], _ number: StepNumber?, _ range: Range<Int>) -> Mention {
      Mention(
        steps: steps,
        number: number,
        range: (range.lowerBound - words.lowerBound)..<(range.upperBound - words.lowerBound),
        sentence: sentence,
        before: text.words[words.lowerBound..<range.lowerBound].last { !Self.articles.contains($0) }
      )
    }
    let names = text.names(in: words)
    var mentions = names.map { mention($0.steps, nil, $0.range) }
    for number in facts.numbers(in: text, besidesNamesOf: names.flatMap(\.steps), words)
    where number.role == .position || number.role == .open {
      guard facts.component.steps.indices.contains(number.number - 1) else { continue }
      mentions.append(mention([number.number - 1], number, number.word..<(number.word + 1)))
    }
    let isMixed = !names.isEmpty && names.count < mentions.count
    self.mentions +=
      isMixed ? mentions.sorted { $0.range.lowerBound < $1.range.lowerBound } : mentions
  }

  private static let articles: WordSet = ["step", "the", "is", "on", "at"]

  /// Whether it speaks of no step.
  var isEmpty: Bool { mentions.isEmpty && signed.isEmpty }

  /// Whether it speaks of other steps than one, and not of that.
  func speaksOfOthers(than step: Int) -> Bool {
    !isEmpty && !signed.contains(step) && !mentions.contains { $0.steps.contains(step) }
  }

  // MARK: which step is current

  /// Whether it tells that a step in a state is the current one.
  package func tell(_ step: Int, in state: State.Meaning?) -> Bool {
    saysByNumber(step, in: state) || saysByName(step, in: state)
  }

  /// Whether a text says by numbers that a step is the current one: “Step 2 of 4” outranks
  /// “step 2”, and that a bare number; of several the state that is said of each decides.
  package func saysByNumber(_ step: Int, in state: State.Meaning?) -> Bool {
    let numbered = mentions.filter { $0.number != nil }
    if numbered.isEmpty { return false }
    let count = facts.component.steps.count
    let ranks: [(StepNumber) -> Bool] = [
      { $0.total == count }, { $0.role == .position }, { _ in true },
    ]
    let best = ranks.lazy.map { rank in
      numbered.filter { $0.number.map(rank) ?? false }
    }.first { !$0.isEmpty }
    guard let best else { return false }
    if isCurrent(step, of: best, state) { return true }
    // What other languages set before a total is not known: one number besides is the position.
    let others = best.filter { $0.steps != [count - 1] }
    let isTotalHeard = !languages.isEnglish && others.count + 1 == best.count
    return isTotalHeard && Set(others.map(\.steps)) == [[step]]
  }

  /// Whether a text says by names that a step is the current one: it names no other, or says of
  /// the others that they are not.
  package func saysByName(_ step: Int, in state: State.Meaning?) -> Bool {
    let named = mentions.filter { $0.number == nil }
    return named.isEmpty ? signed == [step] : isCurrent(step, of: named, state)
  }

  private func isCurrent(
    _ step: Int,
    of candidates: [Mention],
    _ state: State.Meaning?
  ) -> Bool {
    guard !candidates.isEmpty else { return false }
    if candidates.allSatisfy({ $0.steps.contains(step) }) { return true }
    let current = steps(saidToBe: terms { $0 == .current })
    let marked = candidates.filter { mention in
      mention.stands(behind: Self.nowWords) || !current.isDisjoint(with: mention.steps)
    }
    guard marked.isEmpty else { return marked.allSatisfy { $0.steps.contains(step) } }
    let others = steps(saidToBe: terms { $0 != .current && $0 != state })
    let open = candidates.filter { mention in
      !mention.stands(behind: Self.nextWords) && others.isDisjoint(with: mention.steps)
    }
    return !open.isEmpty && open.allSatisfy { $0.steps.contains(step) }
  }

  private static let nowWords: WordSet = ["now", "currently"]
  private static let nextWords: WordSet = [
    "next", "then", "previous", "previously", "after", "from",
  ]

  // MARK: what is said of each step

  /// The words for states of some meanings.
  private func terms(of holds: (State.Meaning) -> Bool) -> [StateTerm] {
    let own = facts[StateTerms.self].filter { holds($0.meaning) }.flatMap(\.own)
    guard languages.mayBeEnglish else { return own }
    return own + State.Meaning.allCases.filter(holds).flatMap(StateTerms.english)
  }

  /// The steps of which a text says that they are in a state.
  package func steps(saidToBe state: StateTerms) -> Set<Int> {
    steps(saidToBe: state.all(languages))
  }

  /// The steps of which a text says that they are done, to come or anything else than current.
  var stepsBesideCurrent: Set<Int> { steps(saidToBe: terms { $0 != .current }) }

  /// A term is about the step before it in its sentence, or about the one behind where the sentence
  /// begins with states; about the last one before where its sentence names none.
  private func steps(saidToBe terms: [StateTerm]) -> Set<Int> {
    lazy var all = self.terms { _ in true }
    var steps: Set<Int> = []
    for (index, range) in text.sentences.enumerated() {
      let words = Array(text.words[range])
      let here = mentions.filter { $0.sentence == index }
      let names = here.filter { $0.number == nil }.map(\.range)
      func places(_ terms: [StateTerm]) -> [Range<Int>] {
        terms.flatMap { $0.places(in: words, languages) }.filter { place in
          !names.contains { $0.overlaps(place) }
        }
      }
      let told = places(terms)
      guard !told.isEmpty else { continue }
      guard let first = here.first else {
        steps.formUnion(mentions.last { $0.sentence < index }?.steps ?? [])
        continue
      }
      let isLeading = places(all).contains { $0.upperBound <= first.range.lowerBound }
      for place in told {
        let behind = here.firstIndex { $0.range.lowerBound >= place.upperBound }
        let before = here.lastIndex { $0.range.upperBound <= place.lowerBound }
        guard let nearest = isLeading ? behind ?? before : before ?? behind else { continue }
        steps.formUnion(joined(to: nearest, here, words).flatMap(\.steps))
      }
    }
    return steps
  }

  /// A mention with those that “and” joins to it: “Account and Review”.
  private func joined(to index: Int, _ mentions: [Mention], _ words: [Word]) -> [Mention] {
    func areJoined(_ left: Int) -> Bool {
      let (start, end) = (mentions[left].range.upperBound, mentions[left + 1].range.lowerBound)
      return end == start + 1 && words[start] == "and"
    }
    var (first, last) = (index, index)
    while first > 0, areJoined(first - 1) { first -= 1 }
    while last + 1 < mentions.count, areJoined(last) { last += 1 }
    return Array(mentions[first...last])
  }
}
