/// Values by words: where no key is as long and begins as a word does, nothing is compared.
struct WordTable<Value: Sendable>: Sendable {
  private let keys: Keys

  /// Its parts stay together, for tables are handed on often.
  private final class Keys: Sendable {
    /// The keys with their values.
    let entries: [(key: Word, value: Value)]

    /// By hash, where the keys stand among the entries; negative for no key.
    let slots: [Int32]

    /// By first byte, a bit for each length of a key of ASCII.
    let lengths: [UInt32]

    /// The keys that are not of ASCII, where any may be written in several ways.
    let others: [Word: Value]

    /// Whether any key is not of ASCII.
    let holdsOtherScripts: Bool

    /// - Parameter values: the values; of keys that are given twice the first counts.
    init(_ values: [(key: Word, value: Value)]) {
      let areComposed = values.allSatisfy { $0.key.isASCII || $0.key.isComposed }
      var entries: [(key: Word, value: Value)] = []
      entries.reserveCapacity(values.count)
      var others: [Word: Value] = [:]
      var holdsOtherScripts = false
      var lengths = Array(repeating: UInt32(0), count: 0x80)
      var slots = [Int32](repeating: -1, count: 2 << values.count.bitWidthInUse)
      for entry in values where !entry.key.isEmpty {
        if entry.key.isASCII {
          lengths[Int(entry.key[0])] |= WordTable.bit(entry.key.length)
        } else {
          holdsOtherScripts = true
          if !areComposed, others[entry.key] == nil { others[entry.key] = entry.value }
        }
        var slot = entry.key.withBytes { WordTable.slot(of: $0, among: slots.count) }
        while slots[slot] >= 0, !entry.key.withBytes(entries[Int(slots[slot])].key.hasBytes) {
          slot = (slot + 1) & (slots.count - 1)
        }
        guard slots[slot] < 0 else { continue }
        slots[slot] = Int32(entries.count)
        entries.append(entry)
      }
      (self.entries, self.lengths, self.slots) = (entries, lengths, slots)
      (self.others, self.holdsOtherScripts) = (others, holdsOtherScripts)
    }

    func value(of word: Word) -> Value? {
      // Words that are composed are the same where their bytes are.
      if !word.isASCII, !others.isEmpty || !word.isComposed {
        return others.isEmpty ? entries.first { $0.key == word }?.value : others[word]
      }
      return word.withBytes(value)
    }

