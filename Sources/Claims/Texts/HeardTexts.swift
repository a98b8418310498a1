package import Language
internal import Listening

/// What is heard in some place, to be compared with a text whichever way either is written: “3 of 8”
/// says what “3/8” does, “4,000” what “4k” does, “Monday” what “Mon” does, and “東京は30人” holds “東京”.
///
/// What that takes is found out when it is asked for: most of what is missed is said in no other way.
package final class HeardTexts {
  private let meaning: MeaningfulWords
  private let find: () -> [String]

  /// - Parameters:
  ///   - texts: all that is heard.
  ///   - meaning: which of the words mean something, in the language of the texts.
  package init(_ texts: @autoclosure @escaping () -> [String], _ meaning: MeaningfulWords) {
    (find, self.meaning) = (texts, meaning)
  }

  /// Of very much nothing is compared but the words as they are written.
  private lazy var texts: [Words] = {
    let all = find()
    return all.count > Self.most ? [] : all.map { Words($0) }
  }()

  private static let most = 5000

  /// The words of each text, parted where numbers begin.
  private lazy var lists = texts.map { text in
    text.list.allSatisfy(\.isASCII) ? text.list : text.list.flatMap(\.partsAtNumbers)
  }

  /// All words; a number behind a minus is another one.
  private lazy var words = Set(
    lists.lazy.flatMap { list in
      list.indices.lazy.filter { !SpokenNumber.isNegative(list, at: $0) }.map { list[$0] }
    }
  )

  private lazy var spoken: [SpokenNumber] = lists.flatMap { list in
    SpokenNumber.all(in: list.flatMap { $0.split(at: Self.stroke) }, meaning.language)
  }

  private lazy var numbers = Set(spoken.map(\.value))

  /// The units of all values that are heard: “GB” and “gigabytes” are one.
  private lazy var units = find().prefix(Self.most).reduce(UnitSet()) { units, text in
    TextTokens(text, meaning.language.tag).values.reduce(units) { $0.union($1.units) }
  }

  /// Lengths of time in seconds; “5:30” may be two.
  private lazy var lengths: Set<Double> = {
    var lengths: Set<Double> = []
    for list in lists {
      let plain = SpokenNumber.plain(list)
      for length in SpokenDuration.all(in: plain, meaning.language.numbers) {
        lengths.formUnion(length.seconds)
      }
      for word in plain { lengths.formUnion(SpokenDuration.clock(word) ?? []) }
    }
    return lengths
  }()

  /// Quarters, halves and weeks, each once.
  private lazy var periods: [NumberedPeriod] = {
    var periods: [NumberedPeriod] = []
    for period in lists.lazy.flatMap({ Array(NumberedPeriod.all(in: $0)) })
    where !periods.contains(where: { period.isSaid(by: $0) && $0.year == period.year }) {
      periods.append(period)
    }
    return periods
  }()

  /// What is short for the words.
  private lazy var spelt = SpeltWords(lists)

  /// Whether all is heard that a text means.
  package func say(_ text: String) -> Bool { says(text) { _ in false } }

  /// Whether all is heard that a text means or is short for: “Temp” is the beginning of
  /// “temperature”, and “US” are the initials of “United States”.
  ///
  /// That holds of what is heard in the same place; elsewhere the words may be about something else.
  package func spellOut(_ text: String) -> Bool { says(text, spelt.spellOut) }

  /// Whether all may be heard that a text is short for.
  package func maySpellOut(_ text: String) -> Bool {
    says(text) { spelt.spellOut($0) || spelt.maySpellOut($0) }
  }

  private func says(_ text: String, _ isShort: (Word) -> Bool) -> Bool {
    let parts = Words(text).list.flatMap(\.partsAtNumbers)
    let list = meaning.language.isEnglish ? Numeral.figures(in: parts) : parts
    // Other words are heard as they are written, or not at all.
    guard
      list.contains(where: {
        $0.begins(with: .number) || !$0.isASCII || isName($0) || isShort($0)
      }) || NumberedPeriod.all(in: parts).contains(where: { _ in true })
    else { return false }
    let ownPeriods = Array(NumberedPeriod.all(in: list))
    let durations = SpokenDuration.all(in: SpokenNumber.plain(list), meaning.language.numbers)
    var isAnyHeard = false
    var index = 0
    while index < list.count {
      let duration = durations.first { $0.range.lowerBound == index }
      if let duration, !lengths.isDisjoint(with: duration.seconds) {
        (isAnyHeard, index) = (true, duration.range.upperBound)
      } else if let period = ownPeriods.first(where: { $0.range.lowerBound == index }),
        periods.contains(where: period.isSaid)
      {
        (isAnyHeard, index) = (true, period.range.upperBound)
      } else if !meaning.isMeant(index, of: list) || isBetweenNumbers(index, list) {
        index += 1
      } else if let length = lengthHeard(at: index, in: list) {
        (isAnyHeard, index) = (true, index + length)
      } else if isName(list[index]) || isShort(list[index]) {
        (isAnyHeard, index) = (true, index + 1)
      } else {
        return false
      }
    }
    return isAnyHeard
  }

  /// How many words from one on are heard: two of a number with what multiplies it; nil for none.
  private func lengthHeard(at index: Int, in list: [Word]) -> Int? {
    let word = list[index]
    if SpokenNumber.isNegative(list, at: index + 1) { return negativeLength(at: index, in: list) }
    if words.contains(word) || isAmidLetters(word) { return 1 }
    if index > 0, list[index - 1].begins(with: .number),
      let length = unitLength(at: index, in: list)
    {
      return length
    }
    guard word.begins(with: .number) else { return nil }
    if let clock = SpokenDuration.clock(word), !lengths.isDisjoint(with: clock) { return 1 }
    if word.split(at: Self.stroke).allSatisfy({ isHeard($0) }) { return 1 }
    guard index + 1 < list.count,
      let scale = NumberScales.scale(list[index + 1], meaning.language.primary)
    else { return nil }
    return isHeard(word, times: scale) ? 2 : nil
  }

  /// How many words from one on name a unit that is heard; nil where they do not.
  private func unitLength(at index: Int, in list: [Word]) -> Int? {
    (1...3).reversed().first { length in
      guard index + length <= list.count else { return false }
      let named = TextTokens(
        list[index..<(index + length)].map(\.text).joined(separator: " "),
        meaning.language.tag
      ).unit
      return !named.intersection(units).isEmpty
    }
  }

  /// The same of a number from its minus on.
  private func negativeLength(at minus: Int, in list: [Word]) -> Int? {
    let values = SpokenNumber.all(in: Array(list[minus...(minus + 1)]), meaning.language).map(
      \.value
    )
    if values.contains(where: numbers.contains) { return 2 }
    guard minus + 2 < list.count,
      let scale = NumberScales.scale(list[minus + 2], meaning.language.primary)
    else { return nil }
    return values.contains { numbers.contains($0 * scale) } ? 3 : nil
  }

  /// Whether a number is heard that a word may mean, or a multiple of it.
  private func isHeard(_ word: Word, times scale: Double = 1) -> Bool {
    SpokenNumber.all(in: [word], meaning.language).contains { number in
      let value = number.value * scale
      // 1.81 is heard of 1.812, which it rounds.
      return numbers.contains(value)
        || spoken.contains { heard in
          heard.tolerance < 0.5 && heard.tolerance > number.tolerance
            && abs(heard.value - value) <= min(heard.tolerance * 1.000_001, abs(value) * 0.01)
        }
    }
  }

  /// Whether a word is short for the name of a day or a month that is heard.
  private func isName(_ word: Word) -> Bool {
    CalendarNames.spelled(word).contains(where: words.contains)
  }

  private func isAmidLetters(_ word: Word) -> Bool {
    guard !word.isASCII else { return false }
    let part = Words(word.text)
    return part.isUnspaced && texts.contains { $0.contains(part) }
  }

  /// What stands between a part and its whole, in “3 sur 8”.
  private func isBetweenNumbers(_ index: Int, _ list: [Word]) -> Bool {
    index > 0 && index + 1 < list.count && list[index - 1].begins(with: .number)
      && list[index + 1].begins(with: .number) && SpokenProgress.ofWords.contains(list[index])
  }

  private static let stroke = CharacterClass("/")
}
