/// A length of time as it is spoken: “7 hours 45 minutes”, “1h 5m”, “7:45”.
struct SpokenDuration: Hashable, Sendable {
  /// What it may be in seconds; several where “7:45” may be hours or minutes.
  var seconds: [Double]

  /// Half of the smallest unit that is said: how far rounding can have moved it, in seconds.
  var tolerance: Double

  /// The length of time that words give; nil where they give none.
  init?(in words: [Word]) {
    if let (total, smallest) = Self.sum(of: words) {
      seconds = [total]
      tolerance = smallest / 2
    } else if let clock = words.lazy.compactMap(Self.clock).first {
      seconds = clock
      tolerance = 30
    } else {
      return nil
    }
  }

  /// Whether it is a value in a unit, or in any unit of time where the unit is not known.
  func matches(_ value: Double, unit: String?) -> Bool {
    let known = unit.flatMap { Self.scales[Word($0.lowercased())] }
    guard known != nil || unit == nil else { return false }
    let units: [Double] = known.map { [$0] } ?? [3600, 60, 1, 86400]
    return units.contains { scale in
      let expected = value * scale
      let slack = max(tolerance, abs(expected) * 0.01)
      return seconds.contains { abs($0 - expected) <= slack }
    }
  }

  private static func sum(of words: [Word]) -> (total: Double, smallest: Double)? {
    var total = 0.0
    var smallest: Double?
    var last: Word?
    for (index, word) in words.enumerated() {
      if articles.contains(word) {
        // “Half an hour” and “an hour”.
        last = index > 0 && words[index - 1] == "half" ? half : one
        continue
      }
      forEachPiece(of: word) { piece in
        if let scale = scales[piece], let number = last.flatMap(number) {
          total += number * scale
          smallest = min(smallest ?? scale, scale)
        }
        last = piece
      }
    }
    return smallest.map { (total, $0) }
  }

  private static let articles: WordSet = ["a", "an"]
  private static let half = Word("0.5")
  private static let one = Word("1")

  private static func number(_ piece: Word) -> Double? {
    piece.integer.map { Double($0) } ?? Double(piece.text)
  }

  /// Numbers and the letters joined to them: `7h45m` is `7 h 45 m`.
  private static func forEachPiece(of word: Word, _ body: (Word) -> Void) {
    guard word.contains(.number) else { return body(word) }
    var rest = word
    while !rest.isEmpty {
      let length = rest.length(of: rest.begins(with: .letter) ? .letter : notLetter)
      body(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
  }

  private static func clock(_ word: Word) -> [Double]? {
    guard word.length(of: notColon) < word.length else { return nil }
    let parts = word.text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], second < 60 else {
      return nil
    }
    return [first * 3600 + second * 60, first * 60 + second]
  }

  private static let notLetter = CharacterClass.letter.inverted
  private static let notColon = CharacterClass(":").inverted

  private static let scales: WordTable<Double> = [
    "d": 86400, "day": 86400, "days": 86400,
    "h": 3600, "hr": 3600, "hrs": 3600, "hour": 3600, "hours": 3600,
    "m": 60, "min": 60, "mins": 60, "minute": 60, "minutes": 60,
    "s": 1, "sec": 1, "secs": 1, "second": 1, "seconds": 1,
  ]
}
