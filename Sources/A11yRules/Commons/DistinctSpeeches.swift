/// What is heard in several places, each once, by number.
struct DistinctSpeeches: Sendable {
  private var entries: [Entry] = []

  /// By hash, where they stand among the entries; negative where none does.
  private var slots = [Int32](repeating: -1, count: 16)

  private struct Entry {
    var announcement: Announcement
    var hash: UInt32

    /// The number of the first one with the same text.
    var text: Int
  }

  /// The number of something that is heard.
  mutating func number(of announcement: Announcement) -> Int {
    let hash = Self.hash(of: announcement.pieces)
    var slot = Int(hash) & (slots.count - 1)
    var sameText: Int?
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash {
        if entries[index].announcement == announcement { return index }
        if sameText == nil, entries[index].announcement.text == announcement.text {
          sameText = entries[index].text
        }
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(entries.count)
    let text = sameText ?? entries.count
    entries.append(Entry(announcement: announcement, hash: hash, text: text))
    if 2 * entries.count > slots.count { grow() }
    return entries.count - 1
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

  private mutating func grow() {
    var larger = [Int32](repeating: -1, count: 2 * slots.count)
    for (index, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & (larger.count - 1)
      while larger[slot] >= 0 { slot = (slot + 1) & (larger.count - 1) }
      larger[slot] = Int32(index)
    }
    slots = larger
  }

  /// The hash of the text that pieces make, which is the same where that is (Fowler, Noll and Vo).
  private static func hash(of pieces: [String]) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    func add(_ byte: UInt8) { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    for (index, piece) in pieces.enumerated() {
      if index > 0 {
        add(UInt8(ascii: ","))
        add(UInt8(ascii: " "))
      }
      for byte in piece.utf8 { add(byte) }
    }
    return hash ^ hash >> 15
  }
}
