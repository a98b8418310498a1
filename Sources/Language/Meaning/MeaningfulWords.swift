internal import Support

extension Word {
  /// Whether it is a whole number as digits write it, without separators and zeros before it.
  package var isPlainNumber: Bool {
    isASCII && (1...9).contains(length) && (length == 1 || self[0] != UInt8(ascii: "0"))
      && withBytes { $0.allSatisfy { (0x30...0x39).contains($0) } }
  }
}

/// The words of a text that must be heard somewhere for the text not to be lost.
package struct MeaningfulWords: Sendable {
  package let language: SpokenLanguage

  /// The component's own, besides the signs.
  private let units: [Word]

  /// - Parameters:
  ///   - language: the language of the texts.
  ///   - units: what is measured, besides what the signs stand for.
  package init(_ language: SpokenLanguage, units: [String]) {
    self.language = language
    self.units = units.flatMap { Words($0).list }
  }

  /// The words that carry meaning, without units, which have a rule of their own.
  package func words(of text: String) -> [String] {
    let list = Words(text).list
    let content = list.indices.filter { isMeant($0, of: list) }
    // A series may be called “A”.
    return forms(of: list, at: content.isEmpty ? Array(list.indices) : content)
  }

  /// Words of a list in the form in which they are compared; a minus is part of its number.
  private func forms(of list: [Word], at places: [Int]) -> [String] {
    places.compactMap { index in
      if MinusWords.isNegative(list, at: index + 1, language.tag) { return nil }
      let form = form(of: list[index])
      return MinusWords.isNegative(list, at: index, language.tag) ? "-" + form : form
    }
  }

  /// Whether a word of a text carries meaning.
  package func isMeant(_ index: Int, of list: [Word]) -> Bool {
    let word = list[index]
    return !Words.functionWords.contains(word) && !(isBehindNumber(index, list) && isUnit(word))
      && !isBeforeSum(index, list)
      && !isOfPercent(index, of: list)
  }

  /// Whether a word is one of the two of “per cent” behind a number.
  private func isOfPercent(_ index: Int, of list: [Word]) -> Bool {
    [index - 1, index].contains { start in
      start > 0 && start + 1 < list.count && list[start - 1].begins(with: .number)
        && isPercent(Array(list[start...(start + 1)]))
    }
  }

  private func isPercent(_ words: [Word]) -> Bool {
    LanguageTable.reading(language.tag).record(of: words.joined)?.units.contains(Unit.percent)
      ?? false
  }

  /// Whether a word stands behind a number, or behind the sign of a degree that does.
  private func isBehindNumber(_ index: Int, _ list: [Word]) -> Bool {
    guard index > 0 else { return false }
    return list[index - 1].begins(with: .number)
      || (index > 1 && list[index - 1] == Self.degree && list[index - 2].begins(with: .number))
  }

  /// Whether a word is the sign of a currency before its number.
  private func isBeforeSum(_ index: Int, _ list: [Word]) -> Bool {
    Self.signs.contains(list[index]) && UnitVocabulary.isCurrency(list[index])
      && index + 1 < list.count && list[index + 1].begins(with: .number)
  }

  private static let degree = Word("°")

  /// All words of a text, in the form in which they are compared.
  package func allWords(of text: String) -> [String] {
    let list = Words(text).list
    return forms(of: list, at: Array(list.indices))
  }

  private func isUnit(_ word: Word) -> Bool {
    Self.signs.contains(word) || units.contains(word) || isPercent([word])
  }

  /// Numbers are compared by what they count, however they are written.
  package func form(of word: Word) -> String {
    guard word.begins(with: .number), !word.isPlainNumber else { return word.text }
    // What is nothing but a number is read as the first of its ways of writing that it fits.
    for decimal in language.numbers.decimals {
      guard let figures = NumberFigures(word, language.numbers, decimal: decimal) else { continue }
      return DecimalText.short(figures.value)
    }
    let value = TextTokens([word], language.tag).values.first
    return value.map { DecimalText.short($0.number) } ?? word.text
  }

  /// Signs that people write behind numbers and hear as words.
  private static let signs: WordSet = [
    "%", "°", "c", "f", "h", "hr", "hrs", "m", "min", "mins", "s", "sec", "ms", "g", "kg", "lb",
    "lbs", "km", "mi", "cm", "mm", "ft", "l", "ml", "w", "kw", "kwh", "bpm", "kcal", "mph", "kmh",
    "k", "mb", "gb", "kb", "tb", "$", "€", "£", "¥",
  ]
}
