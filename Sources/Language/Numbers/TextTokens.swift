/// A text that is tokenised once: its words, signs and figures, each with what it is in the language.
package struct TextTokens: Sendable {
  package let language: LanguageTable

  /// How its figures are written.
  private(set) var style: NumberStyle

  /// The words of the text as they are compared, each followed and the first preceded by a space.
  private var bytes: [UInt8]
  private let isASCII: Bool
  package private(set) var tokens: [Token] = []

  package struct Token: Sendable {
    /// Where it stands among the bytes.
    let start: Int32
    let end: Int32

    /// Whether it is digits, with what separates them.
    package let isFigure: Bool

    /// Whether it is joined to the one before it: the “k” of “10k”.
    package let isJoined: Bool

    /// What it is; nil where no file of the language has it.
    package let record: WordRecord?

    /// How many bytes it has.
    var length: Int { Int(end - start) }
  }

  /// - Parameters:
  ///   - text: the text.
  ///   - tag: the tag of its language; where nobody gives it, the words of English count.
  package init(_ text: String, _ tag: String?) { self.init(Words(text, withRanges: true), tag) }

  /// The same of words that are told apart already.
  package init(_ words: Words, _ tag: String?) { self.init(words, TextReading.of(tag)) }

  package init(_ words: Words, _ language: SpokenLanguage) { self.init(words, language.reading) }

  private init(_ words: Words, _ reading: TextReading) {
    (language, style) = (reading.language, reading.style)
    bytes = words.withBytes { Array($0) }
    isASCII = words.isASCII
    tokens.reserveCapacity(bytes.count / 3)
    bytes.withUnsafeBufferPointer { read($0) }
  }

  package init(_ words: [Word], _ tag: String?) { self.init(Words(words), tag) }

  /// The same without some of the tokens.
  package func removing(_ range: Range<Int>) -> TextTokens {
    guard let first = range.first, let last = range.last else { return self }
    var other = self
    other.bytes.removeSubrange(Int(tokens[first].start)..<Int(tokens[last].end))
    other.tokens = []
    let bytes = other.bytes
    bytes.withUnsafeBufferPointer { other.read($0) }
    return other
  }

  /// The same with spaces between groups of digits, whatever the language sets there.
  package var grouped: TextTokens {
    var other = self
    other.style.groupsWithSpaces = true
    return other
  }

  package var count: Int { tokens.count }

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

  /// Whether a token is letters of such a script.
  func isOfOtherScript(_ index: Int) -> Bool {
    withBytes(index..<(index + 1)) { $0[0] >= Self.leastOfOtherScripts }
  }

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
    tokens.append(
      Token(
        start: Int32(truncatingIfNeeded: range.lowerBound),
        end: Int32(truncatingIfNeeded: range.upperBound),
        isFigure: isFigure,
        isJoined: isJoined,
        record: isFigure ? nil : language.record(of: word) ?? elided(word)
      )
    )
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

  // MARK: what stands where

  /// The bytes of some tokens, with the spaces between.
  func withBytes<Result>(
    _ range: Range<Int>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { all in
      guard let first = range.first, let last = range.last else {
        return body(UnsafeBufferPointer(rebasing: all[0..<0]))
      }
      return body(
        UnsafeBufferPointer(rebasing: all[Int(tokens[first].start)..<Int(tokens[last].end)])
      )
    }
  }

  /// Which of the words hold some tokens.
  package func words(of range: Range<Int>) -> Range<Int> {
    let start = tokens[..<range.lowerBound].count { !$0.isJoined }
    let isWithin = range.lowerBound < count && tokens[range.lowerBound].isJoined
    let first = isWithin ? start - 1 : start
    return first..<(first + tokens[range].count { !$0.isJoined } + (isWithin ? 1 : 0))
  }

  package func text(_ range: Range<Int>) -> String {
    withBytes(range) { String(decoding: $0, as: UTF8.self) }
  }

  /// The tokens as words.
  package var words: [Word] {
    tokens.map { token in
      let range = Int(token.start)..<Int(token.end)
      return Word(bytes, range, isASCII: isASCII || bytes[range].allSatisfy { $0 < 0x80 })
    }
  }

  /// Whether a dash of a range stands at a place.
  package func isDash(_ index: Int) -> Bool { text(index..<(index + 1)) == "-" }

  /// Whether a word that is of some kind stands at a place.
  package func holds(_ index: Int, _ kind: WordKinds) -> Bool {
    tokens.indices.contains(index) && tokens[index].record?.kinds.contains(kind) ?? false
  }

  /// Where the words of another text stand, one after another.
  package func ranges(of other: TextTokens) -> [Range<Int>] {
    guard other.count > 0, other.count <= count else { return [] }
    return (0...(count - other.count)).filter { holds(other, at: $0) }
      .map { $0..<($0 + other.count) }
  }

  /// Where they first stand.
  package func range(of other: TextTokens) -> Range<Int>? {
    guard other.count > 0, other.count <= count else { return nil }
    for start in 0...(count - other.count) where holds(other, at: start) {
      return start..<(start + other.count)
    }
    return nil
  }

  private func holds(_ other: TextTokens, at start: Int) -> Bool {
    let place = start..<(start + other.count)
    let (first, last) = (tokens[start], tokens[place.upperBound - 1])
    guard last.end - first.start == other.tokens[other.count - 1].end - other.tokens[0].start
    else { return false }
    return withBytes(place) { bytes in
      other.withBytes(0..<other.count) { $0.elementsEqual(bytes) }
    }
  }

  /// The longest phrase or word from a token on of which something holds.
  ///
  /// - Returns: what it is, and how many tokens it has.
  package func phrase(
    at index: Int,
    where isMeant: (WordRecord) -> Bool
  ) -> (record: WordRecord, length: Int)? {
    guard index < tokens.count, let first = tokens[index].record else { return nil }
    var length = min(Int(first.phraseLength), tokens.count - index)
    while length > 1 {
      let found = withBytes(index..<(index + length), language.record)
      if let found, isMeant(found) { return (found, length) }
      length -= 1
    }
    return isMeant(first) ? (first, 1) : nil
  }
}
