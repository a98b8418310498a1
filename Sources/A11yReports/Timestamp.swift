internal import A11yModel

/// A moment as reports write it: `2026-05-11T09:30:00`, UTC, without a zone.
enum Timestamp {
  static func text(_ seconds: Int) -> String {
    let clock = (seconds % 86_400 + 86_400) % 86_400
    let time = [clock / 3600, clock / 60 % 60, clock % 60].map { number in
      (number < 10 ? "0" : "") + String(number)
    }
    return "\(CalendarDay(seconds: seconds))T" + time.joined(separator: ":")
  }
}
