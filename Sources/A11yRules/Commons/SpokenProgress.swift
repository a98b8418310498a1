internal import A11yModel

/// How far something is, as text says it: “75 percent”, “3 of 4”, “25 percent left”, “half”, “30”.
struct SpokenProgress: Hashable, Sendable {
  /// Percentages and ratios where there are any, else bare numbers and lengths of time.
  private(set) var readings: [Reading] = []

  /// What may tell how far.
  enum Reading: Hashable, Sendable {
    case percentage(Double, slack: Double, isRest: Bool)
    case ratio(SpokenNumber, of: SpokenNumber, isRest: Bool)
    case number(SpokenNumber)
    case duration(SpokenDuration)
  }

  /// What text says of a progress.
  enum Answer: Hashable, Sendable {
    case right
    case wrong
    /// A time that is left or gone tells no share.
    case incomparable
  }

  init(_ text: String, language: String?) {
    let isEnglish = SpokenLanguage.isEnglish(language)
    let said = Words(text).list
    let words = (isEnglish ? SpelledNumber.figures(in: said) : said).flatMap { word -> [String] in
      let parts = word.split(separator: "/")
      return parts.count == 2 ? [String(parts[0]), "of", String(parts[1])] : [word]
    }
    if isEnglish, let percent = Self.shares[words.joined(separator: " ")] {
      readings = [.percentage(percent, slack: 1, isRest: false)]
    } else if let share = Self.timeShare(words) {
      readings = [.percentage(share, slack: 1, isRest: Self.isRest(words))]
    } else {
      readings = Self.shares(in: words, language)
    }
    guard readings.isEmpty else { return }
    if let duration = SpokenDuration(in: words) {
      readings = [.duration(duration)]
    } else {
      let numbers = SpokenNumber.all(in: words.joined(separator: " "), language: language)
      readings = numbers.map { .number($0) }
    }
  }

  /// Whether it names a share, rather than any number.
  var isShare: Bool {
    readings.contains { reading in
      switch reading {
      case .percentage, .ratio: true
      case .number, .duration: false
      }
    }
  }

  /// Whether any of it is right, within percentage points.
  func answer(on progress: Progress, tolerance: Double) -> Answer {
    guard let percent = progress.percent, let value = progress.value.value else { return .wrong }
    func isNear(_ share: Double, _ isRest: Bool, _ slack: Double) -> Bool {
      abs((isRest ? 100 - share : share) - percent) <= slack
    }
    let isRight = readings.contains { reading in
      switch reading {
      case .percentage(let share, let slack, let isRest):
        return isNear(share, isRest, max(tolerance, slack))
      case .ratio(let part, let whole, let isRest):
        if part.matches(value), whole.matches(progress.maximum) { return true }
        return whole.value > 0 && isNear(100 * part.value / whole.value, isRest, tolerance)
      case .number(let number):
        return number.matches(value) || isNear(number.value, false, tolerance)
      case .duration(let duration): return duration.matches(value, unit: progress.unit.value)
      }
    }
    if isRight { return .right }
    guard case .duration? = readings.first else { return .wrong }
    let terms = progress.unit.value.map { UnitVocabulary.terms(for: Words($0)) }
    return terms.map(UnitVocabulary.areTimes) == true ? .wrong : .incomparable
  }

  // MARK: reading

  private static func shares(in words: [String], _ language: String?) -> [Reading] {
    words.indices.compactMap { index -> Reading? in
      guard words[index].first?.isNumber == true else { return nil }
      let rest = Array(words[(index + 1)...].prefix(4))
      // The next word may be “percent” or “million”; another number is another number.
      let next = rest.prefix(1).filter { $0.first?.isNumber != true }
      let numbers = SpokenNumber.all(
        in: ([words[index]] + next).joined(separator: " "),
        language: language
      )
      if let whole = whole(behind: rest, language), let part = numbers.first {
        return .ratio(part, of: whole, isRest: isRest(rest))
      }
      return numbers.first(where: \.isPercentage).map {
        .percentage($0.value, slack: $0.tolerance, isRest: isRest(rest))
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

  /// The percentage that one length of time is of another: “1:30 of 4:00”.
  private static func timeShare(_ words: [String]) -> Double? {
    guard let index = words.firstIndex(where: ofWords.contains),
      let part = SpokenDuration(in: Array(words[..<index])),
      let whole = SpokenDuration(in: Array(words[(index + 1)...])),
      let total = whole.seconds.first, total > 0, let gone = part.seconds.first
    else { return nil }
    return 100 * gone / total
  }

  private static func isRest(_ words: [String]) -> Bool {
    words.contains(where: ["left", "remaining", "remain", "remains"].contains)
  }

  private static let ofWords: Set<String> = [
    "of", "von", "de", "sur", "di", "van", "av", "af", "из",
  ]

  /// Shares in words, of which nothing else is said.
  private static let shares: [String: Double] = [
    "half": 50, "1 half": 50, "halfway": 50, "a quarter": 25, "1 quarter": 25, "quarter": 25,
    "3 quarters": 75, "a third": 100 / 3, "1 third": 100 / 3, "2 thirds": 200 / 3,
    "complete": 100, "completed": 100, "done": 100, "finished": 100, "full": 100,
    "not started": 0, "empty": 0,
  ]
}
