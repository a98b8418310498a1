/// A mark's category as it is spoken: as written, spelt out, or as the date it abbreviates.
struct SpokenCategory: Hashable, Sendable {
  private let words: Words
  private let list: [String]
  private let date: Date?
  private let isEnglish: Bool

  init(_ category: String, language: String?) {
    words = Words(category)
    list = Self.parted(words.list)
    date = Date(category)
    isEnglish = SpokenLanguage.isEnglish(language)
  }

  /// Whether words say it.
  func isSaid(in said: Words) -> Bool {
    guard !words.isEmpty, !said.contains(words) else { return true }
    let spoken = said.list
    return isAbbreviated(in: spoken) || date.flatMap { reading(of: $0, in: spoken) } != nil
  }

  /// What is left of words without those that say it.
  func removed(from said: Words) -> [String] {
    var rest = said.list
    let own = words.list
    if let start = Self.start(of: own, in: rest, where: ==) {
      rest.removeSubrange(start..<(start + own.count))
    } else if let start = Self.start(of: list, in: rest, where: Self.abbreviates) {
      rest.removeSubrange(start..<(start + list.count))
    } else if let date, let written = date.readings.lazy.compactMap({ written($0, in: rest) }).first
    {
      rest.removeSubrange(written)
    } else if let date, let reading = reading(of: date, in: rest) {
      // The month is a word, the day and the year are numbers still.
      for number in date.numbers where number == reading.day || number > 31 {
        rest.firstIndex { Self.number($0) == number }.map { _ = rest.remove(at: $0) }
      }
    }
    return rest
  }

  // MARK: abbreviations

  private func isAbbreviated(in spoken: [String]) -> Bool {
    Self.start(of: list, in: spoken, where: Self.abbreviates) != nil
  }

  private static func start(
    of part: [String],
    in whole: [String],
    where matches: (String, String) -> Bool
  ) -> Int? {
    guard !part.isEmpty, whole.count >= part.count else { return nil }
    return (0...(whole.count - part.count)).first { start in
      zip(part, whole[start...]).allSatisfy(matches)
    }
  }

  /// “Mon” is “Monday”, “M” is, too; “24” is the end of “2024”.
  private static func abbreviates(_ short: String, _ long: String) -> Bool {
    if short == long { return true }
    if short.allSatisfy(\.isLetter) {
      if short.count == 1 { return long.hasPrefix(short) && spelledOut.contains(long) }
      return long.hasPrefix(short) || (long.count > 2 && short.hasPrefix(long))
    }
    return short.count == 2 && long.count == 4 && long.hasSuffix(short)
      && (short + long).allSatisfy(\.isNumber)
  }

  /// A letter and a number that it is joined to, set apart: “Q1” is “q 1”.
  private static func parted(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      let letters = word.prefix(while: \.isLetter)
      let digits = word[letters.endIndex...]
      guard letters.count == 1, !digits.isEmpty, digits.allSatisfy(\.isNumber) else {
        return [word]
      }
      return [String(letters), String(digits)]
    }
  }

  private static let spelledOut = Set(
    Date.months + [
      "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
      "quarter", "week", "year", "half",
    ]
  )

  // MARK: dates

  /// A date written in numbers: the day and the month, in every order that makes sense.
  private struct Date: Hashable {
    var readings: [Reading]
    var numbers: [Int]

    struct Reading: Hashable {
      var month: Int
      var day: Int
    }

    init?(_ text: String) {
      let parts = text.split { !$0.isNumber }.map { Int($0) }
      numbers = parts.compactMap(\.self)
      let separators = text.filter { !$0.isNumber }
      guard (2...3).contains(parts.count), numbers.count == parts.count,
        separators.allSatisfy({ "/-. ".contains($0) })
      else { return nil }
      let pair = numbers[0] > 31 ? Array(numbers.dropFirst()) : numbers
      guard pair.count >= 2 else { return nil }
      readings = [(pair[0], pair[1]), (pair[1], pair[0])].compactMap { month, day in
        (1...12).contains(month) && (1...31).contains(day) ? Reading(month: month, day: day) : nil
      }
      if readings.isEmpty { return nil }
    }

    static let months = [
      "january", "february", "march", "april", "may", "june", "july", "august", "september",
      "october", "november", "december",
    ]
  }

  /// The day and month of a date that words name.
  private func reading(of date: Date, in spoken: [String]) -> Date.Reading? {
    date.readings.first { reading in
      if written(reading, in: spoken) != nil { return true }
      let isDaySaid = spoken.contains { Self.number($0) == reading.day }
      // The months of other languages are not known; a day beside a word is taken for a date.
      guard isEnglish else { return isDaySaid && spoken.contains { $0.allSatisfy(\.isLetter) } }
      let month = Date.months[reading.month - 1]
      return isDaySaid && spoken.contains { $0.count > 2 && month.hasPrefix($0) }
    }
  }

  /// The words that hold a date in figures, with a year: “6/7/2025”, “2025-06-07”.
  private func written(_ reading: Date.Reading, in spoken: [String]) -> Range<Int>? {
    for index in spoken.indices {
      var numbers = spoken[index].split { !$0.isNumber }.map { Int($0) }
      var end = index + 1
      if numbers.count == 1, spoken[index].count == 4, index + 2 < spoken.count {
        numbers = spoken[end...].prefix(2).map(Self.number)
        end += 2
      }
      guard numbers.count > 1 else { continue }
      if numbers.starts(with: [reading.month, reading.day])
        || numbers.starts(with: [reading.day, reading.month])
      {
        return index..<end
      }
    }
    return nil
  }

  /// The whole number that a word begins with: “13th” is the 13.
  private static func number(_ word: String) -> Int? { Int(word.prefix(while: \.isNumber)) }
}
