/// A time of day as it is spoken or written: “1 PM”, “13:00”, “9a”, “midnight”.
package struct SpokenClock: Hashable, Sendable {
  /// Minutes since midnight.
  package var minutes: Int

  /// Whether it may be twelve hours later: “1:00” without AM or PM.
  var isOpen: Bool

  /// Where it stands among the words.
  package var range: Range<Int>

  /// Whether both may be one time.
  package func matches(_ other: SpokenClock) -> Bool {
    let distance = abs(minutes - other.minutes) % 1440
    return distance == 0 || (distance == 720 && (isOpen || other.isOpen))
  }

  /// All among words, in order.
  package static func all(in words: [Word]) -> some Sequence<SpokenClock> {
    words.indices.lazy.compactMap { SpokenClock(words, at: $0) }
  }

  private init?(_ words: [Word], at index: Int) {
    let word = words[index]
    if let minutes = Self.names[word] {
      self.init(minutes: minutes, isOpen: false, range: index..<(index + 1))
      return
    }
    let length = word.length(of: Self.figures)
    guard length > 0, let (hour, minute) = Self.time(word.prefix(length)) else { return nil }
    let suffix = word.dropFirst(length)
    let rest = (suffix.isEmpty ? [] : [suffix]) + words[(index + 1)...].prefix(3)
    let half = Self.halves.first { rest.starts(with: $0.words) }
    let end = index + 1 + (half?.words.count ?? 0) - (suffix.isEmpty || half == nil ? 0 : 1)
    let isOClock = rest.first.map { $0 == "oclock" } ?? false
    if let half, (1...12).contains(hour) {
      let isLater = half.isLater ?? (hour >= 6 && hour < 12)
      self.init(
        minutes: (hour % 12 + (isLater ? 12 : 0)) * 60 + (minute ?? 0),
        isOpen: false,
        range: index..<end
      )
    } else if minute != nil || isOClock, half != nil || suffix.isEmpty {
      self.init(
        minutes: hour % 24 * 60 + (minute ?? 0),
        isOpen: (1...12).contains(hour),
        range: index..<(index + (isOClock ? 2 : 1))
      )
    } else {
      return nil
    }
  }

  /// The hour and, where it is given, the minute: “13:00”, “9”.
  private static func time(_ figures: Word) -> (hour: Int, minute: Int?)? {
    let length = figures.length(of: .number)
    guard let hour = figures.prefix(length).integer, (0...24).contains(hour) else { return nil }
    if length == figures.length { return (hour, nil) }
    guard let minute = figures.dropFirst(length + 1).integer, (0..<60).contains(minute) else {
      return nil
    }
    return (hour, minute)
  }

  private init(minutes: Int, isOpen: Bool, range: Range<Int>) {
    self.minutes = minutes
    self.isOpen = isOpen
    self.range = range
  }

  private static let figures = CharacterClass(":", .number)

  private static let names: WordTable<Int> = ["midnight": 0, "noon": 720, "midday": 720]

  /// What says which half of the day is meant; nil where that depends on the hour.
  private static let halves: [(words: [Word], isLater: Bool?)] = [
    ("am", false), ("a m", false), ("a", false), ("in the morning", false),
    ("pm", true), ("p m", true), ("p", true), ("in the afternoon", true),
    ("in the evening", true), ("at night", nil),
  ].map { ($0.split(separator: " ").map { Word($0) }, $1) }
}
