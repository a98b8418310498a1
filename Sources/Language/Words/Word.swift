/// A word of a text, or a part of one: a place in the text's bytes, without a copy.
///
/// Words that are canonically equivalent are equal, as strings are.
public struct Word: Sendable {
  private let bytes: [UInt8]
  @usableFromInline let start: Int32
  @usableFromInline let end: Int32
  package let isASCII: Bool

  /// - Parameters:
  ///   - bytes: the UTF-8 of the whole text.
  ///   - range: where the word stands in it; it begins and ends with whole characters.
  ///   - isASCII: whether all of the word is ASCII.
  package init(_ bytes: [UInt8], _ range: Range<Int>, isASCII: Bool) {
    self.bytes = bytes
    start = Int32(truncatingIfNeeded: range.lowerBound)
    end = Int32(truncatingIfNeeded: range.upperBound)
    self.isASCII = isASCII
  }

  package init(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, bytes.indices, isASCII: bytes.allSatisfy { $0 < 0x80 })
  }

  @inlinable public var isEmpty: Bool { start == end }

  /// How many bytes it has.
  @inlinable public var length: Int { Int(end) - Int(start) }

  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// A byte, counted from the word's first.
  subscript(offset: Int) -> UInt8 { bytes[Int(start) + offset] }

  /// A part from some byte on and up to another.
  subscript(range: Range<Int>) -> Word {
    let part = (Int(start) + range.lowerBound)..<(Int(start) + range.upperBound)
    return Word(bytes, part, isASCII: isASCII || bytes[part].allSatisfy { $0 < 0x80 })
  }

  package func prefix(_ length: Int) -> Word { self[0..<length] }

  package func dropFirst(_ length: Int) -> Word { self[length..<self.length] }

  /// The word in small letters.
  var lowercased: Word {
    isASCII && !contains(.capital) ? self : Word(text.lowercased())
  }

  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { whole in
      body(UnsafeBufferPointer(rebasing: whole[Int(start)..<Int(end)]))
    }
  }
}

// MARK: its characters

extension Word {
  /// How many characters it has.
  package var count: Int {
    isASCII ? length : withScalars { $0.reduce(0) { count, _ in count + 1 } } ?? text.count
  }

  /// What is made of its scalars; nil where these may join to characters.
  private func withScalars<Result>(_ body: (LoneScalars) -> Result) -> Result? {
    withBytes { LoneScalars($0).map(body) }
  }

  package func allSatisfy(_ kind: CharacterClass) -> Bool {
    guard isASCII else {
      return withScalars { $0.allSatisfy { kind.contains($0) } }
        ?? text.allSatisfy { kind.contains($0) }
    }
    return withBytes { $0.allSatisfy { kind.contains($0) } }
  }

  package func contains(_ kind: CharacterClass) -> Bool {
    guard isASCII else {
      return withScalars { $0.contains { kind.contains($0) } }
        ?? text.contains { kind.contains($0) }
    }
    return withBytes { $0.contains { kind.contains($0) } }
  }

  /// Whether it begins with a character of a kind.
  package func begins(with kind: CharacterClass) -> Bool {
    guard isASCII else { return length(of: kind) > 0 }
    return !isEmpty && kind.contains(self[0])
  }

  /// How many bytes the characters of a kind have that it begins with.
  package func length(of kind: CharacterClass) -> Int {
    guard isASCII else {
      return withScalars { $0.first { !kind.contains($0) }?.start ?? length }
        ?? text.prefix { kind.contains($0) }.utf8.count
    }
    return withBytes { $0.firstIndex { !kind.contains($0) } ?? $0.count }
  }

  /// How many bytes the characters of a kind have that it ends with.
  func trailingLength(of kind: CharacterClass) -> Int {
    guard isASCII else {
      return withScalars { scalars in
        length - scalars.reduce(0) { end, scalar in kind.contains(scalar) ? end : scalar.end }
      } ?? text.reversed().prefix { kind.contains($0) }.reduce(0) { $0 + $1.utf8.count }
    }
    return withBytes { bytes in
      bytes.count - (bytes.lastIndex { !kind.contains($0) }.map { $0 + 1 } ?? 0)
    }
  }

