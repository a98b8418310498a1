/// What words for numbers add up to, word by word, as the spell-out rules of CLDR put them together.
package struct NumeralSum {
  private let language: LanguageTable

  /// What is counted in thousands and more already, and the last of these scales.
  private var total = 0.0
  private var scale = 0.0

  /// What is below the next thousand, and what was added to it last.
  private var group = 0.0
  private var last = 0.0

  private var count = 0
  package private(set) var isOrdinal = false

  /// Whether a part of one stands behind it, as in “zweieinhalb”.
  package private(set) var isFractional = false

  /// What the last digit that is given counts, as a million.
  package private(set) var unit = 1.0

  package init(_ language: LanguageTable) { self.language = language }

  package var value: Double { total + group }
  package var isEmpty: Bool { count == 0 }

  /// Goes on with a word; false where it does not belong to the number.
  package mutating func add(_ word: WordRecord) -> Bool {
    let isOrdinal = word.kinds.contains(.ordinal)
    // “Vigésimo primero”: behind an ordinal only others may follow.
    guard word.kinds.contains(.cardinal) || isOrdinal, !self.isOrdinal || isOrdinal,
      !isFractional, add(word.number)
    else { return false }
    self.isOrdinal = isOrdinal
    count += 1
    return true
  }

  /// Goes on with an article that stands for one: “a hundred”.
  package mutating func addArticle(before next: WordRecord) -> Bool {
    guard isEmpty, !language.hasArticleOfOne, next.kinds.contains(.cardinal), next.number >= 100
    else { return false }
    group = 1
    count += 1
    return true
  }

  /// Ends it with a part of one.
  mutating func add(fraction: Double) {
    group += fraction
    unit = 0.25
    isFractional = true
  }

  private mutating func add(_ number: Double) -> Bool {
    // Nothing is added to zero.
    guard isEmpty || value > 0 else { return false }
    switch number {
    case 1000...: return addScale(number)
    case 100: return addHundred()
    default:
      guard mayFollow(number) else { return false }
      // “Quatre-vingts” are four times twenty.
      group += isFourTimes(number) ? 76 : number
      (last, unit) = (number, 1)
      return true
    }
  }

  private mutating func addScale(_ number: Double) -> Bool {
    if scale == 0 || number < scale {
      guard group > 0 || (number == 1000 && language.hasArticleOfOne) else { return false }
      total += max(group, 1) * number
    } else {
      // “Dos mil millones”.
      guard number > scale, number >= 1e6, value > 0 else { return false }
      total = value * number
    }
    (group, last, scale, unit) = (0, number, number, number)
    return true
  }

  private mutating func addHundred() -> Bool {
    guard group < 100, group > 0 || language.hasArticleOfOne else { return false }
    (group, last, unit) = (max(group, 1) * 100, 100, 100)
    return true
  }

  private func isFourTimes(_ number: Double) -> Bool {
    language.countsByTwenties && number == 20 && rest == 4
  }

  private var rest: Double { group.truncatingRemainder(dividingBy: 100) }

  /// Whether a number below a thousand may be added: five to twenty, but not six to five.
  private func mayFollow(_ number: Double) -> Bool {
    if count == 0 { return true }
    guard number > 0 else { return false }
    let isTen = rest.truncatingRemainder(dividingBy: 10) == 0
    switch number {
    case 101...: return group == 0
    case 20...:
      return rest == 0 || isFourTimes(number)
        || (language.setsOnesFirst && rest < 10 && last == rest)
    case 10...: return rest == 0 || (language.countsByTwenties && (rest == 60 || rest == 80))
    default:
      if rest == 0 { return true }
      guard isTen else { return false }
      // “Dix-sept” and “décimo sexto” are put together as well.
      return rest == 10 || rest == 70 || rest == 90
        ? language.countsByTwenties || isOrdinal || (rest > 10 && !language.setsOnesFirst)
        : !language.setsOnesFirst
    }
  }

  /// Whether a word that joins others may stand behind what is read so far.
  package func mayJoin(_ kinds: WordKinds) -> Bool {
    let needed: WordKinds =
      last < 20 ? .joinBehindOnes : last < 100 ? .joinBehindTens : .joinBehindHundreds
    return !isEmpty && kinds.contains(needed)
  }
}
