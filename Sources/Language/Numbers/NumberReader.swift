/// Reads the numbers among words one after another.
struct NumberReader {
  let words: [Word]
  private let style: NumberStyle

  /// The primary language; nil where nobody tells.
  private let language: String?

  private(set) var numbers: [SpokenNumber] = []

  /// Where the words end that are of a number already.
  private var end = 0

  init(_ words: [Word], _ language: SpokenLanguage) {
    self.words = words
    style = language.numbers
    self.language = language.primary
  }

  /// Adds what a word that begins with a digit can mean.
  mutating func readDigits(at index: Int) {
    let word = words[index]
    guard index >= end, word.begins(with: .number) else { return }
    let length = word.length(of: Self.body)
    let (body, suffix) = (word.prefix(length), word.dropFirst(length))
    let fraction = index + 1 < words.count ? Self.fraction(words[index + 1]) : nil
    let place = Place(words, index..<(index + (fraction == nil ? 1 : 2)), language)
    if !suffix.isASCII, let number = numerals(from: index) {
      add(number, at: Place(words, index..<end, language))
      return
    }
    // “3/4” is three quarters, or a date.
    if suffix.isEmpty, !isBehindNumber(index), let share = Self.fraction(body) {
      let number = SpokenNumber(value: share, tolerance: 0, isPercentage: false)
      add(number, at: place)
    }
    let scale =
      suffix.isEmpty ? nil : NumberScales.scale(suffix, language) ?? Self.exponent(suffix)
    // “A negative, 7” may be a blood group and a number.
    for isTurned in place.mayBeNegative ? [false, true] : [false] {
      for decimal in style.decimals {
        guard let figures = NumberFigures(body, style, decimal: decimal) else { continue }
        let value = figures.value + (fraction ?? 0)
        let number = SpokenNumber(
          value: isTurned ? -value : value,
          tolerance: fraction == nil ? figures.tolerance : 0,
          isPercentage: false
        )
        add(number, at: place)
        if let scale { add(number.scaled(by: scale), at: place) }
      }
      guard suffix.isEmpty, !place.isClock, let verbatim = Self.verbatim(body, style) else {
        continue
      }
      add(isTurned ? verbatim.negated : verbatim, at: place)
    }
  }

  private func isBehindNumber(_ index: Int) -> Bool {
    index > 0 && words[index - 1].begins(with: .number)
  }

  /// A number as data write it, in a language that sets a comma before decimals: “2.5” is nothing
  /// else there, while of “1.125” nobody knows, and of “1.250” it would be no way to write it.
  private static func verbatim(_ word: Word, _ style: NumberStyle) -> SpokenNumber? {
    guard style.decimals == [NumberStyle.comma],
      let figures = NumberFigures(word, style, decimal: NumberStyle.point),
      figures.decimals > 0, !figures.isGrouped
    else { return nil }
    let mayBeGrouped = NumberFigures(word, style, decimal: NumberStyle.comma) != nil
    if mayBeGrouped, word[word.length - 1] == UInt8(ascii: "0") { return nil }
    return SpokenNumber(
      value: figures.value,
      tolerance: figures.tolerance,
      isPercentage: false,
      isVerbatim: true
    )
  }

  /// A number whose digits have signs joined to them; several words may make it: “1억 2천만”.
  private mutating func numerals(from index: Int) -> SpokenNumber? {
    guard var number = Numerals.number(words[index], style) else { return nil }
    end = index + 1
    while end < words.count, words[end].begins(with: .digit), !words[end].isASCII,
      let next = Numerals.number(words[end], style), next.value < 2 * number.tolerance
    {
      number.value += next.value
      number.tolerance = next.tolerance
      end += 1
    }
    return number
  }

  /// What “½” behind a number adds to it.
  private static func fraction(_ word: Word) -> Double? {
    guard word.length == 3, word[1] == UInt8(ascii: "/"), let part = word.prefix(1).integer,
      let whole = word.dropFirst(2).integer, part > 0, part < whole
    else { return nil }
    return Double(part) / Double(whole)
  }

  /// Adds a number that is read already.
  mutating func add(_ number: SpokenNumber, at range: Range<Int>) {
    let place = Place(words, range, language)
    add(number, at: place)
    if place.mayBeNegative { add(number.negated, at: place) }
  }

  private mutating func add(_ reading: SpokenNumber, at place: Place) {
    var number = place.isNegative ? reading.negated : reading
    number.isPercentage = place.isPercentage
    if !numbers.contains(number) { numbers.append(number) }
    // “60 m” may be minutes or millions; whoever compares knows which.
    if let scale = place.scale {
      let scaled = number.scaled(by: scale)
      if !numbers.contains(scaled) { numbers.append(scaled) }
    }
  }

  /// What the words beside a number make of it.
  private struct Place {
    var isNegative = false
    var mayBeNegative = false
    var isPercentage = false
    var scale: Double?

    /// Whether it is a time of day: “14.30 Uhr”.
    var isClock = false

    init(_ words: [Word], _ range: Range<Int>, _ language: String?) {
      if range.upperBound < words.count {
        isPercentage = SpokenNumber.percentageLength(in: words, at: range.upperBound) != nil
        isClock = words[range.upperBound] == "uhr"
        isNegative = MinusWords.isBelow(words[range.upperBound...])
        scale = NumberScales.scale(words[range.upperBound], language)
      }
      var before = range.lowerBound - 1
      // “%45” is Turkish; in “50 % 45” the sign is of the number before.
      if before >= 0, words[before] == "%", before == 0 || !words[before - 1].begins(with: .number)
      {
        isPercentage = true
        before -= 1
      }
      // The sign stands before that of a currency.
      if before > 0, UnitVocabulary.isCurrency(words[before]) { before -= 1 }
      guard before >= 0 else { return }
      switch MinusWords.sign(words, at: before, language) {
      case .negative: isNegative = true
      case .either: mayBeNegative = true
      case nil: break
      }
    }
  }

  private static let body = CharacterClass(".,:/'", .digit)

  /// What `e9` behind a number multiplies it by.
  private static func exponent(_ suffix: Word) -> Double? {
    guard suffix[0] == UInt8(ascii: "e"), let exponent = suffix.dropFirst(1).integer,
      (1...300).contains(exponent)
    else { return nil }
    return (0..<exponent).reduce(1.0) { scale, _ in scale * 10 }
  }
}
