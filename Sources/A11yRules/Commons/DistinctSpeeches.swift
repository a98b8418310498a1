/// What is heard in several places, each once, by number.
struct DistinctSpeeches: Sendable {
  private var entries: [Entry] = []

  /// By the hash of a text, the first entry that has it.
  private var firsts = NumberTable()

  private struct Entry {
    var announcement: Announcement

    /// The number of the first one with the same text.
    var text: Int

    /// The next entry whose text has the same hash.
    var next: Int?
  }

  /// The number of something that is heard.
  mutating func number(of announcement: Announcement) -> Int {
    let hash = Self.hash(of: announcement.pieces)
    var (last, sameText): (Int?, Int?)
    var next = firsts[hash]
    while let index = next {
      if entries[index].announcement == announcement { return index }
      if sameText == nil, entries[index].announcement.text == announcement.text {
        sameText = entries[index].text
      }
      (last, next) = (index, entries[index].next)
    }
    let number = entries.count
    if let last { entries[last].next = number } else { firsts.add(number, hash) }
    entries.append(Entry(announcement: announcement, text: sameText ?? number))
    return number
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
