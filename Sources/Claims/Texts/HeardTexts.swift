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

  /// Each text with the dashes of ranges.
  private lazy var heard = texts.isEmpty ? [] : find().map { TextTokens($0, meaning.language.tag) }

  /// All words; a number behind a minus is another one.
  private lazy var words: Set<Word> = {
    var words: Set<Word> = []
    for list in heard.lazy.map(\.words) {
      for index in list.indices
      where !MinusWords.isNegative(list, at: index, meaning.language.tag) {
        words.insert(list[index])
      }
    }
    return words
  }()

  private lazy var values = heard.flatMap(\.values)
  private lazy var numbers = Set(values.flatMap(\.anyNumbers))

  /// The units of all values: “GB” and “gigabytes” are one.
  private lazy var units = values.reduce(UnitSet()) { $0.union($1.units) }

  /// Lengths of time in seconds; “5:30” may be two.
  private lazy var lengths = Set(values.flatMap(\.seconds))

  private lazy var dates = Set(heard.flatMap(\.dates).map(\.withoutPlace))

  /// What is short for the words.
  private lazy var spelt = SpeltWords(heard.map(\.words), meaning.language.tag)

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
    let tokens = TextTokens(text, meaning.language.tag)
    let list = tokens.words
    let (values, dates) = (tokens.values, tokens.dates)
    // Other words are heard as they are written, or not at all.
    guard
      !values.isEmpty || !dates.isEmpty
        || list.contains(where: { $0.begins(with: .number) || !$0.isASCII || isShort($0) })
    else { return false }
    var isAnyHeard = false
    var index = 0
    while index < list.count {
      if let date = dates.first(where: { $0.range.lowerBound == index && isHeard($0) }) {
        (isAnyHeard, index) = (true, date.range.upperBound)
      } else if let value = values.first(where: { $0.range.lowerBound == index }),
        isHeard(value, list)
      {
        (isAnyHeard, index) = (true, value.range.upperBound)
      } else if !meaning.isMeant(index, of: list) || tokens.isDash(index) {
        index += 1
      } else if words.contains(list[index]) || isAmidLetters(list[index]) || isShort(list[index]) {
        (isAnyHeard, index) = (true, index + 1)
      } else {
        return false
      }
    }
    return isAnyHeard
  }

  private func isHeard(_ date: TextDate) -> Bool { dates.contains { $0.says(date) } }

  /// Whether a value is heard with its unit, whichever way it is written.
  private func isHeard(_ value: TextValue, _ list: [Word]) -> Bool {
    if !lengths.isDisjoint(with: value.seconds) { return true }
    let ends = [value.upTo, value.total].compactMap(\.self)
    guard !value.hasColon, value.numbers.contains(where: isHeard), ends.allSatisfy(numbers.contains)
    else { return false }
    // “450 kcal” is said by “450”, but not “450 laps”.
    return !value.units.intersection(units).isEmpty
      || value.range.allSatisfy { index in
        list[index].begins(with: .number) || !meaning.isMeant(index, of: list)
          || words.contains(list[index]) || value.units.isEmpty
      }
  }

  /// Whether a number is heard; 1.81 is heard of 1.812, which it rounds.
  private func isHeard(_ number: Double) -> Bool {
    numbers.contains(number)
      || values.contains { heard in
        heard.tolerance < 0.5 && heard.tolerance > 0
          && abs(heard.number - number) <= min(heard.tolerance * 1.000_001, abs(number) * 0.01)
      }
  }

  private func isAmidLetters(_ word: Word) -> Bool {
    guard !word.isASCII else { return false }
    let part = Words(word.text)
    return part.isUnspaced && texts.contains { $0.contains(part) }
  }
}
