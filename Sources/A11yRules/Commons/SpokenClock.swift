/// A time of day as it is spoken or written: “1 PM”, “13:00”, “9a”, “midnight”.
struct SpokenClock: Hashable, Sendable {
  /// Minutes since midnight.
  var minutes: Int

  /// Whether it may be twelve hours later: “1:00” without AM or PM.
  var isOpen: Bool

  /// Where it stands among the words.
  var range: Range<Int>

  /// Whether both may be one time.
  func matches(_ other: SpokenClock) -> Bool {
    let distance = abs(minutes - other.minutes) % 1440
    return distance == 0 || (distance == 720 && (isOpen || other.isOpen))
  }

  /// All among words, in order.
  static func all(in words: [String]) -> [SpokenClock] {
    words.indices.compactMap { SpokenClock(words, at: $0) }
  }

  private init?(_ words: [String], at index: Int) {
    let word = words[index]
    if let minutes = Self.names[word] {
      self.init(minutes: minutes, isOpen: false, range: index..<(index + 1))
      return
    }
    let figures = word.prefix { $0.isNumber || $0 == ":" }
    let parts = figures.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let hour = parts[0], let minute = parts.last ?? nil,
      (0...24).contains(hour), parts.count == 1 || (0..<60).contains(minute)
    else { return nil }
    let suffix = String(word[figures.endIndex...])
    let rest = (suffix.isEmpty ? [] : [suffix]) + words[(index + 1)...].prefix(3)
    let offset = parts.count == 2 ? minute : 0
    let half = Self.halves.first { rest.starts(with: $0.words) }
    let end = index + 1 + (half?.words.count ?? 0) - (suffix.isEmpty || half == nil ? 0 : 1)
    if let half, (1...12).contains(hour) {
      let isLater = half.isLater ?? (hour >= 6 && hour < 12)
      self.init(
        minutes: (hour % 12 + (isLater ? 12 : 0)) * 60 + offset,
        isOpen: false,
        range: index..<end
      )
    } else if parts.count == 2 || rest.first == "oclock", half != nil || suffix.isEmpty {
      let length = rest.first == "oclock" ? 2 : 1
      self.init(
        minutes: hour % 24 * 60 + offset,
        isOpen: (1...12).contains(hour),
        range: index..<(index + length)
      )
    } else {
      return nil
    }
  }

  private init(minutes: Int, isOpen: Bool, range: Range<Int>) {
    self.minutes = minutes
    self.isOpen = isOpen
    self.range = range
  }

  private static let names = ["midnight": 0, "noon": 720, "midday": 720]

  /// What says which half of the day is meant; nil where that depends on the hour.
  private static let halves: [(words: [String], isLater: Bool?)] = [
    (["am"], false), (["a", "m"], false), (["a"], false), (["in", "the", "morning"], false),
    (["pm"], true), (["p", "m"], true), (["p"], true), (["in", "the", "afternoon"], true),
    (["in", "the", "evening"], true), (["at", "night"], nil),
  ]
}
