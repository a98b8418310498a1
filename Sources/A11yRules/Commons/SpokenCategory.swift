/// A mark’s category as it is spoken: as written, spelt out, or as the time or date it abbreviates.
struct SpokenCategory: Hashable, Sendable {
  private let words: Words
  private let list: [String]
  private let date: Date?
  private let clock: SpokenClock?

  /// What its picture is called, where it is nothing else.
  private let picture: PictureName?
  private let isEnglish: Bool

  init(_ category: String, language: String?) {
    words = Words(category)
    list = Self.parted(words.list)
    date = Date(category)
    let own = words.list
    clock = SpokenClock.all(in: own).first { $0.range == own.indices }
    picture = words.list.isEmpty ? PictureName(category) : nil
    isEnglish = SpokenLanguage.isEnglish(language)
  }

  /// Whether it is made of pictures alone.
  var isPicture: Bool { picture != nil }

  /// Whether words say it.
  func isSaid(in said: Words) -> Bool {
    guard !words.isEmpty, !said.contains(words) else { return true }
    let spoken = said.list
    return picture?.isSaid(in: spoken) ?? false || spelt(in: spoken) != nil
      || clockRange(in: spoken) != nil || date.flatMap { reading(of: $0, in: spoken) } != nil
  }

  /// Whether words that are not known here may say it: those for a picture, or those of another
  /// language, which spell out what it abbreviates.
  func mayBeSaid(in said: Words) -> Bool {
    let spoken = said.list
    let letters = spoken.filter { $0.allSatisfy(\.isLetter) }
    if isPicture { return letters.contains { !UnitVocabulary.isUnit($0) } }
    guard !isEnglish, !list.isEmpty else { return false }
    return list.allSatisfy { part in
      guard let number = Self.number(part) else {
        return letters.contains { Self.contracts(part, $0) }
      }
      return spoken.contains { Self.number($0) == number }
    }
  }

  /// What is left of words without those that say it.
  func removed(from said: Words) -> [String] {
    var rest = said.list
    let own = words.list
    if let start = own.isEmpty ? nil : start(of: own, in: rest) {
      rest.removeSubrange(start..<(start + own.count))
    } else if let range = clockRange(in: rest) ?? spelt(in: rest) {
      rest.removeSubrange(range)
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

  private func start(of part: [String], in whole: [String]) -> Int? {
    guard whole.count >= part.count else { return nil }
    return (0...(whole.count - part.count)).first {
      whole[$0..<($0 + part.count)].elementsEqual(part)
    }
  }

  private func clockRange(in spoken: [String]) -> Range<Int>? {
    guard let clock else { return nil }
    return SpokenClock.all(in: spoken).first(where: clock.matches)?.range
  }

  // MARK: abbreviations

  /// The words that spell it out, one for each of its own; “to” may stand in a range, and “and
  /// older” for a plus.
  private func spelt(in spoken: [String]) -> Range<Int>? {
    guard !list.isEmpty else { return nil }
    return spoken.indices.lazy.compactMap { start -> Range<Int>? in
      var index = start
      for (place, part) in list.enumerated() {
        if place > 0, Self.number(list[place - 1]) != nil {
          if Self.number(part) != nil, spoken.indices.contains(index),
            ["to", "through", "until"].contains(spoken[index])
          {
            index += 1
          }
          if part == "plus", let end = Self.more(behind: spoken[index...]) {
            index = end
            continue
          }
        }
        guard spoken.indices.contains(index), Self.abbreviates(part, spoken[index]) else {
          return nil
        }
        index += 1
      }
      return start..<index
    }.first
  }

  /// Where “years and older” ends, which says what a plus does.
  private static func more(behind words: ArraySlice<String>) -> Int? {
    var rest = words
    if rest.first == "years" { rest.removeFirst() }
    guard let join = rest.popFirst(), ["and", "or"].contains(join), let last = rest.popFirst(),
      ["older", "over", "above", "up", "more"].contains(last)
    else { return nil }
    return rest.startIndex
  }

  /// “Mon” is “Monday”, “M” is, too; “24” is the end of “2024”, “km” are kilometers.
  private static func abbreviates(_ short: String, _ long: String) -> Bool {
    if short == long { return true }
    if short.allSatisfy(\.isLetter) {
      if UnitVocabulary.terms(forWord: short).contains(long) || scales[short] == long
        || (short == "plus" && long == "positive")
      {
        return true
      }
      if short.count == 1 { return long.hasPrefix(short) && spelledOut.contains(long) }
      return long.hasPrefix(short) || (long.count > 2 && short.hasPrefix(long))
    }
    return short.count == 2 && long.count == 4 && long.hasSuffix(short)
      && (short + long).allSatisfy(\.isNumber)
  }

  private static let scales = [
    "k": "thousand", "m": "million", "mn": "million", "b": "billion", "bn": "billion",
  ]

  /// Whether a word may be short for another: it begins as that does and leaves letters out.
  private static func contracts(_ short: String, _ long: String) -> Bool {
    var rest = long[...]
    guard short.first == rest.first else { return false }
    let hasAccents = long.utf8.contains { $0 >= 0x80 }
    return short.allSatisfy { letter in
      guard let index = rest.firstIndex(of: letter) else {
        return hasAccents && "aeiou".contains(letter)
      }
      rest = rest[rest.index(after: index)...]
      return true
    }
  }

  /// A letter and a number, and a number and letters, that are joined, set apart: “Q1” is “q 1”,
  /// “10k” is “10 k”.
  private static func parted(_ words: [String]) -> [String] {
    words.flatMap { word -> [String] in
      let letters = word.prefix(while: \.isLetter)
      let digits = word[letters.endIndex...]
      if letters.count == 1, !digits.isEmpty, digits.allSatisfy(\.isNumber) {
        return [String(letters), String(digits)]
      }
      let number = word.prefix { $0.isNumber || ".,".contains($0) }
      let unit = word[number.endIndex...]
      guard !number.isEmpty, !unit.isEmpty, unit.allSatisfy(\.isLetter) else { return [word] }
      return [String(number), String(unit)]
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
