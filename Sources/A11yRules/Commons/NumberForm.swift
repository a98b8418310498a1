/// How a number is written that no person would say so.
enum NumberForm: Hashable, Sendable {
  /// `0.7333333333`.
  case decimals
  /// `6500000000`.
  case ungrouped
  /// `6.5e9`.
  case scientific
  /// `2024-06-06T10:00`.
  case timestamp
  /// `6/6/2024`.
  case date
  /// `60m`.
  case joinedUnit

  /// Words of a text that hold a digit, without the punctuation around them.
  static func words(in text: String) -> [String] {
    text.split { $0.isWhitespace || ";()[]|".contains($0) }.compactMap { piece in
      var word = piece
      while let last = word.last, ".,:!?%".contains(last) { word.removeLast() }
      while let first = word.first, "#$€£¥+-−".contains(first) { word.removeFirst() }
      return word.contains(where: \.isNumber) ? String(word) : nil
    }
  }

  /// What is wrong with a word; nil where people would say it.
  ///
  /// The limits are those of the rule: from how many decimals, significant digits and digits on.
  /// The style is that of its language; who writes as others do is understood as well.
  init?(_ word: String, limits: Limits, _ style: NumberStyle) {
    if Self.isTimestamp(word) {
      self = .timestamp
    } else if Self.isScientific(word) {
      self = .scientific
    } else if Self.isDate(word) {
      self = .date
    } else if Self.isJoined(word) {
      self = .joinedUnit
    } else if let form = Self.longForm(of: word, limits, style) {
      self = form
    } else {
      return nil
    }
  }

  struct Limits: Hashable, Sendable {
    /// More decimals than these, with this many significant digits or more, are too many.
    var decimals: Int
    var significantDigits: Int

    /// This many digits in a row or more want grouping.
    var digits: Int
  }

  /// Two numbers with a slash between that may be a month and a day.
  static func isShortDate(_ word: String) -> Bool {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let first = parts[0], let second = parts[1], word != "24/7" else {
      return false
    }
    return (1...31).contains(first) && (1...31).contains(second) && min(first, second) <= 12
  }

  private static func isTimestamp(_ word: String) -> Bool {
    let date = word.split(separator: "T", maxSplits: 1)[0]
    let parts = date.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else {
      return false
    }
    return (1...12).contains(Int(parts[1]) ?? 0) && (1...31).contains(Int(parts[2]) ?? 0)
  }

  private static func isScientific(_ word: String) -> Bool {
    let parts = word.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count == 2, Double(parts[0]) != nil, let exponent = Int(parts[1]) else {
      return false
    }
    return (-399...399).contains(exponent)
  }

  private static func isDate(_ word: String) -> Bool {
    let parts = word.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ Int($0) != nil && $0.count <= 4 }) else {
      return false
    }
    return parts.filter { (1...31).contains(Int($0) ?? 0) }.count >= 2
  }

  /// A number and `m`, `M`, `h` or `s`: minutes, metres or millions, hours or seconds.
  private static func isJoined(_ word: String) -> Bool {
    guard let unit = word.last, "mMhs".contains(unit) else { return false }
    let digits = word.dropLast()
    return digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || ".,hm".contains($0) }
  }

  private static func longForm(
    of word: String,
    _ limits: Limits,
    _ style: NumberStyle
  ) -> NumberForm? {
    for decimal in style.decimals + [".", ","] {
      guard let (digits, decimals) = style.digits(of: word, decimal: decimal) else { continue }
      let significant = (digits + decimals).drop { $0 == "0" }.count
      if decimals.count > limits.decimals, significant >= limits.significantDigits {
        return .decimals
      }
      let isGrouped = word.prefix { $0 != decimal }.contains { ".,".contains($0) }
      // A number that begins with 0 is a code, not a quantity.
      return !isGrouped && digits.count >= limits.digits && digits.first != "0" ? .ungrouped : nil
    }
    return nil
  }
}
