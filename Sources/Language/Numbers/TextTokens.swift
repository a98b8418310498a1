/// A text that is tokenised once: its words, signs and figures, each with what it is in the language.
package struct TextTokens: Sendable {
  package let language: LanguageTable

  /// How its figures are written.
  let style: NumberStyle

  /// The words of the text as they are compared, each followed and the first preceded by a space.
  private let bytes: [UInt8]
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
  package init(_ words: Words, _ tag: String?) {
    language = LanguageTable.of(tag ?? "en") ?? .common
    style = NumberStyle(tag)
    bytes = words.withBytes { Array($0) }
    tokens.reserveCapacity(bytes.count / 4)
    bytes.withUnsafeBufferPointer { read($0) }
  }

  package var count: Int { tokens.count }

  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 1
    for index in bytes.indices where bytes[index] == 0x20 && index >= start {
      addWord(bytes, start..<index)
      start = index + 1
    }
  }

  /// A word, in its parts where it begins with a digit: “10k”, “7h45m”.
  private mutating func addWord(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) {
    var start = word.lowerBound
    guard Self.isDigit(bytes[start]) else {
      return add(bytes, word, isFigure: false, isJoined: false)
    }
    while start < word.upperBound {
      let isFigure = Self.isDigit(bytes[start])
      var end = start + 1
      while end < word.upperBound,
        isFigure ? Self.isOfFigure(bytes[end]) : !Self.isDigit(bytes[end])
      {
        end += 1
      }
      add(bytes, start..<end, isFigure: isFigure, isJoined: start > word.lowerBound)
      start = end
    }
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
        record: isFigure ? nil : language.record(of: word)
      )
    )
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

  package func text(_ range: Range<Int>) -> String {
    withBytes(range) { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a word that is of some kind stands at a place.
  func holds(_ index: Int, _ kind: WordKinds) -> Bool {
    tokens.indices.contains(index) && tokens[index].record?.kinds.contains(kind) ?? false
  }

  /// Where the words of another text stand, one after another.
  package func ranges(of other: TextTokens) -> [Range<Int>] {
    guard other.count > 0, other.count <= count else { return [] }
    let wanted = other.text(0..<other.count)
    return (0...(count - other.count)).map { $0..<($0 + other.count) }.filter {
      text($0) == wanted
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