    /// The value of a word by its bytes, where words are the same that have the same.
    func value(of word: UnsafeBufferPointer<UInt8>) -> Value? {
      var slot = WordTable.slot(of: word, among: slots.count)
      while slots[slot] >= 0 {
        let index = Int(slots[slot])
        if entries[index].key.hasBytes(word) { return entries[index].value }
        slot = (slot + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  /// - Parameter values: the values; of keys that are given twice the first counts.
  init(_ values: [(key: Word, value: Value)]) { keys = Keys(values) }

  /// - Parameter values: the values; of keys that are given twice the first counts.
  init(_ values: some Sequence<(String, Value)>) {
    self.init(values.map { (key: Word(WordNormalizer.folded($0.0)), value: $0.1) })
  }

  subscript(word: Word) -> Value? {
    guard word.isASCII else { return holdsOtherScripts ? keys.value(of: word) : nil }
    guard !word.isEmpty, mayHold(length: word.length, first: word[0]) else { return nil }
    return keys.value(of: word)
  }

  /// Whether any key is not of ASCII.
  var holdsOtherScripts: Bool { keys.holdsOtherScripts }

  /// Whether any key of ASCII may begin with a byte.
  func mayBegin(with byte: UInt8) -> Bool { keys.lengths[Int(byte)] != 0 }

  /// Whether any key of ASCII may have a length and begin with a byte.
  func mayHold(length: Int, first: UInt8) -> Bool {
    keys.lengths[Int(first)] & Self.bit(length) != 0
  }

  /// Whether any of the words, each with a space behind it, may be a key; never false where one is.
  func mayHold(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
    keys.lengths.withUnsafeBufferPointer { lengths in
      var start = 0
      var all: UInt8 = 0
      for index in words.indices {
        all |= words[index]
        guard words[index] == 0x20 else { continue }
        if all >= 0x80 {
          if holdsOtherScripts { return true }
        } else if index > start, lengths[Int(words[start])] & Self.bit(index - start) != 0 {
          return true
        }
        (start, all) = (index + 1, 0)
      }
      return false
    }
  }

  /// The value of a text that is one word, or none of the keys.
  subscript(text text: String) -> Value? {
    var text = text
    return text.withUTF8 { bytes in
      bytes.contains { $0 >= 0x80 }
        ? self[Word(String(decoding: bytes, as: UTF8.self))] : value(ofASCII: bytes)
    }
  }

  /// The value of a word of ASCII by its bytes.
  func value(ofASCII word: UnsafeBufferPointer<UInt8>) -> Value? {
    guard let first = word.first, mayHold(length: word.count, first: first) else { return nil }
    return keys.value(of: word)
  }

  /// Whether any of some words of ASCII, each with a space behind it, is a key.
  func holdsAny(_ words: UnsafeBufferPointer<UInt8>) -> Bool {
    keys.lengths.withUnsafeBufferPointer { lengths in
      var start = 0
      for index in words.indices where words[index] == 0x20 {
        if index > start, lengths[Int(words[start])] & Self.bit(index - start) != 0,
          keys.value(of: UnsafeBufferPointer(rebasing: words[start..<index])) != nil
        {
          return true
        }
        start = index + 1
      }
      return false
    }
  }

  /// Where a word stands first among so many slots, a power of two (Fowler, Noll and Vo).
  fileprivate static func slot(of word: UnsafeBufferPointer<UInt8>, among count: Int) -> Int {
    var hash: UInt32 = 0x811C_9DC5
    for byte in word { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return Int(hash ^ hash >> 15) & (count - 1)
  }

  fileprivate static func bit(_ length: Int) -> UInt32 { 1 << UInt32(min(length, 31)) }
}

extension Word {
  /// Whether it is the same as another where their bytes are, and only there.
  fileprivate var isComposed: Bool {
    withBytes { bytes in
      var index = 0
      while index < bytes.count {
        let scalar = LoneScalars.scalar(bytes, at: index)
        guard Unicode.Scalar(scalar.value).map(WordNormalizer.isComposed) ?? false else {
          return false
        }
        index = scalar.end
      }
      return true
    }
  }
}

extension Word {
  /// Whether its bytes are some others.
  fileprivate func hasBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard length == other.count else { return false }
    return withBytes { own in
      var index = 0
      while index < other.count, own[index] == other[index] { index += 1 }
      return index == other.count
    }
  }
}

extension Int {
  /// How many bits the number takes.
  fileprivate var bitWidthInUse: Int { Int.bitWidth - leadingZeroBitCount }
}

extension WordTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) { self.init(elements) }
}

/// Numbers by words, for other targets, in which a generic table is not specialised.
package struct WordNumbers: Sendable {
  let table: WordTable<Int>

  /// - Parameter numbers: the numbers; of words that are given twice the first counts.
  package init(_ numbers: [(key: Word, value: Int)]) { table = WordTable(numbers) }

  /// - Parameter numbers: the numbers; of words that are given twice the first counts.
  package init(_ numbers: [(String, Int)]) { table = WordTable(numbers) }

  package subscript(word: Word) -> Int? { table[word] }

  /// The number of a text that is one word, or none of the keys.
  package subscript(text text: String) -> Int? { table[text: text] }
}

/// Words that are looked up often.
package struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private let table: WordTable<Void>

  package init(_ words: [String]) { table = WordTable(words.map { ($0, ()) }) }

  package init(_ words: [Word]) {
    table = WordTable(words.map { (key: $0, value: ()) })
  }

  package init(arrayLiteral elements: String...) { self.init(elements) }

  /// No word.
  static let empty = WordSet([String]())

  package func contains(_ word: Word) -> Bool { table[word] != nil }

  /// Whether a word of ASCII is in it.
  func contains(ascii word: UnsafeBufferPointer<UInt8>) -> Bool {
    table.value(ofASCII: word) != nil
  }

  /// Whether any word is not of ASCII.
  var holdsOtherScripts: Bool { table.holdsOtherScripts }

  /// Whether any word of ASCII may begin with a byte.
  func mayBegin(with byte: UInt8) -> Bool { table.mayBegin(with: byte) }

  /// Whether any word of ASCII may have a length and begin with a byte.
  func mayHold(length: Int, first: UInt8) -> Bool { table.mayHold(length: length, first: first) }

  /// Whether any of the words, each with a space behind it, may be in it; never false where one is.
  func mayHold(_ words: UnsafeBufferPointer<UInt8>) -> Bool { table.mayHold(words) }

  /// Whether any of some words of ASCII, each with a space behind it, is in it.
  func holdsAny(_ words: UnsafeBufferPointer<UInt8>) -> Bool { table.holdsAny(words) }
}
