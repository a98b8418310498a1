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
}

extension TextTokens {
  /// All numbers that words spell out, in order.
  package var numerals: [Numeral] {
    var found: [Numeral] = []
    var index = 0
    while index < count {
      let next = numeral(at: index)
      if let next { found.append(next) }
      index = next?.range.upperBound ?? index + 1
    }
    return found
  }

  /// The whole number or ordinal that words spell out from a token on.
  package func wholeNumeral(at index: Int) -> Numeral? { numeral(at: index, withFractions: false) }

  /// The number that words spell out from one on; nil where none does.
  func numeral(at start: Int, withFractions: Bool = true) -> Numeral? {
    var sum = NumeralSum(language)
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

extension TextTokens {
  private func record(at index: Int) -> WordRecord? { tokens[index].record }

  /// The words for numbers of which one word is made; nil where it is made of anything else.
  private func parts(at index: Int) -> [WordRecord]? {
    tokens[index].isFigure ? nil : withBytes(index..<(index + 1), language.parts)
  }

  /// What stands at a place and is added to the number before it, and how many words say it.
  func fraction(at index: Int) -> (share: Double, length: Int)? {
    phrase(at: index) { $0.kinds.contains(.fraction) }.map { ($0.record.share, $0.length) }
  }
}
