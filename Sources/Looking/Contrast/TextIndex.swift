internal import A11yModel
internal import Language
internal import Listening

/// The visible texts of a component, to be found by what they are about.
struct TextIndex {
  private let facts: ComponentFacts

  /// Values on marks, and texts that name states, steps or series, with what they are about.
  private var values = Texts()
  private var states = Texts()

  /// Texts that may name states, in a language whose words for them are not known.
  private var possibleStates = Texts()
  private var names = Texts()

  /// Texts of which nobody knows the words, and so what they say.
  private var unwritten = Texts()
  private var seriesLabels: [Int: [Int]] = [:]

  /// How far a progress is, in numbers; that something goes on, in words.
  private var progressTexts: [Int] = []
  private var controlTexts: [Int: [Int]] = [:]

  /// What a shared look shows, or the one item that a part belongs to.
  private struct Key: Equatable {
    var state: Int?
    var series: Int?
    var subject: Element.Subject

    init(_ part: Part) { (state, series, subject) = (part.state, part.series, part.subject) }

    init(series: Int?, mark: Int) { (state, self.series, subject) = (nil, series, .mark(mark)) }
  }

  /// Texts by what they are about.
  ///
  /// Few are about the same step or mark, so its number finds them.
  private struct Texts {
    private(set) var all: [(key: Key, texts: [Int])] = []
    private var places: [Int: [Int]] = [:]

    var isEmpty: Bool { all.isEmpty }

    subscript(_ key: Key) -> [Int] {
      (places[Self.number(of: key)] ?? []).first { all[$0].key == key }.map { all[$0].texts } ?? []
    }

    mutating func add(_ text: Int, _ key: Key) {
      let number = Self.number(of: key)
      if let place = places[number]?.first(where: { all[$0].key == key }) {
        all[place].texts.append(text)
      } else {
        places[number, default: []].append(all.count)
        all.append((key, [text]))
      }
    }

    private static func number(of key: Key) -> Int { key.subject.index ?? -1 }
  }

  init(_ facts: ComponentFacts, _ isText: [Bool]) {
    self.facts = facts
    for (index, part) in facts.component.parts.enumerated() where isText[index] {
      add(part, index)
    }
  }

  private mutating func add(_ part: Part, _ index: Int) {
    if let control = control(of: part) { controlTexts[control, default: []].append(index) }
    if facts.component.kind == .progress, saysProgress(part) { progressTexts.append(index) }
    let key = Key(part)
    if part.missingText != nil { unwritten.add(index, key) }
    switch part.role {
    case .mark:
      if saysValue(part) { values.add(index, key) }
    case .node:
      switch saysState(part) {
      case .yes: states.add(index, key)
      case .unknown: possibleStates.add(index, key)
      case .no: break
      }
      if part.content.contains(.data("name")) { names.add(index, key) }
    default: break
    }
    if let series = part.series, part.role != .swatch, part.role != .legend, part.role != .axis,
      saysSeries(part, series)
    {
      seriesLabels[series, default: []].append(index)
    }
  }

  /// The texts that say what a graphic shows; one that can be read is enough.
  func equivalents(of part: Part) -> [Int] {
    var texts = control(of: part).flatMap { controlTexts[$0] } ?? []
    switch part.role {
    case .mark: texts += fitting(values, part)
    case .series: texts += valuesOfSeries(part.series)
    case .swatch: texts += part.series.flatMap { seriesLabels[$0] } ?? []
    case .node:
      texts += fitting(part.isStepIcon ? names : states, part)
    case .fill, .plain:
      // A symbol beside a number tells something else.
      if facts.component.kind == .progress, !part.isGlyph { texts += progressTexts }
    default: break
    }
    return texts.filter { isThere($0, with: part) }
  }

  /// The texts of the same look, or of the same item.
  private func fitting(_ texts: Texts, _ part: Part) -> [Int] {
    guard !texts.isEmpty else { return [] }
    var shared = Key(part)
    let own = texts[shared]
    guard part.subject != .component else {
      return own.filter { facts.component.parts[$0].look == part.look }
    }
    shared.subject = .component
    return own + texts[shared]
  }

  private func valuesOfSeries(_ series: Int?) -> [Int] {
    values.all.filter { $0.key.series == series && $0.key.subject == .component }.flatMap(\.texts)
  }

