/// The figures of a number as it is written in the digits 0 to 9: “1,234.50”.
struct NumberFigures {
  /// How many digits stand before the decimals, and how many decimals there are.
  private(set) var digits = 0
  private(set) var decimals = 0

  /// How many of all are left without the zeros in front.
  private(set) var significant = 0
  private(set) var value = 0.0

  private(set) var beginsWithZero = false
  private(set) var isGrouped = false

  /// Half a unit of the last digit.
  var tolerance: Double {
    var unit = 1.0
    for _ in 0..<decimals { unit /= 10 }
    return unit / 2
  }

  /// Nil where a word is no such number.
  ///
  /// - Parameters:
  ///   - word: the number alone.
  ///   - style: how digits are grouped.
  ///   - decimal: the point or comma before its decimals; the other one groups digits.
  init?(_ word: Word, _ style: NumberStyle, decimal: UInt8) {
    guard word.isASCII, word.withBytes({ read($0, style, decimal) }) else { return nil }
  }

  /// The same of a word of ASCII.
  init?(_ word: UnsafeBufferPointer<UInt8>, _ style: NumberStyle, decimal: UInt8) {
    guard read(word, style, decimal) else { return nil }
  }

  private mutating func read(
    _ text: UnsafeBufferPointer<UInt8>,
    _ style: NumberStyle,
    _ decimal: UInt8
  ) -> Bool {
    let grouping = decimal == NumberStyle.point ? NumberStyle.comma : NumberStyle.point
    var groups = Groups()
    var mantissa: UInt64 = 0
    var isBehind = false
    for byte in text {
      if byte == decimal {
        if isBehind { return false }
        isBehind = true
      } else if byte == grouping, !isBehind {
        groups.end()
        isGrouped = true
      } else if (0x30...0x39).contains(byte) {
        if isBehind { decimals += 1 } else { digits += 1 }
        if digits + decimals == 1 { beginsWithZero = byte == 0x30 }
        if significant > 0 || byte != 0x30 { significant += 1 }
        groups.length += isBehind ? 0 : 1
        mantissa = mantissa &* 10 &+ UInt64(byte & 0x0F)
      } else {
        return false
      }
    }
    guard digits > 0, groups.fit(style), let value = value(of: text, mantissa) else {
      return false
    }
    self.value = value
    return true
  }

  /// The lengths of groups of digits, as they come.
  private struct Groups {
    var length = 0
    private var first: Int?
    private var areAllThree = true
    private var areAllTwo = true

    mutating func end() {
      if first == nil {
        first = length
      } else {
        areAllThree = areAllThree && length == 3
        areAllTwo = areAllTwo && length == 2
      }
      length = 0
    }

    /// Whether they are as people group digits.
    func fit(_ style: NumberStyle) -> Bool {
      guard let first else { return true }
      return first <= 3 && length == 3
        && (areAllThree || (style.groupsByTwo && first <= 2 && areAllTwo))
    }
  }

  /// Whole numbers below 2⁵³ divided by powers of ten up to 10²² are rounded right, for both are
  /// exact; anything longer is left to the library.
  private func value(of text: UnsafeBufferPointer<UInt8>, _ mantissa: UInt64) -> Double? {
    if significant <= 15, decimals < Self.powers.count {
      return Double(mantissa) / Self.powers[decimals]
    }
    var plain = text.filter { (0x30...0x39).contains($0) }
    if decimals > 0 { plain.insert(NumberStyle.point, at: digits) }
    return Double(String(decoding: plain, as: UTF8.self))
  }

  private static let powers = (0...22).map { power in
    (0..<power).reduce(1.0) { value, _ in value * 10 }
  }
}
