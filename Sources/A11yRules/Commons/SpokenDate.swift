/// A date written in numbers: the day and the month, in every order that makes sense.
struct SpokenDate {
  private let readings: [Reading]
  private let numbers: [Int]

  /// A month and a day of it, from 1.
  struct Reading: Hashable {
    var month: Int
    var day: Int
  }

  /// Nil for a text that is no date.
  init?(_ text: String) {
    let whole = Word(text)
    guard whole.isASCII, whole.allSatisfy(Self.figures) else { return nil }
    var numbers: [Int] = []
    var rest = whole
    while true {
      rest = rest.dropFirst(rest.length(of: Self.notNumber))
      if rest.isEmpty { break }
      let length = rest.length(of: .number)
      guard numbers.count < 3, let number = rest.prefix(length).integer else { return nil }
      numbers.append(number)
      rest = rest.dropFirst(length)
    }
    guard numbers.count >= 2 else { return nil }
    let pair = numbers[0] > 31 ? Array(numbers.dropFirst()) : numbers
    guard pair.count >= 2 else { return nil }
    readings = [(pair[0], pair[1]), (pair[1], pair[0])].compactMap { month, day in
      (1...12).contains(month) && (1...31).contains(day) ? Reading(month: month, day: day) : nil
    }
    if readings.isEmpty { return nil }
    self.numbers = numbers
  }

  private static let figures = CharacterClass("/-. ", .number)
  private static let notNumber = CharacterClass.number.inverted

  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ].map { Word($0) }

  /// The day and month of it that words name.
  func reading(in spoken: [Word], isEnglish: Bool) -> Reading? {
    readings.first { reading in
      if Self.written(reading, in: spoken) != nil { return true }
      guard spoken.contains(where: { $0.number == reading.day }) else { return false }
      // The months of other languages are not known; a day beside a word is taken for a date.
      guard isEnglish else { return spoken.contains { $0.allSatisfy(.letter) } }
      let month = Self.months[reading.month - 1]
      return spoken.contains { $0.count > 2 && month.hasPrefix($0) }
    }
  }

  /// Removes the words that say it.
  func remove(from spoken: inout [Word], isEnglish: Bool) {
    let words = spoken
    if let range = readings.lazy.compactMap({ Self.written($0, in: words) }).first {
      spoken.removeSubrange(range)
    } else if let reading = reading(in: spoken, isEnglish: isEnglish) {
      // The month is a word, the day and the year are numbers still.
      for number in numbers where number == reading.day || number > 31 {
        spoken.firstIndex { $0.number == number }.map { _ = spoken.remove(at: $0) }
      }
    }
  }

  /// The words that hold a date in figures, with a year: “6/7/2025”, “2025-06-07”.
  private static func written(_ reading: Reading, in spoken: [Word]) -> Range<Int>? {
    for index in spoken.indices {
      guard let pair = pair(at: index, in: spoken) else { continue }
      let isReading =
        (pair.first == reading.month && pair.second == reading.day)
        || (pair.first == reading.day && pair.second == reading.month)
      if isReading { return index..<pair.end }
    }
    return nil
  }

  /// The first two numbers of one word, or those of the two behind a year.
  private static func pair(
    at index: Int,
    in spoken: [Word]
  ) -> (first: Int?, second: Int?, end: Int)? {
    let word = spoken[index]
    let figures = word.dropFirst(word.length(of: notNumber))
    if figures.isEmpty { return nil }
    let first = figures.prefix(figures.length(of: .number))
    let rest = figures.dropFirst(first.length)
    let second = rest.dropFirst(rest.length(of: notNumber))
    if !second.isEmpty {
      return (first.integer, second.prefix(second.length(of: .number)).integer, index + 1)
    }
    guard word.count == 4, index + 2 < spoken.count else { return nil }
    return (spoken[index + 1].number, spoken[index + 2].number, index + 3)
  }
}
