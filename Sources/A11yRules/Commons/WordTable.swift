/// Values by words, found without hashing where no key is as long and begins as a word does.
struct WordTable<Value: Sendable>: Sendable {
  private let values: [Word: Value]

  /// By first byte, a bit for each length of a key.
  private let lengths: [UInt32]

  init(_ values: [Word: Value]) {
    self.values = values
    var lengths = Array(repeating: UInt32(0), count: 0x80)
    for key in values.keys where key.isASCII && !key.isEmpty {
      lengths[Int(key[0])] |= Self.bit(key)
    }
    self.lengths = lengths
  }

  /// - Parameter values: the values; of keys that are given twice the first counts.
  init(_ values: some Sequence<(String, Value)>) {
    self.init(Dictionary(values.map { (Word($0.0), $0.1) }) { first, _ in first })
  }

  subscript(word: Word) -> Value? {
    guard word.isASCII else { return values[word] }
    guard !word.isEmpty, lengths[Int(word[0])] & Self.bit(word) != 0 else { return nil }
    return values[word]
  }

  /// Whether any key of ASCII may begin with a byte.
  func mayBegin(with byte: UInt8) -> Bool { lengths[Int(byte)] != 0 }

  /// Whether any key of ASCII may have a length and begin with a byte.
  func mayHold(length: Int, first: UInt8) -> Bool {
    lengths[Int(first)] & 1 << UInt32(min(length, 31)) != 0
  }

  /// Whether any of the words, each with a space behind it, may be a key; never false where one is.
  func mayHold(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
    lengths.withUnsafeBufferPointer { lengths in
      var start = 0
      for index in words.indices {
        if words[index] >= 0x80 { return true }
        guard words[index] == 0x20 else { continue }
        if index > start, lengths[Int(words[start])] & 1 << UInt32(min(index - start, 31)) != 0 {
          return true
        }
        start = index + 1
      }
      return false
    }
  }

  private static func bit(_ word: Word) -> UInt32 { 1 << UInt32(min(word.length, 31)) }
}

extension WordTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

/// Words that are looked up often.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private let table: WordTable<Void>

  init(_ words: some Sequence<String>) { table = WordTable(words.map { ($0, ()) }) }

  init(_ words: some Sequence<Word>) {
    table = WordTable(Dictionary(words.map { ($0, ()) }) { first, _ in first })
  }

  init(arrayLiteral elements: String...) { self.init(elements) }

  func contains(_ word: Word) -> Bool { table[word] != nil }

  /// Whether any word of ASCII may begin with a byte.
  func mayBegin(with byte: UInt8) -> Bool { table.mayBegin(with: byte) }

  /// Whether any word of ASCII may have a length and begin with a byte.
  func mayHold(length: Int, first: UInt8) -> Bool { table.mayHold(length: length, first: first) }

  /// Whether any of the words, each with a space behind it, may be in it; never false where one is.
  func mayHold(_ words: UnsafeBufferPointer<UInt8>) -> Bool { table.mayHold(words) }
}
