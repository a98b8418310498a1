internal import Support

/// How a number is written that no person would say so.
package enum NumberForm: Hashable, Sendable {
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
  package static func words(in text: String) -> [Word] {
    var words: [Word] = []
    first(in: text) { word -> Never? in
      words.append(word)
      return nil
    }
    return words
  }

  /// What is first found among such words.
  @discardableResult
  package static func first<Found>(in text: String, where find: (Word) -> Found?) -> Found? {
    guard TextBytes.mayHoldNumber(text) else { return nil }
    return Word(text).firstPart(between: gaps) { piece in
      guard piece.isASCII else { return first(inAnyScript: piece, where: find) }
      return alone(piece).flatMap(find)
    }
  }

  /// A word without the punctuation around it; nil where it holds no digit.
  private static func alone(_ piece: Word) -> Word? {
    let front = piece.prefix(piece.length - piece.trailingLength(of: ends))
    let word = front.dropFirst(front.length(of: signs))
    return word.contains(.number) ? word : nil
  }

  /// Where scripts set no spaces, the numbers are words without the letters beside them.
  private static func first<Found>(inAnyScript piece: Word, where find: (Word) -> Found?) -> Found?
  {
    for (index, part) in piece.partsAtNumbers.enumerated() {
      let (number, counter) = part.splitAtJoiningLetter
      guard let word = alone(number) else { continue }
      // Behind letters a whole number may be that of an order, unless it counts: “1234567人”.
      let mayBeCode = counter.isEmpty ? index > 0 : codeCounters.contains(where: counter.hasPrefix)
      if mayBeCode, word.allSatisfy(.digit) { continue }
      if let found = find(word) { return found }
    }
    return nil
  }

  /// What follows the number of an order, a house or a telephone.
  private static let codeCounters = ["号", "號", "番", "호"].map { Word($0) }

  private static let gaps = CharacterClass(";()[]|：；，、。（）「」", .space)
  private static let ends = CharacterClass(".,:!?%")
  private static let signs = CharacterClass("#$€£¥+-−")

  /// What is wrong with a word; nil where people would say it.
  ///
  /// The limits are those of the rule: from how many decimals, significant digits and digits on.
  /// The style is that of its language; who writes as others do is understood as well.
  package init?(_ word: Word, limits: Limits, _ style: NumberStyle) {
    if word.allSatisfy(Self.figures) {
      guard let form = Self.longForm(of: word, limits, style) else { return nil }
      self = form
    } else if Self.isTimestamp(word) {
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

  /// Of these alone no other form is made than that of a long number.
  private static let figures = CharacterClass("0123456789.,")

  package struct Limits: Hashable, Sendable {
    /// More decimals than these, with this many significant digits or more, are too many.
    package var decimals: Int
    package var significantDigits: Int

    /// This many digits in a row or more want grouping.
    package var digits: Int

    package init(decimals: Int, significantDigits: Int, digits: Int) {
      (self.decimals, self.significantDigits) = (decimals, significantDigits)
      self.digits = digits
    }
  }

  /// Two numbers with a slash between that may be a month and a day.
  package static func isShortDate(_ word: Word) -> Bool {
    guard word.contains(stroke) else { return false }
    let parts = word.split(at: stroke, omittingEmpty: false)
    guard parts.count == 2, let first = parts[0].integer, let second = parts[1].integer,
      word != "24/7"
    else { return false }
    return days.contains(first) && days.contains(second) && min(first, second) <= 12
  }

  private static let days = 1...31
  private static let stroke = CharacterClass("/")

  private static func isTimestamp(_ word: Word) -> Bool {
    guard word.contains(dash) else { return false }
    let rest = word.dropFirst(word.length(of: timeMark))
    let parts = rest.prefix(rest.length(of: notTimeMark)).split(at: dash, omittingEmpty: false)
    guard parts.map(\.count) == [4, 2, 2], parts.allSatisfy({ $0.allSatisfy(.number) }) else {
      return false
    }
    return (1...12).contains(parts[1].integer ?? 0) && days.contains(parts[2].integer ?? 0)
  }

  private static let dash = CharacterClass("-")
  private static let timeMark = CharacterClass("T")
  private static let notTimeMark = CharacterClass("T").inverted

  private static func isScientific(_ word: Word) -> Bool {
    guard word.contains(exponentMark) else { return false }
    let parts = word.split(at: exponentMark, omittingEmpty: false)
    guard parts.count == 2, NumberSyntax.value(parts[0].text) != nil,
      let exponent = parts[1].integer
    else { return false }
    return (-399...399).contains(exponent)
  }

  private static let exponentMark = CharacterClass("eE")

  private static func isDate(_ word: Word) -> Bool {
    guard word.contains(stroke) else { return false }
    let parts = word.split(at: stroke, omittingEmpty: false)
    guard parts.count == 3, parts.allSatisfy({ $0.integer != nil && $0.count <= 4 }) else {
      return false
    }
    return parts.filter { days.contains($0.integer ?? 0) }.count >= 2
  }

  /// A number and `m`, `M`, `h` or `s`: minutes, metres or millions, hours or seconds.
  private static func isJoined(_ word: Word) -> Bool {
    // “5ms” are milliseconds and nothing else.
    guard word.trailingLength(of: joinedUnits) > 0, !word.hasSuffix(milliseconds) else {
      return false
    }
    let digits = word.prefix(word.length - 1)
    return digits.begins(with: .number) && digits.allSatisfy(durations)
  }

  private static let joinedUnits = CharacterClass("mMhs")
  private static let milliseconds = Word("ms")
  private static let durations = CharacterClass(".,hm", .number)

  private static func longForm(
    of word: Word,
    _ limits: Limits,
    _ style: NumberStyle
  ) -> NumberForm? {
    guard word.length >= min(limits.digits, limits.decimals + 2) else { return nil }
    for decimal in style.allDecimals {
      guard let figures = NumberFigures(word, style, decimal: decimal) else { continue }
      if figures.decimals > limits.decimals, figures.significant >= limits.significantDigits {
        return .decimals
      }
      // A number that begins with 0 is a code, not a quantity.
      let isCode = figures.isGrouped || figures.beginsWithZero
      return !isCode && figures.digits >= limits.digits ? .ungrouped : nil
    }
    return nil
  }
}
