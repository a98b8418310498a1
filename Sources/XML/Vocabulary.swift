/// The names that a grammar knows, numbered.
///
/// A document that is read with a vocabulary numbers its names alike, and those beside it behind.
package final class Vocabulary: Sendable {
  /// The names by their numbers.
  package let names: [String]

  /// The names as UTF-8, one behind another, and where each begins and the last ends.
  private let text: [UInt8]
  private let starts: [Int]

  /// The numbers by the hash of the name; -1 where there is none.
  private let slots: [Int32]

  /// A name that is listed twice has its first number.
  package init(_ names: [String]) {
    var known: [String] = []
    // Grammars list most names several times.
    var size = 1
    while size < names.count * 2 { size *= 2 }
    var slots = Array(repeating: Int32(-1), count: size)
    for name in names {
      var name = name
      var slot = name.withUTF8(Self.hash) & (size - 1)
      while slots[slot] >= 0, known[Int(slots[slot])] != name { slot = (slot + 1) & (size - 1) }
      guard slots[slot] < 0 else { continue }
      slots[slot] = Int32(known.count)
      known.append(name)
    }
    self.names = known
    self.slots = slots
    var text: [UInt8] = []
    starts =
      [0]
      + known.map { name in
        text += name.utf8
        return text.count
      }
    self.text = text
  }

  /// The one of documents that follow no grammar.
  package static let empty = Vocabulary([])

  /// The number of a name; nil of one that is not in it.
  package func number(of name: String) -> Int? {
    var name = name
    return name.withUTF8(number)
  }

  /// The same of its UTF-8.
  func number(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    var slot = Self.hash(name) & (slots.count - 1)
    while slots[slot] >= 0 {
      let number = Int(slots[slot])
      if isName(number, name) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isName(_ number: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    let start = starts[number]
    guard starts[number + 1] - start == name.count else { return false }
    for index in 0..<name.count where text[start + index] != name[index] { return false }
    return true
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    var hash = UInt32(truncatingIfNeeded: name.count)
    for byte in name { hash = hash &* 31 &+ UInt32(byte) }
    return Int(hash ^ hash >> 9)
  }
}

/// The names of one document by number: those of its vocabulary, and others behind them.
struct DocumentNames: Sendable {
  let vocabulary: Vocabulary
  var others: [String] = []

  subscript(_ number: Int32) -> String {
    let number = Int(number)
    let known = vocabulary.names
    return number < known.count ? known[number] : others[number - known.count]
  }

  /// The number of a name; nil of one that the document does not have.
  func number(of name: String) -> Int32? {
    if let number = vocabulary.number(of: name) { return Int32(number) }
    return others.firstIndex(of: name).map { Int32(vocabulary.names.count + $0) }
  }

  /// Every name.
  var all: [String] { vocabulary.names + others }
}
