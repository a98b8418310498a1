internal import A11yModel

/// The words of a text that must be heard somewhere for the text not to be lost.
struct MeaningfulWords: Sendable {
  private let language: String?
  private let units: Set<String>

  init(_ facts: ComponentFacts) {
    language = facts.languageTag
    let chart = facts.component.chart
    let units =
      [chart?.unit, facts.component.progress?.unit].compactMap { $0?.value }
      + (chart?.axes.compactMap(\.unit.value) ?? [])
    self.units = Self.signs.union(units.flatMap { Words($0).list })
  }

  /// The words that carry meaning, without units, which have a rule of their own.
  func words(of text: String) -> [String] {
    let list = Words(text).list
    let content = list.indices.filter { index in
      let isBehindNumber = index > 0 && isNumber(list[index - 1])
      return !Words.functionWords.contains(list[index])
        && !(isBehindNumber && units.contains(list[index]))
    }
    // A series may be called “A”.
    return (content.isEmpty ? Array(list.indices) : content).map { form(of: list[$0]) }
  }

  /// All words of a text, in the form in which they are compared.
  func allWords(of text: String) -> [String] { Words(text).list.map(form) }

  /// Numbers are compared by what they count, however they are written.
  private func form(of word: String) -> String {
    guard isNumber(word),
      let number = SpokenNumber.all(in: word, language: language).first
    else { return word }
    return DecimalText.short(number.value)
  }

  private func isNumber(_ word: String) -> Bool { word.first?.isNumber ?? false }

  /// Signs that people write behind numbers and hear as words.
  private static let signs: Set<String> = [
    "%", "°", "c", "f", "h", "hr", "hrs", "m", "min", "mins", "s", "sec", "ms", "g", "kg", "lb",
    "lbs", "km", "mi", "cm", "mm", "ft", "l", "ml", "w", "kw", "kwh", "bpm", "kcal", "mph", "kmh",
    "k", "mb", "gb", "kb", "tb", "$", "€", "£", "¥",
  ]
}
