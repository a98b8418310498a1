/// A number as it stands in a text.
struct SpokenNumber: Hashable, Sendable {
  var value: Double

  /// Half a unit of the last digit that is given: how far rounding can have moved it.
  var tolerance: Double
  var isPercentage: Bool

  /// Whether it is a correct rounding of a value, or within one percent of it.
  func matches(_ model: Double) -> Bool {
    abs(value - model) <= max(tolerance * 1.000_001, abs(model) * 0.01)
  }

  fileprivate var negated: SpokenNumber {
    SpokenNumber(value: -value, tolerance: tolerance, isPercentage: isPercentage)
  }

  fileprivate func scaled(by scale: Double) -> SpokenNumber {
    SpokenNumber(value: value * scale, tolerance: tolerance * scale, isPercentage: isPercentage)
  }
}

extension SpokenNumber {
  /// The numbers in a text, in order, and those that English words spell out.
  ///
  /// The language says whose separators are used; both ways of writing count where it is not known.
  static func all(in text: String, _ language: SpokenLanguage) -> [SpokenNumber] {
    all(in: Words(text).list, language)
  }

  /// The numbers among words.
  static func all(in words: [Word], _ language: SpokenLanguage) -> [SpokenNumber] {
    let plain = words.allSatisfy(\.isASCII) ? words : words.map(plain)
    var reader = NumberReader(
      language.numbers.groupsWithSpaces ? grouped(plain) : plain,
      language.numbers
    )
    for index in reader.words.indices { reader.readDigits(at: index) }
    guard language.isEnglish else { return reader.numbers }
    for spelled in SpelledNumber.all(in: reader.words) {
      let number = SpokenNumber(
        value: spelled.value,
        tolerance: spelled.unit / 2,
        isPercentage: false
      )
      reader.add(number, at: spelled.range)
    }
    return reader.numbers
  }

  /// Sums that bookkeepers set in brackets because they are owed: “($5)” is minus 5.
  static func bracketed(in text: String, _ language: SpokenLanguage) -> [SpokenNumber] {
    guard TextBytes.holds(UInt8(ascii: "("), in: text) else { return [] }
    return text.split(separator: "(").dropFirst().flatMap { piece -> [SpokenNumber] in
      guard let end = piece.firstIndex(of: ")") else { return [] }
      let inner = String(piece[..<end])
      guard Words(inner).list.contains(where: UnitVocabulary.isCurrency),
        !inner.contains(where: \.isLetter)
      else { return [] }
      return all(in: inner, language).map(\.negated)
    }
  }

  /// A word with the digits 0 to 9 in place of those of other scripts.
  private static func plain(_ word: Word) -> Word {
    guard !word.isASCII else { return word }
    return Word(
      String(
        word.text.map { character in
          character.isNumber
            ? character.wholeNumberValue.flatMap { String($0).first } ?? character : character
        }
      )
    )
  }

  /// “1 234,5” as one number, in languages that group digits with spaces.
  static func grouped(_ words: [Word]) -> [Word] {
    var result: [Word] = []
    var start = 0
    while start < words.count {
      var end = start + 1
      if (1...3).contains(words[start].count) {
        while end < words.count, words[end - 1].allSatisfy(.number), isGroup(words[end]) {
          end += 1
        }
      }
      let isAlone = end == start + 1
      result.append(isAlone ? words[start] : Word(words[start..<end].map(\.text).joined()))
      start = end
    }
    return result
  }

  /// Whether a word begins with three digits and no more.
  private static func isGroup(_ word: Word) -> Bool {
    word.prefix(word.length(of: .number)).count == 3
  }

  /// Whether a word behind a number makes it a percentage.
  static func isPercentage(_ word: Word) -> Bool { percentWords.contains(word) }

  private static let percentWords: WordSet = [
    "%", "percent", "percentage", "pct", "prozent", "procent", "porcentaje",
  ]
}

/// Reads the numbers among words one after another.
private struct NumberReader {
  let words: [Word]
  private let style: NumberStyle
  private(set) var numbers: [SpokenNumber] = []

  init(_ words: [Word], _ style: NumberStyle) {
    self.words = words
    self.style = style
  }

  /// Adds what a word that begins with a digit can mean.
  mutating func readDigits(at index: Int) {
    let word = words[index]
    guard word.begins(with: .number) else { return }
    let length = word.length(of: Self.body)
    let (body, suffix) = (word.prefix(length), word.dropFirst(length))
    let scale = suffix.isEmpty ? nil : Self.scales[suffix] ?? Self.exponent(suffix)
    let place = Place(words, index..<(index + 1))
    // “A negative, 7” may be a blood group and a number.
    for isTurned in place.mayBeNegative ? [false, true] : [false] {
      for decimal in style.decimals {
        guard let figures = NumberFigures(body, style, decimal: decimal) else { continue }
        let number = SpokenNumber(
          value: isTurned ? -figures.value : figures.value,
          tolerance: figures.tolerance,
          isPercentage: false
        )
        add(number, at: place)
        if let scale { add(number.scaled(by: scale), at: place) }
      }
    }
  }

  /// Adds a number that is read already.
  mutating func add(_ number: SpokenNumber, at range: Range<Int>) {
    let place = Place(words, range)
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

    init(_ words: [Word], _ range: Range<Int>) {
      if range.upperBound < words.count {
        isPercentage = SpokenNumber.isPercentage(words[range.upperBound])
        scale = NumberReader.scales[words[range.upperBound]]
      }
      // The sign stands before that of a currency.
      var before = range.lowerBound - 1
      if before > 0, UnitVocabulary.isCurrency(words[before]) { before -= 1 }
      guard before >= 0 else { return }
      isNegative = words[before] == "minus"
      mayBeNegative = words[before] == "negative"
    }
  }

  private static let body = CharacterClass(".,:/'", .number)

  private static let scales: WordTable<Double> = [
    "k": 1e3, "thousand": 1e3, "m": 1e6, "mn": 1e6, "million": 1e6, "millions": 1e6,
    "bn": 1e9, "billion": 1e9, "billions": 1e9, "trillion": 1e12,
    "tausend": 1e3, "tsd": 1e3, "millionen": 1e6, "mio": 1e6, "milliarde": 1e9,
    "milliarden": 1e9, "mrd": 1e9, "milliard": 1e9, "milliards": 1e9, "millón": 1e6,
    "millones": 1e6, "milione": 1e6, "milioni": 1e6, "miliardi": 1e9, "milhão": 1e6,
    "milhões": 1e6, "lakh": 1e5, "lakhs": 1e5, "crore": 1e7, "crores": 1e7, "miljoen": 1e6,
    "miljard": 1e9, "duizend": 1e3,
  ]

  /// What `e9` behind a number multiplies it by.
  private static func exponent(_ suffix: Word) -> Double? {
    guard suffix[0] == UInt8(ascii: "e"), let exponent = suffix.dropFirst(1).integer,
      (1...300).contains(exponent)
    else { return nil }
    return (0..<exponent).reduce(1.0) { scale, _ in scale * 10 }
  }
}
