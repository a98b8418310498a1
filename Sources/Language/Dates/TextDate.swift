/// A date, a part of a year or a time of day, as far as a text gives it: “2 March”, “March 2nd, 2025”,
/// “2025-03-02”, “Q3 2025”, “Monday”, “1 PM”.
package struct TextDate: Hashable, Sendable {
  /// In two digits where it is written so.
  package var year: Int?
  package var part: Part?

  /// From 1; days of the week from Monday.
  package var month: Int?
  package var day: Int?
  package var weekday: Int?

  /// Minutes since midnight, and whether it may be twelve hours later, as “1:00” may.
  package var minute: Int?
  package var mayBeLater = false

  /// Where it stands among the tokens.
  package var range: Range<Int>

  /// A quarter, half or week of a year.
  package struct Part: Hashable, Sendable {
    package var kind: Kind
    package var number: Int

    package enum Kind: Hashable, Sendable {
      case quarter
      case half
      case week
    }
  }

  init(_ range: Range<Int>) { self.range = range }

  /// What numbers of four digits may be years.
  package static let years = 1800.0...2200.0

  /// Whether it says another date: all that that gives, and no other year.
  package func says(_ other: TextDate) -> Bool {
    guard part == other.part, month == other.month, day == other.day, weekday == other.weekday,
      saysTime(other)
    else { return false }
    guard let otherYear = other.year else { return true }
    guard let year else { return other.day != nil }
    return year == otherYear || min(year, otherYear) < 100 && year % 100 == otherYear % 100
  }

  /// The same wherever it stands.
  package var withoutPlace: TextDate {
    var date = self
    date.range = 0..<0
    return date
  }

  private func saysTime(_ other: TextDate) -> Bool {
    guard let minute, let otherMinute = other.minute else { return minute == other.minute }
    let distance = abs(minute - otherMinute) % 1440
    return distance == 0 || distance == 720 && (mayBeLater || other.mayBeLater)
  }
}

extension TextTokens {
  /// All dates, in order; two of the same place where nobody knows which number is the month.
  package var dates: [TextDate] { dates(withPairs: false) }

  /// - Parameter withPairs: whether two numbers with a point between are a date, as in “1.3.”, where numbers
  ///   are written otherwise.
  /// - Returns: all dates, in order.
  package func dates(withPairs: Bool) -> [TextDate] {
    var all: [TextDate] = []
    var index = 0
    while index < count {
      let found = dates(at: index, isWhole: false, withPairs)
      all += found
      index = max(index + 1, found.first?.range.upperBound ?? 0)
    }
    return all
  }

  /// What the whole text is as a date, in shorter forms, too: “2025”, “3/2”, “Q1 24”.
  package var wholeDates: [TextDate] {
    if let year = whole(at: 0), count == 1, (1000..<3000).contains(year) {
      var date = TextDate(0..<1)
      date.year = year
      return [date]
    }
    return tokens.indices.prefix(4).flatMap { dates(at: $0, isWhole: true, true) }
      .filter { $0.range == 0..<count }
  }

  private func dates(at index: Int, isWhole: Bool, _ withPairs: Bool) -> [TextDate] {
    let record = tokens[index].record
    if let month = record?.month, month > 0 {
      var date = TextDate(index..<(index + 1))
      date.month = Int(month)
      addDay(to: &date)
      addYear(to: &date)
      return [date]
    }
    if let weekday = record?.weekday, weekday > 0 {
      var date = TextDate(index..<(index + 1))
      date.weekday = Int(weekday)
      return [date]
    }
    if let date = time(at: index) ?? part(at: index, withShortYear: isWhole) { return [date] }
    if let (year, end) = fiscalYear(at: index) {
      var date = TextDate(index..<end)
      date.year = year
      return [date]
    }
    return figureDates(at: index, isWhole: isWhole, withPairs)
  }

  // MARK: with the name of the month

  private func addDay(to date: inout TextDate) {
    var before = date.range.lowerBound - 1
    if before > 0, holds(before, .of) { before -= 1 }
    // “2nd March”: the ending is a token of its own.
    if before > 0, tokens[before].isJoined { before -= 1 }
    if before >= 0, let day = day(at: before) {
      date.day = day.number
      date.range = before..<date.range.upperBound
      return
    }
    var behind = date.range.upperBound
    if behind < count, text(behind..<(behind + 1)) == "the" { behind += 1 }
    guard behind < count, let day = day(at: behind), unit(at: day.end) == nil else { return }
    date.day = day.number
    date.range = date.range.lowerBound..<day.end
  }

  private func addYear(to date: inout TextDate) {
    var index = date.range.upperBound
    if holds(index, .of) { index += 1 }
    // A year of no calendar that people use is a wrong one, unless it is a value: “2 March, 4500 kWh”.
    guard let year = whole(at: index), tokens[index].length == 4,
      (1000..<3000).contains(year) || unit(at: index + 1) == nil
    else { return }
    date.year = year
    date.range = date.range.lowerBound..<(index + 1)
  }

  /// The day of a month at a token, and where it ends: “2”, “2nd”, “second”.
  private func day(at index: Int) -> (number: Int, end: Int)? {
    let found =
      ordinal(at: index)
      ?? whole(at: index).map { ($0, holds(index + 1, .ordinalEnding) ? index + 2 : index + 1) }
    guard let found, (1...31).contains(found.0) else { return nil }
    let isEnded = found.1 < count && tokens[found.1].isJoined
    return isEnded ? nil : found
  }

