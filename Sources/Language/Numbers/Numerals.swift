/// Numbers of Chinese, Japanese and Korean, where a sign behind the digits multiplies them and is of
/// one word with them: “12万” is 120 000, “1億2000万” 120 000 000, “2천만” 20 000 000.
struct Numerals {
  private var total = 0.0

  /// What waits for a sign of ten thousand or more, and the digits that wait for any.
  private var group = 0.0
  private var digits: Double?

  /// What the last digit counts.
  private var unit = 1.0

  /// How many digits and signs there are, and whether any is a sign.
  private var count = 0
  private var isScaled = false

  /// The number that a word begins with.
  ///
  /// - Parameters:
  ///   - word: digits 0 to 9, signs and what is joined to them, as “円”.
  ///   - style: how the digits are written.
  /// - Returns: nil where no such sign follows the digits.
  static func number(_ word: Word, _ style: NumberStyle) -> SpokenNumber? {
    var numerals = Numerals()
    var rest = word
    while !rest.isEmpty, let length = numerals.read(rest, style) {
      numerals.count += 1
      rest = rest.dropFirst(length)
    }
    // A sign alone begins other words, as 千 does 千葉.
    let isNumber = word[0] < 0x80 || numerals.count > 1 || rest.isEmpty
    return isNumber && numerals.isScaled ? numerals.number : nil
  }

  /// What a word of a unit multiplies its values by: 10 000 in “万円”; nil where it does not.
  static func scale(of unit: Word) -> Double? {
    guard !unit.isASCII, !unit.isEmpty else { return nil }
    return number(Word("1" + unit.text), NumberStyle("ja")).map(\.value)
  }

  private var number: SpokenNumber {
    SpokenNumber(value: total + group + (digits ?? 0), tolerance: unit / 2, isPercentage: false)
  }

  /// Reads digits or a sign; how long they are, or nil for neither.
  private mutating func read(_ rest: Word, _ style: NumberStyle) -> Int? {
    let length = rest.length(of: Self.figures)
    if length > 0 {
      let readings = style.decimals.lazy.compactMap {
        NumberFigures(rest.prefix(length), style, decimal: $0)
      }
      guard let figures = readings.first else { return nil }
      digits = figures.value
      unit = 2 * figures.tolerance
      return length
    }
    let sign = rest.prefix(Self.firstLength(of: rest))
    guard let scale = Self.scales[sign] else { return nil }
    if scale < 1e4 {
      group += (digits ?? 1) * scale
    } else {
      total += (group + (digits ?? (group == 0 ? 1 : 0))) * scale
      group = 0
    }
    unit *= scale
    digits = nil
    isScaled = true
    return sign.length
  }

  /// Whether a scalar is a sign that multiplies the digits before it.
  static func isSign(_ value: UInt32) -> Bool { signs.contains(value) }

  private static let signs = Set(signScales.keys.map(\.value))

  /// How many bytes the first scalar has.
  private static func firstLength(of word: Word) -> Int {
    switch word[0] {
    case ..<0x80: 1
    case ..<0xE0: min(2, word.length)
    case ..<0xF0: min(3, word.length)
    default: min(4, word.length)
    }
  }

  private static let figures = CharacterClass("0123456789.,")

  private static let scales = WordTable(signScales.map { (String($0.key), $0.value) })

  private static let signScales: [Unicode.Scalar: Double] = [
    "十": 10, "百": 100, "千": 1e3, "万": 1e4, "萬": 1e4, "億": 1e8, "亿": 1e8, "兆": 1e12,
    "십": 10, "백": 100, "천": 1e3, "만": 1e4, "억": 1e8, "조": 1e12,
  ]
}
