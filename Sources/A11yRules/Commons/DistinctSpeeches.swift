/// What is heard in several places, each once, by number.
struct DistinctSpeeches: Sendable {
  private var entries: [Entry] = []

  /// By the hash of a text, the first entry that has it; negative for none. There are twice as many
  /// as entries at least, a power of two.
  private var slots = [Int32](repeating: -1, count: 16)

  private struct Entry {
    var announcement: Announcement

    /// The number of the first one with the same text.
    var text: Int

    var hash: UInt64
  }

  /// The number of something that is heard.
  mutating func number(of announcement: Announcement) -> Int {
    let hash = Self.hash(of: announcement.pieces)
    var sameText: Int?
    var slot = slot(of: hash)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      slot = (slot + 1) & (slots.count - 1)
      guard entries[index].hash == hash else { continue }
      if entries[index].announcement == announcement { return index }
      if sameText == nil, entries[index].announcement.text == announcement.text {
        sameText = entries[index].text
      }
    }
    let number = entries.count
    slots[slot] = Int32(number)
    entries.append(Entry(announcement: announcement, text: sameText ?? number, hash: hash))
    if entries.count * 2 > slots.count { grow() }
    return number
  }

  private func slot(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash ^ hash >> 29) & (slots.count - 1)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for index in entries.indices {
      var slot = slot(of: entries[index].hash)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// The number of the first thing heard that has the same text.
  mutating func textNumber(of announcement: Announcement) -> Int {
    let number = number(of: announcement)
    return entries[number].text
  }

  /// The text of a number.
  func text(of number: Int) -> String { entries[number].announcement.text }

  /// Of all numbers with the same text, the first.
  func textNumber(of number: Int) -> Int { entries[number].text }

  /// The hash of the text that pieces make, which is the same where that is.
  private static func hash(of pieces: [String]) -> UInt64 {
    var hash = TextHash()
    for index in pieces.indices {
      if index > 0 {
        hash.add(UInt8(ascii: ","))
        hash.add(UInt8(ascii: " "))
      }
      hash.add(pieces[index])
    }
    return hash.value
  }
}
