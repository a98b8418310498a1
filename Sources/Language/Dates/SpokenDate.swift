/// A date that a category is: written in numbers, in every order that makes sense, or with the name
/// of its month.
package struct SpokenDate {
  private let readings: [Reading]
  private let numbers: [Int]

  /// Whether it has the name of its month.
  private let isNamed: Bool
  private let language: SpokenLanguage

  /// A month and a day of it, from 1; months may stand for themselves where the year is given.
  struct Reading: Hashable {
    var month: Int
    var day: Int?
    var year: Int?
  }

  /// Nil for a text that is no date.
  ///
  /// - Parameters:
  ///   - text: what is written.
  ///   - words: the same in words.
  ///   - language: what it is spoken in.
  package init?(_ text: String, _ words: [Word], _ language: SpokenLanguage) {
    self.language = language
    if let numbers = Self.numbers(in: text) {
      (self.numbers, isNamed) = (numbers, false)
      readings = Self.readings(of: numbers)
    } else {
      guard (2...5).contains(words.count) else { return nil }
      let whole = NamedDate.all(in: words).filter { date in
        date.range == words.indices && (date.day != nil || date.year != nil)
      }
      (numbers, isNamed) = ([], true)
      readings = whole.map { Reading(month: $0.month, day: $0.day, year: $0.year) }
    }
    if readings.isEmpty { return nil }
  }

  /// The numbers in a text that holds two or three and no letters; nil for any other.
  private static func numbers(in text: String) -> [Int]? {
    let whole = Word(text)
    guard whole.isASCII, whole.allSatisfy(figures) else { return nil }
    var numbers: [Int] = []
    var rest = whole
    while true {
      rest = rest.dropFirst(rest.length(of: notNumber))
      if rest.isEmpty { break }
      let length = rest.length(of: .number)
      guard numbers.count < 3, let number = rest.prefix(length).integer else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(length)
    }
    return numbers.count >= 2 ? numbers : nil
  }

  private static func readings(of numbers: [Int]) -> [Reading] {
    let year = numbers.first { (1000..<3000).contains($0) }
    let pair = numbers[0] > 31 ? Array(numbers.dropFirst()) : numbers
    if numbers.count == 2, let year, let month = numbers.first(where: { (1...12).contains($0) }) {
      return [Reading(month: month, year: year)]
    }
    guard pair.count >= 2 else { return [] }
    return [(pair[0], pair[1]), (pair[1], pair[0])].compactMap { month, day in
      (1...12).contains(month) && (1...31).contains(day)
        ? Reading(month: month, day: day, year: year) : nil
    }
  }

  private static let figures = CharacterClass("/-. ", .number)
  private static let notNumber = CharacterClass.number.inverted

  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Word($0) }

  // MARK: in what is said

  /// Whether words name the day and month of it, and no other year.
  package func isSaid(in spoken: [Word]) -> Bool {
    place(in: spoken) != nil || reading(in: spoken) != nil
  }

  /// Whether a date is it: of the same day and month, and of no other year.
  package func isSaid(by date: NamedDate) -> Bool {
    readings.contains { reading in
      date.month == reading.month && date.day == reading.day
        && (date.year == reading.year || reading.year == nil
          || (date.year == nil && reading.day != nil))
    }
  }

  /// Removes the words that say it.
  package func remove(from spoken: inout [Word]) {
    if let range = place(in: spoken) {
      spoken.removeSubrange(range)
    } else if let reading = reading(in: spoken) {
      // The month is a word, the day and the year are numbers still.
      for number in numbers where number == reading.day || number > 31 {
        spoken.firstIndex { $0.number == number }.map { _ = spoken.remove(at: $0) }
      }
    }
  }

  /// Where a date stands that is this one.
  private func place(in spoken: [Word]) -> Range<Int>? {
    let named = NamedDate.all(in: spoken).first(where: isSaid)
    return named?.range ?? readings.lazy.compactMap { written($0, in: spoken) }.first
  }

  /// The day and month of a date in numbers that words name apart from each other, or in a language
  /// whose months are not known.
  private func reading(in spoken: [Word]) -> Reading? {
    guard !isNamed, language.isEnglish || NamedDate.all(in: spoken).isEmpty else { return nil }
    return readings.first { reading in
      guard let day = reading.day, spoken.contains(where: { $0.number == day }) else {
        return false
      }
      // The months of other languages are not known; a day beside a word is taken for a date.
      guard language.isEnglish else { return spoken.contains { $0.allSatisfy(.letter) } }
      let month = Self.months[reading.month - 1]
      return spoken.contains { $0.count > 2 && month.hasPrefix($0) }
    }
  }

  /// The words that hold a date in figures, with a year: “6/7/2025”, “2025-06-07”.
  private func written(_ reading: Reading, in spoken: [Word]) -> Range<Int>? {
    for index in spoken.indices {
      guard let pair = pair(at: index, in: spoken) else { continue }
      let isDayFirst = pair.first == reading.day && pair.second == reading.month
      let isMonthFirst = pair.first == reading.month && pair.second == reading.day
      // Who writes points begins with the day, and who begins with the year ends with it.
      let isReading =
        switch isNamed ? pair.order : .any {
        case .dayFirst: isDayFirst
        case .monthFirst: isMonthFirst
        case .any: isDayFirst || isMonthFirst
        }
      if isReading { return index..<pair.end }
    }
    return nil
  }

  private enum Order {
    case dayFirst
    case monthFirst
    case any
  }

  /// The first two numbers of one word, or those of the two behind a year.
  private func pair(
    at index: Int,
    in spoken: [Word]
  ) -> (first: Int?, second: Int?, end: Int, order: Order)? {
    let word = spoken[index]
    let figures = word.dropFirst(word.length(of: Self.notNumber))
    if figures.isEmpty { return nil }
    let parts = figures.split(at: Self.separators)
    if parts.count > 1 {
      let isPointed = figures.contains(Self.point)
      // “7.5” is a number where it is written so.
      if parts.count == 2, isPointed, language.numbers.decimals.contains(NumberStyle.point) {
        return nil
      }
      let order = isPointed ? Order.dayFirst : .any
      return (parts[0].number, parts[1].number, index + 1, order)
    }
    guard word.count == 4, index + 2 < spoken.count else { return nil }
    return (spoken[index + 1].number, spoken[index + 2].number, index + 3, .monthFirst)
  }

  private static let separators = CharacterClass("./-")
  private static let point = CharacterClass(".")
}
