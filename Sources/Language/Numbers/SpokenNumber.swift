/// A number as it stands in a text.
package struct SpokenNumber: Hashable, Sendable {
  package var value: Double

  /// Half a unit of the last digit that is given: how far rounding can have moved it.
  package var tolerance: Double
  package var isPercentage: Bool

  /// Whether it is a number only as data write it, with a point where the language has a comma; it
  /// stands for that very value and is no rounding of another.
  package var isVerbatim = false

  package init(value: Double, tolerance: Double, isPercentage: Bool, isVerbatim: Bool = false) {
    (self.value, self.tolerance) = (value, tolerance)
    (self.isPercentage, self.isVerbatim) = (isPercentage, isVerbatim)
  }

  /// Whether it is a correct rounding of a value, or within one percent of it.
  package func matches(_ model: Double) -> Bool {
    if isVerbatim { return abs(value - model) <= abs(model) * 1e-9 }
    return abs(value - model) <= max(tolerance * 1.000_001, abs(model) * 0.01)
  }

  package var negated: SpokenNumber {
    var number = self
    number.value = -value
    return number
  }

  package func scaled(by scale: Double) -> SpokenNumber {
    var number = self
    number.value *= scale
    number.tolerance *= scale
    return number
  }
}

extension SpokenNumber {
  /// The numbers in a text, in order, and those that English words spell out.
  ///
  /// The language says whose separators are used; both ways of writing count where it is not known.
  package static func all(in text: String, _ language: SpokenLanguage) -> [SpokenNumber] {
    all(in: Words(text).list, language)
  }

  /// The numbers among words.
  package static func all(in words: [Word], _ language: SpokenLanguage) -> [SpokenNumber] {
    let plain = plain(words)
    var reader = NumberReader(
      language.numbers.groupsWithSpaces ? grouped(plain) : plain,
      language
    )
    for index in reader.words.indices { reader.readDigits(at: index) }
    guard language.isEnglish else { return reader.numbers }
    for spelled in Numeral.all(in: reader.words, "en") {
      let number = SpokenNumber(
        value: spelled.value,
        tolerance: spelled.unit / 2,
        isPercentage: false
      )
      reader.add(number, at: spelled.range)
    }
    return reader.numbers
  }

  /// Sums that bookkeepers set in brackets because they are owed: “($5)” is minus 5.
  package static func bracketed(in text: String, _ language: SpokenLanguage) -> [SpokenNumber] {
    guard TextBytes.holds(UInt8(ascii: "("), in: text) else { return [] }
    return text.split(separator: "(").dropFirst().flatMap { piece -> [SpokenNumber] in
      guard let end = piece.firstIndex(of: ")") else { return [] }
      let inner = String(piece[..<end])
      guard Words(inner).list.contains(where: UnitVocabulary.isCurrency),
        !inner.contains(where: \.isLetter)
      else { return [] }
      return all(in: inner, language).map(\.negated)
    }
  }

  /// Words with the digits 0 to 9 in place of those of other scripts, and with letters set apart
  /// that scripts join to the front of a number.
  package static func plain(_ words: [Word]) -> [Word] {
    if words.allSatisfy(\.isASCII) { return words }
    return words.flatMap { word in
      if word.isASCII { return [word] }
      // 零下 begins with what is a digit elsewhere.
      return word.partsAtNumbers.map { MinusWords.isJoined($0) ? $0 : plain($0) }
    }
  }

  /// A word with the digits 0 to 9 in place of those of other scripts.
  private static func plain(_ word: Word) -> Word {
    guard !word.isASCII, word.contains(.number) else { return word }
    return Word(
      String(
        word.text.map { character in
          // 二 is a digit as well; 万 stands for more than one.
          guard character.isNumber, let digit = character.wholeNumberValue, digit < 10 else {
            return character
          }
          return String(digit).first ?? character
        }
      )
    )
  }

  /// “1 234,5” as one number, in languages that group digits with spaces.
  package static func grouped(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    var start = 0
    while start < words.count {
      var end = start + 1
      if (1...3).contains(words[start].count) {
        while end < words.count, words[end - 1].allSatisfy(.number), isGroup(words[end]) {
          end += 1
        }
      }
      let isAlone = end == start + 1
      result.append(isAlone ? words[start] : Word(words[start..<end].map(\.text).joined()))
      start = end
    }
    return result
  }

  /// Whether a word begins with three digits and no more.
  private static func isGroup(_ word: Word) -> Bool {
    word.prefix(word.length(of: .number)).count == 3
  }

  /// Whether a word behind a number makes it a percentage.
  package static func isPercentage(_ word: Word) -> Bool { percentWords.contains(word) }

  /// How many words behind a number make it a percentage, where they do: “per cent” is two.
  package static func percentageLength(in words: [Word], at index: Int) -> Int? {
    guard index < words.count else { return nil }
    // “5 percentage points” are a difference.
    let isDifference = index + 1 < words.count && points.contains(words[index + 1])
    if isPercentage(words[index]) { return isDifference ? nil : 1 }
    guard index + 1 < words.count, hundreds.contains(words[index + 1]) else { return nil }
    return perWords.contains(words[index]) ? 2 : nil
  }

  /// Whether a word is one of the two of “per cent” behind a number.
  package static func isOfPercent(_ index: Int, of words: [Word]) -> Bool {
    [index - 1, index].contains { start in
      start > 0 && words[start - 1].begins(with: .number)
        && percentageLength(in: words, at: start) == 2
    }
  }

  private static let points: WordSet = ["point", "points"]

  private static let percentWords: WordSet = [
    "%", "percent", "percentage", "pct", "prozent", "procent", "porcentaje", "prosent",
    "prosentti", "prosenttia", "százalék", "procenta", "procento", "процент", "процента",
    "процентов", "відсоток", "відсотка", "відсотків", "パーセント", "퍼센트",
  ]

  /// “Per cent”, “pour cent”, “por ciento”, “por cento”, “per cento”.
  private static let perWords: WordSet = ["per", "pour", "por"]
  private static let hundreds: WordSet = ["cent", "ciento", "cento"]
}
