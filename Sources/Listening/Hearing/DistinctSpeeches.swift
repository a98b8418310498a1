internal import Language

/// What is heard in several places, each once, by number.
///
/// What is heard is not kept, for a chart may have a million marks: it is asked for again.
package struct DistinctSpeeches {
  private var entries: [Entry] = []

  /// By the hash of a text, the first entry that has it.
  private var firsts: NumberTable

  /// What is heard in a place.
  private let heard: (Place) -> Announcement

  /// Where something is heard.
  package struct Place {
    @FourBytes package private(set) var snapshot: Int
    @FourBytes package private(set) var element: Int

    package init(_ element: Int, in snapshot: Int) {
      self.snapshot = snapshot
      self.element = element
    }
  }

  private struct Entry {
    /// Where it is heard first.
    var place: Place

    /// The number of the first one with the same text.
    var text: Int32

    /// The next entry whose text has the same hash; negative for none.
    var next: Int32 = -1
  }

  /// - Parameters:
  ///   - expected: how many there will be, at most; more are taken as well.
  ///   - heard: what is heard in a place, the same whenever it is asked.
  package init(expecting expected: Int, heard: @escaping (Place) -> Announcement) {
    firsts = NumberTable(expecting: expected)
    entries.reserveCapacity(expected)
    self.heard = heard
  }

  /// The number of what is heard in a place.
  mutating func number(at place: Place) -> Int {
    let announcement = heard(place)
    let hash = Self.hash(of: announcement.pieces)
    var (last, sameText): (Int?, Int32?)
    var next = firsts[hash]
    while let index = next {
      let known = heard(entries[index].place)
      if known == announcement { return index }
      if sameText == nil, known.text == announcement.text { sameText = entries[index].text }
      last = index
      next = entries[index].next < 0 ? nil : Int(entries[index].next)
    }
    let number = entries.count
    if let last { entries[last].next = Int32(number) } else { firsts.add(number, hash) }
    entries.append(Entry(place: place, text: sameText ?? Int32(number)))
    return number
  }

  /// The number of the first thing heard that has the text of what is heard in a place.
  package mutating func textNumber(at place: Place) -> Int {
    let number = number(at: place)
    return textNumber(of: number)
  }

  /// The text of a number.
  package func text(of number: Int) -> String { heard(entries[number].place).text }

  /// What nobody knows of what is heard at a number, but for what symbols are called: that is the same of
  /// two that are.
  package func missing(of number: Int) -> [String] {
    heard(entries[number].place).missing(whereSymbol: { _ in false })
  }

  /// Of all numbers with the same text, the first.
  package func textNumber(of number: Int) -> Int { Int(entries[number].text) }

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
