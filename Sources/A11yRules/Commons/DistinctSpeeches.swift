/// What is heard in several places, each once, by number.
struct DistinctSpeeches: Sendable {
  private var entries: [Entry] = []

  /// By the hash of a text, the first entry that has it.
  private var firsts: NumberTable

  private struct Entry {
    var announcement: Announcement

    /// The number of the first one with the same text.
    var text: Int32

    /// The next entry whose text has the same hash; negative for none.
    var next: Int32 = -1
  }

  /// - Parameter expected: how many there will be, at most; more are taken as well.
  init(expecting expected: Int) {
    firsts = NumberTable(expecting: expected)
    entries.reserveCapacity(expected)
  }

  /// The number of something that is heard.
  mutating func number(of announcement: Announcement) -> Int {
    let hash = Self.hash(of: announcement.pieces)
    var (last, sameText): (Int?, Int32?)
    var next = firsts[hash]
    while let index = next {
      if entries[index].announcement == announcement { return index }
      if sameText == nil, entries[index].announcement.text == announcement.text {
        sameText = entries[index].text
      }
      last = index
      next = entries[index].next < 0 ? nil : Int(entries[index].next)
    }
    let number = entries.count
    if let last { entries[last].next = Int32(number) } else { firsts.add(number, hash) }
    entries.append(Entry(announcement: announcement, text: sameText ?? Int32(number)))
    return number
  }

  /// The number of the first thing heard that has the same text.
  mutating func textNumber(of announcement: Announcement) -> Int {
    let number = number(of: announcement)
    return textNumber(of: number)
  }

  /// The text of a number.
  func text(of number: Int) -> String { entries[number].announcement.text }

  /// Of all numbers with the same text, the first.
  func textNumber(of number: Int) -> Int { Int(entries[number].text) }

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