  // MARK: in figures

  /// “2025-03-02” and “2025-03”, which hold no values.
  func endOfPlainDate(at index: Int) -> Int? {
    guard let year = whole(at: index), (1000..<3000).contains(year) else { return nil }
    let date = figureDates(at: index, isWhole: false, false).first
    return date.flatMap { $0.range.count > 1 ? $0.range.upperBound : nil }
  }

  private func figureDates(at index: Int, isWhole: Bool, _ withPairs: Bool) -> [TextDate] {
    guard tokens[index].isFigure, !tokens[index].isJoined else { return [] }
    var numbers: [Int?]
    var (end, isPointed) = (index + 1, false)
    if let first = whole(at: index) {
      numbers = [first]
      while numbers.count < 3, end + 1 < count, text(end..<(end + 1)) == "-",
        let next = whole(at: end + 1)
      {
        numbers.append(next)
        end += 2
      }
      // Of “2025-06-12”, words are its numbers.
      if numbers.count == 1, first >= 1000, let month = twoDigits(end), let day = twoDigits(end + 1)
      {
        numbers += [month, day]
        end += 2
      }
      // “10-20” and “2024-2025” are ranges.
      if numbers.count == 2, first < 1000 || !withBytes((end - 1)..<end, { $0.count == 2 }) {
        return []
      }
    } else {
      (numbers, isPointed) = withBytes(index..<end) { bytes in
        let isSign = { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
        return (
          bytes.split(whereSeparator: isSign).map(\.whole), bytes.contains(UInt8(ascii: "."))
        )
      }
      // “7.5” is a number where it is written so, and “3/4” may be a share.
      let isDate =
        isPointed
        ? withPairs && !style.decimals.contains(NumberStyle.point)
        : isWhole || numbers.contains { $0 ?? 0 > 999 }
      guard numbers.count == 3 || isDate else { return [] }
    }
    guard numbers.count > 1, case let all = numbers.compactMap(\.self), all.count == numbers.count
    else { return [] }
    return readings(of: all, isPointed: isPointed).map { month, day, year in
      var date = TextDate(index..<end)
      (date.month, date.day, date.year) = (month, day, year)
      return date
    }
  }

  /// The number of two figures at a token, as a date of ISO 8601 has months and days.
  private func twoDigits(_ index: Int) -> Int? {
    guard index < count, tokens[index].length == 2 else { return nil }
    return whole(at: index)
  }

  /// What two or three numbers may be, in every order that makes sense; who sets points begins with the
  /// day.
  private func readings(
    of numbers: [Int],
    isPointed: Bool
  ) -> [(month: Int, day: Int?, year: Int?)] {
    let beginsWithYear = numbers[0] > 31
    let year = numbers.count == 3 ? numbers[beginsWithYear ? 0 : 2] : numbers.first { $0 > 999 }
    let rest = beginsWithYear ? Array(numbers.dropFirst()) : numbers
    if numbers.count == 2, let year {
      return numbers.first { (1...12).contains($0) }.map { [($0, nil, year)] } ?? []
    }
    guard rest.count > 1 else { return [] }
    let orders = [(rest[1], rest[0]), (rest[0], rest[1])]
    let allowed = beginsWithYear ? [orders[1]] : isPointed ? [orders[0]] : orders
    var found: [(month: Int, day: Int?, year: Int?)] = []
    for (month, day) in allowed
    where (1...12).contains(month) && (1...31).contains(day) && found.first?.month != month {
      found.append((month, day, year))
    }
    return found
  }

  // MARK: times of day

  /// “1 PM”, “13:00”, “9a”, “midnight”.
  private func time(at index: Int) -> TextDate? {
    if holds(index, .noon) || holds(index, .midnight) {
      var date = TextDate(index..<(index + 1))
      date.minute = holds(index, .noon) ? 720 : 0
      return date
    }
    guard tokens[index].isFigure, let (hour, minute) = hour(at: index) else { return nil }
    var end = index + 1
    var half: WordKinds?
    for kind in [WordKinds.morning, .afternoon] where half == nil {
      guard let (_, length) = phrase(at: end, where: { $0.kinds.contains(kind) }),
        length > 1 || tokens[end].isJoined || tokens[end].length > 1, hour <= 12
      else { continue }
      half = kind
      end += length
    }
    let isNamed = half == nil && (minute == nil ? holds(end, .clock) : false)
    guard minute != nil || half != nil || isNamed && !tokens[end].isJoined else { return nil }
    if holds(end, .clock), half == nil { end += 1 }
    var date = TextDate(index..<end)
    let later = half == .afternoon ? 12 : 0
    date.minute = (half == nil ? hour % 24 : hour % 12 + later) * 60 + (minute ?? 0)
    date.mayBeLater = half == nil && (1...12).contains(hour)
    return date
  }

  private func hour(at index: Int) -> (hour: Int, minute: Int?)? {
    withBytes(index..<(index + 1)) { bytes in
      let parts = bytes.split(separator: UInt8(ascii: ":")).map(\.whole)
      guard (1...2).contains(parts.count), let hour = parts[0], hour <= 24 else { return nil }
      if parts.count == 1 { return (hour, nil) }
      guard let minute = parts[1], minute < 60, bytes.suffix(3).first == UInt8(ascii: ":") else {
        return nil
      }
      return (hour, minute)
    }
  }
}
