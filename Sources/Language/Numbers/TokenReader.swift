/// Reads words as tokens.
struct TokenReader {
  private let language: LanguageTable
  private var tokens: [TextTokens.Token] = []

  /// The tokens of words, of which each is followed and the first preceded by a space.
  static func tokens(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ language: LanguageTable
  ) -> [TextTokens.Token] {
    var reader = TokenReader(language: language)
    reader.tokens.reserveCapacity(bytes.count / 3)
    reader.read(bytes)
    return reader.tokens
  }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 1
    for index in bytes.indices where bytes[index] == 0x20 && index >= start {
      if index > start { addWord(bytes, start..<index) }
      start = index + 1
    }
  }

  /// A word, in its parts where it begins with a digit: “10k”, “7h45m”.
  private mutating func addWord(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    var start = word.lowerBound
    guard
      Self.isDigit(bytes[start]) || holdsJoinedNumber(UnsafeBufferPointer(rebasing: bytes[word]))
    else { return add(bytes, word, isFigure: false, isJoined: false) }
    while start < word.upperBound {
      let isFigure = Self.isDigit(bytes[start])
      var end = start + 1
      while end < word.upperBound,
        isFigure ? Self.isOfFigure(bytes[end]) : !Self.isDigit(bytes[end])
      {
        end += 1
      }
      if !isFigure, start > word.lowerBound {
        while let scale = endOfScale(bytes, start..<end) {
          add(bytes, start..<scale, isFigure: false, isJoined: true)
          start = scale
        }
        if start == end { continue }
      }
      add(bytes, start..<end, isFigure: isFigure, isJoined: start > word.lowerBound)
      start = end
    }
  }

  /// Whether a number stands behind letters of a script that sets no space between: “東京は30人”.
  private func holdsJoinedNumber(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let digit = word.firstIndex(where: Self.isDigit), digit > 0 else { return false }
    let lead = word[..<digit].last { $0 >= 0xC0 || $0 < 0x80 } ?? 0
    return lead >= Self.leastOfOtherScripts
  }

  /// Hebrew and all scripts behind it, which join letters to numbers.
  static let leastOfOtherScripts: UInt8 = 0xD6

  /// Where the sign ends that multiplies the digits before it, as “万” does.
  private func endOfScale(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int? {
    guard bytes[range.lowerBound] >= 0xE3, range.count > 2, bytes[range.lowerBound] < 0xF0,
      case let end = range.lowerBound + 3,
      let record = language.record(of: UnsafeBufferPointer(rebasing: bytes[range.lowerBound..<end]))
    else { return nil }
    return record.kinds.contains(.scale) ? end : nil
  }

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ range: Range<Int>,
    isFigure: Bool,
    isJoined: Bool
  ) {
    let word = UnsafeBufferPointer(rebasing: bytes[range])
    let record = isFigure ? nil : language.record(of: word) ?? elided(word)
    tokens.append(TextTokens.Token(range, isFigure: isFigure, isJoined: isJoined, record))
  }

  /// What a unit is behind the word for “of”, which lost its vowel before it: “1,5 million d’euros”.
  private func elided(_ word: UnsafeBufferPointer<UInt8>) -> WordRecord? {
    guard language.elidesOf, word.count > 2, word[0] == UInt8(ascii: "d"),
      let record = language.record(of: UnsafeBufferPointer(rebasing: word[1...]))
    else { return nil }
    return record.units.isEmpty ? nil : record
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Digits, and what separates them within a number, a date or a time of day.
  private static func isOfFigure(_ byte: UInt8) -> Bool { (0x2C...0x3A).contains(byte) }
}
