/// Words and phrases by their bytes, each with what it is; they stand in one text.
struct WordIndex: Sendable {
  private let text: [UInt8]

  /// Where each begins and ends in the text.
  private var places: [(start: Int32, end: Int32)] = []
  private(set) var records: [WordRecord] = []

  /// The places of words by their hashes; -1 where there is none.
  private var slots: [Int16]

  /// - Parameters:
  ///   - text: where all words stand.
  ///   - capacity: how many there are at most.
  init(_ text: [UInt8], capacity: Int) {
    self.text = text
    var size = 64
    while size < 2 * capacity { size *= 2 }
    slots = Array(repeating: -1, count: size)
    records.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
  }

  /// What a word is; nil where it is none of these.
  subscript(word: UnsafeBufferPointer<UInt8>) -> WordRecord? {
    var hash = WordHash()
    for byte in word { hash.add(byte) }
    let place = Int(slots[slot(hash) { text[$0].elementsEqual(word) }])
    return place < 0 ? nil : records[place]
  }

  /// The longest word that is something, the last of several.
  func longest(where isMeant: (WordRecord) -> Bool) -> String? {
    records.indices.filter { isMeant(records[$0]) }
      .map { text[Int(places[$0].start)..<Int(places[$0].end)] }
      .max { $0.count <= $1.count }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Says of a word what it is, besides what it is already.
  mutating func add(_ word: Range<Int>, _ hash: WordHash, _ change: (inout WordRecord) -> Void) {
    let slot = slot(hash) { text[$0].elementsEqual(text[word]) }
    if slots[slot] < 0 {
      slots[slot] = Int16(truncatingIfNeeded: records.count)
      places.append(
        (Int32(truncatingIfNeeded: word.lowerBound), Int32(truncatingIfNeeded: word.upperBound))
      )
      records.append(WordRecord())
    }
    change(&records[Int(slots[slot])])
  }

  /// Where a word stands, or would stand.
  private func slot(_ hash: WordHash, where isWord: (Range<Int>) -> Bool) -> Int {
    var slot = hash.value & (slots.count - 1)
    while slots[slot] >= 0 {
      let (start, end) = places[Int(slots[slot])]
      if isWord(Int(start)..<Int(end)) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}

/// A number that few words share, byte by byte (Fowler, Noll and Vo).
struct WordHash {
  private var hash: UInt32 = 0x811C_9DC5

  mutating func add(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }

  var value: Int { Int(hash ^ hash >> 15) }
}
