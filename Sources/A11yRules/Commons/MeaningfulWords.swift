internal import A11yModel

/// The words of texts of which many are heard again and again.
struct HeardWords: Sendable {
  private let meaning: MeaningfulWords
  private var known: [String: [String]] = [:]
  private var knownAll: [String: [String]] = [:]

  init(_ meaning: MeaningfulWords) { self.meaning = meaning }

  /// The words of a text that carry meaning; see ``MeaningfulWords/words(of:)``.
  mutating func words(of text: String) -> [String] {
    if let known = known[text] { return known }
    let words = meaning.words(of: text)
    known[text] = words
    return words
  }

  /// All words of a text; see ``MeaningfulWords/allWords(of:)``.
  mutating func allWords(of text: String) -> [String] {
    if let known = knownAll[text] { return known }
    let words = meaning.allWords(of: text)
    knownAll[text] = words
    return words
  }

  /// All words of some texts.
  mutating func set(of texts: [String]) -> Set<String> {
    var words: Set<String> = []
    for text in texts where !text.isEmpty { words.formUnion(allWords(of: text)) }
    return words
  }
}

/// The words of a text that must be heard somewhere for the text not to be lost.
struct MeaningfulWords: Sendable {
  private let language: SpokenLanguage
  private let units: WordSet

  init(_ facts: ComponentFacts) {
    language = facts.spokenLanguage
    let chart = facts.component.chart
    let units =
      [chart?.unit, facts.component.progress?.unit].compactMap { $0?.value }
      + (chart?.axes.compactMap(\.unit.value) ?? [])
    self.units = WordSet(Self.signs + units.flatMap { Words($0).strings })
  }

  /// The words that carry meaning, without units, which have a rule of their own.
  func words(of text: String) -> [String] {
    let list = Words(text).list
    let content = list.indices.filter { index in
      let isBehindNumber = index > 0 && list[index - 1].begins(with: .number)
      return !Words.functionWords.contains(list[index])
        && !(isBehindNumber && units.contains(list[index]))
    }
    // A series may be called “A”.
    return (content.isEmpty ? Array(list.indices) : content).map { form(of: list[$0]) }
  }

  /// All words of a text, in the form in which they are compared.
  func allWords(of text: String) -> [String] { Words(text).list.map(form) }

  /// Numbers are compared by what they count, however they are written.
  private func form(of word: Word) -> String {
    guard word.begins(with: .number),
      let number = SpokenNumber.all(in: [word], language).first
    else { return word.text }
    return DecimalText.short(number.value)
  }

  /// Signs that people write behind numbers and hear as words.
  private static let signs: [String] = [
    "%", "°", "c", "f", "h", "hr", "hrs", "m", "min", "mins", "s", "sec", "ms", "g", "kg", "lb",
    "lbs", "km", "mi", "cm", "mm", "ft", "l", "ml", "w", "kw", "kwh", "bpm", "kcal", "mph", "kmh",
    "k", "mb", "gb", "kb", "tb", "$", "€", "£", "¥",
  ]
}
