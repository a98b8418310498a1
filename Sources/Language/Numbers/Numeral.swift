/// A number that words spell out: “twenty-five”, “zweitausendvierundzwanzig”, “a hundred and six”.
package struct Numeral: Hashable, Sendable {
  package var value: Double

  /// What the last digit that is given counts, as a million.
  package var unit: Double
  package var isOrdinal = false

  /// Whether it is one word that is an article as well: “un”, “ein”, “en”.
  package var isArticle = false

  /// Where it stands among the words.
  package var range: Range<Int>

  /// All that some words spell out, in order, without ordinals and articles.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - tag: the primary language; where nobody tells, that is English.
  /// - Returns: the numbers.
  package static func all(in words: [Word], _ tag: String?) -> [Numeral] {
    guard let language = LanguageTable.of(tag ?? "en") else { return [] }
    return NumeralWords(words[...], language).numerals(withOrdinals: false).filter { !$0.isArticle }
  }

  /// English words with figures in place of those that spell numbers.
  package static func figures(in words: [Word]) -> [Word] {
    var result: [Word] = []
    var index = 0
    for number in all(in: words, "en") {
      result += words[index..<number.range.lowerBound]
      let whole = Int(exactly: number.value)
      result.append(Word(whole.map(String.init) ?? "\(number.value)"))
      index = number.range.upperBound
    }
    return result + words[index...]
  }

  /// The whole number or ordinal that words spell out from the first on.
  static func first(of words: ArraySlice<Word>, _ language: LanguageTable) -> Numeral? {
    NumeralWords(words, language).numeral(at: 0, withFractions: false)
  }
}

/// Words in which numbers are looked for.
protocol NumeralSource {
  var language: LanguageTable { get }
  var count: Int { get }

  /// What a word is; nil of figures, and of what no file of the language has.
  func record(at index: Int) -> WordRecord?

  /// The words for numbers of which one word is made; nil where it is made of anything else.
  func parts(at index: Int) -> [WordRecord]?

  /// What stands at a place and is added to the number before it, and how many words say it.
  func fraction(at index: Int) -> (share: Double, length: Int)?
}

extension NumeralSource {
  /// All numbers, in order.
  func numerals(withOrdinals: Bool = true) -> [Numeral] {
    var found: [Numeral] = []
    var index = 0
    while index < count {
      let next = numeral(at: index, withOrdinals: withOrdinals)
      if let next { found.append(next) }
      index = next?.range.upperBound ?? index + 1
    }
    return found
  }

  /// The number that words spell out from one on; nil where none does.
  func numeral(at start: Int, withOrdinals: Bool = true, withFractions: Bool = true) -> Numeral? {
    var sum = NumeralSum(language, withOrdinals: withOrdinals)
    var index = start
    while index < count, !sum.isFractional {
      if let end = add(to: &sum, at: index) {
        index = end
      } else if !sum.isEmpty, !language.setsOnesFirst, let record = record(at: index),
        sum.mayJoin(record.kinds), let end = add(to: &sum, at: index + 1)
      {
        index = end
      } else {
        break
      }
    }
    guard !sum.isEmpty else { return nil }
    var numeral = Numeral(value: sum.value, unit: sum.unit, range: start..<index)
    numeral.isOrdinal = sum.isOrdinal
    numeral.isArticle =
      index == start + 1 && record(at: start)?.kinds.contains(.article) ?? false
    if withFractions { addFraction(to: &numeral) }
    return numeral
  }

  /// Adds the word at a place to a sum.
  ///
  /// - Returns: where the next one stands; nil where it does not belong to the number.
  private func add(to sum: inout NumeralSum, at index: Int) -> Int? {
    guard index < count else { return nil }
    let record = record(at: index)
    if let record, !record.kinds.isDisjoint(with: [.cardinal, .ordinal]) {
      return sum.add(record) ? index + 1 : nil
    }
    if let record, record.kinds.contains(.article), index + 1 < count,
      let next = self.record(at: index + 1), sum.addArticle(before: next)
    {
      return index + 1
    }
    guard record == nil, language.makesCompounds, let parts = parts(at: index) else { return nil }
    return sum.add(compound: parts) ? index + 1 : nil
  }

  /// “And a half”, “point five”.
  private func addFraction(to numeral: inout Numeral) {
    let end = numeral.range.upperBound
    if let fraction = fraction(at: end) {
      numeral.value += fraction.share
      numeral.unit = 0.25
      numeral.range = numeral.range.lowerBound..<(end + fraction.length)
      return
    }
    guard end < count, record(at: end)?.kinds.contains(.point) ?? false else { return }
    var (index, unit) = (end + 1, 1.0)
    while index < count, let record = record(at: index), record.kinds.contains(.cardinal),
      record.number < 10
    {
      unit /= 10
      numeral.value += record.number * unit
      index += 1
    }
    guard index > end + 1 else { return }
    numeral.unit = unit
    numeral.range = numeral.range.lowerBound..<index
  }
}

extension TextTokens: NumeralSource {
  func record(at index: Int) -> WordRecord? { tokens[index].record }

  func parts(at index: Int) -> [WordRecord]? {
    tokens[index].isFigure ? nil : withBytes(index..<(index + 1), language.parts)
  }

  func fraction(at index: Int) -> (share: Double, length: Int)? {
    phrase(at: index) { $0.kinds.contains(.fraction) }.map { ($0.record.share, $0.length) }
  }

  /// All numbers that words spell out, in order.
  package var numerals: [Numeral] { numerals() }
}

/// Words that are told apart already.
private struct NumeralWords: NumeralSource {
  private let words: ArraySlice<Word>
  let language: LanguageTable

  init(_ words: ArraySlice<Word>, _ language: LanguageTable) {
    (self.words, self.language) = (words, language)
  }

  var count: Int { words.count }

  private func word(_ index: Int) -> Word { words[words.startIndex + index] }

  func record(at index: Int) -> WordRecord? {
    let word = word(index)
    guard !word.isEmpty, word[0] > 0x39 else { return nil }
    return word.withBytes(language.record)
  }

  func parts(at index: Int) -> [WordRecord]? { word(index).withBytes(language.parts) }

  func fraction(at index: Int) -> (share: Double, length: Int)? {
    guard index < count, let first = record(at: index) else { return nil }
    var length = min(Int(first.phraseLength), count - index)
    while length > 1 {
      let phrase = words.dropFirst(index).prefix(length).map(\.text).joined(separator: " ")
      if let record = language.record(of: phrase), record.kinds.contains(.fraction) {
        return (record.share, length)
      }
      length -= 1
    }
    return nil
  }
}