  /// The texts that may say what a graphic shows, and what is not known of them.
  func possibleEquivalents(of part: Part) -> (texts: [Int], missing: String)? {
    let open = possiblyEquivalent(part).filter { isThere($0, with: part) }
    if let text = open.first, let fact = facts.component.parts[text].missingText {
      return (open, fact)
    }
    guard part.role == .node, !part.isStepIcon, let state = part.state else { return nil }
    let texts = fitting(possibleStates, part).filter { isThere($0, with: part) }
    return texts.isEmpty ? nil : (texts, facts.component.states[state].missingWords)
  }

  /// The texts of unknown words that stand where one that says what a graphic shows would.
  private func possiblyEquivalent(_ part: Part) -> [Int] {
    guard !unwritten.isEmpty else { return [] }
    switch part.role {
    case .mark, .node: return fitting(unwritten, part)
    case .series: return unwritten.all.filter { $0.key.series == part.series }.flatMap(\.texts)
    case .fill, .plain:
      let isProgress = facts.component.kind == .progress && !part.isGlyph
      return isProgress ? unwritten.all.flatMap(\.texts) : []
    default: return []
    }
  }

  /// The values on marks of one look or of one mark.
  func values(of part: Part) -> [Int] {
    fitting(values, part).filter { isThere($0, with: part) }
  }

  /// The values that marks of one look have each of its own; none where one mark has none.
  func valuesOnEach(of part: Part) -> [[Int]] {
    guard part.subject == .component, part.role == .mark || part.role == .series,
      !values.isEmpty, let marks = facts.component.chart?.marks
    else { return [] }
    var groups: [[Int]] = []
    for mark in marks.indices where marks[mark].series == part.series {
      let own = values[Key(series: part.series, mark: mark)]
      guard !own.isEmpty else { return [] }
      groups.append(own.filter { isThere($0, with: part) })
    }
    return groups
  }

  private func isThere(_ text: Int, with part: Part) -> Bool {
    facts.component.parts[text].isThere(wherever: part)
  }

  // MARK: what a text says

  private func saysValue(_ part: Part) -> Bool {
    if part.content.contains(where: Self.isNumber) { return true }
    guard case .mark(let mark) = part.subject,
      let value = facts.component.chart?.marks[mark].value.value
    else { return false }
    let unit = facts[ValueUnit.self]
    return TextTokens(part.sample, facts.languageTag).values.contains { $0.tells(value, in: unit) }
  }

  private func saysState(_ part: Part) -> Certainty {
    if part.content.contains(.data("state")) { return .yes }
    guard let index = part.state else { return .no }
    let literal = part.content.map { run in
      if case .literal(let text) = run { text } else { " " }
    }
    let text = literal.joined()
    let words = Words(text)
    let terms = facts[StateTerms.self][index]
    guard terms.areGiven || facts.languages.mayBeEnglish else {
      // A number is no word, nor is the step's own name one for its state.
      let isWord = text.contains(where: \.isLetter)
      let missing = facts.component.states[index].missingWords
      return isWord && !isOwnName(words, part) ? .unknown(missing) : .no
    }
    return Certainty(terms.isSaid(in: words.list, facts.languages))
  }

  private func isOwnName(_ words: Words, _ part: Part) -> Bool {
    guard case .step(let step) = part.subject, let name = facts.component.steps[step].name.value
    else { return false }
    return words.missing(from: Words(name)).isEmpty
  }

  private func saysSeries(_ part: Part, _ series: Int) -> Bool {
    if part.content.contains(.data("series")) { return true }
    guard let name = facts.component.chart?.series[series].name.value else { return false }
    return Words(part.sample).contains(Words(name))
  }

  private func saysProgress(_ part: Part) -> Bool {
    if facts.component.progress?.isDeterminate == false { return true }
    return part.content.contains(where: Self.isNumber) || facts.mayTellProgress(part.sample)
  }

  private static func isNumber(_ run: TextRun) -> Bool {
    run == .data("value") || run == .data("percent")
  }

  /// The nearest control that a part belongs to; an index into the document's sources.
  private func control(of part: Part) -> Int? {
    guard part.role == .control else { return nil }
    let sources = facts.document.sources
    return sequence(first: part.source) { sources[$0].parent }.first(where: facts.controls.contains)
  }
}

extension Part {
  /// An icon of the step's own says which step it is; anything else, how far it is.
  fileprivate var isStepIcon: Bool { kind == .glyph && content.contains(.data("icon")) }
}