  /// The parts between characters of a kind.
  package func split(at separators: CharacterClass, omittingEmpty: Bool = true) -> [Word] {
    var parts: [Word] = []
    firstPart(between: separators, omittingEmpty: omittingEmpty) { part -> Never? in
      parts.append(part)
      return nil
    }
    return parts
  }

  /// What is first found among the parts between characters of a kind.
  @discardableResult
  func firstPart<Found>(
    between separators: CharacterClass,
    omittingEmpty: Bool = true,
    where find: (Word) -> Found?
  ) -> Found? {
    guard isASCII else { return firstPart(ofAnyScript: separators, omittingEmpty, find) }
    var start = 0
    for index in 0...length where index == length || separators.contains(self[index]) {
      if index > start || !omittingEmpty, let found = find(self[start..<index]) { return found }
      start = index + 1
    }
    return nil
  }

  private func firstPart<Found>(
    ofAnyScript separators: CharacterClass,
    _ omittingEmpty: Bool,
    _ find: (Word) -> Found?
  ) -> Found? {
    let found = withScalars { scalars -> Found? in
      var start = 0
      for scalar in scalars where separators.contains(scalar) {
        if scalar.start > start || !omittingEmpty, let found = find(self[start..<scalar.start]) {
          return found
        }
        start = scalar.end
      }
      return length > start || !omittingEmpty ? find(self[start..<length]) : nil
    }
    if let found { return found }
    let parts = text.split(omittingEmptySubsequences: omittingEmpty) { separators.contains($0) }
    for part in parts {
      if let found = find(Word(part)) { return found }
    }
    return nil
  }

  /// The whole number that it begins with: “13th” is the 13.
  package var number: Int? { prefix(length(of: .number)).integer }

  /// The whole number that it is; nil for anything else.
  package var integer: Int? {
    if isEmpty { return nil }
    guard isASCII, length <= 18 else { return Int(text) }
    return withBytes { bytes in
      var value = 0
      for byte in bytes {
        guard (0x30...0x39).contains(byte) else { return Int(text) }
        value = value * 10 + Int(byte & 0x0F)
      }
      return value
    }
  }

  package func hasPrefix(_ other: Word) -> Bool {
    guard isASCII, other.isASCII else { return text.hasPrefix(other.text) }
    return length >= other.length && prefix(other.length) == other
  }

  package func hasSuffix(_ other: Word) -> Bool {
    guard isASCII, other.isASCII else { return text.hasSuffix(other.text) }
    return length >= other.length && dropFirst(length - other.length) == other
  }
}

extension Word: Hashable {
  public static func == (left: Word, right: Word) -> Bool {
    let areSame =
      left.length == right.length
      && left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
    return areSame || (!left.isASCII && !right.isASCII && left.text == right.text)
  }

  public func hash(into hasher: inout Hasher) {
    if isASCII {
      withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    } else {
      hasher.combine(text)
    }
  }

  /// Whether it is a word of ASCII.
  package static func == (word: Word, literal: StaticString) -> Bool {
    literal.withUTF8Buffer { literal in word.withBytes { $0.elementsEqual(literal) } }
  }

  package static func != (word: Word, literal: StaticString) -> Bool { !(word == literal) }
}

extension Word: CustomStringConvertible {
  public var description: String { text }
}

extension Collection<Word> {
  /// The words as one text, with spaces between.
  package var joined: String { map(\.text).joined(separator: " ") }
}

extension [Word] {
  /// Where other words first stand here, one right after another.
  package func range(of other: [Word]) -> Range<Int>? { ranges(of: other).first }

  /// Where other words stand here, one right after another; they may overlap.
  package func ranges(of other: [Word]) -> [Range<Int>] {
    guard let first = other.first, other.count <= count else { return [] }
    return (0...(count - other.count)).compactMap { start in
      guard self[start] == first else { return nil }
      let range = start..<(start + other.count)
      return self[range].elementsEqual(other) ? range : nil
    }
  }
}

extension LanguageTable {
  /// What a word is; nil where no file of the language has it.
  package func record(of word: Word) -> WordRecord? { word.withBytes(record) }
}
