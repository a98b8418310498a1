internal import A11yModel

/// How far something is, as text says it: “75 percent”, “3 of 4”, “25 percent left”, “30”.
struct SpokenProgress: Hashable, Sendable {
  /// Percentages and ratios where there are any, else bare numbers.
  private(set) var readings: [Reading] = []

  /// One number, or two, that may tell how far.
  enum Reading: Hashable, Sendable {
    case percentage(SpokenNumber, isRest: Bool)
    case ratio(SpokenNumber, of: SpokenNumber, isRest: Bool)
    case number(SpokenNumber)
  }

  init(_ text: String, language: String?) {
    let isEnglish = language == nil || language == "en"
    let words = Words(text).list.flatMap { word -> [String] in
      if isEnglish, let number = SpokenPosition.cardinal(word) { return [String(number)] }
      let parts = word.split(separator: "/")
      return parts.count == 2 ? [String(parts[0]), "of", String(parts[1])] : [word]
    }
    var bare: [Reading] = []
    for (index, word) in words.enumerated() where word.first?.isNumber == true {
      let rest = Array(words[(index + 1)...].prefix(4))
      // The next word may be “percent” or “million”; another number is another number.
      let next = rest.prefix(1).filter { $0.first?.isNumber != true }
      let numbers = SpokenNumber.all(
        in: ([word] + next).joined(separator: " "),
        language: language
      )
      let isRest = rest.contains(where: Self.restWords.contains)
      if let other = Self.whole(behind: rest, language), let number = numbers.first {
        readings.append(.ratio(number, of: other, isRest: isRest))
      } else if let number = numbers.first(where: \.isPercentage) {
        readings.append(.percentage(number, isRest: isRest))
      } else {
        bare += numbers.map { .number($0) }
      }
    }
    if readings.isEmpty { readings = bare }
  }

  /// Whether it names a share, rather than any number.
  var isShare: Bool {
    readings.contains { reading in
      if case .number = reading { false } else { true }
    }
  }

  /// Whether any of it is right, within percentage points.
  func matches(_ progress: Progress, tolerance: Double) -> Bool {
    guard let percent = progress.percent, let value = progress.value.value else { return false }
    return readings.contains { reading in
      switch reading {
      case .percentage(let number, let isRest):
        let slack = max(tolerance, number.tolerance)
        return abs((isRest ? 100 - number.value : number.value) - percent) <= slack
      case .ratio(let part, let whole, let isRest):
        if part.matches(value), whole.matches(progress.maximum) { return true }
        guard whole.value > 0 else { return false }
        let share = 100 * part.value / whole.value
        return abs((isRest ? 100 - share : share) - percent) <= tolerance
      case .number(let number):
        return number.matches(value) || abs(number.value - percent) <= tolerance
      }
    }
  }

  /// The number behind “of”, where a few words later it stands.
  private static func whole(behind words: [String], _ language: String?) -> SpokenNumber? {
    guard let index = words.prefix(3).firstIndex(where: ofWords.contains),
      words.indices.contains(index + 1),
      words[..<index].allSatisfy({ $0.first?.isNumber != true })
    else { return nil }
    return SpokenNumber.all(in: words[index + 1], language: language).first
  }

  private static let ofWords: Set<String> = [
    "of", "von", "de", "sur", "di", "van", "av", "af", "из",
  ]
  private static let restWords: Set<String> = ["left", "remaining", "remain", "remains"]
}
