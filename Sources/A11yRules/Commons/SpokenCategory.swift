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
    isEnglish = language == nil || language == "en"
  }

  /// Whether words say it.
  func isSaid(in said: Words) -> Bool {
    guard !said.contains(words) else { return true }
    let spoken = said.list
    return isAbbreviated(in: spoken) || (date.map { isNamed($0, in: spoken) } ?? false)
  }

  /// What is left of words without those that say it.
  func removed(from said: Words) -> [String] {
    var rest = said.list
    let own = words.list
    if let start = Self.start(of: own, in: rest, where: ==) {
      rest.removeSubrange(start..<(start + own.count))
    } else if let start = Self.start(of: list, in: rest, where: Self.abbreviates) {
      rest.removeSubrange(start..<(start + list.count))
    } else {
      // What a date is written with, it is mostly spoken with.
      for number in date?.numbers ?? [] {
        rest.firstIndex { Int($0.prefix(while: \.isNumber)) == number }.map {
          _ = rest.remove(at: $0)
        }
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

  private func isNamed(_ date: Date, in spoken: [String]) -> Bool {
    date.readings.contains { reading in
      let isDaySaid = spoken.contains { Int($0.prefix(while: \.isNumber)) == reading.day }
      // The months of other languages are not known; a day beside a word is taken for a date.
      guard isEnglish else { return isDaySaid && spoken.contains { $0.allSatisfy(\.isLetter) } }
      let month = Date.months[reading.month - 1]
      return isDaySaid && spoken.contains { $0.count > 2 && month.hasPrefix($0) }
    }
  }
}
