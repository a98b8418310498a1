/// A text that is tokenised once: its words, signs and figures, each with what it is in the language.
package final class TextTokens: Sendable {
  package let language: LanguageTable

  /// How its figures are written.
  let style: NumberStyle

  /// The words of the text as they are compared, each followed and the first preceded by a space.
  private let bytes: [UInt8]
  private let isASCII: Bool
  package let tokens: [Token]

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

    init(
      _ range: Range<Int>,
      isFigure: Bool,
      isJoined: Bool,
      _ record: WordRecord?
    ) {
      start = Int32(truncatingIfNeeded: range.lowerBound)
      end = Int32(truncatingIfNeeded: range.upperBound)
      (self.isFigure, self.isJoined, self.record) = (isFigure, isJoined, record)
    }

    /// How many bytes it has.
    var length: Int { Int(end - start) }
  }

  /// - Parameters:
  ///   - text: the text.
  ///   - tag: the tag of its language; where nobody gives it, the words of English count.
  package convenience init(_ text: String, _ tag: String?) {
    self.init(Words(text, withRanges: true), tag)
  }

  /// The same of words that are told apart already.
  package convenience init(_ words: Words, _ tag: String?) { self.init(words, TextReading.of(tag)) }

  package convenience init(_ words: Words, _ language: SpokenLanguage) {
    self.init(words, language.reading)
  }

  package convenience init(_ words: [Word], _ tag: String?) { self.init(Words(words), tag) }

  private convenience init(_ words: Words, _ reading: TextReading) {
    let bytes = words.withBytes { Array($0) }
    self.init(reading.language, reading.style, bytes, isASCII: words.isASCII)
  }

  private init(
    _ language: LanguageTable,
    _ style: NumberStyle,
    _ bytes: [UInt8],
    isASCII: Bool
  ) {
    (self.language, self.style, self.bytes, self.isASCII) = (language, style, bytes, isASCII)
    tokens = bytes.withUnsafeBufferPointer { TokenReader.tokens($0, language) }
  }

  /// The same without some of the tokens.
  package func removing(_ range: Range<Int>) -> TextTokens {
    guard let first = range.first, let last = range.last else { return self }
    var rest = bytes
    rest.removeSubrange(Int(tokens[first].start)..<Int(tokens[last].end))
    return TextTokens(language, style, rest, isASCII: isASCII)
  }

  /// The same with spaces between groups of digits, whatever the language sets there.
  package var grouped: TextTokens {
    var style = style
    style.groupsWithSpaces = true
    return TextTokens(language, style, bytes, isASCII: isASCII)
  }

  package var count: Int { tokens.count }

  /// Whether a token is letters of a script that joins letters to numbers.
  func isOfOtherScript(_ index: Int) -> Bool {
    withBytes(index..<(index + 1)) { $0[0] >= TokenReader.leastOfOtherScripts }
  }

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
