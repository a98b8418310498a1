/// A moment as reports write it: `2026-05-11T09:30:00`, UTC, without a zone.
enum Timestamp {
  /// Gregorian, by the days since 1970-01-01 (Howard Hinnant, chrono-compatible date algorithms).
  static func text(_ seconds: Int) -> String {
    let (days, clock) = (floored(seconds, 86_400), remainder(seconds, 86_400))
    let shifted = days + 719_468
    let era = floored(shifted, 146_097)
    let dayOfEra = remainder(shifted, 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    let time = [clock / 3600, clock / 60 % 60, clock % 60].map { padded($0, 2) }
    return date + "T" + time.joined(separator: ":")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func floored(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : (number - divisor + 1) / divisor
  }

  private static func remainder(_ number: Int, _ divisor: Int) -> Int {
    number - floored(number, divisor) * divisor
  }
}
